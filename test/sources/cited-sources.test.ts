import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  type CitedSource,
  isOwnDomain,
  readSources as readSourcesOf,
} from '../../src/sources/cited-sources.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

const readSources = (sources: readonly CitedSource[], text: string, engine = 'perplexity') =>
  readSourcesOf(sources, text, engine).cited;

describe('the sources of an answer', () => {
  it('come by position, each page once, marked where they are the first of their domain', () => {
    const read = readSources(
      [
        { url: 'https://b.example/1', position: 3 },
        { url: 'https://www.a.example/?utm_source=x', position: 1 },
        { url: 'https://a.example/', position: 2 },
        { url: 'https://A.example:443/#top', title: 'A', position: 4, kind: 'linked' },
        { url: 'no url', position: 5 },
      ],
      'See [this](https://b.example/1).',
    );
    expect(
      read.map(({ url, title, position, kind, firstOfDomain }) => [
        url,
        title,
        position,
        kind,
        firstOfDomain,
      ]),
    ).toEqual([
      ['https://www.a.example/', '', 1, 'listed', true],
      ['https://a.example/', 'A', 2, 'linked', false],
      ['https://b.example/1', '', 3, 'linked', true],
    ]);
  });

  it('are linked where the text spells their address otherwise: letter case of the host, an empty path', () => {
    const kinds = (url: string, text: string) => readSources([{ url }], text).map(({ kind }) => kind);
    for (const [url, text] of [
      ['https://example.com/a', 'See https://Example.COM/a.'],
      ['https://EXAMPLE.com/a', '[a](https://example.com/a)'],
      ['https://example.com', 'See <HTTPS://example.com/>'],
      ['https://例え.example/é', 'See https://xn--r8jz45g.example/%C3%A9'],
    ] as const) {
      expect(kinds(url, text), text).toEqual(['linked']);
    }
    expect(kinds('https://example.com/a', 'See https://example.com/A')).toEqual(['listed']);
    expect(kinds('https://example.com/a', 'See https://www.example.com/a')).toEqual(['listed']);
  });

  it.each([
    ['a link of Markdown', '[a](https://a.example/p?x=1&y=a_b)'],
    ['one with escapes', '[a](https://a.example/p?x=1\\&y=a\\_b)'],
    ['a link of HTML', '<a href="https://a.example/p?x=1&amp;y=a_b">a</a>'],
    ['one in single quotes', "<a href='https://a.example/p?x=1&amp;y=a_b'>a</a>"],
    ['a reference', 'as [a][1]\n\n[1]: <https://a.example/p?x=1&y=a_b> "A"'],
    ['a bare address', 'See https://a.example/p?x=1&y=a_b.'],
    ['one without a scheme', 'See www.a.example/p?x=1&y=a_b, and more', 'https://www.a.example/p?x=1&y=a_b'],
    ['one before Chinese signs', '见https://a.example/p?x=1&y=a_b。'],
    ['one in bold type', '**https://a.example/p?x=1&y=a_b**'],
    ['one in a table', '|https://a.example/p?x=1&y=a_b|b|'],
    ['a footnote', 'As said.[^1]'],
    ['a list of footnotes', 'As said [1, 2].'],
    ['a range of them', 'As said [1-3].'],
    ['one in full-width brackets', '【1】'],
  ])('are linked by %s', (_, text, url = 'https://a.example/p?x=1&y=a_b') => {
    for (const engine of ['chatgpt', 'perplexity']) {
      expect(
        readSources([{ url }, { url: 'https://a.example/q', kind: 'listed' }], text, engine),
      ).toMatchObject([{ url, kind: 'linked' }, { kind: 'listed' }]);
    }
    expect(readSources([{ url, kind: 'listed' }], text)[0]?.kind).toBe('listed');
  });

  it.each([
    ['gemini', 'https://www.google.com/search?q=a'],
    ['ai_mode', 'https://www.google.co.uk/viewer/place?mid=/g/1'],
    ['ai_mode', 'https://google.com/url?sa=t'],
    ['google_ai_overview', 'https://maps.google.de/?cid=1'],
    ['google_ai_overview', 'https://www.google.com/maps/place/x'],
    ['google_ai_overview', 'https://www.google.com'],
    ['gemini', 'https://gemini.google.com/app/1'],
    ['copilot', 'https://www.bing.com/search?q=a'],
    ['copilot', 'https://copilot.microsoft.com/chats/1'],
    ['perplexity', 'https://www.perplexity.ai/search/x'],
    ['chatgpt', 'https://chatgpt.com/share/1'],
    ['chatgpt', 'https://chat.openai.com/c/1'],
    ['claude', 'https://claude.ai/chat/1'],
  ])('are none of the pages of %s itself, as %s', (engine, url) => {
    const sources = [{ url: 'nothing' }, { url }, { url: 'https://a.example/' }];
    const { cited, dropped } = readSourcesOf(sources, `See ${url}`, engine);
    expect(cited.map(({ url, position }) => [url, position])).toEqual([['https://a.example/', 3]]);
    expect(dropped).toEqual([
      { at: 0, own: false },
      { at: 1, own: true },
    ]);
    const other = engine === 'claude' ? 'chatgpt' : 'claude';
    expect(readSourcesOf(sources, '', other).cited).toHaveLength(2);
  });

  it.each([
    ['gemini', 'https://support.google.com/maps/answer/1'],
    ['gemini', 'https://google.com/searching'],
    ['ai_mode', 'https://notgoogle.com/search'],
    ['ai_mode', 'https://www.google.com/about/'],
    ['chatgpt', 'https://openai.com/chatgpt/pricing/'],
    ['perplexity', 'https://www.perplexity.ai/hub/blog/x'],
    ['copilot', 'https://learn.microsoft.com/copilot'],
  ])('are other pages of the maker of %s, as %s', (engine, url) => {
    expect(readSources([{ url }], '', engine)).toMatchObject([{ url }]);
  });

  it('are linked by addresses with brackets in them, and in brackets', () => {
    const url = 'https://en.example/wiki/Mercury_(planet)';
    for (const text of [
      `[a](${url})`,
      `(${url})`,
      `${url}.`,
      `(see ${url}), (${url})[b](https://b.example/)`,
    ]) {
      expect(
        readSources([{ url }, { url: 'https://b.example/' }], `${text} (https://b.example/)`),
        text,
      ).toMatchObject([
        { url, kind: 'linked' },
        { url: 'https://b.example/', kind: 'linked' },
      ]);
    }
    expect(readSources([{ url }], 'https://en.example/wiki/Mercury_(planet')[0]?.kind).toBe('listed');
    expect(readSources([{ url: 'https://en.example/wiki/Mercury_' }], url)[0]?.kind).toBe('listed');
  });

  it.each<[string, number, (size: number) => string]>([
    ['brackets in a link', 50_000, (size) => `https://a.example/${'(a)'.repeat(size)}`],
    ['brackets that open', 5_000, (size) => 'https://a.example/('.repeat(size)],
    ['a bracket that opens', 50_000, (size) => `https://a.example/(${'https://a'.repeat(size)}`],
    ['a redirect inside itself', 40_000, (size) => 'https://google.com/url?q='.repeat(size)],
    ['links', 2_000, (size) => Array.from({ length: size }, (_, at) => `https://a${at}.example/`).join(' ')],
    ['redirects', 2_000, (size) => 'https://google.com/url?q=https://a.example/ '.repeat(size)],
    ['punctuation in a link', 50_000, (size) => `https://a.example/${'!'.repeat(size)}a`],
    [
      'punctuation in links',
      2_000,
      (size) => `https://a.example/${'.,'.repeat(20)}a${'.'.repeat(20)} `.repeat(size),
    ],
    ['schemes', 50_000, (size) => 'https://'.repeat(size)],
  ])('are told from a text in linear time: %s', (_, size, make) => {
    const read = (text: string) => readSources([{ url: 'https://a.example/' }], text);
    expect(growth(size, make, read)).toBeLessThan(MOST_GROWTH);
  });

  it('are told from texts that are not kept in memory afterwards', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    for (let at = 0; at < 100; at += 1) {
      readSources(
        [],
        `https://a-long-enough-name-${at}.example/ ${'x'.repeat(1_000_000)}`.toUpperCase().toLowerCase(),
      );
    }
    expect(used() - before).toBeLessThan(20_000_000);
  });

  it('are the brand’s on its domains, and below them only where it says so', () => {
    expect(isOwnDomain('acme.example', ['acme.example'], false)).toBe(true);
    expect(isOwnDomain('shop.acme.example', ['acme.example'], false)).toBe(false);
    expect(isOwnDomain('shop.acme.example', ['acme.example'], true)).toBe(true);
    expect(isOwnDomain('notacme.example', ['acme.example'], true)).toBe(false);
  });
});
