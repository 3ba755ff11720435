import type { BrandsRow, VisibilityRow } from '../data/shapes.ts';
import { count, counted, points } from '../words/numbers.ts';

interface ChangeProps {
  readonly change: number | null | undefined;
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
  /** True where it exceeds chance; null where that is unknown, undefined where it was not requested. */
  readonly changed?: boolean | null | undefined;
  /** Of what there are too few where it is unknown. */
  readonly sample?: 'prompts' | 'answers';
  /** Basis of the verdict, where that is not an interval. */
  readonly by?: string;
}

/** A change against the previous period, in points of percent and in words. */
export function Change({ change, low, high, changed, sample = 'prompts', by }: ChangeProps) {
  if (change === null || change === undefined) return <span class="change hint">no earlier data</span>;
  // Colours mark only changes that exceed chance.
  const direction = changed ? (change > 0 ? 'up' : 'down') : '';
  const interval =
    typeof low === 'number' && typeof high === 'number'
      ? `95% interval of the change: ${points(low)} to ${points(high)} points`
      : (by ?? 'Too few prompts for an interval');
  return (
    <span class={`change ${direction}`} title={changed === undefined ? undefined : interval}>
      <b>{points(change)}</b>
      <span class="change-unit"> pts</span>
      {changed !== undefined && (
        <span class="change-word">
          {changed === null ? (
            <>
              too few<span class="wide"> {sample}</span>
            </>
          ) : changed ? (
            'significant'
          ) : (
            'no clear change'
          )}
        </span>
      )}
    </span>
  );
}

/** Change of visibility in a report's row, and whether it exceeds chance. */
export const VisibilityChange = ({ row }: { readonly row: VisibilityRow | BrandsRow }) => (
  <Change
    change={row.visibility_change}
    low={row.visibility_change_low}
    high={row.visibility_change_high}
    changed={row.visibility_changed}
  />
);

/** Change of one prompt's visibility, judged by its answers (`changesOf`). */
export const PromptChange = ({
  row,
  changed,
  among = 1,
}: {
  readonly row: VisibilityRow | BrandsRow;
  readonly changed: boolean | null | undefined;
  /** Number of rows that it is judged among: of many, some move by chance alone. */
  readonly among?: number;
}) => (
  <Change
    change={row.visibility_change}
    changed={changed ?? null}
    sample="answers"
    by={`Judged by its ${counted(row.answers, 'answer')}, and ${count(row.previous_answers)} before${among > 1 ? `, among ${count(among)} rows` : ''}`}
  />
);
