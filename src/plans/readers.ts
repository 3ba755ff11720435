import { z } from 'zod';
import type { IsoDate } from '../shared/dates.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { int8, oneRow, rowsOf } from '../stores/rows.ts';
import { readingCost, type TokenPrice, total, USUAL_READING } from './prices.ts';

/** Model that reads answers, by the environment of a process. */
export interface ReaderSetting {
  /** PROVIDER/MODEL. */
  readonly EXTRACTION_MODEL?: string | undefined;
  readonly EXTRACTION_PRICE?: TokenPrice | undefined;
}

const INTRODUCE = `
INSERT INTO reader (model, input_price, output_price) VALUES ($1, $2, $3)
ON CONFLICT (single) DO UPDATE SET model = $1, input_price = $2, output_price = $3`;

/**
 * Records the configured model for processes whose environment names none, and switches it on for brands of
 * an earlier version, whose answers it has read, or off where there is none.
 */
export async function introduceReader(postgres: Postgres, setting: ReaderSetting): Promise<void> {
  const { EXTRACTION_MODEL: model = null, EXTRACTION_PRICE: price } = setting;
  await transaction(postgres, async (client) => {
    await client.query(INTRODUCE, [model, price?.input ?? null, price?.output ?? null]);
    await client.query('UPDATE brands SET read_by_model = $1 WHERE read_by_model IS NULL', [model !== null]);
  });
}

/** Tokens of one call, as far as the provider reports them. */
interface CallUsage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

const KEEP = `
INSERT INTO readings AS r (brand_id, day, model, calls, input_tokens, output_tokens)
SELECT id, (now() AT TIME ZONE 'UTC')::date, $2, $3, $4, $5 FROM brands WHERE id = $1
ON CONFLICT (brand_id, day, model) DO UPDATE SET calls = r.calls + excluded.calls,
  input_tokens = r.input_tokens + excluded.input_tokens, output_tokens = r.output_tokens + excluded.output_tokens`;

/**
 * Stores the tokens that calls of a model used to read answers of a brand; calls without a report are left
 * out.
 */
export async function keepReadings(
  postgres: Postgres,
  brand: BrandScope,
  model: string,
  usages: readonly CallUsage[],
): Promise<void> {
  const told = usages.flatMap(({ inputTokens: input, outputTokens: output }) =>
    input === undefined || output === undefined ? [] : [{ input, output }],
  );
  if (told.length === 0) return;
  const input = told.reduce((sum, call) => sum + call.input, 0);
  const output = told.reduce((sum, call) => sum + call.output, 0);
  await postgres.query(scoped(brand, { text: KEEP, values: [model, told.length, input, output] }));
}

/**
 * Active prompts of the brand `b` on the plan `plans`, each counted once per country: the questions of a day to each
 * engine. None by a plan without the daily run.
 */
export const DAILY = `
  (SELECT coalesce(sum(cardinality(p.countries)), 0)::int FROM prompts p
   WHERE p.brand_id = b.id AND p.status = 'active' AND plans.api_access)`;

const Switch = z.object({
  daily: z.number(),
  isOn: z.boolean(),
  model: z.string().nullable(),
  input: z.number().nullable(),
  output: z.number().nullable(),
});

const SWITCH = `
SELECT ${DAILY} * cardinality(b.engines) AS daily, coalesce(b.read_by_model, true) AND r.model IS NOT NULL AS "isOn",
  r.model, r.input_price AS input, r.output_price AS output
FROM brands b JOIN organizations o ON o.id = b.organization_id JOIN plans ON plans.id = o.plan LEFT JOIN reader r ON true
WHERE b.id = $1`;

const Kept = z.object({ model: z.string(), calls: int8, input: int8, output: int8 });

interface Days {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

const EVER = { start: '1970-01-01', end: '9999-12-31' };

const KEPT = `
SELECT model, sum(calls)::bigint AS calls, sum(input_tokens)::bigint AS input, sum(output_tokens)::bigint AS output
FROM readings WHERE brand_id = $1 AND day BETWEEN $2 AND $3 GROUP BY model`;

/** Tokens by model in a range of days for reading answers of a brand. */
const keptOf = async (postgres: Postgres, brand: BrandScope, { start, end }: Days) =>
  rowsOf(Kept, await postgres.query(scoped(brand, { text: KEPT, values: [start, end] })));

/**
 * Likely cost of reading one answer of a brand by a model, in millionths of a US dollar: the average of those
 * that it has read, or the usual one. Null where its price is unknown.
 */
export async function costOfReading(
  postgres: Postgres,
  brand: BrandScope,
  model: string,
  own: TokenPrice | null,
): Promise<number | null> {
  const known = (await keptOf(postgres, brand, EVER)).find((row) => row.model === model);
  const took = known ?? { ...USUAL_READING, calls: 1 };
  const cost = readingCost(model, took, own);
  return cost === null ? null : cost / took.calls;
}

/** Reader of a brand's answers, and its cost. Costs are in millionths of a US dollar, null where unknown. */
export interface BrandReader {
  /** True where a model is configured and switched on for the brand. */
  readonly isModel: boolean;
  /** PROVIDER/MODEL of the configured model; null for none. */
  readonly model: string | null;
  /** Questions of a day, to all engines. */
  readonly daily: number;
  /** Likely cost of one answer by that model. */
  readonly each: number | null;
  /** Calls in a range of days that reported their tokens, by any model, and their cost. */
  readonly calls: number;
  readonly cost: number | null;
}

/** Reader of a brand's answers, with its calls in a range of days. */
export async function readReader(postgres: Postgres, brand: BrandScope, days: Days): Promise<BrandReader> {
  const [found, kept] = await Promise.all([
    postgres.query(scoped(brand, { text: SWITCH, values: [] })),
    keptOf(postgres, brand, days),
  ]);
  const { daily, isOn, model, input, output } = oneRow(Switch, found);
  const own = input === null || output === null ? null : { input, output };
  return {
    isModel: isOn,
    model,
    daily,
    each: model === null ? null : await costOfReading(postgres, brand, model, own),
    calls: kept.reduce((sum, { calls }) => sum + calls, 0),
    cost: total(kept.map((row) => readingCost(row.model, row, row.model === model ? own : null))),
  };
}
