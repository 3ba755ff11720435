import { stepOf } from '../charts/over-time.ts';
import { Rate } from '../charts/rate.tsx';
import { ofPrompt, promptUrl } from '../data/answers-url.ts';
import type { Prompt, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { filters } from '../navigation/filters.ts';
import { Empty, ProblemNote } from '../parts/card.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { longDate } from '../words/dates.ts';
import { countryName, engineName, intentName } from '../words/names.ts';
import { count } from '../words/numbers.ts';
import { NewestAnswers } from './newest-answers.tsx';
import { PromptChart } from './prompt-chart.tsx';
import { PromptActions } from './prompts.tsx';
import { BrandPage } from './shell.tsx';

/** One prompt: how answers to it speak of the brand, by engine and over time. */
export function PromptPage({ id }: { readonly id: string }) {
  const source = useSource();
  const prompt = useData<Prompt>(dataUrl(source, `prompts/${id}`));
  const url = promptUrl(source, 'reports/visibility', id, { dimensions: 'engine' });
  const mentions = ({ engine }: VisibilityRow) =>
    pageUrl(source, 'answers', { ...ofPrompt(id), engine, brand_mentioned: true });
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
      cell: (row) => <Rate value={row.visibility} href={mentions(row)} />,
    },
    ...figureColumns<VisibilityRow>((row) => row, mentions),
    {
      name: 'answers',
      title: 'Answers',
      number: true,
      sort: ({ answers }) => answers,
      cell: ({ answers, engine }) => (
        <Counted href={pageUrl(source, 'answers', { ...ofPrompt(id), engine })}>{count(answers)}</Counted>
      ),
    },
  ];
  return (
    <BrandPage
      title={prompt.data?.text ?? 'Prompt'}
      actions={source.mayChange && prompt.data && <PromptActions prompt={prompt.data} />}
    >
      <ProblemNote problem={prompt.error} />
      {prompt.data && (
        <p class="facts">
          <span class="badge">{prompt.data.status}</span>
          <span>{intentName(prompt.data.intent)}</span>
          <span>{prompt.data.countries.map(countryName).join(', ')}</span>
          <span>since {longDate(prompt.data.created_at)} (UTC)</span>
        </p>
      )}
      <PromptChart id={id} step={stepOf(filters.value.range)} />
      <TableCard
        title="By engine"
        loaded={useData<Report<VisibilityRow>>(url)}
        csv={url}
        columns={columns}
        keyOf={({ engine }) => engine}
        empty={<Empty title="No answers in this range" />}
      />
      <NewestAnswers
        url={promptUrl(source, 'answers', id)}
        size={10}
        all={pageUrl(source, 'answers', ofPrompt(id))}
      />
    </BrandPage>
  );
}
