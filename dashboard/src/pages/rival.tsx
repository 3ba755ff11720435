import type { ComponentChildren } from 'preact';
import { useCompetitors } from '../data/brand.ts';
import type { BrandsRow, Competitor, Report } from '../data/shapes.ts';
import { reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { go, query, withQuery } from '../navigation/location.ts';
import { Empty, Waiting } from '../parts/card.tsx';
import { SearchedChoice } from '../parts/searched-choice.tsx';

/** Value of the address for all tracked competitors together. */
export const ANY = 'any';

/** Tracked competitors, that with the largest share of voice first; undefined while they are loaded. */
function useStrongest() {
  const { rows, error } = useCompetitors('tracked');
  const report = useData<Report<BrandsRow>>(reportUrl(useSource(), 'brands'));
  // Without the report they keep the order of their names.
  const places = report.data?.data.map(({ competitor_id }) => competitor_id);
  const placeOf = ({ id }: Competitor) => {
    const place = places?.indexOf(id) ?? -1;
    return place === -1 ? Number.POSITIVE_INFINITY : place;
  };
  const isThere = rows !== undefined && (places !== undefined || report.error !== undefined);
  return { rows: isThere ? [...rows].sort((a, b) => placeOf(a) - placeOf(b)) : undefined, error };
}

/** Tracked competitor of the address, or the strongest. */
export function useRival(): {
  readonly rival: Competitor | undefined;
  readonly rivals: readonly Competitor[];
  /** Content shown without a competitor, or before one is loaded. */
  readonly none: (where: string) => ComponentChildren;
} {
  const { rows, error } = useStrongest();
  const rivals = rows ?? [];
  return {
    rivals,
    rival: rivals.find(({ id }) => id === query.value.get('rival')) ?? rivals[0],
    none: (where) =>
      rows ? (
        <Empty title="No competitor is tracked">Track one {where}.</Empty>
      ) : (
        <Waiting error={error} rows={5} />
      ),
  };
}

/** Selects the competitor of a page, or all of them. */
export function RivalChoice({
  value,
  rivals,
  withAny = false,
}: {
  readonly value: string;
  readonly rivals: readonly Competitor[];
  readonly withAny?: boolean;
}) {
  return (
    <SearchedChoice
      label="Competitor"
      hidden
      value={value}
      options={[
        ...(withAny ? [[ANY, 'Any competitor'] as const] : []),
        ...rivals.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
      ]}
      onChange={(id) => go(withQuery({ rival: id, page: null }), { keepScroll: true })}
    />
  );
}
