/* From values to pixels, and the round numbers that axes show. */

export type Scale = (value: number) => number;

export const linear =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    from[1] === from[0] ? to[0] : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** Round numbers from at most `least` (0, or below) to at least `most`, about `steps` of them; 0 is one of them. */
export function ticks(most: number, least = 0, steps = 4): number[] {
  const end = most > least ? most : 1;
  const rough = (end - least) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const number = Math.ceil(end / step - 1e-9) - first;
  return Array.from({ length: number + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Indexes of the places in a row that get a label, always including the last one. */
export function labelled(places: number, room: number): number[] {
  if (places <= room) return Array.from({ length: places }, (_, index) => index);
  const step = Math.ceil(places / Math.max(1, room));
  const chosen: number[] = [];
  for (let index = places - 1; index >= 0; index -= step) chosen.unshift(index);
  return chosen;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path of a line that breaks where a value is missing. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = '';
  let pen = 'M';
  for (const point of points) {
    if (point === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    pen = 'L';
  }
  return path;
}

/** Pixels to either side of a place that has none beside it, as an area of no width is not seen. */
const ALONE = 4;

const widened = (points: readonly Point[]): readonly Point[] =>
  points.length === 1
    ? points.flatMap(({ x, y }) => [
        { x: x - ALONE, y },
        { x: x + ALONE, y },
      ])
    : points;

/** The area between two lines, one piece for each run without a gap. */
export function bandPath(low: readonly (Point | null)[], high: readonly (Point | null)[]): string {
  let path = '';
  let start = 0;
  for (let index = 0; index <= low.length; index++) {
    const inside = index < low.length && low[index] && high[index];
    if (inside) continue;
    const run = (points: readonly (Point | null)[]) =>
      widened(points.slice(start, index).filter((point) => point !== null));
    const [up, down] = [run(high), [...run(low)].reverse()];
    if (up.length > 0) path += `${linePath([...up, ...down])}Z`;
    start = index + 1;
  }
  return path;
}
