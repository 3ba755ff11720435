import { useNewest } from '../data/newest.ts';
import type { Citation } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { asked, filters } from '../navigation/filters.ts';
import { query } from '../navigation/location.ts';
import { pageOf } from '../parts/pager.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { WebLink } from '../parts/web-link.tsx';
import { shortAddress } from '../words/addresses.ts';
import { timeText } from '../words/dates.ts';
import { countryName, engineName } from '../words/names.ts';
import { counted } from '../words/numbers.ts';
import { NothingFound } from './nothing-found.tsx';
import { BrandPage } from './shell.tsx';

const SIZE = 50;

/** Every citation of one site, or of all, with the answer it is in, newest first. */
export function Cited() {
  const source = useSource();
  const domain = query.value.get('domain') ?? '';
  const list = dataUrl(source, `citations${asked(filters.value, { domain })}`);
  const loaded = useNewest<Citation>(list, SIZE, pageOf());
  const columns: readonly Column<Citation>[] = [
    {
      name: 'page',
      title: 'Page',
      className: 'question-cell',
      cell: ({ url, title, kind }) => (
        <span class="question">
          <WebLink href={url}>{title || url}</WebLink>
          <small>
            {shortAddress(url)} · {kind}
          </small>
        </span>
      ),
    },
    { name: 'engine', title: 'Engine', spare: true, cell: ({ engine }) => engineName(engine) },
    { name: 'country', title: 'Country', spare: true, cell: ({ country }) => countryName(country) },
    {
      name: 'answer',
      title: 'Answer',
      cell: ({ answer_id, answered_at }) => (
        <a class="counted" href={pageUrl(source, `answers/${answer_id}`)}>
          {timeText(answered_at)}
        </a>
      ),
    },
  ];
  return (
    <BrandPage title={domain || 'Citations'}>
      <TableCard
        title={loaded.data ? counted(loaded.data.meta.total, 'citation') : 'Citations'}
        hint="Newest first"
        caption={`Citations of ${domain || 'all sites'}`}
        loaded={loaded}
        csv={list}
        csvTitle="All rows, oldest first"
        columns={columns}
        keyOf={(row) => `${row.answer_id} ${row.position}`}
        empty={<NothingFound title="No citations in this range" />}
        waiting={10}
        size={SIZE}
      />
    </BrandPage>
  );
}
