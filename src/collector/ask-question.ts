import { setTimeout as sleep } from 'node:timers/promises';
import { callCost } from '../plans/prices.ts';
import { Aborted, type Bill, type Engine, type Outcome } from '../providers/index.ts';
import { isDeleted } from '../stores/current-brand.ts';
import { type PostgresClient, transaction } from '../stores/postgres.ts';
import { isUnavailable } from '../stores/unavailable.ts';
import { pauseBefore } from './backoff.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Asking, questionFields } from './context.ts';
import { type AfterRunPayload, type AskPayload, addJobs } from './jobs.ts';
import { keepAnswer } from './keep-answer.ts';
import {
  addUnanswered,
  type ClaimedQuestion,
  claimQuestion,
  endRun,
  failQuestion,
  giveUpQuestion,
  letWait,
  type RunKey,
  runOfQuestion,
} from './questions.ts';

/**
 * Ends an attempt without an answer: the question's new state and the billed amounts are stored in one step.
 */
const endUnanswered = (
  { postgres }: Asking,
  { id, engine }: ClaimedQuestion,
  bill: Bill | undefined,
  end: (client: PostgresClient) => Promise<boolean>,
): Promise<boolean> =>
  transaction(postgres, async (client) => {
    if (bill) await addUnanswered(client, id, callCost(engine, bill));
    return end(client);
  });

/**
 * Does with a question what the outcome of its attempt asks for.
 * @returns whether it was still its holder's
 */
async function applyOutcome(
  asking: Asking,
  asked: ClaimedQuestion,
  outcome: Outcome,
  milliseconds: number,
): Promise<boolean> {
  const { logger, backoff } = asking;
  if (outcome.kind === 'complete') {
    const { dropped } = outcome.answer;
    if (dropped > 0)
      logger.warn(
        { ...questionFields(asked), dropped },
        'An answer is stored without sources beyond the limits',
      );
    await keepAnswer(asking, asked, outcome.answer, { answeredAt: Date.now(), milliseconds });
    return true;
  }
  const { fault, reason, bill } = outcome;
  // One that is turned away has cost nothing, and its turn comes: an engine that takes fewer questions than there are
  // would have failed those that were turned away four times. One that takes none is given up by its breaker.
  const isCounted = fault !== 'rate_limited';
  const attempts = isCounted ? asked.attempts : 1;
  const pause = outcome.kind === 'retry' ? pauseBefore(attempts, outcome.retryAfterMs, backoff) : null;
  if (pause !== null) {
    logger.info(
      { ...questionFields(asked), fault, reason, pause: Math.round(pause) },
      'A question is retried',
    );
    return endUnanswered(asking, asked, bill, (client) =>
      letWait(client, asked, pause, { fault, reason }, isCounted),
    );
  }
  logger.warn({ ...questionFields(asked), fault, reason }, 'A question failed');
  return endUnanswered(asking, asked, bill, (client) => failQuestion(client, asked, { fault, reason }));
}

/**
 * Maximum number of times a question is taken up: one that kills the process each time must not be paid for
 * without end.
 */
const MOST_ATTEMPTS = 12;

interface Attempt {
  readonly outcome: Outcome | null;
  /** False where another worker took the question up meanwhile, or its answer came first. */
  readonly isOurs: boolean;
}

/** Asks a question that is marked as running. */
async function attempt(asking: Asking, engine: Engine, asked: ClaimedQuestion): Promise<Attempt> {
  const { prompt, country, language, attempts } = asked;
  if (attempts > MOST_ATTEMPTS) {
    const reason = 'the process ended each time while it was being asked';
    const isOurs = await failQuestion(asking.postgres, asked, { fault: 'interrupted', reason });
    return { outcome: null, isOurs };
  }
  const started = performance.now();
  try {
    const outcome = await engine.ask({ text: prompt.text, country, language }, asking.aborting);
    const milliseconds = Math.round(performance.now() - started);
    asking.metrics?.asked(asked.engine, outcome, milliseconds);
    return { outcome, isOurs: await applyOutcome(asking, asked, outcome, milliseconds) };
  } catch (error) {
    if (asking.aborting.aborted) {
      const bill = error instanceof Aborted ? error.bill : undefined;
      const isOurs = await endUnanswered(asking, asked, bill, (client) =>
        letWait(client, asked, 0, { fault: null, reason: null }),
      );
      return { outcome: null, isOurs };
    }
    if (isUnavailable(error)) throw error;
    if (await isDeleted(asking.postgres, asked)) return { outcome: null, isOurs: false };
    asking.logger.error({ err: error, ...questionFields(asked) }, 'A question failed by a bug');
    const failure = { fault: 'internal', reason: 'a bug of the service' };
    return { outcome: null, isOurs: await failQuestion(asking.postgres, asked, failure) };
  }
}

async function endRunIfDone({ postgres, logger }: Asking, { brandId, date }: RunKey): Promise<void> {
  const counts = await endRun(postgres, { brandId, date });
  if (counts) logger.info({ brand: brandId, date, ...counts }, 'A run has ended');
}

/**
 * Job of what follows a run.
 * @throws where it fails, so that it is tried again.
 */
export async function followRun(asking: Asking, { brandId, date }: AfterRunPayload): Promise<void> {
  try {
    await asking.ended({ brandId, date });
  } catch (error) {
    if (await isDeleted(asking.postgres, { brandId })) return;
    asking.logger.error(
      { err: error, brand: brandId, date },
      'The steps after a run failed; they are tried again',
    );
    throw error;
  }
}

async function waitForSlot(breaker: CircuitBreaker) {
  for (;;) {
    const entry = breaker.requestSlot();
    if (entry.kind !== 'full') return entry;
    await entry.left;
  }
}

/**
 * Waits for the question's turn.
 * @returns false where it has none.
 */
async function waitForTurn(
  asking: Asking,
  breaker: CircuitBreaker,
  place: Parameters<CircuitBreaker['freeSlot']>[0],
): Promise<boolean> {
  const pause = place.notBefore - performance.now();
  if (pause > 0) await sleep(pause, undefined, { signal: asking.stopping }).catch(() => {});
  return !asking.stopping.aborted && breaker.stillOpen(place);
}

/** Puts a question back that was not taken up; no worker looks at it while its engine is closed. */
const putBack = (asking: Asking, question: string) =>
  transaction(asking.postgres, (client) => addJobs(client, [question]));

/**
 * Job of one question: takes it up, asks, and acts on the outcome. Postgres records each attempt before it is
 * made, so a kill costs no more than the attempt under way.
 * @throws where Postgres is away; the job is then tried again. It also throws where another worker took the
 * question up meanwhile: a job that returns is deleted, whoever holds it now (completeJobs.js of
 * graphile-worker 0.17.3), and the question would be lost if the other worker ended; a job that failed is
 * left alone where another holds it.
 */
export async function askQuestion(asking: Asking, { question, engine: id }: AskPayload): Promise<void> {
  const entry = asking.engines.get(id);
  if (entry === undefined) {
    if (await asking.otherWorkers.asks(id)) return putBack(asking, question);
    return giveUp(asking, question, 'no_key');
  }
  const { engine, breaker } = entry;
  const entered = await waitForSlot(breaker);
  if (entered.kind === 'given_up') return giveUp(asking, question, 'given_up', entered.reason);
  if (entered.kind === 'closed') return putBack(asking, question);
  const { place } = entered;
  let outcome: Outcome | null = null;
  let askedAt = 0;
  try {
    if (!(await waitForTurn(asking, breaker, place))) return await putBack(asking, question);
    const claimed = await claimQuestion(asking.postgres, question);
    if (claimed === null) {
      // A process that was killed between the last answer of a run and its end has left the run open.
      const run = await runOfQuestion(asking.postgres, question);
      if (run) await endRunIfDone(asking, run);
      return;
    }
    if (claimed.skipReason === null) {
      askedAt = performance.now();
      const { outcome: reached, isOurs } = await attempt(asking, engine, claimed);
      outcome = reached;
      if (!isOurs) {
        if (!(await isDeleted(asking.postgres, claimed)))
          throw new Error(`question ${question} was taken up by another process meanwhile`);
        asking.logger.info(questionFields(claimed), 'The brand of a question was deleted while it was asked');
      }
    }
    await endRunIfDone(asking, claimed);
  } finally {
    const news = breaker.freeSlot(place, outcome, askedAt);
    if (news && outcome?.kind !== 'complete') {
      asking.logger.error(
        { engine: id, fault: outcome?.fault, reason: outcome?.reason },
        `${engine.name} is ${news}`,
      );
    }
  }
}

async function giveUp(
  asking: Asking,
  question: string,
  skipReason: 'no_key' | 'given_up',
  reason?: string,
): Promise<void> {
  const run = await giveUpQuestion(asking.postgres, question, skipReason, reason);
  if (run) await endRunIfDone(asking, run);
}
