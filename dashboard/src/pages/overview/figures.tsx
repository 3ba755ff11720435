import type { BrandsRow, VisibilityRow } from '../../data/shapes.ts';
import { beforeOf, pageUrl, useSource } from '../../data/source.ts';
import { EARLIER, type EarlierRange, filters } from '../../navigation/filters.ts';
import { Change, VisibilityChange } from '../../parts/change.tsx';
import { Stat } from '../../parts/stat.tsx';
import { rangeText } from '../../words/dates.ts';
import { count, counted, percent, points, position, signed, tone } from '../../words/numbers.ts';

/** `the previous period (30 Sept – 29 Oct 2026)`; of two dates these alone. */
const earlierText = ({ name, ...range }: EarlierRange) =>
  name === 'own' ? rangeText(range) : `the ${EARLIER[name].toLowerCase()} (${rangeText(range)})`;

/** Summary of the figures in one sentence. */
export function Summary({ row, name }: { readonly row: VisibilityRow; readonly name: string }) {
  const before = earlierText(beforeOf(useSource()));
  const { visibility_changed: changed, visibility_change: change } = row;
  const moved =
    typeof change !== 'number' || typeof changed !== 'boolean'
      ? ''
      : changed
        ? `, ${change > 0 ? 'up' : 'down'} ${points(Math.abs(change)).slice(1)} points from ${before}, more than chance explains`
        : `, with no clear change from ${before}`;
  return (
    <p class="summary">
      <b>{name}</b> is in <b>{percent(row.visibility)}</b> of {counted(row.answers, 'answer')}
      {moved}.
    </p>
  );
}

interface DifferenceProps {
  /** As text, with its sign. */
  readonly change: string;
  readonly unit?: string;
  readonly before: string;
}

/** A difference without a verdict; the earlier figure is its title. */
function Difference({ change, unit, before }: DifferenceProps) {
  if (!filters.value.compare || change === signed(null, 0)) return null;
  return (
    <span class="change" title={`${before} before`}>
      <b>{change}</b>
      {unit && <span class="change-unit"> {unit}</span>}
    </span>
  );
}

/** The earlier count; nothing where figures are not compared. */
const Before = ({ figure }: { readonly figure: number | undefined }) =>
  filters.value.compare && figure !== undefined ? <span class="change">{count(figure)} before</span> : null;

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
        <Difference
          change={signed(row.average_position_change, 2)}
          unit="places"
          before={position(row.previous_average_position)}
        />
        <span class="hint">where ranked; best {count(row.best_position)}</span>
      </Stat>
      <Stat label="Sentiment" value={tone(row.sentiment)} href={pageUrl(source, 'answers', named)}>
        <Difference change={signed(row.sentiment_change, 2)} before={tone(row.previous_sentiment)} />
        <span class="hint">from −1 to +1</span>
      </Stat>
      <Stat label="Answers" value={count(row.answers)} href={pageUrl(source, 'answers')}>
        <Before figure={row.previous_answers} />
        <span class="hint">
          to {counted(row.prompts ?? 0, 'prompt')}, {count(row.mentions)} with a mention
        </span>
      </Stat>
    </div>
  );
}
