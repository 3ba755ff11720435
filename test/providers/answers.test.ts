import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type EngineId } from '../../src/providers/index.ts';
import { answerOf, ask, engineAt, json, type StandIn, startStandIn } from './provider.ts';
import {
  anthropic,
  anthropicSearch,
  CITING,
  gemini,
  openai,
  openaiMessage,
  perplexity,
  serpapi,
  serpapiOverview,
} from './responses.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

const answered = (id: EngineId, body: object) => {
  provider.answer(json(body));
  return answerOf(engineAt(provider.url, id));
};

/** A response of each engine that says a text. */
const SAYING: Readonly<Record<EngineId, (text: string, odd?: unknown) => object>> = {
  chatgpt: (text, odd) => openai({ output: [odd, openaiMessage(text)].slice(odd === undefined ? 1 : 0) }),
  gemini: (text) => gemini({}, { content: { parts: [{ text }] } }),
  perplexity: (text) => perplexity({}, { message: { content: text } }),
  ai_mode: (text) => serpapi({ text_blocks: [{ type: 'paragraph', snippet: text }] }),
  copilot: (text) => serpapi({ text_blocks: [{ type: 'paragraph', snippet: text }] }),
  google_ai_overview: (text) => serpapiOverview({ text_blocks: [{ type: 'paragraph', snippet: text }] }),
  claude: (text) => anthropic({ content: [...anthropicSearch('s', []), { type: 'text', text }] }),
};

describe.each(ENGINES)('$name', ({ id }) => {
  it('asks again where a notice stands in place of an answer', async () => {
    provider.answer(json(SAYING[id]('Something went wrong. Please try again later.')));
    expect(await ask(engineAt(provider.url, id))).toMatchObject({ kind: 'retry', fault: 'empty' });
  });

  it('keeps no markers of citations', async () => {
    const { text } = await answered(
      id,
      SAYING[id]('Buy Acme. \ue200cite\ue202turn0search0\ue201 Or Nova. citeturn0search1'),
    );
    expect(text).toBe('Buy Acme. Or Nova.');
  });

  it('leaves out pages of its own, and counts them', async () => {
    const own = {
      chatgpt: 'https://chatgpt.com/share/1',
      gemini: 'https://www.google.com/search?q=a',
      perplexity: 'https://www.perplexity.ai/search/a',
      ai_mode: 'https://www.google.com/viewer/place?mid=1',
      copilot: 'https://www.bing.com/search?q=a',
      google_ai_overview: 'https://www.google.com/maps/place/a',
      claude: 'https://claude.ai/chat/1',
    }[id];
    const pages = [own, 'https://a.example/', 'https://A.example:443/#x'].map((url) => ({ url, title: 'T' }));
    const { sources, ownPages } = await answered(id, CITING[id](pages));
    expect(sources.map(({ url }) => url)).toEqual(['https://a.example/']);
    expect(ownPages).toBe(1);
  });
});

it.each(['chatgpt', 'gemini', 'claude'] as const)('%s links what its text links', async (id) => {
  const pages = ['https://a.example/x', 'https://b.example/x', 'https://c.example/x'];
  const body = CITING[id](pages.map((url) => ({ url, title: '' })));
  const text = 'See [it](https://a.example/x) and https://b.example/x.';
  const saying = JSON.parse(JSON.stringify(body, (key, value) => (key === 'text' ? text : value)));
  const { sources } = await answered(id, saying);
  expect(sources.map(({ kind }) => kind)).toEqual(
    id === 'chatgpt' ? ['linked', 'linked', 'linked'] : ['linked', 'linked', 'listed'],
  );
});

describe('ChatGPT', () => {
  const message = (phase: string | undefined, text: string) => ({ ...openaiMessage(text), phase });
  const call = { type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'q' } };

  it.each([
    ['the final message', [message('commentary', 'Acme?'), message('final_answer', 'Nova.')], 'Nova.'],
    [
      'final ones',
      [message('final_answer', 'A.'), message(undefined, 'X'), message('final_answer', 'B.')],
      'A.\n\nB.',
    ],
    ['what has no phase', [message('commentary', 'Acme?'), message(undefined, 'Nova.')], 'Nova.'],
    ['all without phases', [message(undefined, 'Acme.'), message(undefined, 'Nova.')], 'Acme.\n\nNova.'],
    ['a text once', [message(undefined, 'Acme.'), message(undefined, 'Acme.')], 'Acme.'],
    ['commentary where there is nothing else', [message('commentary', 'Acme.')], 'Acme.'],
  ])('answers %s', async (_, messages, text) => {
    expect((await answered('chatgpt', openai({ output: [call, ...messages] }))).text).toBe(text);
  });

  it('makes markers links where annotations say to what', async () => {
    const marker = '\ue200cite\ue202turn0search0\ue201';
    const text = `Buy Acme. ${marker} Or Nova.${marker}`;
    const start_index = text.indexOf(marker);
    const annotations = [
      {
        type: 'url_citation',
        url: 'https://a.example/x',
        start_index,
        end_index: start_index + marker.length,
      },
    ];
    const { text: read } = await answered('chatgpt', openai({ output: [openaiMessage(text, annotations)] }));
    expect(read).toBe('Buy Acme. ([a.example](https://a.example/x)) Or Nova.');
  });
});

describe('Claude', () => {
  const cited = (text: string) => ({
    type: 'text',
    text,
    citations: [{ type: 'web_search_result_location', url: 'https://b.example/2', title: 'B' }],
  });
  const said = (text: string) => ({ type: 'text', text });
  const search = anthropicSearch('s1', []);

  it.each([
    [
      'no narration before a search',
      [said('I will look for Acme.'), ...search, said('Buy '), cited('Nova')],
      'Buy Nova',
    ],
    [
      'what cites something before another search',
      [...search, said('First, '), cited('Acme'), said('. More:'), ...search, said('Then Nova.')],
      'First, Acme. More:\n\nThen Nova.',
    ],
    ['all where nothing follows a search', [said('Buy Nova.'), ...search], 'Buy Nova.'],
    ['no thoughts', [{ type: 'thinking', thinking: 'Acme' }, said('Buy Nova.')], 'Buy Nova.'],
  ])('answers %s', async (_, content, text) => {
    expect((await answered('claude', anthropic({ content }))).text).toBe(text);
  });
});

describe('Perplexity', () => {
  const page = (at: number) => `https://s${at}.example/p`;
  const linkedBy = async (content: unknown, lists: object) =>
    (await answered('perplexity', perplexity(lists, { message: { content } }))).sources
      .filter(({ kind }) => kind === 'linked')
      .map(({ url }) => url);
  const results = [1, 2, 3].map((at) => ({ url: page(at), title: `S${at}` }));
  const citations = [1, 2, 3, 4].map(page);

  it.each<[string, object, number[]]>([
    ['results alone', { search_results: results, citations: undefined }, [1, 3]],
    ['no results beside citations', { search_results: [], citations }, [1, 3, 4]],
    ['fewer results than citations', { search_results: results, citations }, [1, 3, 4]],
    [
      'citations that are odd in between',
      { search_results: null, citations: [page(1), 7, page(3), page(4)] },
      [1, 3, 4],
    ],
    [
      'results that are odd in between',
      { search_results: [{ url: page(1) }, null, { url: page(3), title: 4 }], citations: null },
      [1, 3],
    ],
  ])('is read with %s', async (_, lists, linked) => {
    expect(await linkedBy('As said [1, 3], and [web:4].', lists)).toEqual(linked.map(page));
  });

  it('has the titles of results, of whichever list the numbers are', async () => {
    const { sources } = await answered('perplexity', perplexity({ search_results: results, citations }));
    expect(sources.map(({ title }) => title)).toEqual(['S1', 'S2', 'S3', '']);
  });

  it('may send its text in parts, and thinks aloud', async () => {
    const content = [
      { type: 'text', text: '<think>Acme [1]</think>\n' },
      { type: 'image_url' },
      { type: 'text', text: 'Nova [2].' },
    ];
    expect(await linkedBy(content, { search_results: results })).toEqual([page(2)]);
  });
});

describe('one odd element', () => {
  const odd = [null, 7, 'text', {}, { type: 'message', content: 7 }, { type: 'text', text: 7 }];

  it.each(odd)('of ChatGPT costs nothing else: %j', async (one) => {
    const text = openaiMessage('Buy Acme.', [
      one as object,
      { type: 'url_citation', url: 'https://a.example/' },
    ]);
    const call = {
      type: 'web_search_call',
      action: { type: 'search', queries: [one, 'q'], sources: [one, { url: 'https://b.example/' }] },
    };
    text.content.unshift(one as never);
    const {
      text: read,
      sources,
      searchQueries,
    } = await answered('chatgpt', openai({ output: [one, call, text] }));
    expect(read).toBe('Buy Acme.');
    expect(sources.map(({ url }) => url)).toEqual(['https://a.example/', 'https://b.example/']);
    expect(searchQueries?.at(-1)).toBe('q');
  });

  it.each(odd)('of Gemini costs nothing else: %j', async (one) => {
    const groundingMetadata = {
      webSearchQueries: [one, 'q'],
      groundingChunks: [one, { web: { uri: 'https://a.example/', title: one } }],
      groundingSupports: [one, { groundingChunkIndices: [one, '1'] }],
    };
    const body = gemini({}, { content: { parts: [one, { text: 'Buy Acme.' }] }, groundingMetadata });
    const { text, sources, searchQueries } = await answered('gemini', body);
    expect(text).toMatch(/Buy Acme\.$/);
    expect(sources).toMatchObject([{ url: 'https://a.example/', kind: 'linked' }]);
    expect(searchQueries?.at(-1)).toBe('q');
  });

  it.each(odd)('of Claude costs nothing else: %j', async (one) => {
    const content = [
      one,
      ...anthropicSearch('s', [one, { type: 'web_search_result', url: 'https://a.example/', title: one }]),
      {
        type: 'text',
        text: 'Buy Acme.',
        citations: [one, { type: 'web_search_result_location', url: 'https://b.example/' }],
      },
      one,
    ];
    const { text, sources } = await answered('claude', anthropic({ content }));
    expect(text).toBe('Buy Acme.');
    expect(sources).toMatchObject([
      { url: 'https://a.example/', kind: 'listed' },
      { url: 'https://b.example/', kind: 'linked' },
    ]);
  });

  it.each(odd)('of SerpApi costs nothing else: %j', async (one) => {
    const body = serpapi({
      text_blocks: [
        one,
        {
          type: one,
          title: one === 'text' ? null : one,
          snippet: ': Read Platewise.',
          snippet_links: [
            one,
            { link: 'https://a.example/' },
            { text: one, link: 'https://b.example/' },
            { text: 'Platewise', link: 'https://c.example/' },
          ],
          reference_indexes: [one, '1'],
          list: [one, { snippet: 'Light' }],
        },
      ],
      references: [one, { title: one, link: 'https://d.example/' }],
    });
    const { text, sources } = await answered('ai_mode', body);
    expect(text).toBe('Read [Platewise](https://c.example/).\n\n- Light');
    expect(sources.map(({ url, kind }) => `${kind} ${url}`)).toEqual(
      ['d', 'a', 'b', 'c'].map((host) => `linked https://${host}.example/`),
    );
  });
});

it('links no page of Google’s own in a snippet, and every other one', async () => {
  const links = [
    { text: 'Acme', link: 'https://www.google.com/search?q=acme' },
    { text: 'Help', link: 'https://support.google.com/a' },
  ];
  const { text, sources, ownPages } = await answered(
    'ai_mode',
    serpapi({ text_blocks: [{ snippet: 'Acme and Help', snippet_links: links }], references: [] }),
  );
  expect(text).toBe('Acme and [Help](https://support.google.com/a)');
  expect(sources.map(({ url }) => url)).toEqual(['https://support.google.com/a']);
  expect(ownPages).toBe(1);
});
