import type { ToneLexicon } from './lexicon.ts';
import { proposedIn } from './proposals.ts';
import { isQuestion } from './questions.ts';
import { tokensOf } from './tokens.ts';
import { NO_VERDICTS, type Verdicts, verdictsOf } from './verdicts.ts';

/** Footnotes are looked for at the beginning of a sentence only, questions at its end. */
const FOOTNOTE = /^\s*\[?\^?\w{1,3}\]?:\s*https?:/u;
/** So many characters of an edge of a sentence are looked at. */
export const EDGE = 16;

/** The words of a sentence as they stand and folded, and the lexicon of their language; null where there is none. */
export interface Worded {
  readonly words: string;
  readonly folded: string;
  readonly lexicon: ToneLexicon | null;
}

/** What a sentence says; a question says nothing unless it is a title, nor does a footnote. */
export function verdictsIn({ words, folded, lexicon }: Worded, isTitle = false): Verdicts {
  if (!lexicon || (!isTitle && isQuestion(words.slice(-EDGE))) || FOOTNOTE.test(words.slice(0, EDGE)))
    return NO_VERDICTS;
  return verdictsOf(tokensOf(words, folded, lexicon));
}

/** Which of the names in a sentence it proposes. */
export const proposalsIn = ({ words, folded, lexicon }: Worded): readonly boolean[] =>
  lexicon ? proposedIn(tokensOf(words, folded, lexicon.proposals)) : [];
