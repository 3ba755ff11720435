import { useState } from 'preact/hooks';
import { useAll } from '../../data/all-pages.ts';
import type { Prompt, PromptStatus, Report, VisibilityRow } from '../../data/shapes.ts';
import { reportUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { query, withQuery } from '../../navigation/location.ts';
import { Empty, Waiting } from '../../parts/card.tsx';
import { CsvButton, CsvLink } from '../../parts/csv-link.tsx';
import { Table } from '../../parts/table.tsx';
import { type PromptRow, useEngines } from '../prompt-engines.tsx';
import { listUrl } from './actions.tsx';
import { actionColumn, figuresOf, groupColumn, questionColumn } from './columns.tsx';
import { PlanNote } from './plan-note.tsx';
import { SelectionBar, selectColumn } from './selection.tsx';

/** A row of a file. */
const asRow = ({ prompt, figures }: PromptRow, last: ReadonlyMap<string, string>) => {
  const { prompt: _id, prompt_text: _text, ...others } = figures ?? {};
  return { ...prompt, last_answer: last.get(prompt.id), ...others };
};

/** The rows of a share link, which has reports alone. */
const asPrompt = (row: VisibilityRow): Prompt => ({
  id: row.prompt,
  text: row.prompt_text,
  status: 'active',
  countries: [],
  intent: 'other',
  language: null,
  topic: null,
  tags: [],
  created_at: '',
});

/** True where a prompt passes the filters of the page. */
function isFiltered({ id, intent, topic, tags, language }: Prompt): boolean {
  const { value } = filters;
  const passes = (wanted: readonly string[], has: readonly (string | null)[]) =>
    wanted.length === 0 || wanted.some((one) => has.includes(one));
  const small = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  return (
    passes(value.intent, [intent]) &&
    passes(value.topic, [topic]) &&
    passes(small(value.tag), small(tags)) &&
    passes(value.language, [language]) &&
    passes(value.prompt_id, [id])
  );
}

/** The prompts of one status, with their figures. */
export function PromptList({ status }: { readonly status: PromptStatus }) {
  const source = useSource();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const shared = source.brandId === null;
  const prompts = useAll<Prompt>(shared ? null : listUrl(source, status));
  const url = reportUrl(source, 'visibility', {
    dimensions: 'prompt',
    labels: true,
    limit: 10_000,
    ...compared(),
    include_archived: status === 'archived' || undefined,
  });
  const report = useData<Report<VisibilityRow>>(url);
  const byEngine = query.value.get('figures') === 'engines';
  const engines = useEngines(byEngine);
  const { data: last, error: unknown } = useData<{ data: readonly { prompt_id: string; date: string }[] }>(
    shared ? null : `${source.base}/last-answers`,
  );
  const dates = new Map(last?.data.map(({ prompt_id: id, date }) => [id, date]));
  const hidden = [...(filters.value.compare ? [] : ['change']), ...(last ? [] : ['last'])];
  const figures = new Map((report.data?.data ?? []).map((row) => [row.prompt, row]));
  const shownPrompts = shared ? report.data?.data.map(asPrompt) : prompts.rows;
  const rows = shownPrompts
    ?.filter((prompt) => shared || isFiltered(prompt))
    .map((prompt): PromptRow => ({ prompt, figures: figures.get(prompt.id) }));
  // All at once, since rows would jump as their figures arrive.
  const ready =
    rows && (report.data ?? report.error) && (byEngine ? engines.rows : shared || (last ?? unknown));
  const isGrouped = rows?.some(({ prompt: { topic, tags } }) => topic !== null || tags.length > 0);
  const columns = [
    ...(source.mayChange ? [selectColumn(selected, select)] : []),
    questionColumn,
    ...(isGrouped ? [groupColumn] : []),
    // Without its figures no prompt has no answers.
    ...(byEngine
      ? engines.columns
      : figuresOf(source, dates).filter(({ name }) => report.data && !hidden.includes(name))),
    ...(source.mayChange ? [actionColumn] : []),
  ];
  return (
    <>
      <p class="hint">
        <a href={withQuery({ figures: byEngine ? null : 'engines', sort: null })}>
          {byEngine ? 'All figures' : 'Visibility by engine'}
        </a>
      </p>
      <Waiting error={prompts.error ?? report.error ?? engines.error ?? unknown} data={ready} rows={20} />
      {ready && rows?.length === 0 && (
        <Empty title={status === 'active' ? 'No active prompts' : `No ${status} prompts`}>
          {prompts.rows?.length
            ? 'No prompts match the filters.'
            : status === 'active' &&
              source.mayChange &&
              'Add the questions your customers ask an AI engine, one per line.'}
        </Empty>
      )}
      {ready && rows && rows.length > 0 && (
        <div class={report.stale || engines.stale ? 'stale' : ''}>
          {source.mayChange && (
            <SelectionBar shown={rows.map(({ prompt }) => prompt)} selected={selected} select={select} />
          )}
          <Table caption="Prompts" columns={columns} rows={rows} keyOf={({ prompt }) => prompt.id} />
        </div>
      )}
      <div class="card-foot">
        {shared ? <span /> : <PlanNote />}
        {shared || byEngine ? (
          <CsvLink url={byEngine ? engines.url : url} />
        ) : (
          rows && <CsvButton name="Prompts" rows={() => rows.map((row) => asRow(row, dates))} />
        )}
      </div>
    </>
  );
}
