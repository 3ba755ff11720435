import { useNewest } from '../data/newest.ts';
import type { Answer } from '../data/shapes.ts';
import { Card } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { AnswerRow } from './answer-row.tsx';

interface NewestAnswersProps {
  /** Of the list of answers. */
  readonly url: string;
  readonly size: number;
  /** The page that has all of them. */
  readonly all: string | undefined;
  readonly short?: boolean;
  /** True where all are to the one prompt that the page is about. */
  readonly untitled?: boolean;
}

/** The last few answers of a list. */
export function NewestAnswers({ url, size, all, short = false, untitled = false }: NewestAnswersProps) {
  const loaded = useNewest<Answer>(url, size);
  return (
    <Card
      title="Newest answers"
      loaded={loaded}
      waiting={size}
      actions={
        <>
          <CsvLink url={url} title="All rows, oldest first" />
          <a href={all}>All</a>
        </>
      }
    >
      {loaded.data?.data.map((answer) => (
        <AnswerRow key={answer.id} answer={answer} short={short} untitled={untitled} />
      ))}
    </Card>
  );
}
