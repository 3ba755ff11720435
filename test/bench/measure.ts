import type { Stores } from '../../src/stores/stores.ts';
import { startService } from '../helpers/service.ts';
import { ADDITIONS, type Addition, type AdditionTimes, timeAdditions } from './additions.ts';
import { difference } from './agreement.ts';
import { type AssistantTimes, resultSizes, timeAssistants } from './assistants.ts';
import { addNeighbours, answersOf, type BenchBrand, makeBrand, settle } from './data.ts';
import { type ExportTimes, timeExports } from './exports.ts';
import { type FeedTimes, timeFeed } from './feed.ts';
import { clickhouseClient, serviceClient } from './http-client.ts';
import { type ImportTimes, type ReadingTimes, timeImport, timeReading } from './import.ts';
import {
  addedMemory,
  bytesPerRow,
  onDisk,
  type Pages,
  processorTime,
  selectOne,
  throughput,
  timeAgain,
  timePages,
  timePrompts,
  timeReportPages,
} from './parts.ts';
import { type BenchRequest, REQUESTS, rangeOf } from './requests.ts';
import { loadDuckdb, loadPostgres, postgresForReports } from './rival-tables.ts';
import type { Scale } from './scale.ts';
import { inTurns, type Samples } from './turns.ts';
import { type Asked, prepareWays, type Rivals, type Row, type Way } from './ways.ts';

export interface CaseTimes {
  readonly request: BenchRequest;
  /** Rows of the page, the same in all ways. */
  readonly rows: number;
  readonly times: Readonly<Partial<Record<Way, Samples>>>;
}

export interface SmallTimes {
  readonly request: BenchRequest;
  readonly service: Samples;
  readonly clickhouse: Samples;
  readonly selectOne: Samples;
}

/** Everything a run measures. Times are in milliseconds. */
export interface Measurements {
  readonly rows: Readonly<Record<string, number>>;
  readonly bytesOnDisk: number;
  readonly bytesPerMention: number;
  readonly bytesPerCitation: number;
  readonly cases: readonly CaseTimes[];
  readonly small: readonly SmallTimes[];
  readonly additions: readonly AdditionTimes[];
  readonly pages: Readonly<Record<string, Pages>>;
  readonly feed: FeedTimes;
  readonly exports: readonly ExportTimes[];
  /** Of the report that is asked for most rows. */
  readonly reportPages: Pages | null;
  /** A small report anew, again, and where the caller has it, beside a list of prompts. */
  readonly again: Readonly<Record<'anew' | 'again' | 'unchanged' | 'prompts', Samples>>;
  readonly assistants: AssistantTimes;
  /** Characters of the default result of each tool, for the brand that is compared. */
  readonly resultSizes: Readonly<Record<string, number>>;
  /** Milliseconds of the service's processor time for a small report, anew and again; null off Linux. */
  readonly processor: { readonly anew: number | null; readonly again: number | null };
  readonly prompts: Readonly<Record<'create' | 'read' | 'list', Samples>>;
  readonly memory: { readonly response: number; readonly added: number } | null;
  readonly throughput: { readonly service: number; readonly clickhouse: number };
  /** The same requests beside twice as many brands, with DuckDB, which does not know, for the machine's pace. */
  readonly doubled: readonly {
    readonly request: string;
    readonly service: Samples;
    readonly duckdb: Samples;
  }[];
  readonly imported: ImportTimes;
  readonly read: ReadingTimes;
}

export interface BenchEnvironment {
  readonly stores: Stores;
  readonly clickhouseUrl: string;
  /** Where child processes find the stores. */
  readonly environment: Readonly<Record<string, string>>;
  /** For files of the run. */
  readonly folder: string;
  /** Told what is being done now, and how many of how many steps of it are done. */
  readonly onProgress: (what: string, done: number, of: number) => void;
}

/**
 * Asks once in every way: how many rows that gives, and how many milliseconds it took together.
 * @throws Error where two ways do not agree on the rows.
 */
async function agreed(request: BenchRequest, asked: Asked): Promise<{ rows: number; warm: number }> {
  let expected: readonly Row[] | null = null;
  let warm = 0;
  // The service is the first of them.
  for (const [way, ask] of Object.entries(asked)) {
    const { milliseconds, rows } = await ask();
    warm += milliseconds;
    const found = await rows();
    const fault = difference(expected ?? found, found);
    if (fault !== null)
      throw new Error(`${way} does not agree with the service on ${request.name}: ${fault}`);
    expected ??= found;
  }
  return { rows: expected?.length ?? 0, warm };
}

const timed = (asked: Asked) =>
  Object.fromEntries(
    Object.entries(asked).map(([way, ask]) => [way, async () => (await ask()).milliseconds]),
  ) as Readonly<Partial<Record<Way, () => Promise<number>>>>;

async function timeSmall(
  stores: Stores,
  brand: BenchBrand,
  { service, clickhouse }: Pick<Rivals, 'service' | 'clickhouse'>,
  requests: readonly BenchRequest[],
  scale: Scale,
): Promise<SmallTimes[]> {
  const times: SmallTimes[] = [];
  for (const request of requests) {
    const asked = timed(
      await prepareWays(stores, brand, { service, clickhouse, postgres: null, duckdb: null }, request),
    );
    const { service: ask, clickhouse: alone } = asked;
    if (!ask || !alone) continue;
    const samples = await inTurns(
      { service: ask, clickhouse: alone, selectOne: selectOne(clickhouse) },
      { seconds: scale.partSeconds / 4, rounds: scale.rounds },
    );
    times.push({ request, ...samples });
  }
  return times;
}

/** What `addedMemory` tells of a service that has done nothing else. */
async function memoryOfFresh(
  environment: BenchEnvironment['environment'],
  { key }: BenchBrand,
  path: string,
): Promise<Measurements['memory']> {
  const server = await startService(environment);
  const service = serviceClient(server.url, key);
  try {
    return await addedMemory(service, server.pid, path);
  } finally {
    service.close();
    await server.close();
  }
}

/** What is compared when the neighbours double: what most ask, in 90 days. */
const isUsual = ({ by, days }: BenchRequest) => days === 90 && by !== 'day,prompt';

/** Makes the data of a scale in empty stores, and measures; the tests ask some of the requests alone. */
export async function measure(
  { stores, clickhouseUrl, environment, folder, onProgress }: BenchEnvironment,
  scale: Scale,
  {
    requests = REQUESTS,
    compared = ADDITIONS,
    withMemory = true,
  }: {
    readonly requests?: readonly BenchRequest[];
    readonly compared?: readonly Addition[];
    /** Whether the memory of another service is measured, which is started for it. */
    readonly withMemory?: boolean;
  } = {},
): Promise<Measurements> {
  const { brand: size } = scale;
  const bounds = { seconds: scale.partSeconds, rounds: scale.rounds };
  const what = `Making ${answersOf(size).toLocaleString('en')} answers`;
  const brand = await makeBrand(stores, size, scale.tracked, (day) => onProgress(what, day, size.days));
  const small = scale.small
    ? await makeBrand(stores, scale.small, scale.tracked, (day) =>
        onProgress('Making a small brand', day, size.days),
      )
    : brand;
  const clickhouse = clickhouseClient(clickhouseUrl);
  onProgress('Copying rows into Postgres', 0, 1);
  await loadPostgres(stores, clickhouse, brand, size.domains);
  onProgress('Copying rows into DuckDB', 0, 1);
  const duckdb = await loadDuckdb(stores, clickhouse, brand, size.domains, folder);
  const neighbours = `Making ${scale.neighbours} other brands`;
  await addNeighbours(clickhouse, brand, scale, 0, (day) => onProgress(neighbours, day, size.days));
  await settle(stores);

  const limits = { ...environment, RATE_LIMIT_PER_MINUTE: '1000000' };
  const server = await startService(limits);
  const service = serviceClient(server.url, brand.key);
  const smallService = serviceClient(server.url, small.key);
  const postgres = await postgresForReports(stores);
  const rivals: Rivals = { service, clickhouse, postgres, duckdb };
  try {
    const cases: CaseTimes[] = [];
    for (const [index, request] of requests.entries()) {
      onProgress('Reports in six ways', index, requests.length);
      const asked = await prepareWays(stores, brand, rivals, request);
      const { rows, warm } = await agreed(request, asked);
      const times = await inTurns(timed(asked), { seconds: scale.caseSeconds, rounds: scale.rounds, warm });
      cases.push({ request, rows, times });
    }
    onProgress('Small reports', 0, 1);
    const smallTimes = await timeSmall(stores, small, { service: smallService, clickhouse }, requests, scale);
    onProgress('Intervals, comparisons and evidence', 0, 1);
    const additions = await timeAdditions(stores, brand, rivals, compared, bounds);
    onProgress('Lists', 0, 1);
    const pages: Record<string, Pages> = {};
    for (const list of ['answers', 'mentions', 'citations']) {
      pages[list] = await timePages(service, list, bounds);
    }
    onProgress('The change feed', 0, 1);
    const feed = await timeFeed(service, brand, environment, folder, bounds);
    onProgress('Exports', 0, 1);
    const exports = await timeExports(stores, brand, folder);
    onProgress('Prompts', 0, 1);
    const prompts = await timePrompts(smallService, { seconds: scale.partSeconds, rounds: 200 });
    const large = requests.find(({ name }) => name === 'brands day,prompt 90');
    const reportPages = large ? await timeReportPages(service, large.path, bounds) : null;
    onProgress('Asked again', 0, 1);
    const [first] = requests;
    if (!first) throw new Error('there are no requests');
    const again = await timeAgain(smallService, first.path, { seconds: scale.partSeconds, rounds: 200 });
    const dates = Object.fromEntries(new URLSearchParams(rangeOf(30)));
    const sizes = await resultSizes(service, dates);
    const assistants = await timeAssistants(smallService, first.path, {
      seconds: scale.partSeconds,
      rounds: 180,
    });
    const processor = {
      anew: await processorTime(server.pid, scale.sampled, () => smallService.send(first.path)),
      again: await processorTime(server.pid, scale.sampled, () =>
        smallService.send(first.path, { again: true }),
      ),
    };
    const memory = large && withMemory ? await memoryOfFresh(limits, brand, large.path) : null;
    onProgress('Sixteen clients', 0, 1);
    const asked = await prepareWays(stores, small, { ...rivals, service: smallService }, first);
    const rate = await throughput(
      asked.service ?? Promise.reject,
      asked.clickhouse ?? Promise.reject,
      scale.partSeconds * 2,
    );
    const disk = await onDisk(stores);

    await addNeighbours(clickhouse, brand, scale, scale.neighbours, (day) =>
      onProgress(`Making ${scale.neighbours} more brands`, day, size.days),
    );
    await settle(stores);
    const doubled = [];
    for (const request of requests.filter(isUsual)) {
      onProgress('Reports beside twice the brands', 0, 1);
      const { service: ask, duckdb: other } = timed(await prepareWays(stores, brand, rivals, request));
      if (!ask || !other) continue;
      const samples = await inTurns(
        { service: ask, duckdb: other },
        { ...bounds, seconds: scale.partSeconds / 2 },
      );
      doubled.push({ request: request.name, samples });
    }
    onProgress('Importing', 0, 1);
    const imported = await timeImport(stores, clickhouse, brand, scale.imported, environment, folder);
    const read = await timeReading(stores, scale.readDays, environment, folder);
    return {
      rows: disk.rows,
      bytesOnDisk: Object.values(disk.bytes).reduce((sum, bytes) => sum + bytes, 0),
      bytesPerMention: bytesPerRow(disk, 'mentions'),
      bytesPerCitation: bytesPerRow(disk, 'citations'),
      cases,
      small: smallTimes,
      additions,
      pages,
      feed,
      exports,
      prompts,
      reportPages,
      again,
      assistants,
      resultSizes: sizes,
      processor,
      memory,
      throughput: rate,
      doubled: doubled.map(({ request, samples }) => ({ request, ...samples })),
      imported,
      read,
    };
  } finally {
    postgres.release(true);
    service.close();
    smallService.close();
    await server.close();
    duckdb.closeSync();
    clickhouse.close();
  }
}
