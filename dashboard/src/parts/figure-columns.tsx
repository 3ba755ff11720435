import { position, tone } from '../words/numbers.ts';
import { Counted } from './stat.tsx';
import type { Column } from './table.tsx';

/** Position and sentiment of a brand in rows of reports. */
interface Figures {
  readonly average_position: number | null;
  readonly sentiment: number | null;
}

/**
 * The columns of average position and sentiment.
 * @param of the figures of a row, where it has any
 * @param answers the page of the answers that they are averages of
 */
export const figureColumns = <Row,>(
  of: (row: Row) => Figures | undefined,
  answers: (row: Row) => string | undefined,
  spare = false,
): readonly Column<Row>[] =>
  (
    [
      ['position', 'Position', 'average_position', position],
      ['sentiment', 'Sentiment', 'sentiment', tone],
    ] as const
  ).map(([name, title, figure, text]) => ({
    name,
    title,
    number: true,
    spare,
    sort: (row) => of(row)?.[figure],
    cell: (row) => (
      <Counted href={typeof of(row)?.[figure] === 'number' ? answers(row) : undefined}>
        {text(of(row)?.[figure])}
      </Counted>
    ),
  }));
