import { LEXICON, type SentimentAnalyst } from '../extraction/tone/analyst.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { putIntoOutbox } from './accept.ts';
import { lockAcceptance } from './acceptance-lock.ts';
import type { ResolvedAnswer } from './answer-row.ts';
import { BrandDirectory } from './brand-directory.ts';
import { type IngestBrand, loadBrand } from './ingest-brand.ts';
import { readAnswer } from './reading.ts';

/** An answer of an engine, and the question it answers: what the daily run hands over. */
export type EngineAnswer = Pick<
  ResolvedAnswer,
  'id' | 'prompt' | 'engine' | 'country' | 'text' | 'textFormat' | 'sources' | 'searchQueries'
> & { readonly brandId: string };

/** An engine's answer with what it says of brands. */
export interface ReadAnswer {
  readonly brand: IngestBrand;
  readonly resolved: ResolvedAnswer;
}

export interface ReadingOptions {
  /** Who judges sentiments; null where the lexicon does. */
  readonly analyst: SentimentAnalyst | null;
  readonly signal: AbortSignal;
  /** Told where the analyst, or all reading, failed; the answer is kept all the same. */
  readonly onFault: (error: Error, failed: 'analyst' | 'reading') => void;
}

/**
 * Reads what an answer says of brands, as they are called today. It is paid for: where reading it fails, it is kept
 * without mentions, which a later extraction finds.
 * @throws Error where there is no such brand any more.
 */
export async function readEngineAnswer(
  postgres: Postgres,
  { brandId, ...answer }: EngineAnswer,
  { analyst, signal, onFault }: ReadingOptions,
): Promise<ReadAnswer> {
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error(`there is no brand ${brandId}`);
  const answeredAt = Date.now();
  const directory = await BrandDirectory.load(postgres, brand);
  const { text, textFormat, sources } = answer;
  const reading = await readAnswer(directory, { text, textFormat, sources }, analyst, signal, (error) =>
    onFault(error, 'analyst'),
  ).catch((error: Error) => {
    onFault(error, 'reading');
    return { mentions: [], unknown: [], sentimentBy: LEXICON };
  });
  return { brand, resolved: { ...answer, ...reading, answeredAt } };
}

/**
 * Accepts an answer in the transaction of what `alongside` does; where that says no, nothing is accepted. What
 * `alongside` locks is what makes the answer's id unique, so ClickHouse is not needed.
 */
export const acceptEngineAnswer = (
  postgres: Postgres,
  { brand: known, resolved }: ReadAnswer,
  alongside: (client: PostgresClient) => Promise<boolean>,
): Promise<void> =>
  transaction(postgres, async (client) => {
    // An import or a rewrite of the brand may hold its acceptance for longer than other statements may take.
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    if (await alongside(client)) await putIntoOutbox(client, brand, [resolved]);
  });
