import { expect, it } from 'vitest';
import { inAll } from '../../src/collector/usage.ts';

const ASKING = { inputTokens: 100, outputTokens: 20, searches: 2, costMicros: 5_190 };

it.each([
  ['no model', ASKING, null, ASKING],
  [
    'a model',
    ASKING,
    { inputTokens: 7, outputTokens: 3 },
    { inputTokens: 107, outputTokens: 23, searches: 2 },
  ],
  ['a model whose cost is known', ASKING, { costMicros: 10 }, { ...ASKING, costMicros: 5_200 }],
  [
    'a model, and the engine told nothing',
    {},
    { inputTokens: 7, outputTokens: 3, costMicros: 10 },
    { inputTokens: 7, outputTokens: 3 },
  ],
  ['a model that told nothing', ASKING, {}, { inputTokens: 100, outputTokens: 20, searches: 2 }],
])('what an answer took with %s', (_, asking, reading, expected) => {
  expect(inAll(asking, reading)).toEqual(expected);
});
