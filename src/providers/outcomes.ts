import { MAX_TEXT } from '../words/text-format.ts';
import type { EngineAnswer, Outcome, Usage } from './engine.ts';
import { EngineFault, FAULTS, notBlank } from './faults.ts';

/** Who is called: its display name, and the key, which no reason may repeat. */
interface Called {
  readonly name: string;
  readonly key: string;
}

const MAX_REASON = 300;

/** One line without the key, in whichever spelling a provider or a URL may repeat it. */
function withoutKey(text: string, key: string): string {
  const spellings = [key, encodeURIComponent(key), new URLSearchParams({ key }).toString().slice(4)];
  const clean = spellings.reduce((line, spelling) => line.replaceAll(spelling, '[key]'), text);
  return clean.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The outcome that the table gives a fault. */
function outcomeOfFault({ name, key }: Called, { fault, message, retryAfterMs }: EngineFault): Outcome {
  const { kind, blame, what } = FAULTS[fault];
  const detail = withoutKey(message, key);
  const reason = `${name} ${what}${detail === '' ? '' : `: ${detail}`}`.slice(0, MAX_REASON).toWellFormed();
  return kind === 'retry'
    ? { kind, fault, blame, reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    : { kind, fault, blame, reason };
}

/** Postgres takes no U+0000 and no half of a surrogate pair, and a paid answer must not be lost to one. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** Longer than any name of a model. */
const MAX_MODEL = 200;

/** The largest number that Postgres keeps of a count. */
const MAX_COUNT = 2_147_483_647;

/** A count as the provider told it; one that cannot be is not known. */
const countable = (count: number | undefined) =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT ? count : undefined;

const storableUsage = ({ inputTokens, outputTokens, searches, costMicros }: Usage): Usage => ({
  inputTokens: countable(inputTokens),
  outputTokens: countable(outputTokens),
  searches: countable(searches),
  costMicros: countable(costMicros),
});

/**
 * A text as it is stored.
 * @throws EngineFault `too_large` where it is longer than an import line may have it, `empty` where it was of nothing but
 *   what is not stored: an empty one is an answer of its own, that Google showed no overview.
 */
function storableText(text: string): string {
  if (text.length > MAX_TEXT) throw new EngineFault('too_large', `a text of over ${MAX_TEXT} characters`);
  return text === '' ? text : notBlank(storable(text));
}

const storableAnswer = ({ text, sources, model, usage, ...rest }: EngineAnswer): EngineAnswer => ({
  ...rest,
  text: storableText(text),
  sources: sources.map(({ url, title, kind }) => ({ url: storable(url), title: storable(title), kind })),
  model: model === null ? null : storable(model.slice(0, MAX_MODEL)),
  usage: storableUsage(usage),
});

/** The outcome of a call, whatever happens in it. @throws what is no fault of the engine */
export async function outcomeOf(called: Called, answer: Promise<EngineAnswer>): Promise<Outcome> {
  try {
    return { kind: 'complete', answer: storableAnswer(await answer) };
  } catch (error) {
    if (error instanceof EngineFault) return outcomeOfFault(called, error);
    // The stack ends where an answer nests thousands deep.
    if (error instanceof RangeError) {
      return outcomeOfFault(called, new EngineFault('too_large', 'it nests too deeply'));
    }
    throw error;
  }
}
