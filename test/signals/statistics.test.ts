import { describe, expect, it } from 'vitest';
import { holding, lasting } from '../../src/signals/false-discovery.ts';
import { afterNight } from '../../src/signals/lifecycle.ts';
import { pairedChange } from '../../src/signals/paired-change.ts';
import { textOf } from '../helpers/documents.ts';
import { tries } from '../helpers/nightly.ts';
import { delays, EVENTFUL, liveMany, openingShare, QUIET } from './simulation.ts';

/* The test, the false-discovery rate and the opening and closing of signals, over brands whose truth is known. */

const alike = (count: number, sums: Parameters<typeof pairedChange>[0][number]) =>
  Array.from({ length: count }, () => ({ ...sums }));

describe('the paired change', () => {
  it('needs eight prompts with answers in both ranges, and fifty answers in each', () => {
    const enough = alike(8, { y1: 5, n1: 28, y2: 2, n2: 7 });
    expect(pairedChange(enough)).not.toBeNull();
    expect(pairedChange(enough.slice(1))).toBeNull();
    expect(pairedChange(alike(8, { y1: 5, n1: 28, y2: 2, n2: 6 }))).toBeNull();
    expect(pairedChange([...enough.slice(1), { y1: 5, n1: 28, y2: 0, n2: 0 }])).toBeNull();
  });

  it('is that of the prompts of both ranges alone', () => {
    const both = alike(10, { y1: 10, n1: 20, y2: 5, n2: 10 });
    const added = alike(10, { y1: 0, n1: 0, y2: 10, n2: 10 });
    expect(pairedChange([...both, ...added])).toEqual(pairedChange(both));
    expect(pairedChange(both)).toEqual({ before: 0.5, after: 0.5, change: 0, p: 1 });
  });

  it('has the p of Student, and none where every prompt changes alike', () => {
    // By hand: the squares of d add up to 42 / 25600, V = 8 / 7 of it, t = 0.025 / sqrt(V) = 1 / sqrt(3). Beyond it, by
    // Simpson's rule over the density of Student's t with 7 degrees, lie 0.581788.
    const prompts = [8, 9, 10, 11, 12, 7, 13, 6].map((y2) => ({ y1: 20, n1: 40, y2, n2: 20 }));
    const { change, p } = pairedChange(prompts) ?? { change: Number.NaN, p: Number.NaN };
    expect(change).toBeCloseTo(-0.025, 12);
    expect(p).toBeCloseTo(0.581788, 6);
    expect(pairedChange(alike(8, { y1: 0, n1: 10, y2: 10, n2: 10 }))).toMatchObject({ change: 1, p: 0 });
  });
});

it('of many tests those hold that Benjamini and Hochberg let hold', () => {
  // The example of their article (1995), of which four hold at 5 %.
  const ps = [
    ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
    ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
  ].map((p) => ({ p }));
  expect(holding([...ps].reverse()).map(({ p }) => p)).toEqual([0.0001, 0.0004, 0.0019, 0.0095]);
  expect(holding([])).toEqual([]);
  expect(lasting(ps)).toHaveLength(9);
});

it('a signal is opened once, stays while its own test holds, and is closed after three nights without it', () => {
  const none = new Set<string>();
  const a = new Set(['a']);
  expect(afterNight([], a, a)).toEqual({ opened: ['a'], kept: [], closed: [] });
  let open = [{ key: 'a', missed: 0 }];
  expect(afterNight(open, a, a)).toEqual({ opened: [], kept: open, closed: [] });
  for (const missed of [1, 2]) {
    const night = afterNight(open, none, none);
    expect(night).toEqual({ opened: [], kept: [{ key: 'a', missed }], closed: [] });
    open = [...night.kept];
  }
  expect(afterNight(open, none, a)).toEqual({ opened: [], kept: [{ key: 'a', missed: 0 }], closed: [] });
  expect(afterNight(open, none, none)).toEqual({ opened: [], kept: [], closed: ['a'] });
});

describe('over simulated years', () => {
  it.each(QUIET)('without any change (%s) at most one brand-night in twenty opens a signal', (_, world) => {
    const outcomes = liveMany(tries(world.prompts > 100 ? 1 : 3, 20), world, null, tries(200, 365), 7);
    expect(openingShare(outcomes)).toBeLessThanOrEqual(0.05);
  });

  it.each(EVENTFUL.filter(([name]) => /20 points|all engines fall by 10/.test(name)))(
    'it is told soon that %s',
    (_, world, change, wanted) => {
      const outcomes = liveMany(tries(8, 100), world, { ...change, from: 45 }, 35, 11);
      const told = delays(outcomes, 10, wanted);
      expect(told.filter((delay) => delay === null || delay > 14)).toEqual([]);
    },
  );

  it('one prompt of forty seldom moves the whole', () => {
    const wild = EVENTFUL.find(([name]) => name.startsWith('one prompt'));
    if (!wild) throw new Error('the simulation has no wild prompt');
    const [, world, change, wanted] = wild;
    const outcomes = liveMany(tries(15, 100), world, { ...change, from: 45 }, 35, 13);
    const told = delays(outcomes, 10, wanted).filter((delay) => delay !== null);
    expect(told.length).toBeLessThanOrEqual(outcomes.length / 4);
  });

  it('the table of the decision has the worlds that are simulated', () => {
    const text = textOf('docs/decisions/0032-signals.md');
    for (const [name] of [...QUIET, ...EVENTFUL]) expect(text).toContain(`| ${name} |`);
  });
});
