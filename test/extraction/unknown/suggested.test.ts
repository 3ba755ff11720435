import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/extraction/unknown/evidence.ts';
import { EVIDENCE_BITS } from '../../../src/extraction/unknown/evidence.ts';
import {
  type CandidateSums,
  isNamedEnough,
  type NamedIn,
  rareCandidates,
  suggestedOf,
} from '../../../src/extraction/unknown/suggested.ts';

const counted = (name: string, answers: number, sums: Partial<Record<Evidence, number>>): CandidateSums => ({
  name,
  names: [name],
  domain: null,
  answers,
  prompts: answers,
  evidence: EVIDENCE_BITS.map((bit) => sums[bit] ?? 0),
});
const isEnough = ({ answers, prompts }: NamedIn) => answers >= 3 && prompts >= 2;
const suggested = (...candidates: CandidateSums[]) =>
  suggestedOf(candidates, isEnough).map(({ name }) => name);
const heads = (answers: number, more: Partial<Record<Evidence, number>> = {}) => ({
  ranked: answers,
  head: answers,
  ...more,
});

describe('what is suggested', () => {
  it('is ranked, or named beside brands, and not only written with a capital', () => {
    expect(
      suggested(
        counted('Globex', 4, heads(4, { whole: 4 })),
        counted('Initech', 4, { inside: 4, beside: 3, acting: 4, listed: 4, cited: 3, whole: 4 }),
        counted('Umbrella', 4, { inside: 4, whole: 4 }),
        counted('Zettelkasten', 4, heads(4, { thing: 4, whole: 4 })),
        counted('Two Answers', 2, heads(2, { whole: 2 })),
      ),
    ).toEqual(['Globex', 'Initech']);
  });

  it('is told by a model that read the answers', () => {
    expect(
      suggested(counted('Umbrella', 3, { told: 3, whole: 3 }), counted('모란필름', 3, { told: 3, whole: 3 })),
    ).toEqual(['Umbrella', '모란필름']);
  });

  it.each([
    [
      'a whole name',
      [
        ['Acne', 5, heads(5, { leads: 5 })],
        ['Acne Studios', 5, heads(5, { whole: 5 })],
      ],
      ['Acne Studios'],
    ],
    [
      'a brand, not its line',
      [
        ['Asus', 6, heads(6, { leads: 3, whole: 6 })],
        ['Asus Strix', 3, heads(3, { whole: 3 })],
      ],
      ['Asus'],
    ],
    [
      'a maker whose line has numbers',
      [
        ['Wyze', 4, heads(4, { leads: 4, cited: 4 })],
        ['Wyze Cam', 4, heads(4, { leads: 4, whole: 2 })],
      ],
      ['Wyze'],
    ],
  ] as const)('is %s', (_, candidates, names) => {
    expect(suggested(...candidates.map(([name, answers, sums]) => counted(name, answers, sums)))).toEqual(
      names,
    );
  });
});

describe('brands that few answers show', () => {
  it.each([
    ['모란필름', 1, ['ranked', 'head', 'marked', 'whole'], true],
    ['مرسول', 1, ['ranked', 'head', 'marked', 'whole'], true],
    ['모란필름', 3, ['ranked', 'head', 'marked', 'whole'], false],
    ['모란필름', 1, ['listed', 'whole'], false],
  ] as const)('%s in %i answers, by %s: %s', (name, answers, bits, isRare) => {
    const sums = Object.fromEntries(bits.map((bit) => [bit, answers]));
    expect(rareCandidates([counted(name, answers, sums)], isEnough)).toHaveLength(isRare ? 1 : 0);
  });

  it.each([
    [1, { answers: 4, prompts: 2 }, true],
    [1, { answers: 5, prompts: 2 }, false],
    [1, { answers: 3, prompts: 1 }, false],
  ])('shown in %i answers and named in %o is named enough: %s', (answers, named, isNamed) => {
    expect(isNamedEnough(counted('모란필름', answers, {}), named, isEnough)).toBe(isNamed);
  });
});
