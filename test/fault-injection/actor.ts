import pino from 'pino';
import { collect } from '../../src/collector/collect.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
import { reextractBrand } from '../../src/ingest/reprocess/reextract.ts';
import { rereadBrand } from '../../src/ingest/reprocess/rereading.ts';
import { rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { Refusal } from '../../src/shared/refusal.ts';
import { isUnavailable } from '../../src/stores/unavailable.ts';
import { HASTE } from '../collector/runs.ts';
import { settingsAt } from '../providers/provider.ts';
import { LATE, NEWCOMER, numberedLine, TWIN } from './lines.ts';
import { audited } from './second-book.ts';
import type { Order, Outcome, Reply, Step } from './steps.ts';

/*
 * A process that does what the commands do, one step or several at once, each time it is told to: starting a
 * command for each would cost 0.4 s of a core. Stores are where its environment says, as for the commands.
 */

const stores = await openStores(loadConfig(process.env), { role: 'command' });
const logger = pino({ level: 'silent' });

async function known(id: string): Promise<IngestBrand> {
  const brand = await loadBrand(stores.postgres, id);
  if (!brand) throw new Error(`there is no brand ${id}`);
  return brand;
}

/** Makes a brand a competitor of another, where it is none yet. */
async function makeCompetitor(brandId: string, name: string): Promise<string> {
  const { postgres } = stores;
  const values = { brandId, name, aliases: [], domain: undefined, status: 'suggested' };
  return createCompetitor(postgres, values).then(
    () => 'made',
    (error: unknown) => {
      const known = ['competitor_already_exists', 'name_taken', 'invalid_value'];
      if (error instanceof Refusal && known.includes(error.code)) return 'was there';
      throw error;
    },
  );
}

/** Merges the twin into the newcomer, where it has not been. */
async function mergeTwin(brandId: string): Promise<string> {
  await makeCompetitor(brandId, NEWCOMER);
  const { rows } = await stores.postgres.query<{ name: string; id: string }>(
    'SELECT name, id FROM competitors WHERE brand_id = $1 AND name = ANY($2)',
    [brandId, [NEWCOMER, TWIN]],
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id;
  const [from, into] = [idOf(TWIN), idOf(NEWCOMER)];
  if (from === undefined || into === undefined) return 'there is no twin';
  return mergeCompetitors(stores, from, into).then(
    () => 'merged',
    (error: unknown) => {
      // Another process was first.
      if (error instanceof Refusal && error.code === 'not_found') return 'was merged';
      throw error;
    },
  );
}

async function work(step: Step): Promise<unknown> {
  switch (step.do) {
    case 'import': {
      const rejected: string[] = [];
      const counts = await importLines(stores, {
        brand: await known(step.brand),
        lines: step.lines.map((n) => ({
          source: 'hunt',
          number: n,
          text: JSON.stringify(numberedLine(step.seed, step.today, n).line),
        })),
        onReject: (_, number, reason) => rejected.push(`${number}: ${reason}`),
      });
      if (rejected.length > 0) throw new Error(`lines were rejected: ${rejected.join('; ')}`);
      return counts;
    }
    case 'flush':
      return flushOutbox(stores.postgres, stores.clickhouse);
    case 'rewrite':
      return rewriteBrand(stores, await known(step.brand));
    case 'reextract':
      return reextractBrand(stores, await known(step.brand), { start: '1970-01-01', end: '2105-12-31' });
    case 'reread':
      return (await rereadBrand(stores, await known(step.brand))).length;
    case 'name':
      return makeCompetitor(step.brand, LATE);
    case 'merge':
      return mergeTwin(step.brand);
    case 'audit':
      return (await audited(stores, step.brand)).length;
    case 'run': {
      const settings = settingsAt(step.provider);
      const { postgres, clickhouse, databaseUrl } = stores;
      await installQueue(databaseUrl, logger);
      return collect({
        planning: { postgres, clickhouse, logger, settings, maxQuestions: 10_000 },
        workers: {
          ...{ databaseUrl, settings, logger, backoff: HASTE },
          pace: { concurrency: 4, perMinute: 1_000_000 },
        },
        runs: [{ brandId: step.brand, date: step.date }],
        signal: new AbortController().signal,
      });
    }
  }
}

process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async ({ number, step }: Order) => {
  const outcome: Outcome = await work(step).then(
    (result) => ({ kind: 'done', result }),
    (error: Error) => ({ kind: 'failed', message: error.message, passing: isUnavailable(error) }),
  );
  // Whoever asked may be gone.
  process.send?.({ number, outcome } satisfies Reply, () => {});
});
process.send?.('ready');
