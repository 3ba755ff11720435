import { readFileSync, writeFileSync } from 'node:fs';
import type { Stores } from '../../src/stores/stores.ts';
import type { ClickhouseClient, ServiceClient } from './http-client.ts';
import { rangeOf } from './requests.ts';
import { type Bounds, inTurns, median, perSecond, quantile, type Samples } from './turns.ts';

/* The measurements besides the five ways of answering a report. */

const at = (service: ServiceClient, path: string) => async () => (await service.send(path)).milliseconds;

export const percentiles = (samples: Samples) => ({ p50: median(samples), p99: quantile(samples, 0.99) });

export interface Pages {
  readonly total: number;
  /** The deepest offset measured: 5,000,000 where the list is that long, else its last page. */
  readonly offset: number;
  readonly first: Samples;
  readonly deep: Samples;
}

const DEEP = 5_000_000;

/** The first page of a list and one deep in it, in turns. */
export async function timePages(service: ServiceClient, list: string, bounds: Bounds): Promise<Pages> {
  const path = `/v1/${list}?${rangeOf(90)}`;
  const { meta } = JSON.parse((await service.send(path)).body.toString()) as { meta: { total: number } };
  const offset = Math.min(DEEP, Math.max(0, meta.total - 50));
  const samples = await inTurns(
    { first: at(service, path), deep: at(service, `${path}&offset=${offset}`) },
    { atLeast: 5, ...bounds },
  );
  return { total: meta.total, offset, ...samples };
}

/** A report of 10,000 rows and its page at offset 100,000, or the last one, in turns. */
export async function timeReportPages(service: ServiceClient, path: string, bounds: Bounds): Promise<Pages> {
  const { meta } = JSON.parse((await service.send(path)).body.toString()) as { meta: { total: number } };
  const offset = Math.min(100_000, Math.max(0, meta.total - 10_000));
  const samples = await inTurns(
    { first: at(service, path), deep: at(service, `${path}&offset=${offset}`) },
    { atLeast: 3, ...bounds },
  );
  return { total: meta.total, offset, ...samples };
}

/** A report asked for anew, again, and again by who has it (304), beside a list of prompts, in turns. */
export async function timeAgain(service: ServiceClient, path: string, bounds: Bounds) {
  const { headers } = await service.send(path, { again: true });
  const { etag = '' } = headers;
  const timed = (of: string, options: Parameters<ServiceClient['send']>[1], status: number) => async () => {
    const sent = await service.send(of, options);
    if (sent.status !== status) throw new Error(`${of}: ${sent.status}`);
    return sent.milliseconds;
  };
  return inTurns(
    {
      anew: timed(path, {}, 200),
      again: timed(path, { again: true }, 200),
      unchanged: timed(path, { again: true, etag }, 304),
      prompts: timed('/v1/prompts', { again: true }, 200),
    },
    { atLeast: 20, ...bounds },
  );
}

/** Milliseconds of processor time of a process for each of some requests, one after the other; null off Linux. */
export async function processorTime(pid: number, requests: number, ask: () => Promise<unknown>) {
  const ticks = () => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Behind the name, which may hold anything: proc(5) counts utime and stime as 14 and 15, the name as 2.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return null;
    }
  };
  // Warm: compiled code is there.
  for (let request = 0; request < requests; request += 1) await ask();
  const before = ticks();
  for (let request = 0; request < requests; request += 1) await ask();
  const after = ticks();
  return before === null || after === null ? null : ((after - before) * 10) / requests;
}

/** Making, reading and listing prompts, in turns. */
export async function timePrompts(service: ServiceClient, bounds: Bounds) {
  const { body } = await service.send('/v1/prompts?limit=1');
  const id = JSON.parse(body.toString()).data[0]?.id;
  let number = 0;
  return inTurns(
    {
      create: async () => {
        number += 1;
        const json = { text: `A prompt of the benchmark ${number}` };
        const { body, milliseconds } = await service.send('/v1/prompts', { method: 'POST', json });
        // Paused, or the plan has no room in the end.
        await service.send(`/v1/prompts/${JSON.parse(body.toString()).id}`, {
          method: 'PATCH',
          json: { status: 'paused' },
        });
        return milliseconds;
      },
      read: at(service, `/v1/prompts/${id}`),
      list: at(service, '/v1/prompts'),
    },
    { atLeast: 20, ...bounds },
  );
}

/** The memory that a process holds, in bytes: now, and at the most since the mark was set. Linux only. */
function memoryOf(pid: number): { readonly now: number; readonly peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name: string) => 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
  } catch {
    return null;
  }
}

/** As many as one brand may have under way. */
const AT_ONCE = 4;

/**
 * The memory a process adds while it sends large responses, at its peak, and the bytes of those; null off Linux. The
 * process must have sent nothing large before, whose memory it would have to spare.
 */
export async function addedMemory(service: ServiceClient, pid: number, path: string) {
  // Warm: code and pools are there.
  for (let round = 0; round < 5; round += 1) await service.send(path.replace('limit=10000', 'limit=500'));
  const before = memoryOf(pid);
  if (!before) return null;
  // Makes the peak what is held now (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => service.send(path)));
  const after = memoryOf(pid);
  const response = sent.reduce((bytes, { body }) => bytes + body.length, 0);
  return after && { response, added: Math.max(0, after.peak - before.now) };
}

/** Requests a second of 16 clients, to the service and to ClickHouse with the same query, in turns. */
export async function throughput(
  service: () => Promise<unknown>,
  clickhouse: () => Promise<unknown>,
  seconds: number,
) {
  const rates = { service: [] as number[], clickhouse: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    rates.service.push(await perSecond(16, seconds / 6, service));
    rates.clickhouse.push(await perSecond(16, seconds / 6, clickhouse));
  }
  return { service: median(rates.service), clickhouse: median(rates.clickhouse) };
}

export interface Disk {
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: Readonly<Record<string, number>>;
}

/** What each table takes on disk, and its rows. */
export async function onDisk({ clickhouse }: Stores): Promise<Disk> {
  const result = await clickhouse.query({
    query: `SELECT table, toFloat64(sum(rows)) AS row_count, toFloat64(sum(bytes_on_disk)) AS bytes
            FROM system.parts WHERE active AND database = currentDatabase() GROUP BY table ORDER BY bytes DESC`,
    format: 'JSONEachRow',
  });
  const tables = await result.json<{ table: string; row_count: number; bytes: number }>();
  return {
    rows: Object.fromEntries(tables.map(({ table, row_count }) => [table, row_count])),
    bytes: Object.fromEntries(tables.map(({ table, bytes }) => [table, bytes])),
  };
}

/** Bytes of a row of a fact: those of its table and of every rollup of it. */
export const bytesPerRow = ({ rows, bytes }: Disk, fact: 'mentions' | 'citations'): number =>
  Object.entries(bytes).reduce((sum, [table, size]) => sum + (table.startsWith(fact) ? size : 0), 0) /
  (rows[fact] ?? Number.NaN);

/** `SELECT 1` over ClickHouse's HTTP interface. */
export const selectOne = (clickhouse: ClickhouseClient) => async () =>
  (await clickhouse.send('SELECT 1')).milliseconds;
