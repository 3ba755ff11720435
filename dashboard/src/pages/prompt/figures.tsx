import type { VisibilityRow } from '../../data/shapes.ts';
import { filters } from '../../navigation/filters.ts';
import { PromptChange } from '../../parts/change.tsx';
import { Stat } from '../../parts/stat.tsx';
import { count, percent, position, tone } from '../../words/numbers.ts';

interface PromptFiguresProps {
  readonly row: VisibilityRow | undefined;
  /** Of the previous period, where it is shown and has answers. */
  readonly earlier: VisibilityRow | undefined;
  readonly changed: boolean | null | undefined;
  /** Pages of the answers to the prompt, and of those that mention the brand. */
  readonly answers: string | undefined;
  readonly mentions: string | undefined;
}

/** The figures of one prompt, each with that of the previous period. */
export function PromptFigures({ row, earlier, changed, answers, mentions }: PromptFiguresProps) {
  const before = (value: string | undefined) =>
    filters.value.compare && (
      <span class="hint">{value === undefined ? 'no earlier data' : `${value} before`}</span>
    );
  return (
    <div class="stats four">
      <Stat label="Visibility" value={percent(row?.visibility)} href={row && mentions}>
        {row && filters.value.compare && <PromptChange row={row} changed={changed} />}
      </Stat>
      <Stat
        label="Average position"
        value={position(row?.average_position)}
        href={typeof row?.average_position === 'number' ? mentions : undefined}
      >
        {before(earlier && position(earlier.average_position))}
      </Stat>
      <Stat
        label="Sentiment"
        value={tone(row?.sentiment)}
        href={typeof row?.sentiment === 'number' ? mentions : undefined}
      >
        {before(earlier && tone(earlier.sentiment))}
      </Stat>
      <Stat label="Answers" value={count(row?.answers ?? 0)} href={row && answers}>
        {before(earlier && count(earlier.answers))}
      </Stat>
    </div>
  );
}
