import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';
import { EVIDENCE, EVIDENCE_BITS } from '../../../src/extraction/unknown/evidence.ts';

interface Case {
  readonly text: string;
  readonly name: string;
  readonly evidence: readonly string[];
  readonly without: readonly string[];
  readonly position?: number;
  readonly domain?: string;
}

const cases = readFileSync(new URL('answers.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Case => JSON.parse(line));

const extract = createExtractor([{ id: '0', name: 'Globex', aliases: ['グローベックス'], domains: [] }]);
const unknownIn = (text: string) => extract({ text, textFormat: 'markdown', sources: [] }).unknown;

describe('an answer', () => {
  it.each(cases)('$text names $name', ({ text, name, evidence, without, position, domain }) => {
    const found = unknownIn(text).find((one) => one.name === name);
    const bits = EVIDENCE_BITS.filter((bit) => (found?.evidence ?? 0) & EVIDENCE[bit]);
    expect(bits).toEqual(expect.arrayContaining([...evidence]));
    for (const bit of without) expect(bits).not.toContain(bit);
    if (position !== undefined) expect(found?.position).toBe(position);
    if (domain !== undefined) expect(found?.domain).toBe(domain);
  });

  it.each([
    'Globex is better than GLOBEX, says everybody on Monday.',
    'グローベックス株式会社がおすすめです。',
    '구름(goorm)에서 배울 수 있습니다. goorm',
    'See `npm Install Now` and\n\n```\nconst Acme = Umbrella\n```',
  ])('names nobody by tracked names, glosses and code: %s', (text) => {
    const names = unknownIn(text).map(({ name }) => name);
    for (const name of ['Globex', 'グローベックス', 'goorm', 'Acme', 'Umbrella', 'Monday'])
      expect(names).not.toContain(name);
  });

  it('keeps at most 120 names', () => {
    const text = Array.from(
      { length: 400 },
      (_, at) => `we met Zorg${String.fromCharCode(97 + (at % 26), 97 + ((at / 26) | 0))} today`,
    ).join('. ');
    expect(unknownIn(text)).toHaveLength(120);
  });
});
