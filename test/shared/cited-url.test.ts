import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanUrl, hostOf, isSource, readUrl } from '../../src/shared/cited-url.ts';
import { normalizeDomain } from '../../src/shared/domains.ts';
import { MAX_URL } from '../../src/shared/source-bounds.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

const ANSWERS = path.resolve(import.meta.dirname, '../../../shared/data/real-answers.ndjson');
const missing = !existsSync(ANSWERS);

describe('a cited url', () => {
  it.each([
    ['https://www.Example.com/A?b=1&utm_source=x&c=2#top', 'https://www.example.com/A?b=1&c=2'],
    ['HTTPS://Example.COM:443/A?B=C', 'https://example.com/A?B=C'],
    ['http://example.com:80', 'http://example.com'],
    ['https://example.com:80/', 'https://example.com:80/'],
    ['https://example.com:/p', 'https://example.com/p'],
    ['https://Example.com.:8443/p', 'https://example.com:8443/p'],
    ['https://example.com./', 'https://example.com/'],
    ['https://Me@Example.com:443?q', 'https://Me@example.com?q'],
    ['https://例え.Example.:443/É', 'https://例え.example/É'],
    ['https://example.com/?utm_source=chatgpt.com', 'https://example.com/'],
    ['https://example.com/p?srsltid=Afm&gclid=1&fbclid=2', 'https://example.com/p'],
    ['https://example.com/p?', 'https://example.com/p'],
    ['https://example.com/p?utm_source=x&', 'https://example.com/p'],
    ['https://example.com/p?&utm_source=x&&gclid=1', 'https://example.com/p'],
    ['https://example.com/p?a=1&utm_source=x&', 'https://example.com/p?a=1&'],
    ['https://example.com/p?q=utm_source', 'https://example.com/p?q=utm_source'],
    ['https://example.com/p#:~:text=some%20words', 'https://example.com/p'],
    ['https://www.google.com/url?q=https%3A%2F%2Fa.example%2Fx%3Futm_medium%3Dy&sa=U', 'https://a.example/x'],
    ['https://www.google.com/url?sa=t&q=&url=https%3A%2F%2Fa.example%2Fx&usg=1', 'https://a.example/x'],
    ['https://www.google.de/url?q=laptops&url=https%3A%2F%2Fa.example%2Fx', 'https://a.example/x'],
    ['https://www.google.com/search?q=laptops', 'https://www.google.com/search?q=laptops'],
    ['  http://example.com/é?q=ü ', 'http://example.com/é?q=ü'],
  ])('%s is kept as %s', (raw, kept) => {
    expect(cleanUrl(raw)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://example.com',
    'example.com',
    'https://',
    '',
    'https://exa mple.com',
  ])('%j is none', (raw) => {
    expect(cleanUrl(raw)).toBeNull();
  });

  it('is followed through redirects inside each other, and left as it is where there are too many', () => {
    const redirected = (times: number) => {
      let url = 'https://a.example/x';
      for (let time = 0; time < times; time += 1) {
        url = `https://www.google.com/url?sa=U&q=${encodeURIComponent(url)}`;
      }
      return url;
    };
    for (const times of [1, 2, 5]) expect(cleanUrl(redirected(times))).toBe('https://a.example/x');
    expect(cleanUrl(redirected(6))).toBe(redirected(6));
    expect(cleanUrl('https://google.com/url?q=https://')).toBe('https://google.com/url?q=https://');
    // Escaped, the target is longer than an address may be.
    const long = `https://google.com/url?q=https://a.example/${'é'.repeat(4_000)}`;
    expect(cleanUrl(long)).toBe(long);
  });

  it('has a bound on its length', () => {
    const long = `https://a.example/${'x'.repeat(MAX_URL - 'https://a.example/'.length)}`;
    expect(cleanUrl(long)).toBe(long);
    expect(isSource(` ${long} `)).toBe(true);
    expect(cleanUrl(`${long}x`)).toBeNull();
    expect(isSource(`${long}x`)).toBe(false);
  });

  it.each<[string, number, string]>([
    ['a redirect inside itself', 40_000, 'https://google.com/url?q='],
    [
      'an escaped redirect inside itself',
      40_000,
      'https://google.com/url?q=https%3A%2F%2Fgoogle.com%2Furl%3Fq%3D',
    ],
    ['a host without end', 200_000, 'https://google.'],
    ['parameters', 100_000, 'https://a.example/?utm_a=b&'],
    ['fragments', 100_000, 'https://a.example/#'],
    ['question marks', 100_000, 'https://a.example/??'],
  ])('is cleaned in linear time: %s', (_, size, part) => {
    expect(growth(size, (times) => part.repeat(times), cleanUrl)).toBeLessThan(MOST_GROWTH);
  });

  it('has a domain in lower case and punycode, without www. and port', () => {
    expect(hostOf('https://WWW.Example.COM:8443/')).toBe('example.com');
    expect(hostOf('https://www.例え.example/')).toBe('xn--r8jz45g.example');
    expect(hostOf('https://www2.example.com./')).toBe('www2.example.com');
    expect(hostOf('https://www.gov.uk/')).toBe('gov.uk');
  });

  it('has the domain www.com where that is the whole of its host', () => {
    expect(hostOf('https://www.com/')).toBe('www.com');
    expect(hostOf('https://WWW.WWW.com./')).toBe('www.com');
    expect(normalizeDomain(' WWW.Com. ')).toBe('www.com');
    expect(normalizeDomain('www.')).toBe('www');
    expect(normalizeDomain('www..com')).toBeNull();
  });

  it('has the domain that its host parses to, however it is written and whatever was asked before', () => {
    const host = fc.oneof(
      fc.constantFrom(
        'a.example',
        'WWW.a.example',
        'a.example.',
        'a..b',
        '-a.b',
        '1.2',
        '0x7f.1',
        '999.1.1.1',
        'a_b.c',
      ),
      fc.constantFrom('xn--r8jz45g.example', 'xn--a.example', 'xn--zzz9.b', 'www.', 'é.example', 'a b.c', ''),
      fc.string({ unit: fc.constantFrom(...'aA1.-_%@:é\t\x01 /?#\\[]'), maxLength: 6 }),
    );
    const parts = fc.record({
      scheme: fc.constantFrom('http://', 'HTTPS://', 'https:///', 'https:/'),
      user: fc.constantFrom('', '', 'me@', 'a.example:1@'),
      host,
      port: fc.constantFrom('', '', ':80', ':x', ':99999'),
      rest: fc.oneof(
        fc.constantFrom('', '/', '?q', '#top', '/a?b=c', '\\a', '\t', '\x01', '\n/a', '@b.example/'),
        fc.string({ maxLength: 3 }),
      ),
    });
    const parsed = (url: string) => (URL.canParse(url) ? normalizeDomain(new URL(url).hostname) : null);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (urls) => {
        for (const { scheme, user, host, port, rest } of urls) {
          const url = scheme + user + host + port + rest;
          expect(hostOf(url), JSON.stringify(url)).toBe(parsed(url));
          const kept = readUrl(url);
          if (kept) expect(kept.domain).toBe(parsed(kept.url));
          expect(hostOf(`https://${host}`), JSON.stringify(host)).toBe(parsed(`https://${host}`));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('cleaned twice is as cleaned once, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
        (raw) => {
          const once = cleanUrl(raw);
          if (once !== null) expect(cleanUrl(once)).toBe(once);
        },
      ),
    );
  });

  it.skipIf(missing)(
    `of every real answer is kept and loses only tracking${missing ? ' (skipped: the sample answers are not there)' : ''}`,
    () => {
      const urls = readFileSync(ANSWERS, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => (JSON.parse(line).citations as { url: string }[]).map(({ url }) => url));
      expect(urls.length).toBe(3173);
      for (const raw of urls) {
        const url = cleanUrl(raw) ?? '';
        expect(url, raw).toMatch(/^https?:\/\//);
        expect(url).not.toMatch(/#|[?&](utm_\w+|gclid|fbclid|srsltid)=/);
        expect(cleanUrl(url)).toBe(url);
        if (!/google\.[a-z.]+\/url\?/.test(raw)) {
          expect(raw.startsWith(url.split('?', 1)[0] ?? ''), raw).toBe(true);
          expect(hostOf(url)).toBe(new URL(raw).hostname.replace(/^www\./, ''));
        }
      }
    },
  );
});
