import { ENGINES, type EngineId } from '../words/engines.ts';
import type { EngineAnswer, Outcome } from './engine.ts';

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
export const FAULTS = {
  timeout: { kind: 'retry', blame: 'engine', what: 'did not answer in time' },
  unreachable: { kind: 'retry', blame: 'engine', what: 'could not be reached, or the connection broke' },
  rate_limited: { kind: 'retry', blame: 'engine', what: 'has had too many requests for now' },
  unavailable: { kind: 'retry', blame: 'engine', what: 'is out of order for now' },
  malformed: { kind: 'retry', blame: 'engine', what: 'sent no valid JSON' },
  search_failed: { kind: 'retry', blame: 'engine', what: 'could not search the web' },
  broken_off: { kind: 'retry', blame: 'question', what: 'stopped in the middle of its answer' },
  empty: { kind: 'retry', blame: 'question', what: 'sent an empty answer' },
  key_rejected: { kind: 'failed', blame: 'engine', what: 'rejected the key' },
  quota_exhausted: { kind: 'failed', blame: 'engine', what: 'says the account has no credit left' },
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

export type Fault = keyof typeof FAULTS;

/** Thrown inside an engine; `ask` turns it into an outcome. */
export class EngineFault extends Error {
  readonly fault: Fault;
  readonly retryAfterMs: number | undefined;

  constructor(fault: Fault, detail = '', retryAfterMs?: number) {
    super(detail);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

const MAX_REASON = 300;

/** One line without the key, in whichever spelling a provider or a URL may repeat it. */
function withoutKey(text: string, key: string): string {
  const spellings = [key, encodeURIComponent(key), new URLSearchParams({ key }).toString().slice(4)];
  const clean = spellings.reduce((line, spelling) => line.replaceAll(spelling, '[key]'), text);
  return clean.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The outcome that the table gives a fault. */
export function outcomeOf(
  engine: EngineId,
  { fault, message, retryAfterMs }: EngineFault,
  key: string,
): Outcome {
  const { kind, blame, what } = FAULTS[fault];
  const name = ENGINES.find(({ id }) => id === engine)?.name ?? engine;
  const detail = withoutKey(message, key);
  const reason = `${name} ${what}${detail === '' ? '' : `: ${detail}`}`.slice(0, MAX_REASON).toWellFormed();
  return kind === 'retry'
    ? { kind, fault, blame, reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    : { kind, fault, blame, reason };
}

/** Postgres takes no U+0000 and no half of a surrogate pair, and a paid answer must not be lost to one. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** The outcome of a call, whatever happens in it. */
export async function settle(engine: EngineId, key: string, answer: Promise<EngineAnswer>): Promise<Outcome> {
  try {
    const { text, sources, ...rest } = await answer;
    return {
      kind: 'complete',
      answer: {
        ...rest,
        text: storable(text),
        sources: sources.map(({ url, title, kind }) => ({
          url: storable(url),
          title: storable(title),
          kind,
        })),
      },
    };
  } catch (error) {
    if (error instanceof EngineFault) return outcomeOf(engine, error, key);
    // The stack ends where an answer nests thousands deep.
    if (error instanceof RangeError) {
      return outcomeOf(engine, new EngineFault('too_large', 'it nests too deeply'), key);
    }
    throw error;
  }
}

/** A text that says something. @throws EngineFault `empty` */
export function notBlank(text: string): string {
  if (text.trim() === '') throw new EngineFault('empty');
  return text.trim();
}
