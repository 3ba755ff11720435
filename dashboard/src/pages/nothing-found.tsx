import { brandOf } from '../data/session.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { Empty } from '../parts/card.tsx';

/** Said where the filters leave nothing: of a brand that has nothing yet, no filter would help. */
export function NothingFound({ title }: { readonly title: string }) {
  const source = useSource();
  const brand = brandOf(source.brandId ?? '')?.brand;
  if (!brand || brand.has_answers)
    return <Empty title={title}>Choose a longer range or fewer filters.</Empty>;
  return (
    <Empty title={`${brand.name} has no answers yet`}>
      <a href={pageUrl(source, 'overview')}>The first steps</a> show how to get some.
    </Empty>
  );
}
