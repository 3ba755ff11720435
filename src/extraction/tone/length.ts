import { ASCII, isCapitalLatin, isSmallLatin, isSurrogate } from '../../shared/characters.ts';
import { classOf, WORD } from '../text/letters.ts';

/** Letters of scripts in which a sign is about a syllable or a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LETTER = /\p{L}/gu;
/** For how many letters of others such a sign stands. */
const DENSITY = 2.5;

/** Whether a code unit beyond ASCII may be a letter or a part of one: signs for names and dashes are none. */
const mayBeLetter = (code: number): boolean => isSurrogate(code) || (classOf(code) & WORD) !== 0;

/** How much a sentence tells, in letters; numbers, as of prices, tell nothing. */
export function lengthOf(words: string): number {
  let letters = 0;
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    if (isSmallLatin(code) || isCapitalLatin(code)) letters += 1;
    else if (code >= ASCII && mayBeLetter(code)) return lengthInScripts(words);
  }
  return letters;
}

function lengthInScripts(words: string): number {
  const dense = words.match(DENSE)?.length ?? 0;
  return (words.match(LETTER)?.length ?? 0) + dense * (DENSITY - 1);
}
