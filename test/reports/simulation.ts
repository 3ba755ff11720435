import { type AddedColumns, BRANDS_INTERVALS, VISIBILITY_PAIRED } from '../../src/catalogue/uncertainty.ts';
import { summedOver } from '../../src/reports/compile/clusters.ts';
import { withSteps } from '../../src/reports/compile/steps.ts';
import { createRandom, type Random } from '../fault-injection/random.ts';

/*
 * Samples whose truth is known, and the SQL that tells how sure their figures are: the same steps and metrics as in
 * reports, over rows of sums that were made up here.
 */

/** Answers to one prompt in two ranges: n, and y of them that mention the brand; and its rankings among all. */
interface Sample {
  readonly answers: number;
  readonly mentions: number;
  readonly previous_answers: number;
  readonly previous_mentions: number;
  readonly ranked: number;
  readonly group_ranked: number;
}

const PROMPTS = 40;

/** What share of the answers to all such prompts mention the brand: the mean of the square of a uniform number. */
export const TRUTH = 1 / 3;

const binomial = (random: Random, n: number, p: number) =>
  Array.from({ length: n }, () => random.chance(p)).filter(Boolean).length;

/** The square of a number between 0 and 1. */
const square = (random: Random) => (random.whole(0, 999_999) / 1_000_000) ** 2;

/**
 * Prompts of which each has a share of its own, so that answers to one resemble each other (correlation 0.4), and as
 * many answers as chance will have it. Between two ranges the share of a prompt changes, the mean of all does not.
 */
function sampled(random: Random): Sample[] {
  return Array.from({ length: PROMPTS }, () => {
    const share = square(random);
    const ofRange = () => 0.8 * share + 0.2 * square(random);
    const [n2, n1, all] = [random.whole(10, 60), random.whole(10, 60), random.whole(10, 60)];
    return {
      answers: n2,
      mentions: binomial(random, n2, ofRange()),
      previous_answers: n1,
      previous_mentions: binomial(random, n1, ofRange()),
      ranked: binomial(random, all, share),
      group_ranked: all,
    };
  });
}

const COLUMNS = Object.keys(sampled(createRandom(0))[0] ?? {});

/** A query of some metrics for each of many samples. */
export function simulation(samples: number, seed: number): string {
  const random = createRandom(seed);
  const rows = Array.from({ length: samples }, (_, sample) =>
    sampled(random).map((one) => [sample, ...Object.values(one)].join()),
  );
  const added: AddedColumns[] = [BRANDS_INTERVALS, VISIBILITY_PAIRED];
  const summed = `SELECT ${[
    ...COLUMNS.map((name) => `sum(c.${name}) AS ${name}`),
    ...summedOver(Object.assign({}, ...added.map(({ sums }) => sums))),
  ].join(', ')}
FROM (
  SELECT *, 1 AS in_both
  FROM format(CSV, 'sample UInt32, ${COLUMNS.map((name) => `${name} UInt64`).join(', ')}', '${rows.flat().join('\n')}')
) AS c
GROUP BY c.sample`;
  const metrics = added.flatMap(({ metrics }) =>
    metrics.map(({ name, formula }) => `${formula.sql} AS ${name}`),
  );
  return `SELECT ${metrics.join(', ')}\nFROM (\n${withSteps(summed, added)}\n) AS r`;
}
