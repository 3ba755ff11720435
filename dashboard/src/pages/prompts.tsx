import { useState } from 'preact/hooks';
import { Rate } from '../charts/rate.tsx';
import { takeOut, useAll } from '../data/all-pages.ts';
import { ofPrompt } from '../data/answers-url.ts';
import { request } from '../data/request.ts';
import type { Prompt, PromptStatus, Report, Usage, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, pageUrl, reportUrl, type Source, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { compared, filters } from '../navigation/filters.ts';
import { query, withQuery } from '../navigation/location.ts';
import { Card, Empty, ProblemNote, Waiting } from '../parts/card.tsx';
import { Change } from '../parts/change.tsx';
import { CountriesHint } from '../parts/countries-hint.tsx';
import { CsvButton, CsvLink } from '../parts/csv-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Form } from '../parts/form.tsx';
import { Menu, MenuAction } from '../parts/menu.tsx';
import { Opener } from '../parts/opener.tsx';
import { Counted } from '../parts/stat.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useAction } from '../parts/use-action.ts';
import { readCountries } from '../words/countries.ts';
import { longDate } from '../words/dates.ts';
import { intentName } from '../words/names.ts';
import { count, counted, money } from '../words/numbers.ts';
import { NewPrompts } from './new-prompts.tsx';
import { type PromptRow, useEngines } from './prompt-engines.tsx';
import { ShareButton } from './share-button.tsx';
import { BrandPage } from './shell.tsx';

const TABS: readonly (readonly [PromptStatus, string])[] = [
  ['active', 'Active'],
  ['paused', 'Paused'],
  ['archived', 'Archived'],
];

const listUrl = (source: Source, status: PromptStatus) => dataUrl(source, `prompts?status=${status}`);

function CountriesDialog({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  const source = useSource();
  const [text, setText] = useState(prompt.countries.join(', '));
  const countries = readCountries(text);
  const { codes, faults } = countries;
  const action = useAction(async () => {
    await request('PATCH', dataUrl(source, `prompts/${prompt.id}`), { countries: codes });
    onClose();
  });
  return (
    <Dialog title="Countries" onClose={onClose}>
      <Form action={action} submit="Save" incomplete={codes.length === 0 || faults.length > 0}>
        <p>{prompt.text}</p>
        <Field
          label="Countries (codes such as US, DE)"
          name="countries"
          defaultValue={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          hint={
            <>
              <CountriesHint countries={countries} /> Each country takes one place of the plan.
            </>
          }
        />
      </Form>
    </Dialog>
  );
}

const ARCHIVE = ['archived', 'Archive'] as const;

/** What a prompt can become, and what that is called. */
const STEPS: Readonly<Record<PromptStatus, readonly (readonly [PromptStatus, string])[]>> = {
  active: [['paused', 'Pause'], ARCHIVE],
  paused: [['active', 'Resume'], ARCHIVE],
  archived: [['active', 'Unarchive']],
};

/** What can be done with one prompt. */
export function PromptActions({ prompt }: { readonly prompt: Prompt }) {
  const source = useSource();
  const [countries, setCountries] = useState(false);
  const { busy, problem, run } = useAction(
    async (status: PromptStatus) => {
      await request('PATCH', dataUrl(source, `prompts/${prompt.id}`), { status });
      takeOut(listUrl(source, prompt.status), prompt.id);
    },
    (status) => `“${prompt.text}” is ${status}.`,
  );
  return (
    <>
      <Menu label={<span class="hidden">Actions for {prompt.text}</span>} align="right" className="row-menu">
        <ul class="choices">
          {STEPS[prompt.status].map(([status, text]) => (
            <MenuAction key={status} disabled={busy} onClick={() => void run(status)}>
              {text}
            </MenuAction>
          ))}
          <MenuAction onClick={() => setCountries(true)}>Countries</MenuAction>
        </ul>
      </Menu>
      <ProblemNote problem={problem} />
      {countries && <CountriesDialog prompt={prompt} onClose={() => setCountries(false)} />}
    </>
  );
}

function PlanNote() {
  const source = useSource();
  const { data: usage } = useData<Usage>(dataUrl(source, 'usage'));
  if (!usage) return <p class="hint">&nbsp;</p>;
  const left = usage.prompt_limit - usage.prompts_used;
  return (
    <p class="hint">
      {count(usage.prompts_used)} of {count(usage.prompt_limit)} places of the plan “{usage.plan}” are used,{' '}
      {left > 0 ? `${count(left)} left` : 'none is left'}. A prompt takes one per country. This brand asks{' '}
      {counted(usage.daily_questions, 'question')} a day
      {usage.daily_cost === null
        ? ', of which not all have a price that is known'
        : ` for ${money(usage.daily_cost)}`}
      {usage.forecast_cost !== null && `; forecast of this month: ${money(usage.forecast_cost)}`}.
    </p>
  );
}

/** The answers to a prompt that mention the brand. */
const mentionsUrl = (source: Source, id: string) =>
  pageUrl(source, 'answers', { ...ofPrompt(id), brand_mentioned: true });

const columnsOf = (source: Source, last: ReadonlyMap<string, string>): readonly Column<PromptRow>[] => [
  {
    name: 'visibility',
    title: 'Visibility',
    number: true,
    sort: ({ figures }) => figures?.visibility,
    cell: ({ figures, prompt }) => (
      <Rate value={figures?.visibility} href={figures && mentionsUrl(source, prompt.id)} />
    ),
    className: 'bar-cell',
  },
  {
    name: 'change',
    title: 'Change',
    number: true,
    sort: ({ figures }) => figures?.visibility_change,
    cell: ({ figures }) => (figures ? <Change change={figures.visibility_change} /> : '–'),
  },
  ...figureColumns<PromptRow>(
    ({ figures }) => figures,
    ({ prompt }) => mentionsUrl(source, prompt.id),
    true,
  ),
  {
    name: 'answers',
    title: 'Answers',
    number: true,
    sort: ({ figures }) => figures?.answers ?? 0,
    cell: ({ figures, prompt }) => (
      <Counted href={figures && pageUrl(source, 'answers', ofPrompt(prompt.id))}>
        {count(figures?.answers ?? 0)}
      </Counted>
    ),
  },
  {
    name: 'last',
    title: 'Last answer (UTC)',
    number: true,
    spare: true,
    sort: ({ prompt }) => last.get(prompt.id),
    cell: ({ prompt }) => {
      const date = last.get(prompt.id);
      return date === undefined ? '–' : longDate(date);
    },
  },
];

function QuestionCell({ prompt }: { readonly prompt: Prompt }) {
  const source = useSource();
  return (
    <span class="question">
      <a href={pageUrl(source, `prompts/${prompt.id}`)}>{prompt.text}</a>
      {source.brandId && (
        <small>
          {intentName(prompt.intent)} · {prompt.countries.join(', ')}
        </small>
      )}
    </span>
  );
}

const questionColumn: Column<PromptRow> = {
  name: 'prompt',
  title: 'Prompt',
  sort: ({ prompt }) => prompt.text,
  cell: ({ prompt }) => <QuestionCell prompt={prompt} />,
  className: 'question-cell',
};

const actionColumn: Column<PromptRow> = {
  name: 'actions',
  title: '',
  cell: ({ prompt }) => <PromptActions prompt={prompt} />,
  className: 'action-cell',
};

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
  created_at: '',
});

/** The prompts of one status, with their figures. */
function PromptList({ status }: { readonly status: PromptStatus }) {
  const source = useSource();
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
  const { intent, prompt_id } = filters.value;
  const figures = new Map((report.data?.data ?? []).map((row) => [row.prompt, row]));
  const shownPrompts = shared ? report.data?.data.map(asPrompt) : prompts.rows;
  const rows = shownPrompts
    ?.filter(
      (prompt) =>
        shared ||
        ((intent.length === 0 || intent.includes(prompt.intent)) &&
          (prompt_id.length === 0 || prompt_id.includes(prompt.id))),
    )
    .map((prompt): PromptRow => ({ prompt, figures: figures.get(prompt.id) }));
  // All at once, or rows would jump as their figures come.
  const ready =
    rows && (report.data ?? report.error) && (byEngine ? engines.rows : shared || (last ?? unknown));
  const columns = [
    questionColumn,
    // Without its figures no prompt has no answers.
    ...(byEngine
      ? engines.columns
      : columnsOf(source, dates).filter(({ name }) => report.data && !hidden.includes(name))),
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
        <Empty title={status === 'active' ? 'No prompts here' : `Nothing is ${status}`}>
          {prompts.rows?.length
            ? 'The filters leave none.'
            : status === 'active' &&
              source.mayChange &&
              'Add the questions your customers ask an AI engine, one a line.'}
        </Empty>
      )}
      {ready && rows && rows.length > 0 && (
        <div class={report.stale || engines.stale ? 'stale' : ''}>
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

/** Of another tab nothing is kept to show, so each has a list of its own. */
export function Prompts() {
  const source = useSource();
  const shared = source.brandId === null;
  const tab = TABS.find(([value]) => value === query.value.get('status')) ?? TABS[0];
  const [status] = tab as (typeof TABS)[number];
  return (
    <BrandPage
      title="Prompts"
      actions={
        source.mayChange && (
          <>
            <ShareButton page="prompts" />
            <Opener className="primary" dialog={(onClose) => <NewPrompts onClose={onClose} />}>
              Add prompts
            </Opener>
          </>
        )
      }
    >
      <Card title={shared ? 'Prompts' : undefined}>
        {!shared && <Tabs label="Status" tabs={TABS} standard="active" chosen={status} parameter="status" />}
        <PromptList key={status} status={status} />
      </Card>
    </BrandPage>
  );
}
