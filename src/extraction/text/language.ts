import { createRequire } from 'node:module';
import { lazily } from '../../shared/lazily.ts';

/** Languages that engines answer in; without the rest (Latin, Esperanto, Klingon …) names confuse less. */
const LANGUAGES =
  'en de fr es it pt nl sv da no fi is pl cs sk hu ro bg hr sr sl et lv lt el tr ru uk be ja zh ko ar he fa ur hi bn ta te mr th vi id ms'.split(
    ' ',
  );

/** Unpacking its tables is a sixth of what a command takes to start, and few commands read texts. */
const detector = lazily((): typeof import('tinyld') => createRequire(import.meta.url)('tinyld'));

/** Letters that a text has at least, for its language to be told. */
const MIN_LETTERS = 10;

/** The detector says 1 where a sequence of letters is found in one language only; else about 0.1. */
const MIN_ACCURACY = 0.06;
/** What part of the likeliest language's accuracy another one has that a text may be in as well. */
const MIN_SHARE = 0.25;

/** The languages that a text may be in, related ones most of all; none for one that is too short to tell. */
export function likelyLanguages(text: string): ReadonlySet<string> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return new Set();
  const all = detector().detectAll(text, { only: LANGUAGES });
  const least = Math.max(MIN_ACCURACY, all[0]?.accuracy ?? 0) * MIN_SHARE;
  return new Set(all.filter(({ accuracy }) => accuracy >= least).map(({ lang }) => lang));
}
