import type { Bill } from './bill.ts';

/**
 * Party at fault: the engine (the next question would fail too, so the circuit may open) or this question.
 */
export type Blame = 'engine' | 'question';

/**
 * Table of faults of a call and their handling. `retry`: a retry may help. `failed`: a retry would cost the
 * same and end the same. Two cases are no fault, because the answer is paid for and is what a user would have
 * seen: an answer without a web search, where the engine decided that it needed none (`searched` is false),
 * and a search page on which Google shows no AI Overview (the text is empty).
 */
export const ENGINE_FAULTS = {
  timeout: { kind: 'retry', blame: 'engine', what: 'did not answer in time' },
  unreachable: { kind: 'retry', blame: 'engine', what: 'could not be reached, or the connection broke' },
  rate_limited: { kind: 'retry', blame: 'engine', what: 'limits requests at the moment' },
  unavailable: { kind: 'retry', blame: 'engine', what: 'is unavailable at the moment' },
  malformed: { kind: 'retry', blame: 'engine', what: 'sent invalid JSON' },
  search_failed: { kind: 'retry', blame: 'engine', what: 'could not search the web' },
  broken_off: { kind: 'retry', blame: 'question', what: 'stopped in the middle of its answer' },
  empty: { kind: 'retry', blame: 'question', what: 'sent an empty answer' },
  key_rejected: { kind: 'failed', blame: 'engine', what: 'rejected the key' },
  quota_exhausted: {
    kind: 'failed',
    blame: 'engine',
    what: 'reports that the credit or quota of the account is used up',
  },
  request_rejected: { kind: 'failed', blame: 'engine', what: 'rejected the request' },
  wrong_shape: { kind: 'failed', blame: 'engine', what: 'sent an answer in an undocumented form' },
  too_large: { kind: 'failed', blame: 'question', what: 'sent more than the limit' },
  cut_short: { kind: 'failed', blame: 'question', what: 'ran out of tokens before the answer was complete' },
  refused: { kind: 'failed', blame: 'question', what: 'refused to answer' },
  filtered: { kind: 'failed', blame: 'question', what: 'filtered the question or its answer' },
} as const satisfies Record<
  string,
  { readonly kind: 'retry' | 'failed'; readonly blame: Blame; readonly what: string }
>;

export type EngineFaultKind = keyof typeof ENGINE_FAULTS;

/** Thrown inside an engine; `ask` turns it into an outcome. */
export class EngineFault extends Error {
  readonly fault: EngineFaultKind;
  readonly retryAfterMs: number | undefined;
  /** Billed amounts of the response with the fault. */
  bill: Bill | undefined;

  constructor(fault: EngineFaultKind, detail = '', retryAfterMs?: number) {
    super(detail);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Thrown where the caller aborts before there is an answer. Its cause is the reason of the caller's signal.
 */
export class Aborted extends Error {
  /** Billed amounts of the responses received until then. */
  bill: Bill | undefined;

  constructor(reason: unknown) {
    super('aborted by the caller', { cause: reason });
  }
}

/**
 * Processes responses that are paid for: a fault or an abort by the caller carries their billed amounts.
 * @param bill called at the fault; undefined where no response has arrived.
 * @throws as `work`
 */
export async function withBill<T>(bill: () => Bill | undefined, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineFault || error instanceof Aborted) error.bill ??= bill();
    throw error;
  }
}

/**
 * Returns a text that is not blank.
 * @throws EngineFault `empty`
 */
export function notBlank(text: string): string {
  if (text.trim() === '') throw new EngineFault('empty');
  return text.trim();
}
