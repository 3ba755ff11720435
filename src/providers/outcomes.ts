import { readUrl } from '../shared/cited-url.ts';
import { MAX_TEXT } from '../shared/text-format.ts';
import { answerText } from '../sources/answer-text.ts';
import { linksOf } from '../sources/linked.ts';
import { withoutPageEnd } from '../sources/notices.ts';
import { isOwnSurface } from '../sources/own-surfaces.ts';
import type { Bill, Usage } from './bill.ts';
import type { EngineAnswer, Outcome, Source } from './engine.ts';
import { Aborted, ENGINE_FAULTS, EngineFault, notBlank, withBill } from './faults.ts';

/** Called engine: its id, its display name, and its key, which no reason may contain. */
interface Called {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const MAX_REASON = 300;

/** One line without the key, in any spelling that a provider or a URL may use. */
function withoutKey(text: string, key: string): string {
  const spellings = [key, encodeURIComponent(key), new URLSearchParams({ key }).toString().slice(4)];
  const clean = spellings.reduce((line, spelling) => line.replaceAll(spelling, '[key]'), text);
  return clean.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Postgres rejects U+0000 and halves of surrogate pairs, and a paid answer must not be lost to one. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** Exceeds the length of any model's name. */
const MAX_MODEL = 200;

/** The largest number that Postgres keeps of a count. */
const MAX_COUNT = 2_147_483_647;

/** Reported count; undefined where it is no valid count. */
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
 * Bill as it is stored; undefined where it reports no billed amount. Searches are counted here where the
 * provider does not report them.
 */
function toldBill(given: Bill | undefined): Bill | undefined {
  const bill = given && storableBill(given);
  const { inputTokens, outputTokens, costMicros } = bill?.usage ?? {};
  return (inputTokens ?? outputTokens ?? costMicros) === undefined ? undefined : bill;
}

/** Outcome of a fault by the table. */
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
 * Text as it is stored.
 * @throws EngineFault `too_large` where it exceeds the limit of an import line, `empty` where nothing of it
 * is stored: an empty text is an answer of its own, which means that Google showed no overview.
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
 * Answer as its reader sees it, with its sources: without the engine's own pages, linked where the text links
 * them.
 * @throws EngineFault `empty` for a notice in place of an answer
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

/**
 * Outcome of a call, whatever happens in it.
 * @throws Aborted, and errors that are no fault of the engine
 */
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
