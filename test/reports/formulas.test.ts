import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Row, type Sums } from '../../src/catalogue/expressions.ts';
import type { Formula } from '../../src/catalogue/formulas.ts';
import { REPORTS } from '../../src/catalogue/reports.ts';
import {
  type AddedColumns,
  BRANDS_CHANGE,
  BRANDS_INTERVALS,
  type PromptSum,
  VISIBILITY_CHANGE,
  VISIBILITY_INTERVALS,
} from '../../src/catalogue/uncertainty.ts';
import { withSteps } from '../../src/reports/compile/steps.ts';
import { queryJsonRows } from '../../src/stores/json-rows.ts';
import { tries } from '../helpers/nightly.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});

afterAll(() => stores.close());

/** Metrics of every report that the service can compute from whole numbers. */
const METRICS = Object.values(REPORTS).flatMap(({ name: report, metrics }) =>
  metrics.flatMap(({ name, type, formula }) =>
    formula && type !== 'timestamp' ? [{ name: `${report}_${name}`, formula }] : [],
  ),
);
const MEASURES = [...new Set(METRICS.flatMap(({ formula }) => formula.measures))];

/** Small sums make ties and nothing to divide by; large ones are those of a billion answers. */
const sum = (signed: boolean) =>
  fc.oneof(
    fc.integer({ min: signed ? -3 : 0, max: 3 }),
    fc.integer({ min: signed ? -20_000 : 0, max: 20_000 }),
    fc.integer({ min: signed ? -1_000_000_000 : 0, max: 1_000_000_000 }),
  );

const rows = fc.sample(
  fc.record(
    Object.fromEntries(
      MEASURES.map((name) => [
        name,
        name === 'weight_rest' || name === 'weight_sum'
          ? fc.oneof(sum(false), fc.maxSafeInteger().map(Math.abs))
          : sum(name === 'sentiment_sum'),
      ]),
    ),
  ),
  tries(2_000, 50_000),
);

/** The lines of a query as the service sends rows. */
async function linesOf(sql: string, columns: readonly string[]): Promise<string[]> {
  const { signal } = new AbortController();
  const { bytes } = await queryJsonRows(stores.clickhouse, { sql, params: {} }, columns, signal);
  const text = Buffer.isBuffer(bytes) ? bytes : Buffer.concat(await bytes.toArray());
  return text.toString().split('\n');
}

/** The lines of rows of figures. */
const shown = (
  rows: readonly Sums[],
  metrics: readonly { readonly name: string; readonly formula: Formula }[],
): string[] => {
  const objects = rows.map((sums) => {
    const row = new Row(sums);
    return `\n{${metrics.map(({ name, formula }) => `"c_${name}":${formula.json(row)}`).join(',')}}`;
  });
  return `[${objects.join(',')}\n]`.split('\n');
};

it('gives each metric the bytes that ClickHouse writes', async () => {
  const types = MEASURES.map((name) => (name === 'sentiment_sum' ? 'Int64' : 'UInt64'));
  for (let at = 0; at < rows.length; at += 1_000) {
    const some = rows.slice(at, at + 1_000);
    const structure = MEASURES.map((name, index) => `${name} ${types[index]}`).join(', ');
    const values = some.map((row) => `(${MEASURES.map((name) => row[name]).join(', ')})`).join(', ');
    const lines = await linesOf(
      `SELECT ${METRICS.map(({ name, formula }) => `${formula.sql} AS c_${name}`).join(', ')} FROM values('${structure}', ${values}) LIMIT 1000`,
      METRICS.map(({ name }) => `c_${name}`),
    );
    const sums = some.map(
      (row): Sums => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
    );
    expect(lines).toEqual(shown(sums, METRICS));
  }
});

/** Figures of a prompt in two ranges: of `answers`, how many mention and rank the brand, and rank any. */
const range = fc
  .oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2_000 }))
  .chain((answers) =>
    fc.record({
      answers: fc.constant(answers),
      mentions: fc.oneof(fc.integer({ min: 0, max: answers }), fc.constantFrom(0, answers)),
      group_ranked: fc.integer({ min: 0, max: 5 * answers }),
    }),
  )
  .chain((figures) =>
    fc.record({
      ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, fc.constant(value)])),
      ranked: fc.integer({ min: 0, max: Math.min(figures.mentions, figures.group_ranked) }),
      position_sum: fc.integer({ min: 0, max: 9 * figures.mentions }),
      sentiment_sum: fc.integer({ min: -10_000 * figures.mentions, max: 10_000 * figures.mentions }),
    }),
  ) as fc.Arbitrary<Record<string, number>>;

const groups = fc.sample(
  fc.oneof(
    fc.array(fc.tuple(range, range), { maxLength: 4 }),
    // Equal prompts have no scatter.
    fc
      .tuple(range, fc.integer({ min: 1, max: 5 }))
      .map(([one, count]) => Array.from({ length: count }, () => [one, one] as const)),
    fc.array(fc.tuple(range, range), { minLength: 60, maxLength: 120 }),
  ),
  tries(1_000, 20_000),
);

it('gives each figure of an addition the bytes that ClickHouse writes', async () => {
  const added = [
    VISIBILITY_INTERVALS,
    VISIBILITY_CHANGE,
    BRANDS_INTERVALS,
    BRANDS_CHANGE,
  ] satisfies AddedColumns[];
  const metrics = added.flatMap((one, index) =>
    one.metrics.map(({ name, formula }) => ({ name: `${index}_${name}`, formula })),
  );
  const promptSums = Object.entries(Object.assign({}, ...added.map(({ sums }) => sums)));
  const rows = groups.map((prompts): Sums => {
    const figures = prompts.map(
      ([now, before]): Record<string, number> => ({
        ...now,
        ...Object.fromEntries(Object.entries(before).map(([name, value]) => [`previous_${name}`, value])),
      }),
    );
    const total = (value: (one: Record<string, number>) => bigint) =>
      String(figures.reduce((sum, one) => sum + value(one), 0n));
    const of = (one: Record<string, number>, name: string) => BigInt(one[name] ?? 0);
    const names = ['answers', 'mentions', 'ranked', 'group_ranked', 'position_sum', 'sentiment_sum'];
    return Object.fromEntries([
      ...names
        .flatMap((name) => [name, `previous_${name}`])
        .map((name) => [name, total((one) => of(one, name))]),
      ...(promptSums as [string, PromptSum][]).map(([name, { factors, having }]) => [
        name,
        total((one) =>
          having.every((figure) => of(one, figure) > 0n)
            ? factors.reduce((product, figure) => product * of(one, figure), 1n)
            : 0n,
        ),
      ]),
    ]);
  });
  const names = Object.keys(rows[0] ?? {});
  const types = names.map((name) => `${name} ${name.endsWith('sentiment_sum') ? 'Int64' : 'UInt64'}`);
  for (let at = 0; at < rows.length; at += 1_000) {
    const some = rows.slice(at, at + 1_000).filter(({ answers }) => answers !== '0');
    const values = some.map((row) => `(${names.map((name) => row[name]).join(', ')})`).join(', ');
    const table = `SELECT * FROM values('${types.join(', ')}', ${values})`;
    const lines = await linesOf(
      `SELECT ${metrics.map(({ name, formula }) => `${formula.sql} AS c_${name}`).join(', ')}
       FROM (${withSteps(table, added)}) LIMIT 1000`,
      metrics.map(({ name }) => `c_${name}`),
    );
    expect(lines).toEqual(shown(some, metrics));
  }
});
