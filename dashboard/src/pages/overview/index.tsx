import { useEffect, useState } from 'preact/hooks';
import { overTimeUrl, stepOf } from '../../charts/over-time.ts';
import { answersUrl } from '../../data/answers-url.ts';
import { useBrand } from '../../data/brand.ts';
import { usePromptGroups } from '../../data/prompt-groups.ts';
import { brandOf } from '../../data/session.ts';
import type { BrandsRow, Report, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../../data/source.ts';
import { isRead, useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { Card, Empty, Waiting } from '../../parts/card.tsx';
import { addDays, longDate, rangeOf } from '../../words/dates.ts';
import { FirstSteps } from '../first-steps.tsx';
import { NewestAnswers } from '../newest-answers.tsx';
import { ShareButton } from '../share-button.tsx';
import { BrandPage } from '../shell.tsx';
import { VisibilityChart } from '../visibility-chart.tsx';
import { Brands } from './brands.tsx';
import { ByGroup } from './by-group.tsx';
import { DailyRun } from './daily-run.tsx';
import { Sentiment, ShareOfVoice } from './divided.tsx';
import { Headline, Summary } from './figures.tsx';
import { TopSources } from './top-sources.tsx';
import { WhatMoved } from './what-moved.tsx';

/**
 * True once the state after `ready` has been painted.
 * @param before true skips the waiting
 */
function usePainted(ready: boolean, before: boolean): boolean {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    if (ready) setPainted(true);
  }, [ready]);
  return painted;
}

export function Overview() {
  const source = useSource();
  // The chart first: other requests wait until it is visible, as concurrent reports slow each other down, and
  // sending them delays its frame.
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
  const hasTopics = (usePromptGroups().data?.topics.length ?? 0) > 0;
  const newest = brand?.data_through?.slice(0, 10);
  // Stays on the steps until the result of an import has been read.
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
                The newest answer is from {longDate(newest)} (UTC):{' '}
                <a
                  href={pageUrl(source, 'overview', {
                    start_date: addDays(newest, -29),
                    end_date: newest,
                  })}
                >
                  show the 30 days up to then
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
  const divided = (
    <>
      <ShareOfVoice rows={brands.data?.data ?? []} url={brandsUrl} stale={brands.stale} />
      {row ? (
        <Sentiment row={row} url={totalsUrl} stale={totals.stale} />
      ) : (
        <Card title="Sentiment">{null}</Card>
      )}
    </>
  );
  return (
    <BrandPage title="Overview" actions={<ShareButton page="overview" />}>
      <Waiting error={totals.error} />
      {isSeen && <WhatMoved brands={brands.data?.data ?? []} />}
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
      {hasTopics ? (
        <>
          <div class="columns halves">
            {isSeen && <ByGroup name="engine" />}
            {isSeen && <ByGroup name="topic" />}
          </div>
          <div class="columns halves">{divided}</div>
        </>
      ) : (
        <div class="columns halves">
          {isSeen && <ByGroup name="engine" />}
          <div class="stack">{divided}</div>
        </div>
      )}
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
