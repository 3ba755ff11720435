import { readUrl } from '../shared/cited-url.ts';
import { MAX_TEXT } from '../shared/text-format.ts';
import { answerText } from '../sources/answer-text.ts';
import { linksOf } from '../sources/linked.ts';
import { withoutPageEnd } from '../sources/notices.ts';
import { isOwnSurface } from '../sources/own-surfaces.ts';
import type { Bill, Usage } from './bill.ts';
import type { EngineAnswer, Outcome, Source } from './engine.ts';
import { Aborted, ENGINE_FAULTS, EngineFault, notBlank, withBill } from './faults.ts';

/** Engine that is called: its id, its display name, and its key, which no reason may repeat. */
interface Called {
  readonly id: string;
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

const storableBill = ({ model, usage }: Bill): Bill => ({
  model: model === null ? null : storable(model.slice(0, MAX_MODEL)),
  usage: storableUsage(usage),
});

/**
 * A bill as it is stored; undefined where it says of nothing that is paid for. Searches are counted by us where the
 * provider does not.
 */
function toldBill(given: Bill | undefined): Bill | undefined {
  const bill = given && storableBill(given);
  const { inputTokens, outputTokens, costMicros } = bill?.usage ?? {};
  return (inputTokens ?? outputTokens ?? costMicros) === undefined ? undefined : bill;
}

/** The outcome that the table gives a fault. */
function outcomeOfFault({ name, key }: Called, fault: EngineFault): Outcome {
  const { kind, blame, what } = ENGINE_FAULTS[fault.fault];
  const detail = withoutKey(fault.message, key);
  const reason = `${name} ${what}${detail === '' ? '' : `: ${detail}`}`.slice(0, MAX_REASON).toWellFormed();
  const bill = toldBill(fault.bill);
  const told = { fault: fault.fault, blame, reason, ...(bill ? { bill } : {}) };
  const { retryAfterMs } = fault;
  return kind === 'retry'
    ? { kind, ...told, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    : { kind, ...told };
}

/**
 * A text as it is stored.
 * @throws EngineFault `too_large` where it is longer than an import line may have it, `empty` where it was of nothing but
 *   what is not stored: an empty one is an answer of its own, that Google showed no overview.
 */
function storableText(text: string): string {
  if (text.length > MAX_TEXT) throw new EngineFault('too_large', `a text of over ${MAX_TEXT} characters`);
  return text === '' ? text : notBlank(storable(text));
}

const storableAnswer = ({ text, sources, ...rest }: EngineAnswer): EngineAnswer => ({
  ...rest,
  text: storableText(text),
  sources: sources.map(({ url, title, kind }) => ({ url: storable(url), title: storable(title), kind })),
  ...storableBill(rest),
});

/**
 * An answer as its reader gets it, with its sources: less the engine's own pages, linked where the text links them.
 * @throws EngineFault `empty` where a notice stands in its place
 */
function answered(engine: string, { text: given, sources, ...rest }: EngineAnswer): EngineAnswer {
  const { textFormat } = rest;
  const urls = sources.map(({ url }) => url);
  const text =
    given === ''
      ? ''
      : notBlank(answerText(withoutPageEnd(given), textFormat, { urls, isPlace: () => false }));
  const links = linksOf(text);
  const kept = sources.flatMap((source): Source | [] => {
    const page = readUrl(source.url);
    if (page === null || isOwnSurface(engine, page.url, page.domain)) return [];
    return links.has(page.url, undefined) ? { ...source, kind: 'linked' } : source;
  });
  return { ...rest, text, sources: kept, ownPages: sources.length - kept.length };
}

/** The outcome of a call, whatever happens in it. @throws Aborted, and what else is no fault of the engine */
export async function outcomeOf(called: Called, answer: Promise<EngineAnswer>): Promise<Outcome> {
  try {
    const given = await answer;
    return {
      kind: 'complete',
      answer: await withBill(
        () => given,
        () => storableAnswer(answered(called.id, given)),
      ),
    };
  } catch (error) {
    if (error instanceof EngineFault) return outcomeOfFault(called, error);
    // The stack ends where an answer nests thousands deep.
    if (error instanceof RangeError) {
      return outcomeOfFault(called, new EngineFault('too_large', 'it nests too deeply'));
    }
    if (error instanceof Aborted) error.bill = toldBill(error.bill);
    throw error;
  }
}
