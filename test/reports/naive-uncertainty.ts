/*
 * How sure figures are, computed the plain way: from the answers of each prompt, one after the other, in floats, with
 * the variance as the sum of squared residuals and intervals as roots of their equations.
 */

/** The figures of one prompt: y of n. */
export interface Cluster {
  readonly y: number;
  readonly n: number;
}

/** The 97.5 % points of Student's t for 1, 2, 3 ... degrees of freedom, as tables print them (NIST, R's qt). */
const POINTS = [12.7062047361747, 4.30265272974946, 3.18244630528371, 2.77644510519779, 2.57058183563631];

const pointOf = (clusters: number) => POINTS[clusters - 2] ?? Number.NaN;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** To 4 decimals; never a zero below zero. */
export const to4 = (value: number) => Math.round(value * 10_000) / 10_000 + 0;

const isEven = (clusters: readonly Cluster[]) => {
  const [y, n] = [total(clusters.map((one) => one.y)), total(clusters.map((one) => one.n))];
  return clusters.every((one) => BigInt(one.y) * BigInt(n) === BigInt(one.n) * BigInt(y));
};

/** The variance of y / n over clusters. */
function varianceOf(clusters: readonly Cluster[]): number {
  const [y, n] = [total(clusters.map((one) => one.y)), total(clusters.map((one) => one.n))];
  const k = clusters.length;
  return ((k / (k - 1)) * total(clusters.map((one) => (one.y - (y / n) * one.n) ** 2))) / n ** 2;
}

export type Interval = readonly [low: number | null, high: number | null];

const UNKNOWN: Interval = [null, null];

/** Wilson's interval: the shares that are as far from p as 1.96 of their own standard errors. */
export function proportionInterval(clusters: readonly Cluster[]): Interval {
  const [y, n] = [total(clusters.map((one) => one.y)), total(clusters.map((one) => one.n))];
  const k = clusters.length;
  if (k < 2) return UNKNOWN;
  const p = y / n;
  const effect = Math.max(1, (varianceOf(clusters) * n) / (p * (1 - p)));
  const worth = y === 0 || y === n ? k : (n / effect) * (1.96 / pointOf(k)) ** 2;
  const root = 1.96 * Math.sqrt(1.96 ** 2 + 4 * worth * p * (1 - p));
  const ends = [-root, root].map((part) => (2 * worth * p + 1.96 ** 2 + part) / (2 * (worth + 1.96 ** 2)));
  return [to4(ends[0] ?? 0), to4(ends[1] ?? 0)];
}

/** The interval of a share of rankings: symmetric in logits. `exact`: the share as the report has it. */
export function shareInterval(clusters: readonly Cluster[], exact: number | null): Interval {
  const [y, n] = [total(clusters.map((one) => one.y)), total(clusters.map((one) => one.n))];
  if (clusters.length < 2 || y === 0 || y === n) return UNKNOWN;
  if (isEven(clusters)) return [exact, exact];
  const p = y / n;
  const reach = (pointOf(clusters.length) * Math.sqrt(varianceOf(clusters))) / (p * (1 - p));
  const logit = Math.log(p / (1 - p));
  const ends = [logit - reach, logit + reach].map((end) => 1 / (1 + Math.exp(-end)));
  return [to4(ends[0] ?? 0), to4(ends[1] ?? 0)];
}

/** The interval of a change, and whether it leaves out 0. */
export function changeInterval(
  before: ReadonlyMap<number, Cluster>,
  now: ReadonlyMap<number, Cluster>,
  exact: number | null,
): { readonly ends: Interval; readonly changed: boolean | null } {
  const [all1, all2] = [[...before.values()], [...now.values()]];
  const [y1, n1] = [total(all1.map((one) => one.y)), total(all1.map((one) => one.n))];
  const [y2, n2] = [total(all2.map((one) => one.y)), total(all2.map((one) => one.n))];
  const pairs = [...now].flatMap(([prompt, second]) => {
    const first = before.get(prompt);
    return first ? [{ first, second }] : [];
  });
  const k = pairs.length;
  if (k < 2) return { ends: UNKNOWN, changed: null };
  const isSame = pairs.every(
    ({ first, second }) =>
      BigInt(n1) ** 2n * (BigInt(second.y) * BigInt(n2) - BigInt(y2) * BigInt(second.n)) ===
      BigInt(n2) ** 2n * (BigInt(first.y) * BigInt(n1) - BigInt(y1) * BigInt(first.n)),
  );
  if (isSame) return { ends: [exact, exact], changed: BigInt(y2) * BigInt(n1) !== BigInt(y1) * BigInt(n2) };
  const d = pairs.map(
    ({ first, second }) => (second.y - (y2 / n2) * second.n) / n2 - (first.y - (y1 / n1) * first.n) / n1,
  );
  const reach = pointOf(k) * Math.sqrt((k / (k - 1)) * total(d.map((one) => one ** 2)));
  const change = y2 / n2 - y1 / n1;
  return { ends: [to4(change - reach), to4(change + reach)], changed: Math.abs(change) > reach };
}
