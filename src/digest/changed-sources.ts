import { z } from 'zod';
import { COUNTS, IS_LATE, paramsOf, type Window } from '../signals/read-sums.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';

/** A cited domain, and how many answers cited it: of the week where it was gained, of the 28 days before where lost. */
export interface ChangedSource {
  readonly domain: string;
  readonly answers: number;
}

export interface ChangedSources {
  readonly gained: readonly ChangedSource[];
  readonly gainedTotal: number;
  readonly lost: readonly ChangedSource[];
  readonly lostTotal: number;
}

/**
 * Answers of a week that must cite a domain on average. One that is cited so often in the 28 days before is missing in a
 * week by chance in one case of twenty (a Poisson count of 3 is 0 with 5 %); one answer that cites a page says nothing.
 */
const LEAST_A_WEEK = 3;
const WEEKS_BEFORE = 4;
const LEAST_PROMPTS = 2;

const Row = z.object({ domain: z.string(), isGained: z.boolean(), answers: z.number(), total: z.number() });

/**
 * Domains that are cited in the last days of a window and not before, and the other way round. Only prompts that an engine
 * answered for a country in both ranges count: adding an engine or a prompt gains no source, pausing one loses none.
 * @param most domains of either kind, those of most answers.
 */
export async function readChangedSources(
  clickhouse: ClickHouse,
  brand: BrandScope,
  window: Window,
  most: number,
  signal: AbortSignal,
): Promise<ChangedSources> {
  const sql = `SELECT dictGet('domain_names', 'domain', toUInt64(no)) AS domain, toBool(before = 0) AS isGained,
  toUInt32(last + before) AS answers, toUInt32(count() OVER (PARTITION BY isGained)) AS total
FROM (
  SELECT no, countIf(late) AS last, countIf(NOT late) AS before, uniqExact(prompt_no) AS prompts
  FROM (
    SELECT prompt_no, ${IS_LATE} AS late, arrayJoin(arrayDistinct(\`citations.domain_no\`)) AS no
    FROM answers
    WHERE ${COUNTS} AND (prompt_no, engine, country) IN (
      SELECT prompt_no, engine, country FROM answers WHERE ${COUNTS}
      GROUP BY prompt_no, engine, country HAVING countIf(${IS_LATE}) > 0 AND countIf(NOT ${IS_LATE}) > 0
    )
  ) AS cited
  GROUP BY no
  HAVING prompts >= ${LEAST_PROMPTS}
    AND (before = 0 AND last >= ${LEAST_A_WEEK} OR last = 0 AND before >= ${LEAST_A_WEEK * WEEKS_BEFORE})
) AS changed
ORDER BY isGained, answers DESC, domain
LIMIT {most:UInt32} BY isGained`;
  const query = scoped(brand, { sql, params: { ...paramsOf(window), most } });
  const rows = await queryRows(clickhouse, Row, query, { seconds: 0, signal });
  const of = (isGained: boolean) => rows.filter((row) => row.isGained === isGained);
  const shown = (some: readonly z.output<typeof Row>[]) =>
    some.map(({ domain, answers }) => ({ domain, answers }));
  const [gained, lost] = [of(true), of(false)];
  return {
    gained: shown(gained),
    gainedTotal: gained[0]?.total ?? 0,
    lost: shown(lost),
    lostTotal: lost[0]?.total ?? 0,
  };
}
