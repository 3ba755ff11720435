import { hash } from 'node:crypto';
import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { drainOutbox } from '../ingest/outbox/outbox.ts';
import { ENGINES } from '../providers/index.ts';
import { addDays } from '../shared/dates.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { currentBrand } from '../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow, rowsOf } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { judge, keyOf, type SignalTest, testsOf } from './find.ts';
import { afterNight } from './lifecycle.ts';
import { ownsPart } from './part-clause.ts';
import {
  type MovedSource,
  type PromptCell,
  readCompetitors,
  readMovedSources,
  readSlice,
  type Window,
} from './read-sums.ts';
import { COMPETITOR, SLICES } from './slices.ts';

/** Days that are compared: the last ones with those before. */
const LAST_DAYS = 7;
const BEFORE_DAYS = 28;

/** Days that are looked at afterwards where nights were missed. */
const MOST_MISSED = 7;

const Brand = z.object({
  name: z.string(),
  competitor_id: z.string(),
  competitors: z.array(z.object({ no: z.number(), id: z.string(), name: z.string() })),
  prompts: z.array(z.object({ no: z.number(), id: z.string(), archived: z.boolean() })),
});

type BrandFacts = z.output<typeof Brand>;

const FACTS = `
SELECT b.name, b.competitor_id,
  (SELECT coalesce(json_agg(json_build_object('no', no, 'id', id, 'name', name) ORDER BY no), '[]')
   FROM competitors WHERE brand_id = $1 AND status = 'tracked') AS competitors,
  (SELECT coalesce(json_agg(json_build_object('no', no, 'id', id, 'archived', status = 'archived')), '[]')
   FROM prompts WHERE brand_id = $1) AS prompts
FROM brands b WHERE b.id = $1`;

const windowOf = (day: string, { competitors, prompts }: BrandFacts): Window => ({
  begin: addDays(day, 1 - LAST_DAYS - BEFORE_DAYS),
  start: addDays(day, 1 - LAST_DAYS),
  end: day,
  archived: prompts.flatMap(({ no, archived }) => (archived ? no : [])),
  roster: [0, ...competitors.map(({ no }) => no)],
});

/** The days that are compared after a day, and the answers among them that count. */
export async function windowAfter(postgres: Postgres, brand: BrandScope, day: string): Promise<Window> {
  return windowOf(day, oneRow(Brand, await postgres.query(scoped(brand, { text: FACTS, values: [] }))));
}

/** Tests every figure in every slice, and of every tracked competitor. */
async function testsOfDay(
  { clickhouse }: StoreClients,
  brand: BrandScope,
  window: Window,
  signal: AbortSignal,
): Promise<readonly SignalTest[]> {
  const tests: SignalTest[] = [];
  let all: readonly PromptCell[] = [];
  for (const slice of SLICES) {
    const cells = await readSlice(clickhouse, brand, slice, window, signal);
    if (slice.dimension === null) all = cells;
    for (const [value, part = []] of Object.entries(Object.groupBy(cells, (cell) => cell.slice))) {
      const of = { dimension: slice.name, value: slice.dimension === null ? null : value };
      tests.push(...testsOf({ ...of, cells: part, ofCompetitor: false }));
    }
  }
  for (const [no, cells] of await readCompetitors(clickhouse, brand, window, all, signal)) {
    tests.push(...testsOf({ dimension: COMPETITOR, value: String(no), cells, ofCompetitor: true }));
  }
  return tests;
}

/** The id of a signal: the same each time for a metric, slice and direction of a brand, as a UUID of its hash. */
function idOf(brandId: string, key: string): string {
  const bytes = hash('sha256', `signal/${brandId}/${key}`, 'buffer').subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Figures of signals have 4 decimals, as those of reports. */
const rounded = (figure: number) => Math.round(figure * 10_000) / 10_000 + 0;

/** Test under the ids that readers know. */
interface Signal {
  readonly id: string;
  readonly key: string;
  readonly test: SignalTest;
  /** Of a competitor its id, of a dimension its value. */
  readonly value: string | null;
  /** The value for people. */
  readonly name: string | null;
}

/** The value of a dimension for people. @param value of a competitor its id. */
function nameOf({ competitors }: BrandFacts, dimension: string, value: string | null): string | null {
  const named = dimension === COMPETITOR ? competitors : dimension === 'engine' ? ENGINES : [];
  return named.find(({ id }) => id === value)?.name ?? value;
}

function signalOf(brandId: string, facts: BrandFacts, test: SignalTest): Signal {
  const competitor =
    test.dimension === COMPETITOR ? facts.competitors.find(({ no }) => String(no) === test.value) : undefined;
  const value = competitor?.id ?? test.value;
  const key = keyOf({ ...test, value });
  return { id: idOf(brandId, key), key, test, value, name: nameOf(facts, test.dimension, value) };
}

/** Fields that events tell of a signal. */
const toldOf = ({ id, test, value, name }: Signal) => ({
  signal_id: id,
  metric: test.metric,
  dimension: test.dimension,
  value,
  name,
  direction: test.direction,
  before: rounded(test.before),
  after: rounded(test.after),
  change: rounded(test.change),
});

const Open = z.object({
  id: z.string(),
  metric: z.string(),
  dimension: z.string(),
  value: z.string().nullable(),
  direction: z.enum(['up', 'down']),
  missed: z.number(),
  before: z.number(),
  after: z.number(),
});

const OPEN = `
SELECT id, metric, dimension, value, direction, missed, before, after FROM signals
WHERE brand_id = $1 AND closed_on IS NULL`;

interface Evidence {
  readonly prompts: readonly {
    readonly prompt_id: string;
    readonly before: number;
    readonly after: number;
  }[];
  readonly sources: readonly MovedSource[];
}

/** Writes what a day has opened, kept and closed, with its events, unless that was done before. */
async function writeDay(
  client: PostgresClient,
  brand: BrandScope,
  day: string,
  facts: BrandFacts,
  { tests, found, lasting }: Record<'found' | 'lasting', ReadonlyMap<string, Signal>> & { tests: number },
  evidence: ReadonlyMap<string, Evidence>,
): Promise<void> {
  const night = await client.query(
    scoped(brand, {
      text: `INSERT INTO signal_nights (brand_id, date, tests) SELECT id, $2, $3 FROM brands WHERE id = $1
             ON CONFLICT DO NOTHING`,
      values: [day, tests],
    }),
  );
  if (night.rowCount === 0) return;
  const open = rowsOf(Open, await client.query(scoped(brand, { text: `${OPEN} FOR UPDATE`, values: [] })));
  const byId = (signals: ReadonlyMap<string, Signal>) =>
    new Map([...signals.values()].map((signal) => [signal.id, signal]));
  const [foundById, lastingById] = [byId(found), byId(lasting)];
  const after = afterNight(
    open.map(({ id, missed }) => ({ key: id, missed })),
    new Set(foundById.keys()),
    new Set(lastingById.keys()),
  );
  for (const id of after.opened) {
    const signal = foundById.get(id);
    if (signal === undefined) continue;
    const { test, value } = signal;
    await client.query(
      scoped(brand, {
        text: `INSERT INTO signals (brand_id, id, metric, dimension, value, direction, opened_on, seen_on, before, after, evidence)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
        values: [
          ...[id, test.metric, test.dimension, value, test.direction, day],
          ...[rounded(test.before), rounded(test.after)],
          JSON.stringify(evidence.get(id) ?? { prompts: [], sources: [] }),
        ],
      }),
    );
    await recordEvent(client, brand, 'signal.opened', toldOf(signal), { once: `${id}/${day}` });
  }
  for (const { key, missed } of after.kept) {
    const test = lastingById.get(key)?.test;
    await client.query(
      scoped(brand, {
        text: `UPDATE signals SET missed = $3, seen_on = CASE WHEN $4::date IS NULL THEN seen_on ELSE $4 END,
                 before = coalesce($5, before), after = coalesce($6, after)
               WHERE brand_id = $1 AND id = $2 AND closed_on IS NULL`,
        values: [
          ...[key, missed, test ? day : null],
          ...[test ? rounded(test.before) : null, test ? rounded(test.after) : null],
        ],
      }),
    );
  }
  for (const id of after.closed) {
    await client.query(
      scoped(brand, {
        text: 'UPDATE signals SET closed_on = $3, missed = missed + 1 WHERE brand_id = $1 AND id = $2 AND closed_on IS NULL',
        values: [id, day],
      }),
    );
    const known = open.find((one) => one.id === id);
    if (known === undefined) continue;
    const { metric, dimension, value, direction, before, after: now } = known;
    await recordEvent(
      client,
      brand,
      'signal.closed',
      {
        ...{ signal_id: id, metric: metric as SignalTest['metric'], dimension, value, direction },
        ...{ name: nameOf(facts, dimension, value), before, after: now, change: rounded(now - before) },
      },
      { once: `${id}/${day}` },
    );
  }
}

/**
 * Looks at a complete day of a brand: tests every figure in every slice, over the last 7 days against the 28 before, and
 * opens and closes signals. A day is looked at once.
 * @returns how many signals are found that were not open.
 */
export async function lookAtDay(
  stores: StoreClients,
  known: BrandScope,
  day: string,
  signal: AbortSignal,
): Promise<number> {
  const { postgres, clickhouse } = stores;
  await drainOutbox(postgres, clickhouse, known);
  const brand = await currentBrand(postgres, known);
  const facts = oneRow(Brand, await postgres.query(scoped(brand, { text: FACTS, values: [] })));
  const window = windowOf(day, facts);
  const tests = await testsOfDay(stores, brand, window, signal);
  const named = (some: ReadonlyMap<string, SignalTest>) =>
    new Map(
      [...some.values()].map((test) => {
        const told = signalOf(brand.brandId, facts, test);
        return [told.key, told];
      }),
    );
  const judged = judge(tests);
  const [found, lasting] = [named(judged.found), named(judged.lasting)];
  const open = rowsOf(Open, await postgres.query(scoped(brand, { text: OPEN, values: [] })));
  const fresh = [...found.values()].filter(({ id }) => !open.some((one) => one.id === id));
  const ids = new Map(facts.prompts.map(({ no, id }) => [no, id]));
  const evidence = new Map<string, Evidence>();
  for (const { id, test } of fresh) {
    const sources = await readMovedSources(clickhouse, brand, window, ownsPart(test), signal);
    const prompts = test.prompts.flatMap(({ prompt, before, after }) => {
      const promptId = ids.get(prompt);
      return promptId === undefined
        ? []
        : [{ prompt_id: promptId, before: rounded(before), after: rounded(after) }];
    });
    evidence.set(id, { prompts, sources });
  }
  await transaction(postgres, (client) =>
    writeDay(client, brand, day, facts, { tests: tests.length, found, lasting }, evidence),
  );
  return fresh.length;
}

const Day = z.object({ day: z.string() });

/** Days of a brand with answers, up to a last one, that were not looked at: those after the last look, or the last one. */
const DAYS = `
SELECT day::text FROM ledger l
WHERE brand_id = $1 AND answers > 0 AND day <= $2 AND day > greatest(
  $2::date - ${MOST_MISSED}, coalesce((SELECT max(date) FROM signal_nights WHERE brand_id = $1), $2::date - 1)
)
ORDER BY day`;

/** Looks at the complete days of a brand up to a last one, in their order. @returns how many signals were opened. */
export async function lookForSignals(
  stores: StoreClients,
  brand: BrandScope,
  lastDay: string,
  signal: AbortSignal,
): Promise<number> {
  const days = await stores.postgres.query(scoped(brand, { text: DAYS, values: [lastDay] }));
  let opened = 0;
  for (const { day } of rowsOf(Day, days)) {
    signal.throwIfAborted();
    opened += await lookAtDay(stores, brand, day, signal);
  }
  return opened;
}
