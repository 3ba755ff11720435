import { z } from 'zod';
import { lockNames } from '../../brands/name-owners.ts';
import { keepReadings } from '../../plans/readers.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import { idSet } from '../../stores/id-set.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { BrandDirectory } from '../brands/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../brands/ingest-brand.ts';
import { beginRereading, endRereading } from '../brands/names-read.ts';
import { takingTurn } from '../brands/reread-turn.ts';
import { insertSuggested, type Newcomer, type SuggestedBrand } from '../brands/suggested-brand.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { Affected } from './affected-answers.ts';
import { type OnUnread, rereadAnswers } from './reread-answers.ts';
import { copyAnswers, removeOldRows, rewriteBrand, type WriteAnswers } from './rewrite.ts';
import { updateSeenOfAll } from './seen.ts';

const Numbers = z.object({ no: z.number() });

/** Gives brands the numbers that they have as competitors; those that become none leave a gap. */
async function numbered(postgres: Postgres, brands: readonly SuggestedBrand[]): Promise<Newcomer[]> {
  if (brands.length === 0) return [];
  const result = await postgres.query(
    `SELECT nextval(pg_get_serial_sequence('competitors', 'no'))::int AS no FROM generate_series(1, $1)`,
    [brands.length],
  );
  const numbers = rowsOf(Numbers, result);
  return brands.map((brand, index) => ({ ...brand, no: numbers[index]?.no ?? 0 }));
}

/** Somebody has got a name meanwhile that a brand was to be suggested under: what was written counts it for nobody. */
class NameTaken extends Error {}

/**
 * Makes newcomers suggested competitors, beside the rows that tell of them.
 * @throws NameTaken
 */
async function welcome(
  client: PostgresClient,
  known: IngestBrand,
  newcomers: readonly Newcomer[],
): Promise<void> {
  await lockNames(client, known.brandId);
  const brand = (await loadBrand(client, known.brandId)) ?? known;
  const directory = await BrandDirectory.load(client, brand);
  if (directory.names.unheard(newcomers).length < newcomers.length) throw new NameTaken();
  await insertSuggested(client, brand.brandId, newcomers);
  // Nothing but these has changed: all is read with their names, too.
  if (brand.namesRevision !== known.namesRevision) return;
  await client.query(
    scoped(brand, {
      text: `UPDATE brands SET names_reading = names_revision WHERE id = $1 AND names_reading = $2`,
      values: [known.namesRevision],
    }),
  );
}

export interface RereadOptions {
  /** Brands that become suggested competitors where answers name them, with all their history. */
  readonly newcomers?: readonly SuggestedBrand[];
  /** The model that reads again what one has read, where the brand has it switched on; by default the rules do. */
  readonly reader?: ModelReader | null;
  /** True where it reads even if the brand has it switched off. */
  readonly evenIfOff?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((answersDone: number, answers: number) => void) | undefined;
  readonly onUnread?: OnUnread | undefined;
}

async function reread(
  stores: StoreClients,
  brand: IngestBrand,
  { newcomers: wished = [], reader: given = null, evenIfOff = false, onProgress, onUnread }: RereadOptions,
  signal: AbortSignal,
): Promise<readonly SuggestedBrand[]> {
  const { postgres, clickhouse } = stores;
  const reader = evenIfOff || brand.readByModel ? given : null;
  const known = await BrandDirectory.load(postgres, brand);
  const newcomers = await numbered(postgres, known.names.unheard(wished));
  const directory = newcomers.length === 0 ? known : await BrandDirectory.load(postgres, brand, newcomers);
  const since = await beginRereading(postgres, brand);
  const changed = [...since.changed, ...newcomers.map(({ no }) => no)];
  const affected = new Affected(directory, { ...since, changed }, signal);

  async function isAnyAffected(): Promise<boolean> {
    if (!since.all && changed.length === 0 && since.renamed.length === 0 && !since.hasOtherDomains)
      return false;
    await drainOutbox(postgres, clickhouse, brand);
    for await (const _ of affected.among(clickhouse, brand, 'true')) return true;
    return false;
  }

  if (!(await isAnyAffected())) {
    await transaction(postgres, async (client) => {
      await client.query('SET LOCAL statement_timeout = 0');
      await lockAcceptance(client, brand);
      await endRereading(client, brand, since.all);
    });
    return [];
  }
  await removeOldRows(stores, brand);
  const mentioned = new Set<number>();
  const counts = { reextracted: 0, given: 0, unjudged: 0, unread: 0 };
  const readAgain = rereadAnswers(directory, {
    ...{ reader, counts, signal, keepTold: true, onUnread, shown: since },
    onMention: (no) => mentioned.add(no),
    keepUsages: (usages) => keepReadings(postgres, brand, reader?.model ?? '', usages),
  });
  const write: WriteAnswers = async (_, key, epoch, where, params, sequences) => {
    if (since.all) return readAgain(clickhouse, key, epoch, where, params, sequences);
    const ids = new Set<string>();
    const among = affected.among(clickhouse, key, where, { ...params, new_epoch: epoch });
    for await (const id of among) ids.add(id);
    if (ids.size === 0) return copyAnswers(clickhouse, key, epoch, where, params, sequences);
    const these = idSet([...ids]);
    await copyAnswers(clickhouse, key, epoch, `${where} AND answer_id NOT IN ${these}`, params, sequences);
    await sequences.count(clickhouse, { ...key, epoch });
    return readAgain(clickhouse, key, epoch, `${where} AND answer_id IN ${these}`, params, sequences);
  };
  let welcomed: readonly Newcomer[] = [];
  await rewriteBrand(stores, brand, {
    ...{ write, signal, onProgress },
    async alongside(client, written) {
      welcomed = newcomers.filter(({ no }) => mentioned.has(no));
      if (welcomed.length > 0) await welcome(client, brand, welcomed);
      await endRereading(client, brand, since.all);
      await updateSeenOfAll(client, clickhouse, written);
    },
  });
  return welcomed;
}

/**
 * Reads a brand's stored answers with its names of today, as far as these have changed since it was done last: only
 * answers that may read otherwise are read again, all others are copied, and nothing is written where there are none.
 * Readers see the brand as it was until all is done, and then all of it at once, newcomers with their history. Cut
 * short it changed nothing, and the brand stays one that is to be read again. Processes take turns.
 * @returns the newcomers that are suggested competitors now: answers name them, and nobody else goes by their names.
 */
export function rereadBrand(
  stores: StoreClients,
  known: BrandScope,
  options: RereadOptions = {},
): Promise<readonly SuggestedBrand[]> {
  return takingTurn(stores.postgres, known, options.signal, async (held) => {
    for (;;) {
      const brand = await loadBrand(stores.postgres, known.brandId);
      if (!brand) return [];
      try {
        return await reread(stores, brand, options, held);
      } catch (error) {
        if (!(error instanceof NameTaken)) throw error;
      }
    }
  });
}
