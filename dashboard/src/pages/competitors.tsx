import { useEffect, useState } from 'preact/hooks';
import { takeOut } from '../data/all-pages.ts';
import { competitorsUrl, useCompetitors } from '../data/brand.ts';
import { changed } from '../data/changed.ts';
import { doErrand } from '../data/errand.ts';
import { request } from '../data/request.ts';
import type { Competitor, CompetitorStatus, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { place, query } from '../navigation/location.ts';
import { Card, Empty, ProblemNote, Waiting } from '../parts/card.tsx';
import { CsvButton } from '../parts/csv-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Field, valuesOf } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Menu, MenuAction } from '../parts/menu.tsx';
import { Counted } from '../parts/stat.tsx';
import { say } from '../parts/status.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useAction } from '../parts/use-action.ts';
import { listOf } from '../words/comma-list.ts';
import { longDate } from '../words/dates.ts';
import { counted } from '../words/numbers.ts';

const TABS: readonly (readonly [CompetitorStatus, string, string])[] = [
  ['suggested', 'Suggested', 'Brands that answers name and you have not decided on.'],
  ['tracked', 'Tracked', 'Compared with your brand in every report.'],
  ['dismissed', 'Dismissed', 'Set aside: they are never suggested again.'],
];

/** What a competitor can become, and what that is called. */
const DECISIONS = [
  ['tracked', 'Track', ''],
  ['dismissed', 'Dismiss', 'quiet'],
] as const;

/** Adds a competitor, or changes what one is called. */
function NamesDialog({
  competitor,
  onClose,
}: {
  readonly competitor: Competitor | null;
  readonly onClose: () => void;
}) {
  const source = useSource();
  // As the form was filled: somebody else may give it names while this is open.
  const [before] = useState(competitor);
  const action = useAction(async (form: HTMLFormElement) => {
    const { name, aliases, domain } = valuesOf(form);
    const all = { name, aliases: listOf(aliases ?? '', before?.aliases), domain: domain || null };
    const values = changed(all, before ?? { domain: null });
    if (competitor) await request('PATCH', `${source.base}/competitors/${competitor.id}`, values);
    else await request('POST', `${source.base}/competitors`, values);
    onClose();
    say(`${name} is ${competitor ? 'saved' : 'tracked'}.`);
  });
  return (
    <Dialog title={competitor ? 'Names' : 'Add a competitor'} onClose={onClose}>
      <Form action={action} submit={competitor ? 'Save' : 'Add and track'}>
        <Field label="Name" name="name" defaultValue={before?.name} required />
        <Field
          label="Other names, with commas"
          name="aliases"
          defaultValue={before?.aliases.join(', ')}
          hint="Stored answers are read again for a new name."
        />
        <Field
          label="Domain"
          name="domain"
          defaultValue={before?.domain ?? undefined}
          placeholder="example.com"
        />
      </Form>
    </Dialog>
  );
}

/** Makes a competitor one with another, for good. */
function MergeDialog({
  competitor,
  onMerged,
  onClose,
}: {
  readonly competitor: Competitor;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}) {
  const source = useSource();
  const { rows, error } = useCompetitors();
  const others = rows?.filter(({ id }) => id !== competitor.id) ?? [];
  const [chosen, choose] = useState('');
  const into = others.find(({ id }) => id === chosen) ?? null;
  const action = useAction(async () => {
    await doErrand(source.base, `competitors/${competitor.id}/merge`, { into: into?.id });
    onMerged();
  });
  return (
    <Dialog title={`Merge ${competitor.name}`} onClose={onClose}>
      <Form action={action} submit={action.busy ? 'Merging…' : 'Merge'} incomplete={!into}>
        <Waiting error={error} />
        <Choice
          label="Into"
          value={chosen}
          options={[['', 'Choose one'], ...others.map(({ id, name }) => [id, name] as const)]}
          onChange={choose}
        />
        <p class="hint">
          {into
            ? `What answers say of ${competitor.name}, past ones too, counts as said of ${into.name}, which gets its names and stays ${into.status}. It cannot be undone.`
            : 'Two names of one company become one competitor.'}
        </p>
        {action.busy && (
          <p class="hint" role="status">
            Stored answers are being rewritten; of many it takes minutes. It goes on without this page.
          </p>
        )}
      </Form>
    </Dialog>
  );
}

/** In how many answers of the range it is mentioned. */
function Evidence({ competitor }: { readonly competitor: Competitor }) {
  const source = useSource();
  const evidence = { mentioned_competitor_id: competitor.id };
  const { data, error, stale } = useData<Report<VisibilityRow>>(
    reportUrl(source, 'visibility', { ...evidence, intervals: true }),
  );
  const row = data?.data[0];
  return (
    <span class={stale ? 'competitor-evidence stale' : 'competitor-evidence'}>
      <Counted href={pageUrl(source, 'answers', evidence)}>
        {data
          ? `${counted(row?.answers ?? 0, 'answer')} to ${counted(row?.prompts ?? 0, 'prompt')}`
          : error
            ? 'answers not read'
            : '\u00a0'}
      </Counted>
    </span>
  );
}

function CompetitorRow({
  competitor,
  onMerged,
}: {
  readonly competitor: Competitor;
  readonly onMerged: () => void;
}) {
  const source = useSource();
  const [naming, setNaming] = useState(false);
  const [merging, setMerging] = useState(false);
  const { id, status, name, aliases, domain, first_seen_at } = competitor;
  const { busy, problem, run } = useAction(
    async (next: CompetitorStatus) => {
      await request('PATCH', dataUrl(source, `competitors/${id}`), { status: next });
      takeOut(competitorsUrl(source, status), id);
    },
    (next) => `${name} is ${next}.`,
  );
  return (
    <li class="competitor">
      <div class="competitor-name">
        <b>{name}</b>
        <small class="hint">
          {[
            aliases.length > 0 && `also ${aliases.join(', ')}`,
            domain,
            first_seen_at && `first seen ${longDate(first_seen_at)} (UTC)`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <ProblemNote problem={problem} />
      </div>
      <Evidence competitor={competitor} />
      {source.mayChange && (
        <div class="competitor-actions">
          {DECISIONS.filter(([next]) => next !== status).map(([next, text, className]) => (
            <button
              key={next}
              type="button"
              class={className}
              disabled={busy}
              onClick={() => void run(next)}
              aria-label={`${text} ${name}`}
            >
              {text}
            </button>
          ))}
          <Menu label={<span class="hidden">More for {name}</span>} align="right" className="row-menu">
            <ul class="choices">
              <MenuAction onClick={() => setNaming(true)}>Rename, add names</MenuAction>
              <MenuAction onClick={() => setMerging(true)}>Merge into another</MenuAction>
            </ul>
          </Menu>
        </div>
      )}
      {naming && <NamesDialog competitor={competitor} onClose={() => setNaming(false)} />}
      {merging && (
        <MergeDialog competitor={competitor} onMerged={onMerged} onClose={() => setMerging(false)} />
      )}
    </li>
  );
}

/** As many are drawn at once; each of them asks for its evidence. */
const SHOWN = 20;
/** What leads to it from other pages. */
const PART = 'competitors';

/** Who is compared, who might be, and who is not. */
export function Competitors() {
  const source = useSource();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  // Of what was merged nothing is to be asked again.
  const [merged, setMerged] = useState<readonly string[]>([]);
  const tab = TABS.find(([status]) => status === query.value.get('competitors')) ?? TABS[0];
  const [status, , hint] = tab as (typeof TABS)[number];
  useEffect(() => {
    if (place.peek().hash !== `#${PART}`) return;
    // What stands above it grows as it is read, until whoever reads goes on by themselves.
    const observer = new ResizeObserver(() => document.getElementById(PART)?.scrollIntoView());
    const end = () => observer.disconnect();
    for (const event of ['wheel', 'touchstart', 'mousedown', 'keydown']) {
      document.addEventListener(event, end, { once: true });
    }
    observer.observe(document.body);
    return end;
  }, []);
  const { rows: all, error } = useCompetitors(status);
  const rows = all?.filter(({ id }) => !merged.includes(id));
  return (
    <Card
      id={PART}
      title="Competitors"
      hint={hint}
      actions={
        <>
          {rows && rows.length > 0 && <CsvButton name={`Competitors ${status}`} rows={() => rows} />}
          {source.mayChange && (
            <button type="button" onClick={() => setAdding(true)}>
              Add
            </button>
          )}
        </>
      }
    >
      <Tabs label="Competitors" tabs={TABS} standard="suggested" chosen={status} parameter="competitors" />
      <Waiting error={error} data={rows} rows={3} />
      {rows?.length === 0 && <Empty title={`None is ${status}`} />}
      <ul class="competitors">
        {rows?.slice(0, shown).map((competitor) => (
          <CompetitorRow
            key={competitor.id}
            competitor={competitor}
            onMerged={() => setMerged([...merged, competitor.id])}
          />
        ))}
      </ul>
      {rows && rows.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + SHOWN)}>
          Show more of {rows.length}
        </button>
      )}
      {adding && <NamesDialog competitor={null} onClose={() => setAdding(false)} />}
    </Card>
  );
}
