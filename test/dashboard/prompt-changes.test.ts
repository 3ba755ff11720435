import { describe, expect, it } from 'vitest';
import { chanceOf, changesOf } from '../../dashboard/src/data/prompt-changes.ts';
import type { VisibilityRow } from '../../dashboard/src/data/shapes.ts';

/** A row with some mentions now and before. */
const row = (mentions: number, answers: number, before: number, previous: number) =>
  ({
    mentions,
    answers,
    previous_answers: previous,
    previous_visibility: previous === 0 ? null : Math.round((before / previous) * 1e4) / 1e4,
  }) as VisibilityRow;

describe('the change of one prompt', () => {
  it.each([
    // prop.test(c(83, 60), c(150, 150))$p.value of R, and so on; scipy.stats.chi2_contingency tells the same.
    [83, 150, 60, 150, 0.010987004920871731],
    [15, 25, 8, 20, 0.3013285441998036],
    [45, 50, 30, 50, 0.0012242832644312064],
    // As large by the correction as no difference.
    [10, 20, 10, 20, 1],
    [0, 20, 0, 30, 1],
    [20, 20, 30, 30, 1],
  ])('of %i of %i answers from %i of %i has the chance that R tells', (a, b, c, d, chance) => {
    expect(chanceOf(row(a, b, c, d))).toBeCloseTo(chance, 6);
  });

  it('is not judged by fewer than ten answers on either side', () => {
    expect(chanceOf(row(9, 9, 0, 100))).toBeNull();
    expect(chanceOf(row(100, 100, 0, 9))).toBeNull();
    expect(chanceOf(row(10, 20, 0, 0))).toBeNull();
    expect([...changesOf([row(9, 9, 0, 100)]).values()]).toEqual([null]);
  });

  it('is judged among those that are shown with it', () => {
    const some = row(83, 150, 60, 150);
    expect(changesOf([some]).get(some)).toBe(true);
    const others = Array.from({ length: 9 }, () => row(75, 150, 75, 150));
    // 0.011 is more than 0.05 / 10.
    expect(changesOf([some, ...others]).get(some)).toBe(false);
    const strong = row(140, 150, 10, 150);
    const both = changesOf([strong, some]);
    expect([both.get(strong), both.get(some)]).toEqual([true, true]);
  });
});
