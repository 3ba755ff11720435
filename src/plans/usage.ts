import { z } from 'zod';
import { LIMIT_COLUMNS, PromptLimit } from '../prompts/limit.ts';
import { ENGINES, type EngineId } from '../providers/index.ts';
import { addDays, daysInRange, type IsoDate, today } from '../shared/dates.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { Postgres } from '../stores/postgres.ts';
import { int8, oneRow, queryRows, rowsOf } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';
import { callCost, dollars, PRICES_OF, total, usualCost } from './prices.ts';
import { DAILY, readReader } from './readers.ts';

const Brand = PromptLimit.extend({
  engines: z.array(z.string()),
  /** The questions of a day to each engine. */
  daily: z.number(),
  run_today: z.boolean(),
});

const BRAND = `
SELECT b.engines, ${LIMIT_COLUMNS},
  ${DAILY} AS daily,
  EXISTS (SELECT FROM runs WHERE brand_id = b.id AND date = $2) AS run_today
FROM brands b JOIN organizations o ON o.id = b.organization_id JOIN plans ON plans.id = o.plan
WHERE b.id = $1`;

const count = int8.nullable();
const AskedRow = z.object({
  engine: z.string(),
  model: z.string().nullable(),
  open: z.number(),
  asked: z.number(),
  answered: z.number(),
  inputTokens: count,
  outputTokens: count,
  searches: count,
  costMicros: count,
  unanswered: count,
});

/* Groups of questions with the same engine, the same model and the same known amounts, so that no sum has
   a missing part. Questions that were complete before planning were not asked. Questions that wait again,
   or were skipped in the end, may have been paid for. */
const ASKED = `
SELECT engine, model,
  count(*) FILTER (WHERE state IN ('waiting', 'running'))::int AS open,
  count(*) FILTER (WHERE state IN ('complete', 'failed'))::int AS asked,
  count(*) FILTER (WHERE state = 'complete')::int AS answered,
  sum(input_tokens)::bigint AS "inputTokens", sum(output_tokens)::bigint AS "outputTokens",
  sum(searches)::bigint AS searches, sum(cost_micros)::bigint AS "costMicros",
  sum(unanswered_micros)::bigint AS unanswered
FROM questions
WHERE brand_id = $1 AND date BETWEEN $2 AND $3
  AND (state IN ('waiting', 'running') OR (state IN ('complete', 'failed') AND asked_at IS NOT NULL)
    OR unanswered_micros IS DISTINCT FROM 0)
GROUP BY engine, model, state = 'complete', cost_micros IS NULL, input_tokens IS NULL, output_tokens IS NULL,
  searches IS NULL, unanswered_micros IS NULL`;

const AskedLive = z.object({ engine: z.string(), asked: z.number(), cost: count });

/** Questions that were asked at once in a range of days, by whether their cost is known. */
const ASKED_LIVE = `
SELECT engine, count(*)::int AS asked, sum(cost_micros)::bigint AS cost
FROM live_questions
WHERE brand_id = $1 AND asked_at >= $2::date::timestamp AT TIME ZONE 'UTC'
  AND asked_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC'
GROUP BY engine, cost_micros IS NULL`;

const ReadingsRow = z.object({ readings: z.number() });

/** Answers of the brand that a model read, in a range of days. */
const READ = `
SELECT toUInt32(count()) AS readings FROM answers
WHERE ${BRAND_CLAUSE} AND startsWith(sentiment_by, 'model ')
  AND answered_at >= toDateTime64({start:Date}, 3, 'UTC') AND answered_at < toDateTime64({end:Date} + 1, 3, 'UTC')`;

/** Number of answers in the month of a date that a model has read. */
async function readingsInMonth(clickhouse: ClickHouse, brand: BrandScope, date: IsoDate): Promise<number> {
  const [row] = await queryRows(clickhouse, ReadingsRow, scoped(brand, { sql: READ, params: monthOf(date) }));
  return row?.readings ?? 0;
}

/** Questions to an engine in a month. Costs are in millionths of a US dollar. */
export interface Spent {
  /** By runs, and at once. */
  readonly asked: number;
  /** Open questions of runs under way. */
  readonly open: number;
  /** Cost of answers and of attempts without an answer; 0 where there were none, null where unknown. */
  readonly cost: number | null;
  /** Likely cost of the next question of a run: the average of this month, or the usual one. */
  readonly each: number | null;
}

/** The first and the last day of the month of a date. */
export function monthOf(date: IsoDate): { readonly start: IsoDate; readonly end: IsoDate } {
  const start = `${date.slice(0, 7)}-01`;
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
}

/** First and last day of the month after that of a date. */
export const nextMonthOf = (date: IsoDate) => monthOf(addDays(monthOf(date).end, 1));

/** A range of days, both counted. */
type Days = ReturnType<typeof monthOf>;

/** Questions of a brand to each engine in a range of days. */
async function spentIn(
  postgres: Postgres,
  brand: BrandScope,
  { start, end }: Days,
): Promise<(engine: string) => Spent> {
  const values = [start, end];
  const rows = rowsOf(AskedRow, await postgres.query(scoped(brand, { text: ASKED, values })));
  const live = rowsOf(AskedLive, await postgres.query(scoped(brand, { text: ASKED_LIVE, values })));
  return (engine) => {
    const own = rows.filter((row) => row.engine === engine);
    const atOnce = live.filter((row) => row.engine === engine);
    const sum = (name: 'asked' | 'open' | 'answered') => own.reduce((all, row) => all + row[name], 0);
    const answers = own.filter(({ answered }) => answered > 0);
    const usual = usualCost(engine);
    const answersCost = total(
      answers.map(({ model, inputTokens, outputTokens, searches, costMicros }) =>
        callCost(engine, { model, usage: { inputTokens, outputTokens, searches, costMicros } }),
      ),
    );
    const unanswered = total(own.map((row) => row.unanswered));
    const [asked, answered] = [sum('asked'), sum('answered')];
    const answer = answered > 0 && answersCost !== null ? answersCost / answered : usual;
    return {
      asked: asked + atOnce.reduce((all, row) => all + row.asked, 0),
      open: sum('open'),
      cost: total([answersCost, unanswered, ...atOnce.map(({ cost }) => cost)]),
      each: total([answer, asked > 0 && unanswered !== null ? unanswered / asked : 0]),
    };
  };
}

/** Questions of a brand to each engine in the month of a date. */
export const spentInMonth = (postgres: Postgres, brand: BrandScope, date: IsoDate) =>
  spentIn(postgres, brand, monthOf(date));

/** Cost of a brand's questions and readings in a range of days, in US dollars; null where a price is not known. */
export async function costIn(postgres: Postgres, brand: BrandScope, days: Days): Promise<number | null> {
  const [spent, reader] = await Promise.all([
    spentIn(postgres, brand, days),
    readReader(postgres, brand, days),
  ]);
  return dollars(total([...ENGINES.map(({ id }) => spent(id).cost), reader.cost]));
}

const times = (each: number | null, count: number) => (each === null ? null : each * count);

/** Rest of the month: open questions of runs under way, and the runs of the remaining days. */
function forecastOf({ asked, open, cost, each }: Spent, perDay: number, days: number) {
  const left = open + perDay * days;
  const rest = left === 0 ? 0 : each === null ? null : each * left;
  return { questions: asked + left, cost: total([cost, rest]) };
}

/** Cost of some days with as many questions as today's runs. */
const daysOf = ({ each }: Spent, perDay: number, days: number) => {
  const questions = perDay * days;
  return { questions, cost: questions === 0 ? 0 : each === null ? null : each * questions };
};

/** The body of GET /v1/usage: this month's (UTC) questions and their cost, those of the whole of it and of the next. */
export async function readUsage(
  { postgres, clickhouse }: Pick<Stores, 'postgres' | 'clickhouse'>,
  brand: BrandScope,
  date: IsoDate = today(),
) {
  const [found, spent, readings, reader] = await Promise.all([
    postgres.query(scoped(brand, { text: BRAND, values: [date] })),
    spentInMonth(postgres, brand, date),
    readingsInMonth(clickhouse, brand, date),
    readReader(postgres, brand, monthOf(date)),
  ]);
  // Readings by a model in an older version were not counted.
  const readingCost = readings > reader.calls ? null : reader.cost;
  const toRead = (answers: number) => (reader.isModel && answers > 0 ? times(reader.each, answers) : 0);
  const { plan, limit, used, engines, daily, run_today } = oneRow(Brand, found);
  const { end } = monthOf(date);
  const days = daysInRange(date, end) - (run_today ? 1 : 0);
  const next = nextMonthOf(date);
  const daysOfNext = daysInRange(next.start, next.end);
  const perEngine = ENGINES.map(({ id }) => ({ id, isUsed: engines.includes(id), spent: spent(id) }))
    .filter(({ isUsed, spent: { asked, open, cost } }) => isUsed || asked + open > 0 || cost !== 0)
    .map(({ id, isUsed, spent: one }) => ({
      engine: id as EngineId,
      questions: one.asked,
      cost: one.cost,
      forecast: forecastOf(one, isUsed ? daily : 0, days),
      day: daysOf(one, isUsed ? daily : 0, 1),
      next: daysOf(one, isUsed ? daily : 0, daysOfNext),
    }));
  const [asked, forecast, nextMonth] = [
    perEngine.reduce((sum, { questions }) => sum + questions, 0),
    perEngine.reduce((sum, one) => sum + one.forecast.questions, 0),
    perEngine.reduce((sum, { next: { questions } }) => sum + questions, 0),
  ];
  const forecastReading = total([readingCost, toRead(forecast - asked)]);
  const nextReading = toRead(nextMonth);
  return {
    plan,
    prompt_limit: limit,
    prompts_used: used,
    month: date.slice(0, 7),
    questions: asked,
    cost: dollars(total([...perEngine.map(({ cost }) => cost), readingCost])),
    forecast_questions: forecast,
    forecast_cost: dollars(total([...perEngine.map((one) => one.forecast.cost), forecastReading])),
    daily_questions: perEngine.reduce((sum, { day }) => sum + day.questions, 0),
    daily_cost: dollars(total(perEngine.map(({ day }) => day.cost))),
    next_month_questions: nextMonth,
    next_month_cost: dollars(total([...perEngine.map(({ next: { cost } }) => cost), nextReading])),
    readings,
    reading_cost: dollars(readingCost),
    forecast_reading_cost: dollars(forecastReading),
    next_month_reading_cost: dollars(nextReading),
    prices_of: PRICES_OF,
    engines: perEngine.map(({ engine, questions, cost, forecast, next }) => ({
      engine,
      questions,
      cost: dollars(cost),
      forecast_questions: forecast.questions,
      forecast_cost: dollars(forecast.cost),
      next_month_questions: next.questions,
      next_month_cost: dollars(next.cost),
    })),
  };
}
