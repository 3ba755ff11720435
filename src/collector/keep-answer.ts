import { acceptEngineAnswer, type ReadAnswer, readEngineAnswer } from '../ingest/import/engine-answer.ts';
import { callCost } from '../plans/prices.ts';
import { keepReadings } from '../plans/readers.ts';
import type { EngineAnswer } from '../providers/index.ts';
import { type Asking, questionFields } from './context.ts';
import { addUnanswered, type ClaimedQuestion } from './questions.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

/** Log lines for answers that could not be stored in the usual way. */
const KEEP_FAULTS = {
  model: ['warn', 'An answer is read by the rules, not the model'],
  reading: ['error', 'The mentions of an answer could not be extracted; it is stored without them'],
} as const;

/** Extracts the mentions of an answer. */
const read = (
  { postgres, reader, aborting, logger }: Asking,
  asked: ClaimedQuestion,
  { text, textFormat, sources, searchQueries }: EngineAnswer,
  answeredAt: number,
): Promise<ReadAnswer> => {
  const { id, brandId, prompt, engine, country } = asked;
  const about = { id, brandId, prompt, engine, country, answeredAt };
  const answer = { ...about, text, textFormat, sources, searchQueries };
  return readEngineAnswer(postgres, answer, {
    reader,
    signal: aborting,
    onFault(error, failed) {
      const [level, message] = KEEP_FAULTS[failed];
      logger[level]({ err: error, ...questionFields(asked) }, message);
    },
  });
};

const COMPLETE = `
UPDATE questions SET state = 'complete', fault = NULL, reason = NULL, ended_at = now(), model = $2,
  searched = $3, milliseconds = $4, input_tokens = $5, output_tokens = $6, searches = $7, cost_micros = $8
WHERE id = $1 AND state <> 'complete'`;

/**
 * Completes a question and accepts its answer, in one transaction: the question's row makes the answer's id
 * unique. The first writer wins: an answer of an attempt that was believed dead is as good as any. Of the
 * other one only the cost is kept.
 */
const complete = (
  { postgres }: Asking,
  answer: ReadAnswer,
  { searched, ...bill }: EngineAnswer,
  milliseconds: number,
): Promise<void> =>
  acceptEngineAnswer(postgres, answer, async (client) => {
    const { inputTokens, outputTokens, searches, costMicros } = bill.usage;
    const { rowCount } = await client.query(COMPLETE, [
      answer.resolved.id,
      bill.model,
      searched,
      milliseconds,
      inputTokens,
      outputTokens,
      searches,
      costMicros,
    ]);
    if (rowCount === 1) return true;
    await addUnanswered(client, answer.resolved.id, callCost(answer.resolved.engine, bill));
    return false;
  });

/**
 * Stores an answer and completes its question, however long Postgres is away, since the answer is paid for.
 * @param answeredAt time of the answer in milliseconds since 1970: storing it may take hours, until another
 * day.
 * @param milliseconds that the engine took.
 * @throws where the process is to end meanwhile
 */
export async function keepAnswer(
  asking: Asking,
  asked: ClaimedQuestion,
  answer: EngineAnswer,
  { answeredAt, milliseconds }: { readonly answeredAt: number; readonly milliseconds: number },
): Promise<void> {
  const { aborting, logger } = asking;
  const onWait = (error: unknown) =>
    logger.warn({ err: error, ...questionFields(asked) }, 'An answer cannot be stored yet; trying again');
  const answerRead = await retryWhileUnavailable(
    () => read(asking, asked, answer, answeredAt),
    aborting,
    onWait,
  );
  const { usage, brand } = answerRead;
  const model = asking.reader?.model;
  if (usage && model !== undefined) {
    asking.metrics?.read(usage);
    await retryWhileUnavailable(() => keepReadings(asking.postgres, brand, model, [usage]), aborting, onWait);
  }
  await retryWhileUnavailable(
    () => asking.turns.take(asked.brandId, () => complete(asking, answerRead, answer, milliseconds)),
    aborting,
    onWait,
  );
}
