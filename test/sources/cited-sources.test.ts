import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isOwnDomain, readSources } from '../../src/sources/cited-sources.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

describe('the sources of an answer', () => {
  it('come by position, marked where they are the first of their domain and url', () => {
    const read = readSources(
      [
        { url: 'https://b.example/1', position: 3 },
        { url: 'https://www.a.example/?utm_source=x', position: 1 },
        { url: 'https://a.example/', position: 2 },
        { url: 'https://a.example/', position: 4 },
        { url: 'no url', position: 5 },
      ],
      'See [this](https://b.example/1).',
    );
    expect(
      read.map(({ url, kind, firstOfDomain, firstOfUrl }) => [url, kind, firstOfDomain, firstOfUrl]),
    ).toEqual([
      ['https://www.a.example/', 'listed', true, true],
      ['https://a.example/', 'listed', false, true],
      ['https://b.example/1', 'linked', true, true],
      ['https://a.example/', 'listed', false, false],
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
