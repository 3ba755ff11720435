import type { BrandsRow, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { filters } from '../../navigation/filters.ts';
import { Change, VisibilityChange } from '../../parts/change.tsx';
import { Stat } from '../../parts/stat.tsx';
import { count, counted, percent, points, position, tone } from '../../words/numbers.ts';

/** Summary of the figures in one sentence. */
export function Summary({ row, name }: { readonly row: VisibilityRow; readonly name: string }) {
  const { visibility_changed: changed, visibility_change: change } = row;
  const moved =
    typeof change !== 'number' || typeof changed !== 'boolean'
      ? ''
      : changed
        ? `, ${change > 0 ? 'up' : 'down'} ${points(Math.abs(change)).slice(1)} points from the previous period, more than chance explains`
        : ', with no clear change from the previous period';
  return (
    <p class="summary">
      <b>{name}</b> is in <b>{percent(row.visibility)}</b> of {counted(row.answers, 'answer')}
      {moved}.
    </p>
  );
}

/** The figures of the range, each with what it is made of. */
export function Headline({
  row,
  brands,
}: {
  readonly row: VisibilityRow;
  readonly brands: readonly BrandsRow[];
}) {
  const source = useSource();
  const named = { brand_mentioned: 'true' };
  const own = brands.find(({ is_self }) => is_self);
  return (
    <div class="stats">
      <Stat label="Visibility" value={percent(row.visibility)} href={pageUrl(source, 'answers', named)}>
        {filters.value.compare && <VisibilityChange row={row} />}
        {typeof row.visibility_low === 'number' && (
          <span class="hint">
            95% interval {percent(row.visibility_low)}–{percent(row.visibility_high)}
          </span>
        )}
      </Stat>
      <Stat label="Share of voice" value={percent(own?.share_of_voice)} href={pageUrl(source, 'brands')}>
        {filters.value.compare && (own ? <Change change={own.share_of_voice_change} /> : <span>&nbsp;</span>)}
        <span class="hint">
          {brands.length > 0 ? `among ${counted(brands.length, 'brand')} compared` : '\u00a0'}
        </span>
      </Stat>
      <Stat
        label="Average position"
        value={position(row.average_position)}
        href={pageUrl(source, 'answers', named)}
      >
        <span class="hint">where ranked; best {count(row.best_position)}</span>
      </Stat>
      <Stat label="Sentiment" value={tone(row.sentiment)} href={pageUrl(source, 'answers', named)}>
        <span class="hint">from −1 to +1</span>
      </Stat>
      <Stat label="Answers" value={count(row.answers)} href={pageUrl(source, 'answers')}>
        <span class="hint">
          to {counted(row.prompts ?? 0, 'prompt')}, {count(row.mentions)} mention us
        </span>
      </Stat>
    </div>
  );
}
