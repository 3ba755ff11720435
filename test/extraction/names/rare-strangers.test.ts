import { describe, expect, it } from 'vitest';
import type { CandidateSums } from '../../../src/extraction/names/decide-strangers.ts';
import { EVIDENCE_BITS, type Evidence } from '../../../src/extraction/names/evidence.ts';
import { isNamedEnough, type NamedIn, rareStrangers } from '../../../src/extraction/names/rare-strangers.ts';

const isEnough = ({ answers, prompts }: NamedIn) => answers >= 3 && prompts >= 2;

const candidate = (name: string, answers: number, bits: readonly Evidence[]): CandidateSums => ({
  name,
  names: [name],
  domain: null,
  answers,
  prompts: Math.min(2, answers),
  evidence: EVIDENCE_BITS.map((bit) => (bits.includes(bit) ? answers : 0)),
});

const SHOWN = ['ranked', 'head', 'marked', 'whole'] as const;

describe('brands that few answers show', () => {
  it.each([
    ['모란필름', 1, SHOWN, true],
    ['ソラノネ', 2, SHOWN, true],
    ['กรุงศรี', 1, SHOWN, true],
    ['مرسول', 1, SHOWN, true],
    // Enough answers show it: it is no rare one.
    ['모란필름', 3, SHOWN, false],
    // Capitals tell it in sentences, too.
    ['Globex', 1, SHOWN, false],
    ['모란필름', 1, ['listed', 'whole'], false],
  ] as const)('%s in %i answers, by %s: %s', (name, answers, bits, rare) => {
    expect(rareStrangers([candidate(name, answers, bits)], isEnough)).toHaveLength(rare ? 1 : 0);
  });

  it.each([
    [1, { answers: 4, prompts: 2 }, true],
    [1, { answers: 5, prompts: 2 }, false],
    [2, { answers: 8, prompts: 3 }, true],
    [1, { answers: 3, prompts: 1 }, false],
  ])('shown in %i answers and named in %o is named enough: %s', (answers, named, enough) => {
    expect(isNamedEnough(candidate('모란필름', answers, SHOWN), named, isEnough)).toBe(enough);
  });
});
