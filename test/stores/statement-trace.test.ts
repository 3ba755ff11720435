import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { currentRequest } from '../../src/stores/current-request.ts';
import {
  onSlowStatement,
  openPostgres,
  type Postgres,
  type SlowStatement,
  transaction,
} from '../../src/stores/postgres.ts';

let postgres: Postgres;
const told: SlowStatement[] = [];

beforeAll(() => {
  postgres = openPostgres(inject('servers').databaseUrl, { connections: 1 });
  onSlowStatement(postgres, 500, (statement) => told.push(statement));
});

afterAll(() => postgres.end());

const SLOW = 'SELECT\n  pg_sleep(0.55), $1::text AS text';

it('tells slow statements of requests: SQL and no value, however they are sent, also those that fail', async () => {
  await postgres.query(SLOW, ['nobody waits']);
  await currentRequest.run('one', async () => {
    await postgres.query('SELECT 1');
    await postgres.query(SLOW, ['secret']);
  });
  await currentRequest.run('two', () =>
    transaction(postgres, async (client) => {
      await client.query({ text: SLOW, values: ['secret'] });
      await client.query('SELECT 1 / (1 - length(pg_sleep(0.55)::text || $1::text))', ['x']);
    }).catch(() => {}),
  );
  const sql = 'SELECT pg_sleep(0.55), $1::text AS text';
  const ms = expect.any(Number);
  expect(told).toEqual([
    { request_id: 'one', ms, sql },
    { request_id: 'two', ms, sql },
    { request_id: 'two', ms, sql: expect.stringContaining('SELECT 1 / ') },
  ]);
});
