import { REPORTS, type ReportName } from '../../src/catalogue/reports.ts';
import { parseQueryString } from '../../src/http/requests/validation.ts';
import { reportParameters } from '../../src/reports/report-parameters.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { BenchBrand } from './data.ts';
import type { ClickhouseClient, ServiceClient } from './http-client.ts';
import { rangeOf } from './requests.ts';
import { type Bounds, inTurns, type Samples, type Timed } from './turns.ts';
import { prepareClickhouse } from './ways.ts';

/* What a report costs that tells more, or of fewer answers, beside the report that everybody asks. */

/**
 * Over HTTP, with the addition and without it, or by topic and by engine; in ClickHouse alone, by evidence and the same
 * report from raw rows.
 */
export type Compared = 'intervals' | 'compare' | 'evidence' | 'topic';

export interface AdditionTimes {
  readonly name: string;
  readonly kind: Compared;
  readonly asked: Samples;
  readonly beside: Samples;
}

export interface Addition {
  readonly kind: Compared;
  readonly report: ReportName;
  readonly by: string;
  readonly days: number;
}

const additions = (
  kind: Compared,
  days: number,
  reports: readonly ReportName[],
  by: readonly string[],
): Addition[] => reports.flatMap((report) => by.map((one) => ({ kind, report, by: one, days })));

/** Half of the days, so that those before have answers, too. */
const HALF = 45;

export const ADDITIONS: readonly Addition[] = [
  ...additions('intervals', 90, ['visibility', 'brands'], ['', 'week', 'week,engine']),
  ...additions('compare', HALF, ['visibility', 'brands'], ['', 'engine']),
  ...additions('topic', 90, ['visibility', 'brands', 'citations'], ['engine', 'week,engine']),
  ...additions('evidence', 90, ['visibility', 'brands', 'citations'], ['', 'week,engine']),
];

/** Times each of them and what it is compared with, in turns. */
export async function timeAdditions(
  stores: Stores,
  brand: BenchBrand,
  { service, clickhouse }: { readonly service: ServiceClient; readonly clickhouse: ClickhouseClient },
  compared: readonly Addition[],
  bounds: Bounds,
): Promise<AdditionTimes[]> {
  const { rows } = await stores.postgres.query<{ id: string }>(
    "SELECT id FROM competitors WHERE brand_id = $1 AND status = 'tracked' ORDER BY no LIMIT 1",
    [brand.brandId],
  );
  const parameters: Readonly<Record<Exclude<Compared, 'topic'>, string>> = {
    intervals: '&intervals=true',
    compare: '&compare=previous',
    evidence: `&mentioned_competitor_id=${rows[0]?.id}&brand_mentioned=false`,
  };
  const times: AdditionTimes[] = [];
  for (const { kind, report, by, days } of compared) {
    const plain = `${rangeOf(days)}${by === '' ? '' : `&dimensions=${by}`}`;
    const sent = (query: string): Timed => {
      const path = `/v1/reports/${report}?${query}`;
      return async () => (await service.send(path)).milliseconds;
    };
    const alone = async (way: 'clickhouse' | 'raw', query: string): Promise<Timed> => {
      const parsed = reportParameters(REPORTS[report]).parse(parseQueryString(query));
      const ask = (await prepareClickhouse(stores, brand, clickhouse, parsed))[way];
      return async () => (await ask()).milliseconds;
    };
    const more = kind === 'topic' ? plain.replace('engine', 'topic') : plain + parameters[kind];
    const things =
      kind === 'evidence'
        ? { asked: await alone('clickhouse', more), beside: await alone('raw', plain) }
        : { asked: sent(more), beside: sent(plain) };
    const samples = await inTurns(things, { atLeast: 11, ...bounds });
    times.push({ kind, name: `${kind}: ${report} ${by || 'total'} ${days}`, ...samples });
  }
  return times;
}
