import { useEffect, useState } from 'preact/hooks';
import { competitorsUrl, useCompetitors } from '../../data/brand.ts';
import type { CompetitorStatus } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { place, query } from '../../navigation/location.ts';
import { Card, Empty, Waiting } from '../../parts/card.tsx';
import { CsvLink } from '../../parts/csv-link.tsx';
import { holds, SearchField } from '../../parts/search-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { NamesDialog } from './names-dialog.tsx';
import { CompetitorRow } from './row.tsx';

const TABS: readonly (readonly [CompetitorStatus, string, string])[] = [
  ['suggested', 'Suggested', 'Brands that answers name and you have not decided on.'],
  ['tracked', 'Tracked', 'Compared with your brand in every report.'],
  ['dismissed', 'Dismissed', 'In no report, and never suggested again.'],
];

/** As many are drawn at once; each of them asks for its evidence. */
const SHOWN = 20;
/** Anchor for links from other pages. */
const PART = 'competitors';

/** Tracked, suggested and dismissed competitors. */
export function Competitors() {
  const source = useSource();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [search, setSearch] = useState('');
  // Merged competitors, which are not read again.
  const [merged, setMerged] = useState<readonly string[]>([]);
  const tab = TABS.find(([status]) => status === query.value.get('competitors')) ?? TABS[0];
  const [status, , hint] = tab as (typeof TABS)[number];
  useEffect(() => {
    if (place.peek().hash !== `#${PART}`) return;
    // Keeps the part in view while content above it grows, until the reader scrolls.
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
  const found = rows?.filter(({ name, aliases, domain }) => holds(search, name, ...aliases, domain));
  return (
    <Card
      id={PART}
      title="Competitors"
      hint={hint}
      actions={
        <>
          {rows && rows.length > 0 && <CsvLink url={competitorsUrl(source, status)} />}
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
      {rows?.length === 0 && <Empty title={`No ${status} competitors`} />}
      {rows && rows.length > SHOWN && <SearchField label="competitors" value={search} onSearch={setSearch} />}
      <ul class="competitors">
        {found?.slice(0, shown).map((competitor) => (
          <CompetitorRow
            key={competitor.id}
            competitor={competitor}
            onMerged={() => setMerged([...merged, competitor.id])}
          />
        ))}
      </ul>
      {found && found.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + SHOWN)}>
          Show more of {found.length}
        </button>
      )}
      {adding && <NamesDialog competitor={null} onClose={() => setAdding(false)} />}
    </Card>
  );
}
