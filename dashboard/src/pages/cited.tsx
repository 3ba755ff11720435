import type { Citation, List } from '../data/shapes.ts';
import { dataUrl, pageUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { asked, filters } from '../navigation/filters.ts';
import { query } from '../navigation/location.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { timeText } from '../words/dates.ts';
import { countryName, engineName } from '../words/names.ts';
import { counted } from '../words/numbers.ts';
import { Pager, pageOf } from './answers.tsx';
import { BrandPage } from './shell.tsx';

const SIZE = 50;

/** Every citation of one site, with the answer it is in, newest first. */
export function Cited() {
  const source = useSource();
  const domain = query.value.get('domain') ?? '';
  const list = (more: Readonly<Record<string, number | string>>) =>
    dataUrl(source, `citations${asked({ ...filters.value, intent: [] }, { domain, ...more })}`);
  const total = useData<List<Citation>>(list({ limit: 1 }));
  const number = total.data?.meta.total ?? 0;
  const page = pageOf();
  const end = Math.max(0, number - page * SIZE);
  const start = Math.max(0, end - SIZE);
  const { data, error } = useData<List<Citation>>(
    end > start ? list({ limit: end - start, offset: start }) : null,
  );
  const columns: readonly Column<Citation>[] = [
    {
      name: 'page',
      title: 'Page',
      className: 'question-cell',
      cell: ({ url, title, kind }) => (
        <span class="question">
          <a href={url} target="_blank" rel="noreferrer noopener">
            {title || url}
          </a>
          <small>
            {url.replace(/^https?:\/\/(www\.)?/, '')} · {kind}
          </small>
        </span>
      ),
    },
    { name: 'engine', title: 'Engine', cell: ({ engine }) => engineName(engine) },
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
    <BrandPage title={domain}>
      <Card
        title={total.data ? counted(number, 'citation') : 'Citations'}
        hint="Newest first. The filter by intent does not apply here."
        actions={<CsvLink url={list({})} title="All of them, oldest first" />}
      >
        <ProblemNote problem={total.error ?? error} />
        {!data && number === 0 && total.data && <Empty title="It is not cited in this range" />}
        {!data && !total.data && <Skeleton rows={10} />}
        {data && (
          <Table
            caption={`Citations of ${domain}`}
            columns={columns}
            rows={[...data.data].reverse()}
            keyOf={(row) => `${row.answer_id} ${row.position}`}
          />
        )}
        {number > SIZE && <Pager page={page} pages={Math.ceil(number / SIZE)} />}
      </Card>
    </BrandPage>
  );
}
