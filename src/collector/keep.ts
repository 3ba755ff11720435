import { setTimeout as sleep } from 'node:timers/promises';
import { LEXICON } from '../extraction/tone/analyst.ts';
import { putIntoOutbox } from '../ingest/accept.ts';
import { lockAcceptance } from '../ingest/acceptance-lock.ts';
import type { ResolvedAnswer } from '../ingest/answer-row.ts';
import { BrandDirectory } from '../ingest/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../ingest/ingest-brand.ts';
import { type Reading, readAnswer } from '../ingest/reading.ts';
import type { EngineAnswer } from '../providers/index.ts';
import { transaction } from '../stores/postgres.ts';
import { isUnavailable } from '../stores/unavailable.ts';
import { type Asking, named } from './context.ts';
import type { ClaimedQuestion } from './questions.ts';

/**
 * What an answer says of brands, as they are called today. An answer is paid for: where reading it fails, it is
 * kept without mentions, which a later extraction finds.
 */
async function mentionsIn(
  asking: Asking,
  brand: IngestBrand,
  asked: ClaimedQuestion,
  { text, textFormat, sources }: EngineAnswer,
): Promise<Reading> {
  const directory = await BrandDirectory.load(asking.postgres, brand);
  try {
    return await readAnswer(
      directory,
      { text, textFormat, sources },
      asking.analyst,
      asking.aborting,
      (error) =>
        asking.logger.warn(
          { err: error, ...named(asked) },
          'Sentiments of an answer are by the lexicon, not the model',
        ),
    );
  } catch (error) {
    asking.logger.error({ err: error, ...named(asked) }, 'An answer could not be read; it is kept as it is');
    return { mentions: [], unknown: [], sentimentBy: LEXICON };
  }
}

const COMPLETE = `
UPDATE questions SET state = 'complete', fault = NULL, reason = NULL, ended_at = now(), model = $2,
  searched = $3, milliseconds = $4, input_tokens = $5, output_tokens = $6, searches = $7, cost_micros = $8
WHERE id = $1 AND state <> 'complete'`;

/** An answer with what it says of brands. */
async function resolve(asking: Asking, asked: ClaimedQuestion, answer: EngineAnswer) {
  const brand = await loadBrand(asking.postgres, asked.brandId);
  if (!brand) throw new Error(`there is no brand ${asked.brandId}`);
  const resolved: ResolvedAnswer = {
    id: asked.id,
    prompt: asked.prompt,
    engine: asked.engine,
    country: asked.country,
    answeredAt: Date.now(),
    text: answer.text,
    textFormat: answer.textFormat,
    ...(await mentionsIn(asking, brand, asked, answer)),
    sources: answer.sources,
  };
  return { brand, resolved };
}

/**
 * Completes a question and puts its answer into the outbox, in one transaction. The question's row is what makes
 * the answer's id unique, so ClickHouse is not needed. Whoever comes first wins: the answer of an attempt that
 * was believed dead is as good as any.
 */
async function complete(
  { postgres }: Asking,
  { brand: known, resolved }: Awaited<ReturnType<typeof resolve>>,
  { model, searched, usage }: EngineAnswer,
  milliseconds: number,
): Promise<void> {
  const { inputTokens, outputTokens, searches, costMicros } = usage;
  await transaction(postgres, async (client) => {
    // An import or a rewrite of the brand may hold its acceptance for longer than other statements may take.
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    const { rowCount } = await client.query(COMPLETE, [
      resolved.id,
      model,
      searched,
      milliseconds,
      inputTokens,
      outputTokens,
      searches,
      costMicros === undefined ? undefined : Math.round(costMicros),
    ]);
    if (rowCount === 1) await putIntoOutbox(client, brand, [resolved]);
  });
}

/** Whether the same may succeed later: a store is away, or other transactions were in the way (class 40). */
const isPassing = (error: unknown) =>
  isUnavailable(error) || /^40/.test(String((error as { code?: unknown }).code ?? ''));

const AGAIN_MS = 1_000;

/** Does some work however long Postgres is away. @throws where the process is to end meanwhile */
async function surely<T>(asking: Asking, asked: ClaimedQuestion, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || asking.aborting.aborted) throw error;
      asking.logger.warn({ err: error, ...named(asked) }, 'An answer cannot be kept yet; trying again');
      await sleep(AGAIN_MS, undefined, { signal: asking.aborting });
    }
  }
}

/** Keeps an answer and completes its question, however long Postgres is away: it is paid for. @throws as `surely` */
export async function keepAnswer(
  asking: Asking,
  asked: ClaimedQuestion,
  answer: EngineAnswer,
  milliseconds: number,
): Promise<void> {
  const kept = await surely(asking, asked, () => resolve(asking, asked, answer));
  await surely(asking, asked, () =>
    asking.turns.take(asked.brandId, () => complete(asking, kept, answer, milliseconds)),
  );
}
