import { stepOf } from '../charts/over-time.ts';
import { Rate } from '../charts/rate.tsx';
import { ofPrompt, promptUrl } from '../data/answers-url.ts';
import type { Prompt, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { filters } from '../navigation/filters.ts';
import { Empty, Waiting } from '../parts/card.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { longDate } from '../words/dates.ts';
import { countryName, engineName, intentName, languageName } from '../words/names.ts';
import { count } from '../words/numbers.ts';
import { NewestAnswers } from './newest-answers.tsx';
import { NoneOf } from './not-there.tsx';
import { PromptChart } from './prompt-chart.tsx';
import { PromptActions } from './prompts/actions.tsx';
import { BrandPage } from './shell.tsx';

/** Figures of the brand in answers to a prompt, by engine and over time. */
function PromptParts({ id }: { readonly id: string }) {
  const source = useSource();
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
    <>
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
    </>
  );
}

export function PromptPage({ id }: { readonly id: string }) {
  const source = useSource();
  const { data: prompt, error } = useData<Prompt>(dataUrl(source, `prompts/${id}`));
  if (error?.status === 404) return <NoneOf name="prompt" />;
  return (
    <BrandPage
      title={prompt?.text ?? 'Prompt'}
      actions={source.mayChange && prompt && <PromptActions prompt={prompt} />}
    >
      <Waiting error={error} />
      {prompt && (
        <p class="facts">
          <span class="badge">{prompt.status}</span>
          <span>{intentName(prompt.intent)}</span>
          <span>{prompt.countries.map(countryName).join(', ')}</span>
          {prompt.language && <span>{languageName(prompt.language)}</span>}
          {prompt.topic && <span>Topic: {prompt.topic}</span>}
          {prompt.tags.map((tag) => (
            <span key={tag} class="badge">
              {tag}
            </span>
          ))}
          <span>since {longDate(prompt.created_at)} (UTC)</span>
        </p>
      )}
      <PromptParts id={id} />
    </BrandPage>
  );
}
