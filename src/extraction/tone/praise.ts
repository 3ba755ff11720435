import { languageOf, usualLanguage } from './language-of.ts';
import { plain } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { proposedIn } from './proposals.ts';
import { tokensOf } from './tokens.ts';
import { verdictsOf } from './verdicts.ts';

/** What a sentence says of the names in it, in their order (from `ADVICE` down it advises against one), and whether it praises or proposes any. */
export interface Praise {
  readonly names: readonly number[];
  readonly praises: boolean;
}

const NOTHING: Praise = { names: [], praises: false };

/**
 * Reads sentences of a text in which something is named, whoever that is.
 * @returns what a sentence says that has `NAME` in the place of each name.
 */
export function praiseReader(text: string): (sentence: string) => Praise {
  const usual = usualLanguage(text);
  return (sentence) => {
    const folded = plain(sentence);
    const lexicon = lexiconOf(languageOf(folded, usual));
    if (!lexicon) return NOTHING;
    const { names, whole } = verdictsOf(tokensOf(sentence, folded, lexicon));
    const isProposing = proposedIn(tokensOf(sentence, folded, lexicon.proposals)).some(Boolean);
    return { names, praises: isProposing || whole > 0 || names.some((verdict) => verdict > 0) };
  };
}
