import { useEffect, useState } from 'preact/hooks';
import { Bar } from '../charts/bar.tsx';
import { overTimeUrl, stepOf } from '../charts/over-time.ts';
import { Shares } from '../charts/shares.tsx';
import { answersUrl } from '../data/answers-url.ts';
import { useBrand } from '../data/brand.ts';
import { brandOf } from '../data/session.ts';
import type {
  BrandsRow,
  CitationsRow,
  Competitor,
  List,
  Report,
  Run,
  VisibilityRow,
} from '../data/shapes.ts';
import { dataUrl, pageUrl, reportUrl, useSource } from '../data/source.ts';
import { isRead, type Loaded, useData } from '../data/use-data.ts';
import { compared, filters, NO_FILTERS } from '../navigation/filters.ts';
import { brandColours } from '../parts/brand-colours.ts';
import { BrandName } from '../parts/brand-name.tsx';
import { Card, Empty, Waiting } from '../parts/card.tsx';
import { Change, VisibilityChange } from '../parts/change.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { foremost, Others } from '../parts/foremost.tsx';
import { Counted, Opened, Stat } from '../parts/stat.tsx';
import { Ours } from '../parts/web-link.tsx';
import { addDays, longDate, rangeOf, timeText } from '../words/dates.ts';
import { count, counted, percent, points, position, tone } from '../words/numbers.ts';
import { FirstSteps } from './first-steps.tsx';
import { NewestAnswers } from './newest-answers.tsx';
import { ShareButton } from './share-button.tsx';
import { BrandPage } from './shell.tsx';
import { VisibilityChart } from './visibility-chart.tsx';

function Headline({ row, brands }: { readonly row: VisibilityRow; readonly brands: readonly BrandsRow[] }) {
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

/** What the figures come to, in one sentence. */
function Summary({ row, name }: { readonly row: VisibilityRow; readonly name: string }) {
  const { visibility_changed: changed, visibility_change: change } = row;
  const moved =
    typeof change !== 'number' || typeof changed !== 'boolean'
      ? ''
      : changed
        ? `, ${change > 0 ? 'up' : 'down'} ${points(Math.abs(change)).slice(1)} points on the period before: more than chance`
        : `; against the period before it moved within noise`;
  return (
    <p class="summary">
      <b>{name}</b> is in <b>{percent(row.visibility)}</b> of {counted(row.answers, 'answer')}
      {moved}.
    </p>
  );
}

function Brands({ loaded, url }: { readonly loaded: Loaded<Report<BrandsRow>>; readonly url: string }) {
  const source = useSource();
  const rows = [...(loaded.data?.data ?? [])].sort((a, b) => (b.visibility ?? 0) - (a.visibility ?? 0));
  const colours = brandColours(rows);
  const shown = foremost(rows, ({ is_self }) => is_self);
  return (
    <Card
      title="Brands"
      hint="Visibility, and how it changed"
      loaded={loaded}
      waiting={6}
      actions={
        <>
          <CsvLink url={url} />
          {source.brandId && <a href={pageUrl(source, 'brands')}>All</a>}
        </>
      }
    >
      <ol class="leaders">
        {shown.map((row) => (
          <li key={row.competitor_id} class={colours.get(row.competitor_id)}>
            <BrandName row={row} />
            <span class="leader-value">
              <Counted href={pageUrl(source, 'answers', { mentioned_competitor_id: row.competitor_id })}>
                {percent(row.visibility)}
              </Counted>
            </span>
            <span class="leader-bar">
              <Bar
                className={colours.get(row.competitor_id) ?? ''}
                value={row.visibility}
                low={row.visibility_low}
                high={row.visibility_high}
              />
            </span>
            {filters.value.compare && (
              <span class="leader-change">
                <VisibilityChange row={row} />
              </span>
            )}
          </li>
        ))}
        <Others all={rows} shown={shown} />
      </ol>
      {source.mayChange && loaded.data && <Suggested />}
    </Card>
  );
}

/** How many brands wait to be decided on, and where that is done. */
function Suggested() {
  const source = useSource();
  const { data } = useData<List<Competitor>>(dataUrl(source, 'competitors?status=suggested&limit=1'));
  const total = data?.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <p class="note">
      <a href={`${pageUrl(source, 'brands')}#competitors`}>{counted(total, 'brand')} suggested</a>: answers
      name
      {total === 1 ? ' it' : ' them'}. Track or dismiss {total === 1 ? 'it' : 'them'}.
    </p>
  );
}

interface PartsProps {
  readonly url: string;
  readonly stale: boolean;
}

function ShareOfVoice({ rows, url, stale }: PartsProps & { readonly rows: readonly BrandsRow[] }) {
  const source = useSource();
  const colours = brandColours(rows);
  return (
    <Card
      title="Share of voice"
      hint="Of all places in lists that rank the brands you compare"
      loaded={{ stale }}
      actions={<CsvLink url={url} />}
    >
      <Shares
        parts={rows.map((row) => ({
          name: row.competitor_name,
          value: row.ranked,
          className: colours.get(row.competitor_id) ?? '',
          text: percent(row.share_of_voice),
          href: pageUrl(source, 'answers', { mentioned_competitor_id: row.competitor_id }),
        }))}
      />
    </Card>
  );
}

function Sentiment({ row, url, stale }: PartsProps & { readonly row: VisibilityRow }) {
  const source = useSource();
  const tones = [
    ['Positive', 'positive', row.sentiment_positive],
    ['Neutral', 'neutral', row.sentiment_neutral],
    ['Negative', 'negative', row.sentiment_negative],
  ] as const;
  return (
    <Card
      title="Sentiment"
      hint={`Tone of the ${counted(row.mentions, 'answer')} that mention us`}
      loaded={{ stale }}
      actions={<CsvLink url={url} />}
    >
      <Shares
        parts={tones.map(([name, brand_tone, value]) => ({
          name,
          value,
          className: `tone-${brand_tone}`,
          text: count(value),
          href: pageUrl(source, 'answers', { brand_tone }),
        }))}
      />
    </Card>
  );
}

function TopSources() {
  const source = useSource();
  const url = reportUrl(source, 'citations', { order_by: 'citation_rate:desc,domain', limit: 7 });
  const loaded = useData<Report<CitationsRow>>(url);
  const rows = loaded.data?.data;
  return (
    <Card
      title="Top sources"
      hint="Share of answers that cite them"
      loaded={loaded}
      waiting={7}
      actions={
        <>
          <CsvLink url={url} />
          {source.brandId && <a href={pageUrl(source, 'sources')}>All</a>}
        </>
      }
    >
      {rows?.length === 0 && <Empty title="No sources cited">Answers of this range cite nothing.</Empty>}
      <ul class="ranking">
        {rows?.map((row) => (
          <li key={row.domain}>
            <span class="ranking-name">
              <Opened href={pageUrl(source, 'sources/cited', { domain: row.domain })}>{row.domain}</Opened>
              <Ours of={row} />
            </span>
            <Bar value={row.citation_rate} className={row.is_own_domain ? 'own' : 'plain'} />
            <b>
              <Counted href={pageUrl(source, 'answers', { cited_domain: row.domain })}>
                {percent(row.citation_rate)}
              </Counted>
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DailyRun() {
  const source = useSource();
  const loaded = useData<Run>(`${source.base}/run`);
  const run = loaded.data;
  const missing = run?.engines.filter(({ ready }) => ready === false) ?? [];
  return (
    <Card title="Daily run" loaded={loaded} waiting={3}>
      {run && (
        <>
          <p>
            {run.last === null ? (
              'Nothing was asked yet.'
            ) : (
              <>
                On {longDate(run.last.date)} (UTC): {counted(run.last.questions, 'question')},{' '}
                <Counted
                  href={pageUrl(source, 'answers', {
                    ...NO_FILTERS,
                    include_archived: true,
                    start_date: run.last.date,
                    end_date: run.last.date,
                  })}
                >
                  {count(run.last.complete)} answered
                </Counted>
                {run.last.failed > 0 && <>, {count(run.last.failed)} failed</>}.
              </>
            )}
          </p>
          <p class="hint">
            {run.next_at === null ? run.why_none : `The next one is at ${timeText(run.next_at)}.`}
          </p>
          {missing.length > 0 && (
            <p class="note">
              {source.mayChange ? 'Not asked, as a key is missing' : 'Not asked, as not yet set up'}:{' '}
              {missing
                .map(({ name, setting }) => (source.mayChange ? `${name} (${setting})` : name))
                .join(', ')}
              .
            </p>
          )}
        </>
      )}
    </Card>
  );
}

/** Whether what was drawn when something was ready has been painted. @param before whether it need not be waited for */
function usePainted(ready: boolean, before: boolean): boolean {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    if (ready) setPainted(true);
  }, [ready]);
  return painted;
}

export function Overview() {
  const source = useSource();
  // The chart first: nothing else is asked for until it can be seen, as reports beside each other take their time
  // together, and asking takes some before the frame that it is drawn in.
  const chart = useData(overTimeUrl(source, stepOf(source.range ?? filters.value.range)));
  const totalsUrl = reportUrl(source, 'visibility', { intervals: true, ...compared() });
  const isSeen = usePainted(Boolean(chart.data ?? chart.error), isRead(totalsUrl));
  const totals = useData<Report<VisibilityRow>>(isSeen ? totalsUrl : null);
  const brandsUrl = reportUrl(source, 'brands', { intervals: true, ...compared() });
  const brands = useData<Report<BrandsRow>>(isSeen ? brandsUrl : null);
  const meta = totals.data?.meta;
  const row = totals.data?.data[0];
  const own = brands.data?.data.find(({ is_self }) => is_self);
  const range = meta ? rangeOf(meta) : filters.value.range;
  const entry = brandOf(source.brandId ?? '')?.brand;
  const { data: brand } = useBrand();
  const name = brand?.name ?? own?.competitor_name ?? 'the brand';
  const newest = brand?.data_through?.slice(0, 10);
  // Whoever takes them stays there until they have read what came of an import.
  const [beginning, setBeginning] = useState(false);
  if (totals.data && !row && entry && !entry.has_answers && brand && !newest && !beginning)
    setBeginning(true);
  if (beginning && (source.mayChange || !newest)) {
    return (
      <BrandPage title="First steps" filtered={false}>
        <FirstSteps onEnd={() => setBeginning(false)} />
      </BrandPage>
    );
  }
  if (totals.data && !row) {
    return (
      <BrandPage title="Overview" actions={<ShareButton page="overview" />}>
        <Card>
          <Empty title="No answers in this range">
            {newest && newest < range.start ? (
              <>
                The newest answer is of {longDate(newest)} (UTC):{' '}
                <a
                  href={pageUrl(source, 'overview', {
                    start_date: addDays(newest, -29),
                    end_date: newest,
                  })}
                >
                  show the 30 days up to it
                </a>
                .
              </>
            ) : source.brandId ? (
              'Choose a longer range or fewer filters. New prompts are asked in the next daily run.'
            ) : null}
          </Empty>
        </Card>
        {source.brandId && <DailyRun />}
      </BrandPage>
    );
  }
  return (
    <BrandPage title="Overview" actions={<ShareButton page="overview" />}>
      <Waiting error={totals.error} />
      <div class={totals.stale ? 'stale' : ''}>
        {row ? (
          <>
            <Summary row={row} name={name} />
            <Headline row={row} brands={brands.data?.data ?? []} />
          </>
        ) : (
          <>
            <p class="summary">&nbsp;</p>
            <div class="stats stats-waiting" />
          </>
        )}
      </div>
      <div class="columns main-side">
        <VisibilityChart name={name} step={stepOf(range)} isSeen={isSeen} />
        <Brands loaded={brands} url={brandsUrl} />
      </div>
      <div class="columns halves">
        <ShareOfVoice rows={brands.data?.data ?? []} url={brandsUrl} stale={brands.stale} />
        {row ? (
          <Sentiment row={row} url={totalsUrl} stale={totals.stale} />
        ) : (
          <Card title="Sentiment">{null}</Card>
        )}
      </div>
      {isSeen && (
        <div class={source.brandId ? 'columns halves' : 'columns'}>
          <div class="stack">
            <TopSources />
            {source.brandId && <DailyRun />}
          </div>
          {source.brandId && (
            <NewestAnswers url={answersUrl(source)} size={7} all={pageUrl(source, 'answers')} short />
          )}
        </div>
      )}
    </BrandPage>
  );
}
