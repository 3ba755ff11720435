import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { int8, maybeRow, oneRow, queryRows, rowsOf } from '../../src/stores/rows.ts';
import { sharedStores } from '../helpers/shared.ts';
import type { TestStores } from '../helpers/stores.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await sharedStores();
});

const Counted = z.object({ name: z.string(), count: int8, at: z.date() });
const ONE = "SELECT 'a' AS name, 12::bigint AS count, '2026-03-01Z'::timestamptz AS at, true AS other";

it('gives rows of Postgres as their schema has them, or says what is not', async () => {
  const { postgres } = stores;
  const one = await postgres.query(ONE);
  const row = { name: 'a', count: 12, at: new Date('2026-03-01') };
  expect(rowsOf(Counted, one)).toEqual([row]);
  expect(maybeRow(Counted, one)).toEqual(row);
  expect(oneRow(Counted, one)).toEqual(row);
  const none = await postgres.query(`${ONE} WHERE false`);
  expect(rowsOf(Counted, none)).toEqual([]);
  expect(maybeRow(Counted, none)).toBeNull();
  expect(() => oneRow(Counted, none)).toThrow('a statement that gives a row gave none');
  const other = await postgres.query('SELECT 1::int AS name, 1::int AS count');
  expect(() => rowsOf(Counted, other)).toThrow(
    /^a row is not what its reader takes it for \(name: .*; count: .*; at: .*\)$/,
  );
});

it('runs a query of ClickHouse for as long as it may, and checks its rows', async () => {
  const { clickhouse } = stores;
  const query = {
    sql: 'SELECT number AS no, {text:String} AS text FROM numbers(2)',
    params: { text: "it's" },
  };
  const Row = z.object({ no: z.number(), text: z.string() });
  expect(await queryRows(clickhouse, Row, query)).toEqual([
    { no: 0, text: "it's" },
    { no: 1, text: "it's" },
  ]);
  await expect(queryRows(clickhouse, Row.extend({ no: z.string() }), query)).rejects.toThrow('no: ');
  const limit = { sql: "SELECT value FROM system.settings WHERE name = 'max_execution_time'", params: {} };
  const Setting = z.object({ value: z.string() });
  expect(await queryRows(clickhouse, Setting, limit)).toEqual([{ value: '30' }]);
  expect(await queryRows(clickhouse, Setting, limit, { seconds: 0 })).toEqual([{ value: '0' }]);
  const settings = { max_result_rows: '1' };
  await expect(queryRows(clickhouse, Row, query, { settings })).rejects.toThrow();
  await expect(queryRows(clickhouse, Row, query, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
