import { describe, expect, it } from 'vitest';
import { figuresOfLines, readLines } from './lines.ts';

/** Of a hundred lines of each kind so many are read right, at least. */
const FLOORS = {
  'dev.json': { choices: 91, rest: 99, others: 98, avoid: 100 },
  'held.json.gz': { choices: 72, rest: 78, others: 92, avoid: 85 },
} as const;

describe.each(Object.keys(FLOORS) as (keyof typeof FLOORS)[])('lines over lists, %s', (name) => {
  it('are read as what they are', () => {
    for (const { kind, of, right } of figuresOfLines(readLines(name)))
      expect(Math.floor((100 * right) / of), kind).toBeGreaterThanOrEqual(FLOORS[name][kind]);
  });
});
