import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { createConcurrencyLimit } from '../http/limits/concurrency-limits.ts';
import { Problem } from '../http/problems.ts';
import { abortOfClient } from '../http/responses/client-abort.ts';
import { type Imported, putChunk, readChunk } from '../ingest/import/upload-chunks.ts';
import type { ChangedBrand } from '../people/audit-log.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { boolean, integer } from '../shared/parameters.ts';
import { textField } from '../shared/text.ts';
import type { Postgres } from '../stores/postgres.ts';

/** Maximum bytes of a chunk; pages send about 1 MiB, and a longer line alone. */
const MAX_BYTES = 8 * 1_048_576;

/** Chunks under way at once: at 8 MiB each, 128 MiB of memory. */
const AT_ONCE = { brand: 2, address: 8, all: 16 };

/** Milliseconds that a request waits for its chunk, and between looks. */
const RETRY_SECONDS = 60_000;
const LOOK_EVERY = 100;

const query = z.strictObject({
  first_line: integer(1, 1_000_000_000, 1, 'The number of the first line in its file.'),
  upload: z.uuid({ error: 'must be a UUID' }).optional(),
  file: textField(200, 'The name of the file.').optional(),
  last: boolean('true of the last chunk of a file.', { default: false }).prefault('false'),
});

/** File that a chunk is of, where the request names it. */
const uploadOf = ({ upload: id, file: name, last: isLast }: z.output<typeof query>) =>
  id === undefined || name === undefined ? null : { id, name, isLast };

const away = (detail: string) => new Problem('unavailable', { detail, retryAfter: 5 });

/** Waits until the worker has imported a piece. */
async function whenImported(
  postgres: Postgres,
  brand: ChangedBrand,
  id: string,
  signal: AbortSignal,
): Promise<Imported> {
  for (const until = performance.now() + RETRY_SECONDS; performance.now() < until; ) {
    const { state, result } = await readChunk(postgres, brand, id);
    if (result !== null) return result;
    if (state === 'failed') throw new Error(`chunk ${id} of an import has failed`);
    await sleep(LOOK_EVERY, undefined, { signal });
  }
  throw away('The worker has not imported it yet. Send the chunk again later to get its result.');
}

/** The import of a file that is dropped on the dashboard, piece by piece. */
export async function importRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  const takePlace = createConcurrencyLimit(AT_ONCE, 'sending files');
  // A context of its own, since no other route reads lines.
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-ndjson',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );

    inner.post<{ Querystring: z.output<typeof query>; Body: Buffer | undefined }>(
      '/brands/:brandId/imports',
      {
        config: { needs: 'manager' },
        bodyLimit: MAX_BYTES,
        schema: { querystring: query },
        onRequest: async (request, reply) => {
          reply.raw.once('close', takePlace(callerOf(request).brandId, request.ip));
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        if (!Buffer.isBuffer(request.body)) {
          throw new Problem('unsupported_media_type', { detail: 'Send lines as application/x-ndjson.' });
        }
        request.extendPatience(RETRY_SECONDS);
        const { first_line: firstLine } = request.query;
        const upload = uploadOf(request.query);
        const id = await putChunk(postgres, caller, { lines: request.body, firstLine, upload });
        if (id === null)
          throw away('Other chunks of this brand are waiting for their import; send this one later.');
        return whenImported(postgres, caller, id, abortOfClient(reply));
      },
    );
  });
}
