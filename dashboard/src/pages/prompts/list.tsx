import { useMemo, useState } from 'preact/hooks';
import { useAll } from '../../data/all-pages.ts';
import { changesOf } from '../../data/prompt-changes.ts';
import type { Prompt, Report, VisibilityRow } from '../../data/shapes.ts';
import { reportUrl, type Source, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { query, withQuery } from '../../navigation/location.ts';
import { Empty, Waiting } from '../../parts/card.tsx';
import { CsvButton, CsvLink } from '../../parts/csv-link.tsx';
import { holds } from '../../parts/search-field.tsx';
import { Table, type TableProps } from '../../parts/table.tsx';
import { count } from '../../words/numbers.ts';
import { type PromptRow, useEngines } from '../prompt-engines.tsx';
import { listUrl, type PromptTab } from './changes.ts';
import { actionColumn, figuresOf, groupColumn, questionColumn } from './columns.tsx';
import { PlanNote } from './plan-note.tsx';
import { PromptSearch } from './prompt-search.tsx';
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

/** The address of the figures of each prompt that has answers in the range. */
export const figuresUrl = (source: Source, tab: PromptTab): string =>
  reportUrl(source, 'visibility', {
    dimensions: 'prompt',
    labels: true,
    limit: 10_000,
    ...compared(),
    include_archived: tab === 'archived' || undefined,
  });

/** Reason for an empty list. */
function NoPrompts({ tab, isFiltered }: { readonly tab: PromptTab; readonly isFiltered: boolean }) {
  const { mayChange } = useSource();
  if (tab === 'answered') {
    return (
      <Empty title="No answers to prompts here in this range">
        <a href={withQuery({ status: 'active' })}>Active prompts</a> are shown with or without answers.
      </Empty>
    );
  }
  return (
    <Empty title={`No ${tab} prompts`}>
      {isFiltered
        ? 'No prompts match the search and the filters.'
        : tab === 'active' && mayChange && 'Add the questions your customers ask an AI engine, one per line.'}
    </Empty>
  );
}

interface PromptListProps extends Pick<TableProps<PromptRow>, 'awaited'> {
  readonly tab: PromptTab;
}

/** The prompts of one tab, with their figures. */
export function PromptList({ tab, awaited }: PromptListProps) {
  const source = useSource();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState(query.value.get('find') ?? '');
  const shared = source.brandId === null;
  const prompts = useAll<Prompt>(shared ? null : listUrl(source, tab));
  const url = figuresUrl(source, tab);
  const report = useData<Report<VisibilityRow>>(url);
  const moved = useMemo(() => changesOf(report.data?.data ?? []), [report.data]);
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
    // Without the report nobody knows which have answers.
    .filter(({ id }) => tab !== 'answered' || !report.data || figures.has(id))
    .filter(({ text, topic, tags }) => holds(search.trim(), text, topic, ...tags))
    .map((prompt): PromptRow => ({ prompt, figures: figures.get(prompt.id) }));
  // All at once, since rows would jump as their figures arrive.
  const ready =
    rows && (report.data ?? report.error) && (byEngine ? engines.rows : shared || (last ?? unknown));
  const isGrouped = rows?.some(({ prompt: { topic, tags } }) => topic !== null || tags.length > 0);
  const selection = { shown: rows?.map(({ prompt }) => prompt) ?? [], selected, select };
  const columns = [
    ...(source.mayChange ? [selectColumn(selection)] : []),
    questionColumn,
    ...(isGrouped ? [groupColumn] : []),
    // Without its figures no prompt has no answers.
    ...(byEngine
      ? engines.columns
      : figuresOf(source, dates, moved).filter(({ name }) => report.data && !hidden.includes(name))),
    ...(source.mayChange ? [actionColumn] : []),
  ];
  return (
    <>
      <div class="toolbar">
        {!shared && <PromptSearch value={search} onSearch={setSearch} />}
        <a class="quiet-link" href={withQuery({ figures: byEngine ? null : 'engines', sort: null })}>
          {byEngine ? 'All figures' : 'Visibility by engine'}
        </a>
        <span class="hint" role="status">
          {search.trim() !== '' && rows && `${count(rows.length)} found`}
        </span>
        {shared || byEngine ? (
          <CsvLink url={byEngine ? engines.url : url} />
        ) : (
          rows && <CsvButton name="Prompts" rows={() => rows.map((row) => asRow(row, dates))} />
        )}
      </div>
      <Waiting error={prompts.error ?? report.error ?? engines.error ?? unknown} data={ready} rows={20} />
      {ready && rows?.length === 0 && <NoPrompts tab={tab} isFiltered={(prompts.rows?.length ?? 0) > 0} />}
      {ready && rows && rows.length > 0 && (
        <div class={report.stale || engines.stale ? 'stale' : ''}>
          <Table
            caption="Prompts"
            columns={columns}
            rows={rows}
            keyOf={({ prompt }) => prompt.id}
            fits={!byEngine}
            awaited={awaited}
          />
        </div>
      )}
      {ready && source.mayChange && <SelectionBar {...selection} />}
      {!shared && <PlanNote />}
    </>
  );
}
