import type { ComponentChildren } from 'preact';
import { useCompetitors } from '../data/brand.ts';
import type { Competitor } from '../data/shapes.ts';
import { go, query, withQuery } from '../navigation/location.ts';
import { Empty, Waiting } from '../parts/card.tsx';
import { SearchedChoice } from '../parts/searched-choice.tsx';

/** Tracked competitor of the address, or the first. */
export function useRival(): {
  readonly rival: Competitor | undefined;
  readonly rivals: readonly Competitor[];
  /** Content shown without a competitor, or before one is loaded. */
  readonly none: (where: string) => ComponentChildren;
} {
  const { rows, error } = useCompetitors('tracked');
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

/** Selects the competitor of a page. */
export function RivalChoice({
  rival,
  rivals,
}: {
  readonly rival: Competitor;
  readonly rivals: readonly Competitor[];
}) {
  return (
    <SearchedChoice
      label="Rival"
      hidden
      value={rival.id}
      options={rivals.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const)}
      onChange={(id) => go(withQuery({ rival: id, page: null }), { keepScroll: true })}
    />
  );
}
