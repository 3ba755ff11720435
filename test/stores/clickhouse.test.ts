import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ClickHouseError } from '@clickhouse/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { isUnavailable } from '../../src/stores/unavailable.ts';
import { closeAfterTest, createTestStores, type TestStores } from '../helpers/stores.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});

afterAll(() => stores.close());

const forever = new AbortController().signal;

async function read(sql: string, params: Record<string, unknown> = {}): Promise<string> {
  const { stream } = await stores.clickhouse.read({ sql, params }, {}, forever);
  return text(stream);
}

/** Any text that SQL has: no lone surrogates, and no zero byte, which Postgres has not either. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 40 })
  .filter((one) => one.isWellFormed() && !one.includes('\0'));

it('hands every parameter over as it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.array(anyText, { maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: 5 }),
      fc.boolean(),
      async (one, many, numbers, flag) => {
        const sql = `SELECT {one:String} AS one, {many:Array(String)} AS many, {numbers:Array(UInt32)} AS numbers,
        {flag:Bool} AS flag, {number:UInt32} AS number, {day:Date} AS day FORMAT JSONEachRow`;
        const params = { one, many, numbers, flag, number: numbers.length, day: '2026-03-01' };
        expect(JSON.parse(await read(sql, params))).toEqual(params);
      },
    ),
    { numRuns: 100 },
  );
});

it('tells what ClickHouse says is wrong, and whether it may pass', async () => {
  const wrong = await read('SELECT nothing').catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(ClickHouseError);
  expect((wrong as ClickHouseError).code).toBe('47');
  expect(isUnavailable(wrong)).toBe(false);
  const slow = await stores.clickhouse
    .read(
      { sql: 'SELECT sum(sipHash64(number)) FROM numbers(100000000000)', params: {} },
      { max_execution_time: 1 },
      forever,
    )
    .catch((error: unknown) => error);
  expect(isUnavailable(slow)).toBe(true);
});

it('stops a query whose caller has gone away', async () => {
  const caller = new AbortController();
  const query = stores.clickhouse.read(
    { sql: 'SELECT sum(sipHash64(number)) FROM numbers(100000000000) /* given up */', params: {} },
    {},
    caller.signal,
  );
  const ended = expect(query).rejects.toThrow('aborted');
  const running = () =>
    read(
      "SELECT count() FROM system.processes WHERE query LIKE '%given up%' AND query NOT LIKE '%processes%'",
    );
  await expect.poll(running).toBe('1\n');
  caller.abort();
  await ended;
  await expect.poll(running).toBe('0\n');
});

it('has the rows counted where ClickHouse is asked for it, and passes the bytes on', async () => {
  const sql = 'SELECT number, toString(number) AS text FROM numbers(3) FORMAT CSVWithNames';
  const { stream, rows } = await stores.clickhouse.read(
    { sql, params: {} },
    { wait_end_of_query: 1 },
    forever,
  );
  expect(rows).toBe(3);
  expect(await text(stream)).toBe('"number","text"\n0,"0"\n1,"1"\n2,"2"\n');
});

/** A server that answers as `listener` does. */
async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/default`, connections };
}

it('asks nothing for a caller who has gone, and breaks a result off for one who goes', async () => {
  let asked = 0;
  const { url, connections } = await serve((request, response) => {
    asked += 1;
    request.resume();
    response.write('some rows');
  });
  const clickhouse = openClickHouse(url);
  closeAfterTest(clickhouse);
  const query = { sql: 'SELECT 1', params: {} };
  await expect(clickhouse.read(query, {}, AbortSignal.abort())).rejects.toThrow('aborted');
  await expect(clickhouse.query({ query: 'SELECT 1', abort_signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  );
  expect(asked).toBe(0);
  const caller = new AbortController();
  const { stream } = await clickhouse.read(query, {}, caller.signal);
  const ended = expect(text(stream)).rejects.toThrow('aborted');
  caller.abort();
  await ended;
  await expect.poll(connections).toBe(0);
});

it('reads results as whom its address names, with the settings of all queries and of this one', async () => {
  const asked: unknown[] = [];
  const { url } = await serve((request, response) => {
    request.resume();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push([request.method, pathname, request.headers.authorization, Object.fromEntries(searchParams)]);
    response.end('ok');
  });
  const named = new URL(url);
  Object.assign(named, { username: 'us%C3%A9r', password: 'p%40ss%3A', pathname: '/my%20base' });
  for (const address of [named.href, named.origin]) {
    const clickhouse = openClickHouse(address);
    closeAfterTest(clickhouse);
    const settings = { max_execution_time: 7, join_use_nulls: 0 as const };
    const params = { text: 'a&b=c\ud800', none: undefined };
    expect(await text((await clickhouse.read({ sql: 'SELECT 1', params }, settings, forever)).stream)).toBe(
      'ok',
    );
  }
  const sent = {
    max_execution_time: '7',
    join_use_nulls: '0',
    date_time_output_format: 'iso',
    param_text: 'a&b=c\ufffd',
    param_none: '\\N',
  };
  const credentials = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  expect(asked).toEqual([
    ['POST', '/', credentials('usér:p@ss:'), expect.objectContaining({ ...sent, database: 'my base' })],
    ['POST', '/', credentials('default:'), expect.objectContaining({ ...sent, database: 'default' })],
  ]);
});

it('breaks off nothing of others where a caller leaves before his query has a connection', async () => {
  const { url } = await serve((request, response) => {
    request.resume();
    setTimeout(() => response.end('ok'), request.url?.includes('param_slow') ? 1_200 : 0);
  });
  const clickhouse = openClickHouse(url, { connections: 1 });
  closeAfterTest(clickhouse);
  const read = async (params: Record<string, unknown>, signal = forever) =>
    text((await clickhouse.read({ sql: 'SELECT 1', params }, {}, signal)).stream);
  expect(await read({})).toBe('ok');
  const caller = new AbortController();
  const left = expect(read({}, caller.signal)).rejects.toThrow('aborted');
  caller.abort();
  await left;
  // Over the time for which connections are kept, and before it is over since the last query.
  for (let begun = 0; begun < 4; begun += 1) expect(await read({ slow: 1 })).toBe('ok');
});

it('sends so many queries at once as it may, gives up where nothing comes, and drops idle connections', async () => {
  const sockets = new Set<unknown>();
  const open: ServerResponse[] = [];
  let most = 0;
  const { url, connections } = await serve((request, response) => {
    request.resume();
    if (request.url?.includes('param_silent')) return;
    sockets.add(request.socket);
    open.push(response);
    most = Math.max(most, open.length);
  });
  const clickhouse = openClickHouse(url, { connections: 3, patience: 60_000 });
  closeAfterTest(clickhouse);
  const one = async () => text((await clickhouse.read({ sql: 'SELECT 1', params: {} }, {}, forever)).stream);
  const all = Promise.all(Array.from({ length: 10 }, () => one()));
  for (let answered = 0; answered < 10; answered += 1) {
    // As many as are left, up to three, are there before any of them is answered.
    await expect.poll(() => open.length).toBe(Math.min(3, 10 - answered));
    open.shift()?.end('ok');
  }
  await all;
  expect({ most, sockets: sockets.size }).toEqual({ most: 3, sockets: 3 });
  const impatient = openClickHouse(url, { connections: 3, patience: 100 });
  const silent = await impatient
    .read({ sql: 'SELECT 1', params: { silent: 1 } }, {}, forever)
    .catch((error: unknown) => error);
  expect(isUnavailable(silent)).toBe(true);
  await impatient.close();
  await expect.poll(connections).toBe(0);
  const later = one();
  await expect.poll(() => open.length).toBe(1);
  open.shift()?.end('ok');
  expect(await later).toBe('ok');
});

it('waits any time for what may take any time', async () => {
  const { url } = await serve((request, response) => {
    request.resume();
    setTimeout(() => response.end('1\n'), request.url?.startsWith('/ping') ? 0 : 400);
  });
  const clickhouse = openClickHouse(url, { patience: 100 });
  closeAfterTest(clickhouse);
  const ways = (settings: { max_execution_time: number }) => {
    const statement = { query: 'SELECT 1', clickhouse_settings: settings };
    return [
      clickhouse.query({ ...statement, format: 'CSV' }).then((result) => result.text()),
      clickhouse.read({ sql: 'SELECT 1', params: {} }, settings, forever).then(({ stream }) => text(stream)),
      clickhouse.exec(statement).then(({ stream }) => text(stream)),
      clickhouse.command(statement).then(() => '1\n'),
    ];
  };
  expect(await Promise.all(ways({ max_execution_time: 0 }))).toEqual(Array(4).fill('1\n'));
  const ends = await Promise.allSettled(ways({ max_execution_time: 30 }));
  expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});

it('has connections for everything else while results wait for their readers', async () => {
  const { url } = await serve((request, response) => {
    request.resume();
    if (request.url?.includes('param_held')) response.write('some rows');
    else response.end('1\n');
  });
  const clickhouse = openClickHouse(url, { connections: 1 });
  closeAfterTest(clickhouse);
  const held = await clickhouse.read({ sql: 'SELECT 1', params: { held: 1 } }, {}, forever);
  expect(await (await clickhouse.query({ query: 'SELECT 1', format: 'CSV' })).text()).toBe('1\n');
  held.stream.destroy();
});
