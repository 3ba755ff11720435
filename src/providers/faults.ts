import type { Bill } from './bill.ts';

/**
 * Whose fault it is: the engine's (it would befall the next question too, so a circuit may open for it) or
 * this question's.
 */
export type Blame = 'engine' | 'question';

/**
 * The one table of what may go wrong with a call and what follows. `retry`: asking again later may help.
 * `failed`: asking again would cost the same and end the same. Two things are no fault, because the answer is
 * paid and is what a user would have seen: an answer without a web search, where the engine decided that it
 * needed none (`searched` is false), and a search page on which Google shows no AI Overview (the text is empty).
 */
export const ENGINE_FAULTS = {
  timeout: { kind: 'retry', blame: 'engine', what: 'did not answer in time' },
  unreachable: { kind: 'retry', blame: 'engine', what: 'could not be reached, or the connection broke' },
  rate_limited: { kind: 'retry', blame: 'engine', what: 'has had too many requests for now' },
  unavailable: { kind: 'retry', blame: 'engine', what: 'is out of order for now' },
  malformed: { kind: 'retry', blame: 'engine', what: 'sent no valid JSON' },
  search_failed: { kind: 'retry', blame: 'engine', what: 'could not search the web' },
  broken_off: { kind: 'retry', blame: 'question', what: 'stopped in the middle of its answer' },
  empty: { kind: 'retry', blame: 'question', what: 'sent an empty answer' },
  key_rejected: { kind: 'failed', blame: 'engine', what: 'rejected the key' },
  quota_exhausted: {
    kind: 'failed',
    blame: 'engine',
    what: 'says the credit or the quota of the account is used up',
  },
  request_rejected: { kind: 'failed', blame: 'engine', what: 'rejected the request' },
  wrong_shape: { kind: 'failed', blame: 'engine', what: 'sent an answer that is not as documented' },
  too_large: { kind: 'failed', blame: 'question', what: 'sent more than is read' },
  cut_short: { kind: 'failed', blame: 'question', what: 'ran out of tokens before the answer was whole' },
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
  /** What the response took that it was found in. */
  bill: Bill | undefined;

  constructor(fault: EngineFaultKind, detail = '', retryAfterMs?: number) {
    super(detail);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Thrown where the caller aborts before an answer is there. Its cause is the reason of the caller's signal. */
export class Aborted extends Error {
  /** What responses took that had come until then. */
  bill: Bill | undefined;

  constructor(reason: unknown) {
    super('aborted by the caller', { cause: reason });
  }
}

/**
 * Does something with responses that are paid for: a fault, or an end by the caller, goes out with what they took.
 * @param bill asked for at the fault; undefined where nothing has come until then.
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

/** A text that says something. @throws EngineFault `empty` */
export function notBlank(text: string): string {
  if (text.trim() === '') throw new EngineFault('empty');
  return text.trim();
}
