/** One line of a chart. */
export interface Line {
  readonly name: string;
  /** Words that its legend adds, such as dates. */
  readonly note?: string;
  /** One value per label; null where there is none. */
  readonly values: readonly (number | null)[];
  /** The interval around each value. */
  readonly low?: readonly (number | null)[];
  readonly high?: readonly (number | null)[];
  /** A class of styles/charts.css that gives it its colour. */
  readonly className: string;
  /** Days or weeks of its values, where they are of another range than the chart's; empty where there is none. */
  readonly places?: readonly string[];
}

/** Rows of a chart's file: a day or week with the value of each line, its interval, and the place of another range. */
export const rowsOf = (places: readonly string[], lines: readonly Line[], labelName: string) =>
  places.map((place, index) =>
    Object.assign(
      { [labelName]: place },
      ...lines.map(({ name, values, low, high, places: own }) => ({
        ...(own && { [`${name}: ${labelName}`]: own[index] ?? '' }),
        [name]: values[index] ?? null,
        ...(low && { [`${name} (low)`]: low[index] ?? null }),
        ...(high && { [`${name} (high)`]: high[index] ?? null }),
      })),
    ),
  );
