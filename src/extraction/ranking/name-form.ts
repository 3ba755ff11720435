import { codesOf } from '../../shared/characters.ts';
import { isGeneric } from '../names/generic-words.ts';
import { knownStart } from '../names/head-names.ts';
import { nameKey } from '../names/name-key.ts';
import { CASELESS } from '../text/caseless.ts';
import { wordsOf } from '../text/letters.ts';
import type { WordUses } from '../text/word-uses.ts';
import { casedForm } from './cased-form.ts';
import { caselessForm } from './caseless-form.ts';
import { introductionIn } from './introduction.ts';
import { type NameForm, NO_NAME, SHAPED, withoutAsides } from './name-signs.ts';
import { isPart } from './parts.ts';

/** "Zip Hoodie by Acme" is called Acme. */
function nameBehindBy(words: readonly string[]): readonly string[] {
  const by = words.indexOf('by');
  const named = by > 0 && by < words.length - 1 && /^\p{Lu}/u.test(words[by + 1] ?? '');
  return named && words.slice(0, by).every(isGeneric) ? words.slice(by + 1) : words;
}

/** A name that calls itself: "ロリポップ！". */
const CALLED = /^[\p{Script=Katakana}ーA-Za-z\d\s]+！$/u;
/** "小米 SU7 标准版": a model among words that may tell of something else. */
const MODEL = /(?<![A-Za-z])(?=[A-Za-z\d-]*[A-Z])(?=[A-Za-z\d-]*\d)[A-Za-z\d-]{2,}(?![A-Za-z])/u;
/** "렛저 (Ledger)": a name, and the same in Latin letters. */
const IN_BOTH = /^[^()（）A-Za-z]{2,20}\s?[(（][A-Z][A-Za-z.&' -]{2,30}[)）]$/u;
const CALLING = codesOf('?？！!');

/** Whether a head asks, or ends with a small word that calls. */
const isCall = (name: string): boolean =>
  CALLING.has(name.charCodeAt(name.length - 1)) &&
  !CALLED.test(name) &&
  /[?？！]$|(?:^|\s)\p{Ll}\S*!$/u.test(name);

const MIN_SPELLED = 4;

/** Whether a domain spells the words that a name begins with. */
function isSpelled(words: readonly string[], spelled: ReadonlySet<string>): boolean {
  let key = '';
  for (const word of words) {
    key += nameKey(word);
    if (key.length >= MIN_SPELLED && spelled.has(key)) return true;
  }
  return false;
}

/** Reads a head as a name; `whole` where nothing of the item's sentence follows it. */
export function nameForm(head: string, uses: WordUses, whole: boolean): NameForm {
  const name = withoutAsides(head);
  if (name === '' || name.length > 120 || isCall(name) || isPart(name)) return NO_NAME;
  if (CASELESS.test(name)) {
    const { others, choices } = introductionIn(name);
    if (others && !choices && !MODEL.test(name)) return NO_NAME;
    const read = caselessForm(name);
    return IN_BOTH.test(head) && read.form >= 0.6 ? { ...read, form: Math.max(read.form, 1.3) } : read;
  }
  const words = nameBehindBy(wordsOf(name));
  const told = casedForm(words, uses, whole);
  // "Urban Sales", and behind it a link to urbansales.co.nz.
  if (uses.spelled.size > 0 && told.form > 0 && isSpelled(told.words, uses.spelled))
    return { ...told, form: 3 };
  // A brand known beyond the answer makes a likely name likelier; no list decides.
  const isKnown = told.form > 0 && told.form < 2.4 && knownStart(told.words) !== null;
  const read = isKnown ? { ...told, form: told.form >= 1.3 ? 2.4 : 1.3 } : told;
  if (read.form < 0.4 || SHAPED.test(name)) return read;
  const { others, choices, avoid } = introductionIn(name);
  return avoid || (others && !choices) ? NO_NAME : read;
}
