/** One line of a chart. */
export interface Line {
  readonly name: string;
  /** One value per label; null where there is none. */
  readonly values: readonly (number | null)[];
  /** The interval around each value. */
  readonly low?: readonly (number | null)[];
  readonly high?: readonly (number | null)[];
  /** A class of styles/charts.css that gives it its colour. */
  readonly className: string;
}
