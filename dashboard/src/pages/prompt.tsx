import { Bar } from '../charts/bar.tsx';
import { stepOf } from '../charts/over-time.ts';
import { useNewestAnswers } from '../data/newest-answers.ts';
import type { Prompt, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { asked, filters } from '../navigation/filters.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Counted } from '../parts/stat.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { longDate } from '../words/dates.ts';
import { countryName, engineName, intentName } from '../words/names.ts';
import { count, percent } from '../words/numbers.ts';
import { AnswerRow } from './answer-row.tsx';
import { PromptChart } from './prompt-chart.tsx';
import { PromptActions } from './prompts.tsx';
import { BrandPage } from './shell.tsx';

/** One prompt: how answers to it speak of the brand, by engine and over time. */
export function PromptPage({ id }: { readonly id: string }) {
  const source = useSource();
  const prompt = useData<Prompt>(dataUrl(source, `prompts/${id}`));
  // Archived ones, too: whoever opens the page of one wants to see it.
  const search = asked(
    { ...filters.value, prompt_id: [id], intent: [] },
    { include_archived: true, dimensions: 'engine' },
  );
  const url = dataUrl(source, `reports/visibility${search}`);
  const report = useData<Report<VisibilityRow>>(url);
  const newest = useNewestAnswers(source, new URLSearchParams(), 10, 0, id);
  const mentions = ({ engine }: VisibilityRow) =>
    pageUrl(source, 'answers', { prompt_id: id, engine, brand_mentioned: true });
  const columns: readonly Column<VisibilityRow>[] = [
    {
      name: 'engine',
      title: 'Engine',
      cell: ({ engine }) => engineName(engine),
      sort: ({ engine }) => engineName(engine),
    },
    {
      name: 'visibility',
      title: 'Visibility',
      number: true,
      className: 'bar-cell',
      sort: ({ visibility }) => visibility,
      cell: (row) => (
        <>
          <Bar value={row.visibility} />
          <Counted href={mentions(row)}>{percent(row.visibility)}</Counted>
        </>
      ),
    },
    ...figureColumns<VisibilityRow>((row) => row, mentions),
    {
      name: 'answers',
      title: 'Answers',
      number: true,
      sort: ({ answers }) => answers,
      cell: ({ answers, engine }) => (
        <Counted href={pageUrl(source, 'answers', { prompt_id: id, engine })}>{count(answers)}</Counted>
      ),
    },
  ];
  return (
    <BrandPage
      title={prompt.data?.text ?? 'Prompt'}
      actions={source.mayChange && prompt.data && <PromptActions prompt={prompt.data} />}
    >
      <ProblemNote problem={prompt.error ?? report.error} />
      {prompt.data && (
        <p class="facts">
          <span class="badge">{prompt.data.status}</span>
          <span>{intentName(prompt.data.intent)}</span>
          <span>{prompt.data.countries.map(countryName).join(', ')}</span>
          <span>since {longDate(prompt.data.created_at)} (UTC)</span>
        </p>
      )}
      <PromptChart id={id} step={stepOf(filters.value.range)} />
      <Card
        title="By engine"
        stale={report.stale && report.data !== undefined}
        actions={<CsvLink url={url} />}
      >
        {!report.data && !report.error && <Skeleton rows={4} />}
        {report.data?.data.length === 0 && <Empty title="No answers in this range" />}
        {report.data && report.data.data.length > 0 && (
          <Table
            caption="By engine"
            columns={columns}
            rows={report.data.data}
            keyOf={({ engine }) => engine}
          />
        )}
      </Card>
      <Card title="Newest answers" actions={<a href={pageUrl(source, 'answers', { prompt_id: id })}>All</a>}>
        <ProblemNote problem={newest.error} />
        {!newest.data && !newest.error && <Skeleton rows={6} />}
        {newest.data?.data.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
      </Card>
    </BrandPage>
  );
}
