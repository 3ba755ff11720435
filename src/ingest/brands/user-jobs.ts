import { z } from 'zod';
import type { Author, ChangedBrand } from '../../people/audit-log.ts';
import { poll, unlessAborted } from '../../runtime/polling.ts';
import { Refusal } from '../../shared/refusal.ts';
import { scoped } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { maybeRow } from '../../stores/rows.ts';
import { type IngestBrand, loadBrand } from './ingest-brand.ts';

/** Jobs of a brand that may wait. */
const MAX_WAITING = 4;
const IDLE_MS = 500;
/** Jobs of each kind that are done at once. An engine may take minutes, and who waits looks for ten. */
const AT_ONCE = 4;
/** Whoever waited for a job looks no more after so long: it is done until then or not at all. */
const MAX_WAIT = '10 minutes';

/** Input of each kind of job. */
export interface UserJobInputs {
  readonly merge: { readonly competitor: string; readonly into: string };
  readonly question: { readonly text: string; readonly engine: string; readonly country: string };
}

export type UserJobKind = keyof UserJobInputs;

const Put = z.object({ id: z.string() });

const PUT = `
INSERT INTO errands (brand_id, kind, input, author) SELECT $1, $2, $3, $4
WHERE (SELECT count(*) FROM errands WHERE brand_id = $1 AND state = 'waiting') < $5
RETURNING id`;

/** Takes a job in, for the worker to do. @returns its id; null where too many of the brand wait. */
export async function putUserJob<Kind extends UserJobKind>(
  postgres: Postgres,
  { author, ...brand }: ChangedBrand,
  kind: Kind,
  input: UserJobInputs[Kind],
): Promise<string | null> {
  const values = [kind, input, author, MAX_WAITING];
  return maybeRow(Put, await postgres.query(scoped(brand, { text: PUT, values })))?.id ?? null;
}

const UserJobState = z.object({
  state: z.enum(['waiting', 'taken', 'done', 'refused', 'failed']),
  result: z.unknown(),
});

/** Reads the state of a job of the brand. @throws Refusal `not_found` */
export async function readUserJob(postgres: Postgres, brand: ChangedBrand, id: string) {
  const text = 'SELECT state, result FROM errands WHERE brand_id = $1 AND id = $2';
  const job = maybeRow(UserJobState, await postgres.query(scoped(brand, { text, values: [id] })));
  if (job === null) throw new Refusal('not_found');
  return job;
}

/** Reason that a job cannot be done, in words for the person who waits for it. */
export class UserJobRefused extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Work of each kind of job. @throws Refusal, UserJobRefused */
export type UserJobWork = {
  readonly [Kind in UserJobKind]: (
    brand: IngestBrand & { readonly author: Author },
    input: UserJobInputs[Kind],
    signal: AbortSignal,
  ) => Promise<unknown>;
};

const UserJob = z.object({
  id: z.string(),
  brand_id: z.string(),
  input: z.unknown(),
  author: z.custom<Author>((author) => typeof author === 'object'),
});

const TAKE = `
UPDATE errands SET state = 'taken' WHERE id = (
  SELECT id FROM errands WHERE kind = $1 AND state = 'waiting' AND brand_id != ALL($2::uuid[]) AND created_at > now() - interval '${MAX_WAIT}'
  ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, brand_id, input, author`;

/** Outcome of some work: `state` and `result` as they are stored. */
async function outcomeOf(work: Promise<unknown>, { onError }: UserJobsOptions) {
  try {
    return ['done', await work] as const;
  } catch (error) {
    if (error instanceof Refusal || error instanceof UserJobRefused) {
      return ['refused', { code: error.code, detail: error.message }] as const;
    }
    onError(error as Error);
    return ['failed', null] as const;
  }
}

/**
 * Does a job, once: where the process is killed meanwhile nobody does it again, as a question would be paid for
 * twice, and a merge has changed nothing.
 */
async function carryOut<Kind extends UserJobKind>(
  postgres: Postgres,
  { id, brand_id, input, author }: z.output<typeof UserJob>,
  work: UserJobWork[Kind],
  options: UserJobsOptions,
): Promise<void> {
  const brand = await loadBrand(postgres, brand_id);
  if (brand === null) return;
  const done = work({ ...brand, author }, input as UserJobInputs[Kind], options.signal);
  const [state, result] = await outcomeOf(done, options);
  const values = [id, state, JSON.stringify(result)];
  await postgres.query('UPDATE errands SET state = $2, result = $3 WHERE id = $1', values);
}

export interface UserJobsOptions {
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
}

/**
 * Does jobs as they come, of each kind some at a time and one of a brand, until `signal` aborts. With a growing,
 * jittered pause while a store is away.
 */
export async function runUserJobs(
  postgres: Postgres,
  work: UserJobWork,
  options: UserJobsOptions,
): Promise<void> {
  const { signal } = options;
  const onError = unlessAborted(signal, options.onError);
  const run = async <Kind extends UserJobKind>(kind: Kind): Promise<void> => {
    const busy = new Map<string, Promise<void>>();
    const begin = async () => {
      if (busy.size === AT_ONCE) return false;
      const job = maybeRow(UserJob, await postgres.query(TAKE, [kind, [...busy.keys()]]));
      if (job === null) return false;
      const done = carryOut(postgres, job, work[kind], { signal, onError }).catch(onError);
      busy.set(
        job.brand_id,
        done.finally(() => busy.delete(job.brand_id)),
      );
      return true;
    };
    await poll(begin, { idleMs: IDLE_MS, signal, onError });
    await Promise.all(busy.values());
  };
  await Promise.all((Object.keys(work) as UserJobKind[]).map(run));
}

/** Removes what became of jobs of earlier days, and those that nobody has done. */
export async function removeOldUserJobs(postgres: Postgres): Promise<void> {
  await postgres.query("DELETE FROM errands WHERE created_at < now() - interval '1 day'");
}
