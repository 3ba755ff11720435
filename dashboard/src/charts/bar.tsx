export interface BarProps {
  readonly value: number | null | undefined;
  /** Value that is as wide as the bar; by default 1. Of the largest of a list, so that bars tell its values apart. */
  readonly most?: number;
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
  readonly className?: string | undefined;
}

const at = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** One bar, with a whisker for its interval. The figure stands beside it, so it is nothing to be read out. */
export function Bar({ value, most = 1, low, high, className = 'own' }: BarProps) {
  const of = (figure: number) => at(most > 0 ? figure / most : 0);
  return (
    <svg class={`bar ${className}`} aria-hidden="true" width="100%" height="10">
      <rect class="bar-ground" width="100%" height="10" rx="2" />
      {typeof value === 'number' && <rect class="bar-value" width={of(value)} height="10" rx="2" />}
      {typeof low === 'number' && typeof high === 'number' && (
        <line class="bar-whisker" x1={of(low)} x2={of(high)} y1="5" y2="5" />
      )}
    </svg>
  );
}

interface Part {
  readonly name: string;
  readonly value: number;
  readonly className: string;
}

/** The largest of some values and ends of intervals, which bars of a list are scaled to. */
export const mostOf = <Row,>(
  rows: readonly Row[],
  ...of: readonly ((row: Row) => number | null | undefined)[]
) => Math.max(0, ...rows.flatMap((row) => of.map((value) => value(row) ?? 0)));

/** Parts of a whole beside each other. */
export function StackedBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  return (
    <svg class="bar stacked" aria-hidden="true" width="100%" height="14">
      <rect class="bar-ground" width="100%" height="14" rx="2" />
      {parts.map(({ name, value, className }) => {
        const start = before;
        before += whole === 0 ? 0 : value / whole;
        return (
          <rect
            key={name}
            class={`bar-value ${className}`}
            x={at(start)}
            width={at(whole === 0 ? 0 : value / whole)}
            height="14"
          />
        );
      })}
    </svg>
  );
}
