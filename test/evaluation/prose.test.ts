import { describe, expect, it } from 'vitest';
import { figuresOfProse } from './prose/figures.ts';
import { readProse } from './prose/texts.ts';

describe('texts of prose that are held back', () => {
  const figures = figuresOfProse(readProse('held'));

  it('are read as well as they were', () => {
    const { right, wrong, taking, false: found, takingNone, second } = figures;
    expect(right / taking).toBeGreaterThanOrEqual(0.33);
    expect(wrong / taking).toBeLessThanOrEqual(0.05);
    expect(found / takingNone).toBeLessThanOrEqual(0.052);
    expect(second.wrong / second.of).toBeLessThanOrEqual(0.12);
  });

  it('are none of those that weights are fitted to', () => {
    const fitted = new Set(readProse('dev').map(({ text }) => text));
    expect(readProse('held').filter(({ text }) => fitted.has(text))).toEqual([]);
  });
});
