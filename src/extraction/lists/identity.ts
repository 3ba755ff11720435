import { isCommonWord, isLegalForm } from '../languages/forms.ts';
import type { Span } from '../text/blocks.ts';
import { classOf, DIGIT, HANGUL, isWord, JOINED, LETTER, SILENT, UNSPACED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { HIDDEN, MARKUP } from '../text/inline.ts';
import type { WordUses } from './head-features.ts';

/** Keys by which two names are one brand: all their letters, and the words that makers put before their products. */
export interface Identity {
  readonly whole: string;
  /** First word that is no common one, with the common ones before it; the whole name where there is none. */
  readonly maker: string;
}

/** Articles and the like, which no name is told by. */
const SKIPPED = /^(?:the|el|la|le|les|los|las|der|die|das|il|lo|i|gli|de|o|a|os|as)$/;

/** Says whose a name is, by its words alone: no list of brands is asked, so that places depend on the text only. */
export function identityOf(
  { text, folded, flags }: Document,
  { start, end }: Span,
  uses: WordUses,
): Identity {
  let whole = '';
  let maker = '';
  let isOpen = true;
  let at = start;
  while (at < end) {
    const kind = classOf(text.charCodeAt(at));
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || (kind & (LETTER | DIGIT)) === 0) {
      if ((kind & SILENT) === 0 && whole !== '' && (kind & (JOINED | HANGUL)) !== 0) isOpen = false;
      at += 1;
      continue;
    }
    const script = kind & (JOINED | HANGUL | UNSPACED);
    const first = at;
    while (
      at < end &&
      isWord(text.charCodeAt(at)) &&
      (classOf(text.charCodeAt(at)) & (JOINED | HANGUL | UNSPACED)) === script
    )
      at += 1;
    let word = folded.slice(first, at);
    if (isLegalForm(word) || (SKIPPED.test(word) && whole === '')) continue;
    for (const form of ['株式会社', '合同会社', '有限会社'])
      if (word.startsWith(form)) word = word.slice(form.length);
    whole += word;
    if (!isOpen) continue;
    maker += word;
    const isTelling =
      script !== 0
        ? word.length > 1
        : word.length > 1 &&
          !isCommonWord(word) &&
          (uses.small.get(word) ?? 0) < (uses.capital.get(word) ?? 1) &&
          !/^\d+$/.test(word);
    if (isTelling) isOpen = false;
  }
  return { whole, maker: isOpen ? whole : maker };
}
