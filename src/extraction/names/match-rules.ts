import {
  AT_SIGN,
  codeOf,
  DOT,
  HYPHEN,
  isCapitalLatin,
  isDigit,
  isSmallLatin,
  SLASH,
  UNDERSCORE,
} from '../../shared/characters.ts';
import { classOf, EASTERN, HANGUL, isSilent, isWhiteSpace, SPACELESS, UPPER, WORD } from '../text/letters.ts';
import type { Entry } from './name-trie.ts';

/** Whether a name may end or begin between two neighbouring characters. */
export function isBoundary(before: number, after: number): boolean {
  const a = classOf(before);
  const b = classOf(after);
  if (!(a & WORD) || !(b & WORD)) return true;
  if (a & b & SPACELESS) return true;
  return (a & EASTERN) !== (b & EASTERN);
}

/** What Korean writes together with a name: particles, the copula, and particles behind those. */
const PARTICLES =
  /^들?(?:은|는|이|가|을|를|의|에|에서|에게|와|과|도|로|으로|만|부터|까지|보다|처럼|만큼|이나|나|랑|이랑|하고|라고|이라고|라는|이라는|이란|란|이고|고|이며|며|이자|인데|인지|인|였던|였고|였습니다|이었|일|입니다|이지만|지만|이니|이죠|이어서|에게서|한테서|에서는|에서도|에는|에도|에만|께|이시|이랑은|로서|으로서|로써|대로|치고|커녕|따라|이야말로|야말로|이나마|라서|이라서|라도|이라도|이었습니다|이다|이에요|예요|에요|이라|이든|든|밖에|조차|마저|마다|한테|께서|같은|측|사|제품|제|들|네)(?:은|는|도|만|의|을|를|이|가|에|에서|로)?(?![가-힣])/u;

const SMALL_S = codeOf('s');
const isLatin = (code: number) => isSmallLatin(code) || isCapitalLatin(code);

/** Where a name that was matched up to `end` ends, or -1 where it goes on into another word. */
export function endOf(text: string, { rule, folded }: Entry, end: number): number {
  const last = text.charCodeAt(end - 1);
  const next = text.charCodeAt(end);
  const after = text.charCodeAt(end + 1);
  if (rule === 'domain') {
    const goesOn =
      !isBoundary(last, next) || (next === HYPHEN && after > 0) || (next === DOT && isLatin(after));
    return goesOn ? -1 : end;
  }
  // "apple.stackexchange.com", "next.js": a name before a dot and a small letter is part of something else.
  if (next === DOT && isSmallLatin(after)) return -1;
  if (next === UNDERSCORE && classOf(after) & WORD) return -1;
  if (isBoundary(last, next)) return end;
  if (classOf(next) & HANGUL) return PARTICLES.test(text.slice(end, end + 8)) ? end : -1;
  if (folded.length < 3 || rule === 'word') return -1;
  if (isDigit(next) && !isDigit(last)) return end;
  if (folded.length < 4 || !/\p{Script=Latin}/u.test(folded)) return -1;
  return next === SMALL_S && isBoundary(next, after) ? end + 1 : -1;
}

/** A name in small letters, and what belongs to it: "adidas Adizero". */
const SMALL_NAME = /^[\p{Ll}\d]+\s[\p{Lu}\d]/u;

/**
 * Whether a sentence begins at `start`, right behind the dot of another one: "in rural areas.T-Mobile has", "of the
 * NCAA.Spalding TF-1000: ", "the Acme U8N.Samsung", "for short distances.adidas Adizero: ".
 */
function beginsSentence(text: string, start: number, earlier: number): boolean {
  if ((classOf(text.charCodeAt(start)) & UPPER) === 0)
    return isSmallLatin(earlier) && SMALL_NAME.test(text.slice(start, start + 24));
  const inside = text.charCodeAt(start - 3);
  const acronym = isCapitalLatin(earlier) && (isCapitalLatin(inside) || isDigit(inside));
  return isSmallLatin(earlier) || isDigit(earlier) || acronym;
}

/** Whether the place before a match lets a name begin there. */
export function mayBegin(text: string, { rule }: Entry, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  if (before === AT_SIGN) return false;
  const earlier = text.charCodeAt(start - 2);
  if (before === DOT)
    return rule === 'domain' || !(classOf(earlier) & WORD) || beginsSentence(text, start, earlier);
  if (before === UNDERSCORE) return !(classOf(earlier) & WORD);
  if (before === HYPHEN) return rule === 'domain' || rule === 'exact' ? !(classOf(earlier) & WORD) : true;
  if (before === SLASH) {
    // Behind a slash a name is part of a path where that begins with one, or has a dot or two slashes in it.
    for (let at = start - 1; at >= 0 && at > start - 200; at -= 1) {
      const code = text.charCodeAt(at);
      if (isWhiteSpace(code)) return true;
      const next = text.charCodeAt(at - 1);
      if (code === SLASH && (!(next >= 0) || next === SLASH || isWhiteSpace(next))) return false;
      if (code === DOT && classOf(text.charCodeAt(at + 1)) & WORD) return false;
    }
  }
  return true;
}

const withoutSilent = (text: string) =>
  /^[a-z\d ]*$/i.test(text)
    ? text
    : [...text.normalize('NFKC')].filter((letter) => !isSilent(letter.charCodeAt(0))).join('');

/** It is written small inside a sentence, whatever the name has: "à la Poste". */
const ARTICLE = /^(?:the|la|le|el|il|die|der)$/iu;

/** Whether the capitals of a match are those its name asks for; one that is `inflected` begins as its name does. */
export function hasCapitals(found: string, { rule, written }: Entry, inflected: boolean): boolean {
  const begins = (classOf(found.charCodeAt(0)) & UPPER) !== 0;
  if (inflected && !begins && (classOf(written.charCodeAt(0)) & UPPER) !== 0) return false;
  if (rule === 'any' || rule === 'domain') return true;
  const plain = withoutSilent(found).replace(/\s+/gu, ' ');
  const own = withoutSilent(written).replace(/\s+/gu, ' ');
  if (rule === 'exact') return plain === own || plain === own.toUpperCase();
  if (rule === 'word') return begins;
  const words = plain.split(/[\s-]/u);
  return own
    .split(/[\s-]/u)
    .every(
      (word, at) =>
        !(classOf(word.charCodeAt(0)) & UPPER) ||
        ARTICLE.test(word) ||
        (classOf((words[at] ?? '').charCodeAt(0)) & UPPER) !== 0,
    );
}

const CONTRACTED = /\p{L}['’](?:ll|re|ve|d|m|t)$/iu;

/** Whether a match is a contraction of other words: "we'll" is no "Well", "I'd" no "ID". */
export const isContraction = (found: string, { written }: Entry): boolean =>
  CONTRACTED.test(found) && !/['’]/u.test(written);
