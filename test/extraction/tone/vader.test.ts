import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import vader from 'vader-sentiment';
import { describe, expect, it } from 'vitest';
import { RATINGS } from '../../../src/extraction/text/lexicon.ts';
import { compoundOf } from '../../../src/extraction/tone/vader.ts';
import { tries } from '../../helpers/nightly.ts';

const ANSWERS = path.resolve(import.meta.dirname, '../../../../shared/data/real-answers.ndjson');
const missing = !existsSync(ANSWERS);

const ofPackage = (text: string) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
const rounded = (text: string) => Number.parseFloat(compoundOf(text, RATINGS).toFixed(4));

describe('the score of a text', () => {
  it.each([
    ['', 0],
    ['The laptop has two ports.', 0],
    ['VADER is smart, handsome, and funny.', 0.8316],
    ['VADER is not smart, handsome, nor funny.', -0.7424],
    ['The book was kind of good.', 0.3832],
    ['The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042],
    ["At least it isn't a horrible book.", 0.431],
  ])('%j is %d, as published', (text, score) => {
    expect(rounded(text)).toBe(score);
  });

  it('is the package’s for random sentences of ratings, negations, boosters, idioms, marks and capitals', () => {
    const rated = [...RATINGS.keys()];
    const word = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...rated) },
      { weight: 1, arbitrary: fc.constantFrom(...rated).map((one) => one.toUpperCase()) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ...`absolutely so this never not isn't ISN'T NEVER but BUT least at very kind of sort just enough the bomb
            shit bad ass yeah right cut mustard kiss death hand to mouth VERY little LESS kind-of cannot don't uh-uh
            without GOOD Great!!! great, great?? 'awful' ,nice !!nice nice?!? nice!!!! **nice** nice- a I ! ? ??
            constructor __proto__ toString laptop laptops :) :D Great; "good"`.split(/\s+/),
        ),
      },
    );
    const sentence = fc
      .tuple(fc.array(word, { maxLength: 12 }), fc.constantFrom(' ', '  ', '\n', '\u00a0', '\u2028'))
      .map(([words, space]) => words.join(space));
    fc.assert(
      fc.property(sentence, (text) => {
        expect(rounded(text)).toBe(ofPackage(text));
      }),
      { numRuns: tries(1_000, 30_000) },
    );
  });

  it('is the package’s for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(rounded(text)).toBe(ofPackage(text));
      }),
      { numRuns: tries(200, 3_000) },
    );
  });

  it.skipIf(missing)(
    `is the package’s for the lines of real answers${missing ? ' (skipped: the sample answers are not there)' : ''}`,
    () => {
      const lines = readFileSync(ANSWERS, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line, index) => (index % 4 === 0 ? (JSON.parse(line).text as string).split('\n') : []));
      expect(lines.length).toBeGreaterThan(1000);
      for (const line of lines) expect(rounded(line), line).toBe(ofPackage(line));
    },
  );
});
