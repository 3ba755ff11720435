import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type EngineId } from '../../src/providers/index.ts';
import type { Block } from '../../src/providers/text-blocks.ts';
import { markdownOf } from '../../src/providers/text-blocks-markdown.ts';
import { MAX_SOURCES, MAX_TITLE, MAX_URL } from '../../src/shared/source-bounds.ts';
import { MAX_TEXT } from '../../src/shared/text-format.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';
import { tries } from '../helpers/nightly.ts';
import { answerOf, ask, engineAt, json, type StandIn, startStandIn } from './provider.ts';
import {
  CITING,
  COMPLETE,
  gemini,
  grounded,
  openai,
  openaiMessage,
  type Page,
  perplexity,
  redirect,
} from './responses.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

/** Far more than are kept. */
const PAGES = tries(5_000, 20_000);

const page = (at: number): Page => ({ url: `https://a${at}.example/`, title: `Page ${at}` });

describe('what an engine cites', () => {
  it.each(ENGINES)('is kept up to the bounds of an import: $id', async ({ id }) => {
    const long = (length: number) =>
      `https://long.example/${'x'.repeat(length - 'https://long.example/'.length)}`;
    const pages = [
      { url: long(MAX_URL), title: 't'.repeat(MAX_TITLE) },
      { url: `${long(MAX_URL)}y`, title: 'too long' },
      { url: 'ftp://a.example/', title: 'no address' },
      ...Array.from({ length: PAGES }, (_, at) => page(at)),
      // Known already: nothing is lost of it.
      page(5),
    ];
    provider.answer(json(CITING[id](pages)));
    const { sources, dropped } = await answerOf(engineAt(provider.url, id));
    expect(sources).toHaveLength(MAX_SOURCES);
    expect(sources[0]).toMatchObject({ url: long(MAX_URL), title: 't'.repeat(MAX_TITLE) });
    expect(sources.at(-1)).toMatchObject(page(MAX_SOURCES - 2));
    expect(dropped).toBe(1 + PAGES + 1 - MAX_SOURCES);
  });

  it.each(ENGINES)('has titles of a bounded length: $id', async ({ id }) => {
    provider.answer(
      json(CITING[id]([{ url: 'https://a.example/', title: `${'t'.repeat(MAX_TITLE - 1)}👍👍` }])),
    );
    const { sources, dropped } = await answerOf(engineAt(provider.url, id));
    expect(sources[0]?.title).toHaveLength(MAX_TITLE);
    expect(sources[0]?.title.isWellFormed()).toBe(true);
    expect(dropped).toBe(1);
  });

  it('asks for few grounding links at once, of those that are kept, and for none after their time', async () => {
    const links = Array.from({ length: PAGES }, (_, at) => ({
      url: redirect(`${at}`),
      title: `a${at}.example`,
    }));
    let open = 0;
    let most = 0;
    let asked = 0;
    const answered = json(grounded(links));
    provider.answer((response, request) => {
      if (request.method === 'POST') return answered(response, request);
      asked += 1;
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => {
        open -= 1;
      });
      // The first ones lead somewhere; after that Google answers nothing any more.
      if (asked > 40) return;
      response.writeHead(302, { location: `https://page${asked}.example/` });
      response.end();
    });
    const { sources, dropped } = await answerOf(engineAt(provider.url, 'gemini'));
    expect(most).toBeLessThanOrEqual(16);
    expect(asked).toBeLessThanOrEqual(40 + 16);
    expect(sources).toHaveLength(MAX_SOURCES);
    expect(dropped).toBe(PAGES - MAX_SOURCES);
    const urls = sources.map(({ url }) => url);
    expect(urls.filter((url) => url.startsWith('https://page'))).toHaveLength(40);
    expect(urls.at(-1)).toBe(`https://a${MAX_SOURCES - 1}.example/`);
  });
});

describe('an answer in blocks', () => {
  const nested = (depth: number, inner: object): object => {
    let block = inner;
    for (let level = 0; level < depth; level += 1) block = { type: 'list', list: [block] };
    return block;
  };

  it('is a fault of its question where it nests deeper than can be read, and never one of the program', async () => {
    const depth = 200_000;
    const blocks = `${'[{"list":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    provider.answer(json(`{"search_metadata":{"status":"Success"},"text_blocks":${blocks}}`));
    expect(await ask(engineAt(provider.url, 'ai_mode'))).toMatchObject({
      kind: 'failed',
      fault: 'too_large',
      blame: 'question',
    });
  });

  it('keeps what nests as deep as answers do, and leaves out what is deeper', () => {
    const at = (depth: number) => markdownOf([nested(depth, { snippet: 'inside' }) as Block]);
    expect(at(20)).toContain('inside');
    expect(at(100)).not.toContain('inside');
  });

  const link = (at: number) => ({ text: `word${at}`, link: `https://a${at}.example/` });

  it.each<[string, number, (size: number) => object[]]>([
    [
      'links that are there',
      2_000,
      (size) => [{ snippet: 'word1 '.repeat(size), snippet_links: Array(size).fill(link(1)) }],
    ],
    [
      'links that are not there',
      2_000,
      (size) => [
        { snippet: 'x'.repeat(size), snippet_links: Array.from({ length: size }, (_, at) => link(at)) },
      ],
    ],
    [
      'a wide table with many rows',
      1_000,
      (size) => [{ table: [Array(size).fill('a'), ...Array(size).fill([])] }],
    ],
    [
      'a comparison',
      1_000,
      (size) => [
        { product_labels: Array(size).fill('a'), comparison: Array(size).fill({ feature: 'f', values: [] }) },
      ],
    ],
    ['deep lists', 100, (size) => [nested(size, { list: Array(size).fill({ snippet: 'x' }) })]],
    ['digits', 50_000, (size) => [{ snippet: '1'.repeat(size) }]],
    ['stars', 50_000, (size) => [{ snippet: '*'.repeat(size) }]],
    ['brackets', 50_000, (size) => [{ snippet: '[]('.repeat(size) }]],
    ['backticks', 50_000, (size) => [{ snippet: '`'.repeat(size), code: '`'.repeat(size) }]],
    ['tags', 50_000, (size) => [{ snippet: '<a'.repeat(size) }]],
    ['spaces', 50_000, (size) => [{ snippet: `a${' \n'.repeat(size)}b` }]],
    ['entities', 50_000, (size) => [{ snippet: '&amp'.repeat(size) }]],
    ['underscores', 50_000, (size) => [{ snippet: '_a'.repeat(size) }]],
    ['headings', 3_000, (size) => Array(size).fill({ type: 'heading', snippet: '#'.repeat(10) })],
  ])('is written in linear time: %s', (_, size, make) => {
    expect(
      growth(
        size,
        (times) => make(times) as Block[],
        (blocks) => markdownOf(blocks),
      ),
    ).toBeLessThan(MOST_GROWTH);
  });
});

describe('what an answer took', () => {
  const took = async (usage: object) => {
    provider.answer(json(perplexity({ usage })));
    return (await answerOf(engineAt(provider.url, 'perplexity'))).usage;
  };

  it('is kept as it is told', async () => {
    const usage = {
      prompt_tokens: 0,
      completion_tokens: 7,
      num_search_queries: 1,
      cost: { total_cost: 0.005 },
    };
    expect(await took(usage)).toEqual({ inputTokens: 0, outputTokens: 7, searches: 1, costMicros: 5_000 });
  });

  it.each([-1, 1.5, 3_000_000_000, 1e25])('is not known where it cannot be: %s', async (count) => {
    const usage = {
      ...{ prompt_tokens: count, completion_tokens: count, num_search_queries: count },
      cost: { total_cost: count === 1.5 ? -1 : count },
    };
    const told = await took(usage);
    expect(Object.values(told).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('what an engine tells beside its answer, in another way than documented', () => {
  /** A response with each number below its usage in the place of another one. */
  const usageSaying = (id: EngineId, said: string) =>
    JSON.stringify(COMPLETE[id], (key, value) =>
      /^usage/.test(key)
        ? JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'number' ? 'SAID' : inner)))
        : value,
    ).replaceAll('"SAID"', said);

  it.each(
    (['chatgpt', 'gemini', 'perplexity', 'claude'] as const).flatMap((id) =>
      ['"12"', '1e999', '{}', '[1]', 'true'].map((said) => [id, said] as const),
    ),
  )('costs no answer, and is not known: a count of %s that is %s', async (id, said) => {
    provider.answer(json(usageSaying(id, said)));
    const { text, usage } = await answerOf(engineAt(provider.url, id));
    expect(text).toContain('Dell XPS 13');
    const { inputTokens, outputTokens, costMicros } = usage;
    expect([inputTokens, outputTokens, costMicros]).toEqual([undefined, undefined, undefined]);
  });

  it.each(
    (['chatgpt', 'gemini', 'perplexity', 'claude'] as const).flatMap((id) =>
      [7, 'none', [], null, {}].map((usage) => [id, usage] as const),
    ),
  )('costs no answer: the usage of %s is %j, its model a number', async (id, usage) => {
    const over = { usage, usageMetadata: usage, model: 5, modelVersion: 5 };
    provider.answer(json({ ...COMPLETE[id], ...over }));
    const answer = await answerOf(engineAt(provider.url, id));
    expect(answer.model).toBeNull();
    // What Google leaves out is 0.
    const told = id === 'gemini' && JSON.stringify(usage) === '{}' ? 0 : undefined;
    expect([answer.usage.inputTokens, answer.usage.outputTokens]).toEqual([told, told]);
  });

  it('costs no answer: a source of Gemini without an address', async () => {
    const groundingMetadata = {
      groundingChunks: [{ web: { title: 'a.example' } }, { web: { uri: 'https://d.example/', title: 'D' } }],
      groundingSupports: [{ groundingChunkIndices: [1] }],
    };
    provider.answer(json(gemini({}, { groundingMetadata })));
    const { sources } = await answerOf(engineAt(provider.url, 'gemini'));
    expect(sources).toEqual([{ url: 'https://d.example/', title: 'D', kind: 'linked' }]);
  });
});

it.each([
  ['m'.repeat(100_000), 'm'.repeat(200)],
  ['gpt\0-5\ud800', 'gpt-5\ufffd'],
])('names a model in a way that can be kept', async (model, kept) => {
  provider.answer(json(openai({ model })));
  expect((await answerOf(engineAt(provider.url, 'chatgpt'))).model).toBe(kept);
});

describe('the text of an answer', () => {
  /** What an engine answers, with texts of a length. */
  const saying = (id: (typeof ENGINES)[number]['id'], length: number) =>
    JSON.stringify(COMPLETE[id], (key, value) =>
      ['text', 'content', 'snippet'].includes(key) && typeof value === 'string' ? 'x'.repeat(length) : value,
    );

  it.each(ENGINES)('is a fault of its question where an import line may not have it: $id', async ({ id }) => {
    provider.answer(json(saying(id, MAX_TEXT + 1)));
    expect(await ask(engineAt(provider.url, id))).toMatchObject({
      kind: 'failed',
      fault: 'too_large',
      blame: 'question',
      reason: expect.stringContaining(`over ${MAX_TEXT} characters`),
    });
  });

  it('is an empty one where nothing of it can be stored', async () => {
    provider.answer(json(openai({ output: [openaiMessage('\0 \0')] })));
    expect(await ask(engineAt(provider.url, 'chatgpt'))).toMatchObject({ kind: 'retry', fault: 'empty' });
    provider.answer(json(openai({ output: [openaiMessage('\0 Dell \0')] })));
    expect((await answerOf(engineAt(provider.url, 'chatgpt'))).text).toBe('Dell');
  });

  it('is kept up to that bound', async () => {
    const message = openaiMessage('x'.repeat(MAX_TEXT));
    provider.answer(json(openai({ output: [message] })));
    expect((await answerOf(engineAt(provider.url, 'chatgpt'))).text).toHaveLength(MAX_TEXT);
  });
});
