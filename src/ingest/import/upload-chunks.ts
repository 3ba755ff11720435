import { z } from 'zod';
import { type Author, type ChangedBrand, COMMAND_LINE, enterOfBrand } from '../../people/audit-log.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { poll, unlessAborted } from '../../runtime/polling.ts';
import { today } from '../../shared/dates.ts';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { int8, maybeRow, oneRow } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { isTooMuch, isUnavailable } from '../../stores/unavailable.ts';
import { type IngestBrand, loadBrand } from '../brands/ingest-brand.ts';
import { isTurnFree } from '../brands/reread-turn.ts';
import type { OnUnread } from '../reprocess/reread-answers.ts';
import { type SuggestionThresholds, suggestCompetitors } from '../reprocess/suggestions.ts';
import { importLines } from './import-lines.ts';
import { linesIn } from './source-lines.ts';

/** Chunks of a brand that may wait: who sends one after the other has one. */
const MAX_WAITING = 8;
/** Rejected lines, and sources that were left out, that are told of a chunk. */
const MAX_TOLD = 100;
const IDLE_MS = 250;
/** Once so long nothing has come for a brand, competitors are suggested from what has. */
const QUIET_MS = 5_000;

/** Result of importing a chunk. */
const Imported = z.object({
  answers: z.number(),
  mentions: z.number(),
  citations: z.number(),
  duplicates: z.number(),
  rejected: z.number(),
  dropped_sources: z.number(),
  /** Days (UTC) of its first and last answer, duplicates included; null without any. */
  first_day: z.string().nullable().default(null),
  last_day: z.string().nullable().default(null),
  told: z.array(z.object({ line: z.number(), reason: z.string() })),
});

export type Imported = Readonly<z.output<typeof Imported>>;

const PutChunkRow = z.object({ id: z.string() });

/** File that chunks are of. */
export interface Upload {
  /** One for all of its chunks. */
  readonly id: string;
  readonly name: string;
  /** True of its last chunk. */
  readonly isLast: boolean;
}

/** Chunk of a file as it is sent. */
export interface SentChunk {
  readonly lines: Buffer;
  /** Number of its first line in the file. */
  readonly firstLine: number;
  /** Null where the sender does not say which file it is of. */
  readonly upload: Upload | null;
}

const PUT = `
INSERT INTO imports (brand_id, lines, first_line, upload_id, file_name, ended_by) SELECT $1, $2, $3, $5, $6, $7
WHERE (SELECT count(*) FROM imports WHERE brand_id = $1 AND state = 'waiting') < $4
RETURNING id`;

/**
 * Takes a chunk of a file in, for the worker to import.
 * @returns its id; null where too many of the brand wait.
 */
export const putChunk = (
  postgres: Postgres,
  brand: ChangedBrand,
  { lines, firstLine, upload }: SentChunk,
): Promise<string | null> =>
  transaction(postgres, async (client) => {
    const endedBy = upload?.isLast ? JSON.stringify(brand.author ?? COMMAND_LINE) : null;
    const values = [lines, firstLine, MAX_WAITING, upload?.id ?? null, upload?.name ?? null, endedBy];
    const chunk = maybeRow(PutChunkRow, await client.query(scoped(brand, { text: PUT, values })));
    if (chunk !== null && firstLine === 1) {
      const subject = upload?.name ?? 'answers of a file';
      await enterOfBrand(client, brand, { action: 'import.begun', subject });
    }
    return chunk?.id ?? null;
  });

const ChunkState = z.object({ state: z.enum(['waiting', 'done', 'failed']), result: Imported.nullable() });

/** Reads the state of a chunk of the brand. */
export async function readChunk(postgres: Postgres, brand: ChangedBrand, id: string) {
  const text = 'SELECT state, result FROM imports WHERE brand_id = $1 AND id = $2';
  return oneRow(ChunkState, await postgres.query(scoped(brand, { text, values: [id] })));
}

async function importChunk(
  stores: StoreClients,
  brand: IngestBrand,
  lines: Buffer,
  firstLine: number,
): Promise<Imported> {
  const told: { line: number; reason: string }[] = [];
  const tell = (_source: string, line: number, reason: string) => {
    if (told.length < MAX_TOLD) told.push({ line, reason });
  };
  const times = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  const counts = await importLines(stores, {
    brand,
    lines: linesIn('piece', lines, firstLine),
    onAnswers(answers) {
      for (const { answeredAt } of answers) {
        times.first = Math.min(times.first, answeredAt);
        times.last = Math.max(times.last, answeredAt);
      }
    },
    onReject: tell,
    onDrop: tell,
  });
  const dayOf = (time: number) => (Number.isFinite(time) ? today(new Date(time)) : null);
  return { ...counts, first_day: dayOf(times.first), last_day: dayOf(times.last), told };
}

const EndedUpload = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  ended_by: z.custom<Author>(),
});

const UploadCounts = z.object({ answers: int8, duplicates: int8, rejected: int8, dropped_sources: int8 });

/** Sums of the chunks of a file; no row where another last chunk has ended it. */
const UPLOAD_COUNTS = `
SELECT ${Object.keys(UploadCounts.shape)
  .map((name) => `coalesce(sum((result ->> '${name}')::bigint), 0)::bigint AS ${name}`)
  .join(', ')}
FROM imports WHERE brand_id = $1 AND upload_id = $2
HAVING count(*) FILTER (WHERE ended_by IS NOT NULL AND state = 'done') = 1`;

/** Enters the end of a file into the audit log, with what came of all of its chunks, once its last one is done. */
async function enterEnd(
  client: PostgresClient,
  brand: BrandScope,
  { upload_id, file_name, ended_by }: z.output<typeof EndedUpload>,
): Promise<void> {
  const counted = await client.query(scoped(brand, { text: UPLOAD_COUNTS, values: [upload_id] }));
  const changes = maybeRow(UploadCounts, counted);
  if (changes === null) return;
  const author = { author: ended_by };
  await enterOfBrand(
    client,
    { ...brand, ...author },
    { action: 'import.ended', subject: file_name, changes },
  );
}

const Waiting = z.object({
  id: z.string(),
  brand_id: z.string(),
  lines: z.instanceof(Buffer),
  first_line: int8,
  upload_id: z.string().nullable(),
  file_name: z.string().nullable(),
  ended_by: z.unknown(),
});

/** Another brand's first, so that none waits for all chunks of one, or for one that fails. */
const NEXT = `
SELECT id, brand_id, lines, first_line, upload_id, file_name, ended_by FROM imports WHERE state = 'waiting'
ORDER BY brand_id IS NOT DISTINCT FROM $1, created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Tries of a chunk that is too much for a store. */
const MOST_TRIES = 3;

/** Memory of a worker: the brand of the last chunk, and the tries of one that was too much. */
interface Tried {
  brandId: string | null;
  readonly tries: Map<string, number>;
}

/** True where a chunk that failed is to be tried again. */
function isWorthAnotherTry({ tries }: Tried, id: string, error: unknown): boolean {
  if (!isUnavailable(error)) return false;
  if (!isTooMuch(error)) return true;
  const count = (tries.get(id) ?? 0) + 1;
  tries.set(id, count);
  return count < MOST_TRIES;
}

/**
 * Imports a chunk that has waited for longest. Its row is held meanwhile: another worker takes another one, and where
 * this one is killed, this one again.
 * @returns the brand; null where none waits.
 * @throws whatever says that a store is away; the piece goes on waiting.
 */
async function importNext(stores: StoreClients, tried: Tried): Promise<IngestBrand | null> {
  return transaction(stores.postgres, async (client) => {
    const chunk = maybeRow(Waiting, await client.query(NEXT, [tried.brandId]));
    if (chunk === null) return null;
    tried.brandId = chunk.brand_id;
    const brand = await loadBrand(stores.postgres, chunk.brand_id);
    if (brand === null) throw new Error(`there is no brand ${chunk.brand_id}`);
    const end = (state: 'done' | 'failed', result: Imported | null) =>
      client.query('UPDATE imports SET state = $2, result = $3, lines = NULL WHERE id = $1', [
        chunk.id,
        state,
        result,
      ]);
    const result = await importChunk(stores, brand, chunk.lines, chunk.first_line).catch(async (error) => {
      if (isWorthAnotherTry(tried, chunk.id, error)) throw error;
      await end('failed', null);
      return null;
    });
    if (result !== null) await end('done', result);
    const ended = EndedUpload.safeParse(chunk);
    if (result !== null && chunk.ended_by !== null && ended.success)
      await enterEnd(client, brand, ended.data);
    return brand;
  });
}

export interface ImportsOptions {
  readonly reader: ModelReader | null;
  readonly signal: AbortSignal;
  readonly onUnread?: (brand: BrandScope, ...unread: Parameters<OnUnread>) => void;
  readonly onError: (error: Error) => void;
}

/**
 * Imports chunks as they come, until `signal` aborts, and suggests competitors from them once no more come. With a
 * growing, jittered pause while a store is away.
 */
export async function runImports(
  stores: StoreClients,
  thresholds: SuggestionThresholds,
  { reader, signal, onUnread = () => {}, onError }: ImportsOptions,
): Promise<void> {
  const quietSince = new Map<string, { brand: IngestBrand; since: number }>();
  const tried: Tried = { brandId: null, tries: new Map() };

  async function suggestWhereQuiet(): Promise<void> {
    for (const [id, { brand, since }] of quietSince) {
      if (performance.now() - since < QUIET_MS || !(await isTurnFree(stores.postgres, brand))) continue;
      quietSince.delete(id);
      await suggestCompetitors(stores, brand, thresholds, {
        ...{ reader, signal },
        onUnread: (...unread) => onUnread(brand, ...unread),
      });
    }
  }

  async function importOrSuggest(): Promise<boolean> {
    const brand = await importNext(stores, tried);
    if (brand) quietSince.set(brand.brandId, { brand, since: performance.now() });
    else await suggestWhereQuiet();
    return brand !== null;
  }

  await poll(importOrSuggest, {
    idleMs: IDLE_MS,
    signal,
    onError: unlessAborted(signal, onError),
  });
}

/** Removes what became of chunks of earlier days, and those that nobody has imported. */
export async function removeOldChunks(postgres: Postgres): Promise<void> {
  await postgres.query("DELETE FROM imports WHERE created_at < now() - interval '1 day'");
}
