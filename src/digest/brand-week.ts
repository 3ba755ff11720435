import { z } from 'zod';
import { MOST_NAMED } from '../events/event-types.ts';
import { costIn, readUsage } from '../plans/usage.ts';
import type { IsoDate } from '../shared/dates.ts';
import { listSignals } from '../signals/list-signals.ts';
import { lookForSignals, windowAfter } from '../signals/night.ts';
import { readSlice } from '../signals/read-sums.ts';
import { SLICES } from '../signals/slices.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { currentBrand } from '../stores/current-brand.ts';
import { oneRow } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';
import { type ChangedSources, readChangedSources } from './changed-sources.ts';
import type { Week } from './week.ts';

/** Signals of one week that are read at the most. */
const MOST_SIGNALS = 500;

export type WeekSignal = Awaited<ReturnType<typeof listSignals>>['data'][number];

/** Share of answers that mention the brand, 0 to 1. */
interface Visibility {
  readonly before: number | null;
  readonly after: number;
  /** True where a signal says that it moved. */
  readonly hasMoved: boolean;
}

/** Changes and figures of a brand in a week. */
export interface BrandWeek extends ChangedSources {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  /** Null without answers. */
  readonly visibility: Visibility | null;
  readonly opened: readonly WeekSignal[];
  /** Signals of earlier weeks that were closed in this one. */
  readonly closed: readonly WeekSignal[];
  /** Signals of earlier weeks that were open at the end of it. */
  readonly stillOpen: number;
  readonly suggested: readonly { readonly id: string; readonly name: string }[];
  readonly suggestedTotal: number;
  /** Of the week, and the month's forecast, in US dollars; null where a price is not known. */
  readonly cost: number | null;
  readonly forecast: number | null;
}

/** True where nothing is told beside the figures. */
export const isQuiet = (week: BrandWeek): boolean =>
  week.opened.length + week.closed.length + week.suggestedTotal + week.gainedTotal + week.lostTotal === 0;

const Known = z.object({
  name: z.string(),
  suggested: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.number(),
});

const SUGGESTED = `c.brand_id = $1 AND c.status = 'suggested' AND c.created_at >= $2::date::timestamp AT TIME ZONE 'UTC'
  AND c.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC'`;

const KNOWN = `
SELECT b.name,
  (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY name, id), '[]') FROM (
     SELECT c.id, c.name FROM competitors c WHERE ${SUGGESTED} ORDER BY c.created_at, c.id LIMIT ${MOST_NAMED}
   ) AS first) AS suggested,
  (SELECT count(*)::int FROM competitors c WHERE ${SUGGESTED}) AS total
FROM brands b WHERE b.id = $1`;

async function readSignals({ postgres }: Stores, brand: BrandScope, week: Week) {
  const { data } = await listSignals(postgres, brand, { range: week, limit: MOST_SIGNALS, offset: 0 });
  const isIn = (day: string | null) => day !== null && day >= week.start && day <= week.end;
  const opened = data.filter(({ opened_on }) => isIn(opened_on));
  const earlier = data.filter(({ opened_on }) => !isIn(opened_on));
  const closed = earlier.filter(({ closed_on }) => isIn(closed_on));
  return {
    opened,
    closed,
    stillOpen: earlier.length - closed.length,
    hasMoved: data.some(
      ({ metric, dimension, closed_on }) =>
        metric === 'visibility' && dimension === 'all' && (closed_on === null || closed_on > week.end),
    ),
  };
}

/**
 * Reads what a week has brought to a brand, once its days were looked at for signals.
 * @param date day on which the month is forecast.
 * @returns null where the brand has no answers in the week and the 28 days before.
 */
export async function readBrandWeek(
  stores: Stores,
  known: BrandScope,
  week: Week,
  date: IsoDate,
  signal: AbortSignal,
): Promise<BrandWeek | null> {
  const { postgres, clickhouse } = stores;
  await lookForSignals(stores, known, week.end, signal);
  const brand = await currentBrand(postgres, known);
  const window = await windowAfter(postgres, brand, week.end);
  const [all] = SLICES;
  if (all === undefined) throw new Error('there is no slice of all answers');
  const cells = await readSlice(clickhouse, brand, all, window, signal);
  const sum = (range: 'before' | 'last', name: 'answers' | 'mentions') =>
    cells.reduce((total, cell) => total + cell[range][name], 0);
  const [answers, earlier] = [sum('last', 'answers'), sum('before', 'answers')];
  if (answers + earlier === 0) return null;
  const [sources, signals, facts, cost, usage] = await Promise.all([
    readChangedSources(clickhouse, brand, window, MOST_NAMED, signal),
    readSignals(stores, brand, week),
    postgres.query(scoped(brand, { text: KNOWN, values: [week.start, week.end] })),
    costIn(postgres, brand, week),
    readUsage(stores, brand, date),
  ]);
  const { name, suggested, total } = oneRow(Known, facts);
  const { hasMoved, ...told } = signals;
  const visibility = {
    before: earlier === 0 ? null : sum('before', 'mentions') / earlier,
    after: sum('last', 'mentions') / answers,
    hasMoved,
  };
  return {
    id: brand.brandId,
    name,
    answers,
    visibility: answers === 0 ? null : visibility,
    ...told,
    ...sources,
    suggested,
    suggestedTotal: total,
    cost,
    forecast: usage.forecast_cost,
  };
}
