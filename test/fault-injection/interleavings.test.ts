import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrand } from '../../src/brands/create-brand.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import type { ResolvedAnswer } from '../../src/ingest/brands/resolved-answer.ts';
import { drainOutbox, flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { createPrompt } from '../../src/prompts/create-prompts.ts';
import { newPromptSchema } from '../../src/prompts/prompt.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';
import { acceptResolved } from '../ingest/accepting.ts';
import { Session, type SessionStores } from './sessions.ts';
import { type Prepared, shown, type Walked, type Work, walk } from './walk.ts';

/*
 * The outbox's statements of two sessions in every order there is: after each, the answers that were accepted
 * are stored, each once. A session that waits for a lock is known by asking Postgres.
 */

let stores: TestStores;
let sessions: [Session, Session];

beforeAll(async () => {
  stores = await createTestStores();
  const { postgres, clickhouse, databaseUrl } = stores;
  // What the views build is the hunt's business; without them an INSERT takes milliseconds.
  const views = await clickhouse.query({
    query: `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'MaterializedView'`,
    format: 'JSONEachRow',
  });
  for (const { name } of await views.json<{ name: string }>()) {
    await clickhouse.command({ query: `DROP TABLE ${name}` });
  }
  const { rows } = await postgres.query<{ name: string }>('SELECT current_database() AS name');
  await postgres.query(`ALTER DATABASE ${rows[0]?.name} SET deadlock_timeout = '20ms'`);
  sessions = [new Session(databaseUrl, clickhouse), new Session(databaseUrl, clickhouse)];
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await stores.close();
});

interface World {
  readonly brand: IngestBrand;
  /** Accepts answers of the brand, as one row; the same number is the same answer. */
  accept(on: SessionStores, ...numbers: number[]): Promise<unknown>;
  /** Puts what waits into one batch that is not sent. */
  seal(): Promise<void>;
  /** Null where exactly these answers are stored, each once, when all is sent. */
  check(...numbers: number[]): Promise<string | null>;
}

const refusing = new Proxy({} as ClickHouse, {
  get: () => async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  },
});

async function world(): Promise<World> {
  const { postgres, clickhouse } = stores;
  // Its own: at night there are more worlds than an organization may have prompts.
  const { id: organizationId } = await createOrganization(postgres, 'Walked', 'scale');
  const { id: brandId } = await createBrand(postgres, {
    ...{ organizationId, name: 'Acme', domains: ['acme.example'], aliases: [], country: 'US' },
    ...{ includeSubdomains: true, engines: ['chatgpt'] },
  });
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error('the brand is gone');
  const prompt = await createPrompt(postgres, brand, newPromptSchema.parse({ text: 'Which one?' }));
  const { rows } = await postgres.query<{ no: number }>('SELECT no FROM prompts WHERE id = $1', [prompt.id]);
  const ids = new Map<number, string>();
  const idOf = (number: number) => {
    const id = ids.get(number) ?? randomUUID();
    ids.set(number, id);
    return id;
  };
  const answer = (number: number): ResolvedAnswer => ({
    id: idOf(number),
    prompt: { no: rows[0]?.no ?? 0, text: prompt.text },
    ...{
      engine: 'chatgpt',
      country: 'US',
      answeredAt: Date.UTC(2026, 9, 1),
      text: 'text',
      textFormat: 'plain',
    },
    ...{ mentions: [], sentimentBy: 'given', unknown: [], sources: [] },
  });
  return {
    brand,
    accept: (on, ...numbers) => acceptResolved(on, brand, numbers.map(answer)),
    async seal() {
      await flushOutbox(postgres, refusing).catch((error: Error) => {
        if (error.message !== 'away') throw error;
      });
    },
    async check(...numbers) {
      await drainOutbox(postgres, clickhouse, brand);
      const now = await loadBrand(postgres, brandId);
      const result = await clickhouse.query({
        query: `SELECT toString(answer_id) AS id FROM answers WHERE brand_no = ${brand.brandNo} AND epoch = ${now?.epoch}`,
        format: 'JSONEachRow',
      });
      const found = (await result.json<{ id: string }>()).map(({ id }) => id).sort();
      const expected = numbers.map(idOf).sort();
      return JSON.stringify(found) === JSON.stringify(expected)
        ? null
        : `${expected.length} accepted, ${found.length} stored (${new Set(found).size} different)`;
    },
  };
}

const flush: Work = ({ postgres, clickhouse }) => flushOutbox(postgres, clickhouse);

/**
 * How often a session is interrupted that could go on. At night any number, which takes long; by day once, which is
 * what it takes to part the rows of a batch between two flushers.
 */
const MOST = NIGHTLY ? Number.POSITIVE_INFINITY : 1;
/** By day two flushers are interrupted before half of the statements, others each time: there answers were lost once. */
const EVERY = tries(2, 1);
/** By day what was never found wrong is interrupted before a quarter. */
const OF_ACCEPTORS = [MOST, tries(4, 1)] as const;

async function walkAll(
  prepare: (made: World) => Promise<Prepared>,
  most = MOST,
  every = EVERY,
): Promise<Walked> {
  return walk(sessions, stores.postgres, async () => prepare(await world()), most, every);
}

/** A rewrite has three times as many statements: by day it is interrupted before a tenth of them. */
const OF_REWRITES = NIGHTLY ? ([2, 1] as const) : ([1, 10] as const);

function expectNoneWrong(name: string, { interleavings, wrong }: Walked): void {
  const kinds = Map.groupBy(wrong, ({ what }) => what);
  const told = [...kinds].map(([what, of]) => `  ${of.length} times: ${what}\n${shown(of[0]?.trace ?? [])}`);
  process.stderr.write(`${name}: ${wrong.length} of ${interleavings} interleavings end wrongly\n`);
  if (wrong.length > 0) {
    expect.fail(`${wrong.length} of ${interleavings} interleavings end wrongly:\n${told.join('\n')}`);
  }
}

it('two flushers send a sealed batch of several rows once', {
  timeout: NIGHTLY ? 3_600_000 : 300_000,
}, async () => {
  const walked = await walkAll(async ({ accept, seal, check }) => {
    await accept(stores, 1, 2);
    await accept(stores, 3);
    await seal();
    return { works: [flush, flush], check: () => check(1, 2, 3) };
  });
  expectNoneWrong('flusher and flusher, sealed', walked);
});

it('two flushers seal and send what waits once', { timeout: NIGHTLY ? 3_600_000 : 300_000 }, async () => {
  const walked = await walkAll(async ({ accept, check }) => {
    await accept(stores, 1, 2);
    await accept(stores, 3);
    return { works: [flush, flush], check: () => check(1, 2, 3) };
  });
  expectNoneWrong('flusher and flusher, unsealed', walked);
});

it('a flusher and an acceptor of the same answers store each once', {
  timeout: NIGHTLY ? 3_600_000 : 300_000,
}, async () => {
  const walked = await walkAll(
    async ({ accept, seal, check }) => {
      await accept(stores, 1, 2);
      await accept(stores, 3);
      await seal();
      return { works: [flush, (on) => accept(on, 2, 3, 4)], check: () => check(1, 2, 3, 4) };
    },
    ...OF_ACCEPTORS,
  );
  expectNoneWrong('flusher and acceptor', walked);
});

it('two acceptors of the same answers store each once', {
  timeout: NIGHTLY ? 3_600_000 : 300_000,
}, async () => {
  const walked = await walkAll(
    async ({ accept, check }) => ({
      works: [(on) => accept(on, 1, 2), (on) => accept(on, 2, 3)],
      check: () => check(1, 2, 3),
    }),
    ...OF_ACCEPTORS,
  );
  expectNoneWrong('acceptor and acceptor', walked);
});

it('a rewrite takes along what a flusher is sending', {
  timeout: NIGHTLY ? 3_600_000 : 300_000,
}, async () => {
  const walked = await walkAll(
    async ({ brand, accept, seal, check }) => {
      await accept(stores, 1);
      await flush(stores);
      await accept(stores, 2);
      await seal();
      // A second batch means twice the statements of the flusher.
      const later = NIGHTLY ? [3] : [];
      if (later.length > 0) await accept(stores, ...later);
      return { works: [(on) => rewriteBrand(on, brand), flush], check: () => check(1, 2, ...later) };
    },
    ...OF_REWRITES,
  );
  expectNoneWrong('rewrite and flusher', walked);
});

it('a rewrite takes along what is accepted meanwhile', {
  timeout: NIGHTLY ? 3_600_000 : 300_000,
}, async () => {
  const walked = await walkAll(
    async ({ brand, accept, check }) => {
      await accept(stores, 1);
      await flush(stores);
      return { works: [(on) => rewriteBrand(on, brand), (on) => accept(on, 1, 2)], check: () => check(1, 2) };
    },
    ...OF_REWRITES,
  );
  expectNoneWrong('rewrite and acceptor', walked);
});
