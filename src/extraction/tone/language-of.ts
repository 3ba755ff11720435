import { codeOf, isSmallLatin, isSurrogate } from '../../shared/characters.ts';
import { classOf, WORD } from '../text/letters.ts';
import { LANGUAGES } from './languages/index.ts';
import { plain } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { CODES, smallWordIn } from './small-words.ts';
import { tokensOf } from './tokens.ts';

const NONE: readonly number[] = [];
/** Of the small words hardly any is longer. */
const LONGEST = 6;

/** Letters of scripts, and letters that tell a language in a script from the one we know. */
const KANA = /[ぁ-ヾ]/gu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /[가-힣]/gu;
const ARABIC = /[ء-ي]/gu;
const NOT_ARABIC = /[پچژگکیڑٹڈے]/u;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const UKRAINIAN = /[іїєґ]/u;
const NOT_RUSSIAN = /[іїєґўђјљњћџ]/u;
const NOT_UKRAINIAN = /[ўђјљњћџыэъ]/u;
const HEBREW = /[א-ת]/gu;
const DEVANAGARI = /\p{Script=Devanagari}/gu;
const THAI = /\p{Script=Thai}/gu;
const GREEK = /\p{Script=Greek}/gu;
const RUSSIAN = /[ыэё]/u;

/** A shorter sentence is in the language of its answer. */
const MIN_TELLING = 48;

/** A text of this length in Russian has some of the letters that Bulgarian lacks. */
const LONG = 200;
/** Han signs for one kana, at most, in Japanese. */
const HAN_PER_KANA = 12;

/** Behind the Latin letters and their marks; and general punctuation, signs, arrows and ornaments. */
const FIRST_GREEK = 0x370;
const FIRST_MARK = codeOf('\u2000');
const LAST_MARK = codeOf('\u2bff');

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language of a text in another script than the Latin; null for an unknown one, undefined in Latin. */
function byScript(text: string): string | null | undefined {
  const letters = text.replace(/\P{L}/gu, '').length;
  const isIn = (count: number) => count * 4 > letters;
  const kana = countOf(text, KANA);
  const han = countOf(text, HAN);
  if (isIn(countOf(text, HANGUL))) return 'ko';
  if (isIn(kana + han)) return kana * HAN_PER_KANA > han ? 'ja' : 'zh';
  if (isIn(countOf(text, ARABIC))) return NOT_ARABIC.test(text) ? null : 'ar';
  if (isIn(countOf(text, HEBREW))) return 'he';
  if (isIn(countOf(text, DEVANAGARI))) return 'hi';
  if (isIn(countOf(text, THAI))) return 'th';
  if (isIn(countOf(text, GREEK))) return 'el';
  if (isIn(countOf(text, CYRILLIC))) {
    if (UKRAINIAN.test(text)) return NOT_UKRAINIAN.test(text) ? null : 'uk';
    return NOT_RUSSIAN.test(text) || (text.length > LONG && !RUSSIAN.test(text)) ? null : 'ru';
  }
  return isIn(letters - countOf(text, /\p{Script=Latin}/gu)) ? null : undefined;
}

/** How many small words of each language a text has. */
function tally(text: string): number[] {
  const counts = CODES.map(() => 0);
  for (let start = 0; start < text.length; ) {
    let end = start;
    while (end < text.length && classOf(text.charCodeAt(end)) & WORD) end += 1;
    if (end > start && end - start <= LONGEST)
      for (const at of smallWordIn(text, start, end) ?? NONE) counts[at] = (counts[at] ?? 0) + 1;
    start = end + 1;
  }
  return counts;
}

/** Whether more than a quarter of a text's letters may be of another script than the Latin. */
function mayBeBeyondLatin(text: string): boolean {
  let latin = 0;
  let beyond = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSmallLatin(code)) latin += 1;
    else if (code >= FIRST_GREEK && (code < FIRST_MARK || code > LAST_MARK) && !isSurrogate(code))
      beyond += 1;
  }
  return beyond * 3 > latin;
}

const hasModel = (code: string) => LANGUAGES.some((language) => language.code === code);

/** A code; null for a language that has no model of tone, undefined where nothing tells. */
type Language = string | null | undefined;

/**
 * The language of a text, as `plain` gives it: by its script, else by its small words; `usual` where those do not
 * tell. Linear.
 */
export function languageOf(text: string, usual: Language): Language {
  if (usual != null && text.length < MIN_TELLING) return usual;
  const script = mayBeBeyondLatin(text) ? byScript(text) : undefined;
  if (script !== undefined) return script === 'zh' && usual === 'ja' ? 'ja' : script;
  const counts = tally(text);
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  if (most < 2) return usual;
  const own = usual == null ? -1 : CODES.indexOf(usual);
  if (own >= 0 && (counts[own] ?? 0) >= most - 1) return usual;
  if (counts.indexOf(most) !== counts.lastIndexOf(most)) return usual;
  const code = CODES[counts.indexOf(most)] ?? '';
  return hasModel(code) ? code : null;
}

/** What a small word counts beside an entry: "Bad" is a word of two languages. */
const SMALL_WORD = 2;
/** Roles of entries that are no small words. */
const SAYING: ReadonlySet<string> = new Set(['rates', 'merits', 'flaws', 'shuns']);

/** Characters of an answer that tell its usual language. */
const SAMPLE = 1_000;

/** The language of an answer, told by its beginning; of one with hardly a small word that with most entries in it, English if in doubt. */
export function usualLanguage(answer: string): Language {
  const sample = answer.slice(0, SAMPLE);
  const text = plain(sample);
  const told = languageOf(text, undefined);
  if (told !== undefined) return told;
  const counts = tally(text);
  let best: { code: string; count: number } | undefined;
  for (const { code, smallWords } of LANGUAGES) {
    const lexicon = smallWords ? lexiconOf(code) : null;
    if (!lexicon) continue;
    const entries = tokensOf(sample, text, lexicon).filter(({ role }) => SAYING.has(role)).length;
    const count = entries + SMALL_WORD * (counts[CODES.indexOf(code)] ?? 0);
    if (count > (best?.count ?? 0)) best = { code, count };
  }
  return best?.code;
}
