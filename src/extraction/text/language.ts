import { createRequire } from 'node:module';
import { lazily } from '../../words/lazily.ts';

/** Languages that questions are asked in; without the rest (Latin, Esperanto, Klingon …) names confuse less. */
const LANGUAGES =
  'en de fr es it pt nl sv da no fi is pl cs sk hu ro bg hr sr sl et lv lt el tr ru uk be ja zh ko ar he fa ur hi bn ta te mr th vi id ms'.split(
    ' ',
  );

/** Unpacking its tables is a sixth of what a command takes to start, and few commands read texts. */
const detector = lazily((): typeof import('tinyld') => createRequire(import.meta.url)('tinyld'));

/** Letters that a text in an alphabet has at least, for its language to be told; a few signs tell Chinese. */
const MIN_LETTERS = 10;
const MIN_SIGNS = 3;
const SIGNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu;

/** The detector says 1 where a sequence of letters is found in one language only; else about 0.1. */
const MIN_ACCURACY = 0.06;
/** By how much the likeliest language must lead. Spanish and Portuguese are often closer than this. */
const MIN_LEAD = 1.25;

/**
 * The language of a text as an ISO 639-1 code ("en"); null where it is not sure, as for a name alone.
 * Deterministic.
 */
export function detectLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS && (text.match(SIGNS)?.length ?? 0) < MIN_SIGNS) return null;
  const [first, second] = detector().detectAll(text, { only: LANGUAGES });
  if (!first || first.accuracy < MIN_ACCURACY) return null;
  return second && first.accuracy < second.accuracy * MIN_LEAD ? null : first.lang;
}

/** What part of the likeliest language's accuracy another one has that a text may be in as well. */
const MIN_SHARE = 0.25;

/** The languages that a text may be in, related ones most of all; none for one that is too short to tell. */
export function likelyLanguages(text: string): ReadonlySet<string> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return new Set();
  const all = detector().detectAll(text, { only: LANGUAGES });
  const least = Math.max(MIN_ACCURACY, all[0]?.accuracy ?? 0) * MIN_SHARE;
  return new Set(all.filter(({ accuracy }) => accuracy >= least).map(({ lang }) => lang));
}
