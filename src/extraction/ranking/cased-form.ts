import { codesOf } from '../../shared/characters.ts';
import { isCommonWord } from '../names/common-words.ts';
import { isGeneric } from '../names/generic-words.ts';
import { classOf, fold, UPPER } from '../text/letters.ts';
import type { WordUses } from '../text/word-uses.ts';
import { BEFORE, MAKERS, type NameForm, SHAPED, SIZE } from './name-signs.ts';

const CONNECTOR =
  /^(?:of|the|and|for|by|to|in|on|at|a|an|&|\+|x|×|de|del|la|las|los|le|les|et|du|des|und|der|die|das|für|von|y|e|di|da|do|dos|van|i|и|w|z|–|-|\|)$/iu;
const ARTICLE = /^(?:the|la|las|los|le|les|der|den|de|het)$/iu;
/** What an item that tells to do or ask something begins with. */
const TELLING =
  /^(?:use|choose|consider|look|try|check|visit|explore|compare|get|buy|find|see|avoid|ask|why|how|when|what|which|who|where|key|your|our|note|if|for|with|about|other|all|any|both|pros?|cons?|this|these|they|it|you|start|make|set|open|add|create|keep|read|test|also|have|has|provide|offer|allow|more|less|very|never|always|define|identify|understand|know|focus|think|ensure|verify|review|demand|don['’]t|do|is|are|can|does|will|here|here['’]s)$/iu;

/** What titles of sections begin with: "Recommended Acme Laptops". */
const TITLING =
  /^(?:recommended|top|best|other|more|key|final|quick|additional|similar|popular|alternative|notable|suggested|certain|various|several|some|selected)$/iu;
/** Words that sections have in their titles, and items do not. */
const SECTION =
  /(?:^|\s)(?:your|my|our)\s|(?:^|\s)(?:options|picks|choices|considerations|factors|tips|recommendations|alternatives|features|benefits|advantages|reasons|steps|brands|resources|sources|questions|thoughts|criteria|examples|methods|types|categories|products|formulas|mentions|strengths|weaknesses|drawbacks|downsides|limitations|differences|providers|retailers|carriers|agencies|contractors)$/iu;
/** Titles of products are long: "Acme 55-inch Nova XR OLED 4K Smart TV". */
const MAX_WORDS = 16;
/** A text with fewer words in small Latin letters is written in another script. */
const FEW = 12;
/** One that has a name of two such words has hardly another. */
const FEWER = 3;
/** "e.l.f." */
const INITIALS = /^(?:\p{L}\.){2,}\p{L}?$/u;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
/** "Guild Wars 2", "Final Fantasy XIV": a number behind a name. */
const NUMBER = /^(?:\d{1,4}|X{0,3}(?:I[IVX]|VI{0,3}|I{2,3}|X[IV]|XI{1,3}))$/u;
/** So often a word is written for its capital to tell anything. */
const MANY = 6;
function isCapital(word: string): boolean {
  if (classOf(word.charCodeAt(0)) & UPPER || /^[\p{Lu}\p{N}]/u.test(word)) return true;
  if (/^[a-z]+$/.test(word)) return false;
  // "d'Arvel", "l'Oréal"
  return /^\p{Ll}+['’]?[\p{Lu}\d]/u.test(word) || DOMAIN.test(word) || INITIALS.test(word);
}

const OPENING = codesOf('("“”‘\'«»[');
const CLOSING = codesOf(')"“”’»],;:.!?');

/** Without what opens before a word and closes behind it. */
function bare(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && OPENING.has(word.charCodeAt(start))) start += 1;
  while (end > start && CLOSING.has(word.charCodeAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

/**
 * How likely words in a script with capitals are a name, from how they are written: with capitals, in a form that
 * only names have, never in small letters elsewhere in the text, with a capital inside its sentences.
 */
export function casedForm(written: readonly string[], uses: WordUses, whole: boolean): NameForm {
  let from = 0;
  while (
    from < written.length - 1 &&
    (BEFORE.test(written[from] ?? '') ||
      SIZE.test(written[from] ?? '') ||
      (from > 0 && /^(?:or|and|to|–|-)$/u.test(written[from] ?? '')))
  )
    from += 1;
  const words: string[] = [];
  for (let at = from; at < written.length; at += 1) {
    const word = bare(written[at] ?? '');
    if (word === '') continue;
    // "Acme / Acme Outlet": a name, and another form of it.
    if (word === '/' && words.length > 0) break;
    if (!isCapital(word) && !uses.named.has(word)) {
      // "Bank of America": a small word counts where a capital follows.
      const next = bare(written[at + 1] ?? '');
      // "Lord of the Rings"
      const goesOn = isCapital(next) || (ARTICLE.test(next) && isCapital(bare(written[at + 2] ?? '')));
      // "eero Pro 6E", "lululemon Align": some names are written small.
      const small =
        words.length === 0 &&
        isCapital(next) &&
        !CONNECTOR.test(word) &&
        /^(?:\p{Ll}{3,}|[bcdfghjklmnpqrstvwxz]{2})$/u.test(word);
      // Among letters without case words in small Latin letters are a name: "ahamo", "cama café".
      const alone =
        whole &&
        uses.small.size < (written.length > 1 ? FEWER : FEW) &&
        written.every((one) => /^\p{Ll}{3,}$/u.test(one));
      if (alone) return { words: [...written], form: 1.3 };
      if (!small && (words.length === 0 || !CONNECTOR.test(word) || !goesOn)) {
        if (written.length - at > 2 && whole && words.length < 3) return { words, form: 0 };
        break;
      }
    }
    words.push(word);
    if (/[,;:]$/.test(written[at] ?? '') && words.length > 0) break;
  }
  const [first = ''] = words;
  if (
    words.length === 0 ||
    words.length > MAX_WORDS ||
    (words.length > 10 && !words.some((word) => /\d/.test(word))) ||
    SECTION.test(words.join(' '))
  )
    return { words, form: 0 };
  // "Open Door" may be a name, "Open the door" is none.
  if (TELLING.test(first) && !(first === 'Pro' && words.length > 1))
    return { words, form: whole && words.length === 2 && from + 2 === written.length ? 0.5 : 0 };
  // "illy" among "Lavazza" and "Segafredo".
  if (uses.named.has(first)) return { words, form: 3 };
  const goesOn =
    whole &&
    from + words.length < written.length &&
    /^\p{Ll}/u.test(bare(written[from + words.length] ?? ''));
  const isSmall = (word: string) => {
    const key = word.toLowerCase();
    return (uses.small.get(key) ?? 0) * 2 > (uses.capitals.get(key) ?? 0);
  };
  /** "Scratch" is a name where a text writes it with a capital wherever it stands. */
  const isAlwaysProper = (word: string) => {
    const key = word.toLowerCase();
    return uses.proper.has(key) && !uses.small.has(key) && (uses.capitals.get(key) ?? 0) >= MANY;
  };
  const isOwn = words.length > 1 && uses.foreign;
  const describes = (word: string): boolean =>
    CONNECTOR.test(word) ||
    SIZE.test(word) ||
    (isGeneric(word) && !isOwn && !MAKERS.test(word) && !isAlwaysProper(word)) ||
    isSmall(word) ||
    (word.includes('-') && word.split('-').every((part) => part === '' || isGeneric(part) || isSmall(part)));
  const shaped = words.some(
    (word, at) =>
      (SHAPED.test(word) && !SIZE.test(word) && !isGeneric(word)) ||
      (/^\d{3,}$/u.test(word) && /^\p{Lu}{2,}$/u.test(words[at - 1] ?? '')),
  );
  const numbered = words.length > 1 && words.length < 5 && NUMBER.test(words.at(-1) ?? '');
  const distinct = words.filter((word) => !describes(word));
  if (distinct.length === 0) {
    if (shaped) return { words, form: 1.5 };
    if (numbered && words.length > 2) return { words, form: 1.5 };
    // Among letters without case Latin words are names: "Fitness First".
    if (whole && words.length > 1 && uses.small.size < FEW) return { words, form: 1.3 };
    // "Big Save Furniture": names of common words are told by the others beside them.
    return { words, form: words.length > 4 ? 0 : words.every(isGeneric) ? 0.4 : 0.5 };
  }
  if (TITLING.test(first)) return { words, form: numbered ? 1.3 : 0.5 };
  if (describes(first)) return { words, form: shaped || distinct.length > 1 ? 1.5 : 1 };
  const proper = uses.proper.has(first.toLowerCase());
  const common = isCommonWord(fold(first)) && !uses.foreign;
  if (SHAPED.test(first) || proper || (shaped && !common)) return { words, form: 3 };
  if (numbered) return { words, form: common ? 1.8 : 2.5 };
  // "Longer wear time": one capital begins any phrase.
  if (goesOn && words.length === 1) return { words, form: 0.5 };
  if ((uses.capitals.get(first.toLowerCase()) ?? 0) > 1 && !common) return { words, form: 2.5 };
  if (common) return { words, form: 1.3 };
  // "Acme Dual Zone Air Fryer": the title of a product.
  if (words.length > 3 && isGeneric(words.at(-1) ?? '')) return { words, form: 2.5 };
  return { words, form: distinct.length === words.length && words.length > 1 && words.length < 4 ? 2.3 : 2 };
}
