import { expect, it } from 'vitest';
import { readAnswerText } from '../../../src/ingest/brands/reading.ts';
import type { ModelReader, ToldBrand } from '../../../src/providers/reader/index.ts';

const ANSWER = { text: 'Acme is fine.', textFormat: 'plain', sources: [] } as const;
const USAGE = { inputTokens: 7, outputTokens: 3 };
const MENTION = { competitorNo: 0, position: null, sentiment: 0.2 };
const DIRECTORY = {
  named: [],
  extract: () => ({ mentions: [MENTION], unknown: [] }),
  namesIn: () => [{ name: 'Acme', competitorNo: 0 }],
  numbersOf: () => [],
};

/** Reads with a model that tells something: the reading, what it took, the faults, and how often it was asked. */
async function readWith(told: readonly ToldBrand[] | Error, text: string = ANSWER.text) {
  let calls = 0;
  const reader: ModelReader = {
    name: 'model openai/m',
    model: 'openai/m',
    async read() {
      calls += 1;
      return { told, usage: USAGE };
    },
  };
  const faults: string[] = [];
  const { signal } = new AbortController();
  const paid = await readAnswerText(
    DIRECTORY,
    { ...ANSWER, text },
    { reader, signal, onFault: ({ message }) => faults.push(message) },
  );
  return { ...paid, faults, calls };
}

const BY_RULES = { mentions: [MENTION], unknown: [], sentimentBy: 'lexicon' };

it('is the model’s, and says so', async () => {
  expect(await readWith([{ name: 'Acme', brand: true, rank: 1, tone: 1 }])).toEqual({
    reading: {
      mentions: [{ competitorNo: 0, position: 1, sentiment: 1 }],
      unknown: [],
      sentimentBy: 'model openai/m',
    },
    ...{ usage: USAGE, faults: [], calls: 1 },
  });
});

it.each([
  ['told nothing', new Error('too late'), 'too late'],
  ['left a name out', [], 'nothing is told of "Acme"'],
  ['told what cannot be', [{ name: 'Acme', brand: true, rank: 1, tone: 7 }], 'the tone of "Acme" is 7'],
])('is the rules’ where the model %s, which costs all the same', async (_, told, fault) => {
  expect(await readWith(told)).toEqual({ reading: BY_RULES, usage: USAGE, faults: [fault], calls: 1 });
});

it('asks nobody about an empty text', async () => {
  expect(await readWith([], ' \n')).toEqual({ reading: BY_RULES, usage: null, faults: [], calls: 0 });
});
