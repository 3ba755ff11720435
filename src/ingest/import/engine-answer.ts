import { LRUCache } from 'lru-cache';
import type { Usage } from '../../providers/index.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { BrandDirectory } from '../brands/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../brands/ingest-brand.ts';
import { type PaidReading, readAnswerText } from '../brands/reading.ts';
import { LEXICON, type ResolvedAnswer } from '../brands/resolved-answer.ts';
import { putIntoOutbox, readCited } from '../ledger/accept.ts';

/** An answer of an engine, and the question it answers: what the daily run hands over. */
export type AskedAnswer = Pick<
  ResolvedAnswer,
  'id' | 'prompt' | 'engine' | 'country' | 'answeredAt' | 'text' | 'textFormat' | 'sources' | 'searchQueries'
> & { readonly brandId: string };

/** An engine's answer with what it says of brands. */
export interface ReadAnswer {
  readonly brand: IngestBrand;
  readonly resolved: ResolvedAnswer;
  /** Usage of the model that read it; null where none was asked. */
  readonly usage: Usage | null;
}

export interface ReadingOptions {
  /** The model that reads it; null where the rules do. */
  readonly reader: ModelReader | null;
  readonly signal: AbortSignal;
  /** Told where the model, or all reading, failed; the answer is kept all the same. */
  readonly onFault: (error: Error, failed: 'model' | 'reading') => void;
}

/** Names of brands that are kept from one answer to the next, in all. */
const MOST_NAMES = 20_000;

const directories = new WeakMap<Postgres, LRUCache<string, BrandDirectory>>();

/** The names of a brand, kept while they are those of its revision: ten thousand take a quarter of a second to load. */
async function directoryOf(postgres: Postgres, brand: IngestBrand): Promise<BrandDirectory> {
  const kept =
    directories.get(postgres) ??
    new LRUCache<string, BrandDirectory>({ maxSize: MOST_NAMES, sizeCalculation: ({ names }) => names.size });
  directories.set(postgres, kept);
  const known = kept.get(brand.brandId);
  if (known?.brand.namesRevision === brand.namesRevision) return known;
  const directory = await BrandDirectory.load(postgres, brand);
  kept.set(brand.brandId, directory);
  return directory;
}

/**
 * Reads what an answer says of brands, as they are called today. It is paid for: where reading it fails, it is kept
 * without mentions, which a later extraction finds.
 * @throws Error where there is no such brand any more.
 */
export async function readEngineAnswer(
  postgres: Postgres,
  { brandId, ...answer }: AskedAnswer,
  { reader, signal, onFault }: ReadingOptions,
): Promise<ReadAnswer> {
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error(`there is no brand ${brandId}`);
  const directory = await directoryOf(postgres, brand);
  const { text, textFormat, sources } = answer;
  const { reading, usage } = await readAnswerText(
    directory.reader,
    { text, textFormat, sources },
    { reader: brand.readByModel ? reader : null, signal, onFault: (error) => onFault(error, 'model') },
  ).catch((error: Error): PaidReading => {
    onFault(error, 'reading');
    return { reading: { mentions: [], unknown: [], sentimentBy: LEXICON }, usage: null };
  });
  return { brand, resolved: { ...answer, ...reading }, usage };
}

/**
 * Accepts an answer in the transaction of what `alongside` does; where that says no, nothing is accepted. What
 * `alongside` locks is what makes the answer's id unique, so ClickHouse is not needed.
 */
export async function acceptEngineAnswer(
  postgres: Postgres,
  { brand: known, resolved }: ReadAnswer,
  alongside: (client: PostgresClient) => Promise<boolean>,
): Promise<void> {
  const citing = await readCited(postgres, [resolved]);
  await transaction(postgres, async (client) => {
    // An import or a rewrite of the brand may hold its acceptance for longer than other statements may take.
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    if (await alongside(client)) await putIntoOutbox(client, brand, citing);
  });
}
