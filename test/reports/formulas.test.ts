import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTS } from '../../src/catalogue/reports.ts';
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

it('gives each metric the bytes that ClickHouse writes', async () => {
  const types = MEASURES.map((name) => (name === 'sentiment_sum' ? 'Int64' : 'UInt64'));
  for (let at = 0; at < rows.length; at += 1_000) {
    const some = rows.slice(at, at + 1_000);
    const structure = MEASURES.map((name, index) => `${name} ${types[index]}`).join(', ');
    const values = some.map((row) => `(${MEASURES.map((name) => row[name]).join(', ')})`).join(', ');
    const { bytes } = await queryJsonRows(
      stores.clickhouse,
      {
        sql: `SELECT ${METRICS.map(({ name, formula }) => `${formula.sql} AS c_${name}`).join(', ')} FROM values('${structure}', ${values}) LIMIT 1000`,
        params: {},
      },
      METRICS.map(({ name }) => `c_${name}`),
      new AbortController().signal,
    );
    const text = Buffer.isBuffer(bytes)
      ? bytes.toString()
      : await bytes.toArray().then((all) => Buffer.concat(all).toString());
    const made = some.map((row) => {
      const sums = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
      return `\n{${METRICS.map(({ name, formula }) => `"c_${name}":${formula.json(sums)}`).join(',')}}`;
    });
    expect(text.split('\n')).toEqual(`[${made.join(',')}\n]`.split('\n'));
  }
});
