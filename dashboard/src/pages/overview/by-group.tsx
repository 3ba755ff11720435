import { rateColumns } from '../../charts/rate-columns.tsx';
import type { Report, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, reportUrl, type Source, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { earlier, filters } from '../../navigation/filters.ts';
import { withQuery } from '../../navigation/location.ts';
import { VisibilityChange } from '../../parts/change.tsx';
import { Counted, Opened } from '../../parts/stat.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { joinList } from '../../words/comma-list.ts';
import { engineName } from '../../words/names.ts';
import { position } from '../../words/numbers.ts';
import { NothingFound } from '../nothing-found.tsx';

const GROUPS = {
  engine: { title: 'Engine', nameOf: (row: VisibilityRow) => engineName(row.engine) },
  topic: { title: 'Topic', nameOf: (row: VisibilityRow) => row.topic ?? 'No topic' },
} as const;

type Group = keyof typeof GROUPS;

/** The address of the figures by engine or topic: all of them, whichever of them the page is filtered by. */
export const byGroupUrl = (source: Source, name: Group): string =>
  reportUrl(source, 'visibility', {
    [name]: undefined,
    dimensions: name,
    intervals: true,
    ...earlier(),
    order_by: 'visibility:desc',
  });

/** Visibility and position of the own brand by engine or topic; a row filters the page by it, and a second time by all. */
export function ByGroup({ name }: { readonly name: Group }) {
  const source = useSource();
  const url = byGroupUrl(source, name);
  const loaded = useData<Report<VisibilityRow>>(url);
  const { title, nameOf } = GROUPS[name];
  const { compare, [name]: chosen } = filters.value;
  const rows = loaded.data?.data ?? [];
  const sortParameter = `by_${name}`;
  const answers = (row: VisibilityRow) =>
    row[name] === null
      ? undefined
      : pageUrl(source, 'answers', { [name]: joinList([row[name]]), brand_mentioned: 'true' });
  const columns: readonly Column<VisibilityRow>[] = [
    {
      name,
      title,
      head: true,
      sort: nameOf,
      cell: (row) => {
        const value = row[name];
        const isChosen = value !== null && chosen.includes(value);
        return (
          <Opened
            className={isChosen ? 'row-filter chosen' : 'row-filter'}
            href={
              source.brandId === null || value === null
                ? undefined
                : withQuery({ [name]: isChosen ? null : joinList([value]), page: null })
            }
          >
            {nameOf(row)}
            {isChosen && <span class="hidden"> (shown alone: show all)</span>}
          </Opened>
        );
      },
    },
    ...rateColumns(
      rows,
      [
        {
          name: 'visibility',
          title: 'Visibility',
          value: (row) => row.visibility,
          low: (row) => row.visibility_low,
          high: (row) => row.visibility_high,
          href: answers,
        },
      ],
      { sortParameter },
    ),
    ...(compare
      ? [
          {
            name: 'change',
            title: 'Change',
            number: true,
            sort: (row: VisibilityRow) => row.visibility_change,
            cell: (row: VisibilityRow) => <VisibilityChange row={row} />,
          },
        ]
      : []),
    {
      name: 'position',
      title: 'Position',
      number: true,
      sort: (row) => row.average_position,
      cell: (row) => (
        <Counted href={row.average_position === null ? undefined : answers(row)}>
          {position(row.average_position)}
        </Counted>
      ),
    },
  ];
  return (
    <TableCard
      title={`By ${name}`}
      hint={
        source.brandId === null
          ? undefined
          : `Press ${name === 'engine' ? 'an engine' : 'a topic'} to see it alone`
      }
      loaded={loaded}
      csv={url}
      columns={columns}
      sortParameter={sortParameter}
      keyOf={(row) => String(row[name])}
      empty={<NothingFound title="No answers in this range" />}
    />
  );
}
