import type { WordUses } from '../text/word-uses.ts';
import { firstWord, type ReadItem } from './items.ts';
import { actsAsThing, isNamely, type Slot, slotsOf, subjectOf } from './slots.ts';

/** Fewer sentences in bold type are emphasis. */
const MIN_SENTENCES = 3;
/** Of names less likely than that, most sentences have to say what things do. */
const LIKELY = 1.7;

/** "Die", in "Die DKB überzeugt": the name stands behind it. */
const ARTICLE =
  /^(?:(?:The|Die|Der|Das|La|Le|Les|El|Los|Las|Il|Lo|Gli|I|O|A|Os|As|De|Het|Η|Ο|Το)\s|L['’])(?=\p{Lu}|\d)/u;

/** Whether the head of an item is a whole sentence in bold type: "**Acme makes the best boots.** They …". */
const isBoldSentence = (text: string, { head }: ReadItem): boolean =>
  text.startsWith('**', head.start - 2) && /^[.!。！]\*\*$/u.test(text.slice(head.end, head.rest));

/** What a sentence begins with that tells where, with whom or whom else: "Bij Acme zou ik niets bestellen". */
const NO_SUBJECT =
  /^(?:with|at|for|from|in|on|by|also|door|mit|bei|für|von|im|auch|avec|chez|pour|dans|aussi|con|en|para|por|también|anche|presso|per|da|com|no|na|também|met|bij|voor|van|ook|u|w|z|dla|hos|med|för|till|fra|til)\s/iu;

/** The names that are the subject of a sentence; none where that may be no name. */
function namesIn(text: string, { head }: ReadItem, uses: WordUses): readonly Slot[] {
  const said = text.slice(head.start, head.end);
  if (NO_SUBJECT.test(said)) return [];
  const start = head.start + (ARTICLE.exec(said)?.[0].length ?? 0);
  const subject = subjectOf(text, { start, end: head.rest }, uses);
  if (!subject || !isNamely(subject)) return [];
  const names = slotsOf(text, subject, uses, true);
  return names.every(isNamely) ? names : [subject];
}

/**
 * The items whose heads are sentences in bold type that each begin with another name, told by these, where there are
 * several; what begins with none tells of something else ("**Be careful with Acme.**"). Null where they are none.
 */
export function namesOfBoldSentences(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] | null {
  const sentences = reads.filter((read) => isBoldSentence(text, read));
  if (sentences.length < MIN_SENTENCES || sentences.length * 2 < reads.length) return null;
  let acting = 0;
  let forms = 0;
  const told = sentences.flatMap((read) => {
    const slots = namesIn(text, read, uses);
    const last = slots.at(-1);
    if (!last) return [];
    acting += Number(actsAsThing(text, last, read.candidate));
    forms += last.form;
    return [{ ...read, slots, form: Math.max(last.form, 1), part: false }];
  });
  const firsts = new Set(told.map(firstWord));
  const named =
    told.length >= MIN_SENTENCES && told.length * 2 > sentences.length && firsts.size === told.length;
  return named && (acting * 2 >= told.length || forms >= told.length * LIKELY) ? told : null;
}
