import { signsOf } from '../prose/signs.ts';
import { LEAST_ODDS, oddsOf } from '../prose/weights.ts';
import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { advisesAgainst } from './advice.ts';
import { boldNamesIn } from './bold-names.ts';
import { introductionIn, leadsToOthers } from './introduction.ts';
import type { ReadGroup } from './items.ts';
import { firstWords, startOf } from './left-out.ts';
import type { Slot } from './slots.ts';
import { namesInSummary } from './summary.ts';
import { verdictsOf } from './verdicts.ts';

/* What an answer takes beside its lists: before the first of them, and behind the last. */

/** What a paragraph beside a list names. */
export interface Aside {
  readonly head: Span;
  readonly slots: readonly Slot[];
  readonly from: number;
  readonly to: number;
}

/** How likely names are at least. */
const LEAST_FORM = 1;

/** What is set in bold type in a run of a piece, and may be a name. */
const boldIn = (text: string, run: Span, piece: number, uses: WordUses): Aside[] =>
  boldNamesIn(text, run, uses, LEAST_FORM).map((name) => ({ ...name, from: piece, to: piece }));

/** The paragraphs outside of lists whose pieces `isWanted`, with what is set in bold type in them. */
const paragraphsOf = (text: string, { pieces }: Blocks, isWanted: (start: number) => boolean) =>
  pieces.flatMap(({ kind, item, start, end }, piece) =>
    kind === 'paragraph' && item < 0 && isWanted(start) && text.slice(start, end).includes('**')
      ? [{ start, end, piece }]
      : [],
  );

/** The one name in bold type that a sentence before a list takes: "I'd stay with **Acme**. Others to look at: - …". */
function takenBefore(text: string, blocks: Blocks, uses: WordUses, list: number): Aside[] {
  const begin = text.search(/\S/u);
  const taken = paragraphsOf(text, blocks, (start) => start < list).flatMap(({ piece, ...paragraph }) =>
    sentencesOf(text, paragraph.start, paragraph.end).flatMap((sentence) => {
      const [name, ...others] = boldIn(text, sentence, piece, uses);
      // "Look for **SPF 50+, with a matt finish**": traits.
      if (!name || others.length > 0 || name.slots.some(({ label }) => /[,，、]/u.test(label))) return [];
      const naming = { ...name.head, brand: 0 };
      const place = { namings: [naming], isFirst: sentence.start <= begin, isLast: false };
      const odds = oddsOf('first', signsOf(text, { ...sentence, ...place }));
      return odds > LEAST_ODDS.first ? [name] : [];
    }),
  );
  return taken.length === 1 ? taken : [];
}

/** The names in bold type of a paragraph behind a list that says that they are further ones: "Also worth a look: **Acme**". */
const furtherBehind = (text: string, blocks: Blocks, uses: WordUses, list: number): Aside[] =>
  paragraphsOf(text, blocks, (start) => start > list).flatMap(({ piece, start, end }) => {
    const names = boldIn(text, { start, end }, piece, uses);
    const before = text.slice(start, names[0]?.head.start ?? start);
    return leadsToOthers(before) && !introductionIn(before).avoid && !advisesAgainst(text.slice(start, end))
      ? names
      : [];
  });

/**
 * What a text says it would take before it lists others: "Go with Acme. Other options: …", or whoever else, where none of
 * them is Acme.
 */
export function firstChoices(
  text: string,
  blocks: Blocks,
  uses: WordUses,
  chosen: readonly ReadGroup[],
): readonly Aside[] {
  const [first] = chosen.toSorted((a, b) => startOf(a) - startOf(b));
  if (!first) return [];
  const verdicts = verdictsOf(text, blocks, uses);
  const { rest } = first.group.introduction;
  const told = verdicts.length > 0 || !rest ? verdicts : namesInSummary(text, blocks, uses);
  const listed = new Set(firstWords(first));
  /** "My pick: Acme" sums a list up, and scripts without capitals tell too little of who is meant. */
  const isApart = ({ head, slots, from }: Aside) =>
    !/[:：]/u.test(text.slice(blocks.pieces[from]?.start ?? 0, head.start)) &&
    slots.every(({ label, words }) => !CASELESS.test(label) && !listed.has(words[0] ?? ''));
  // A list with numbers has its own first.
  if (!rest && (first.group.ordered || !verdicts.every(isApart))) return [];
  const before = told.filter(({ head }) => head.start < startOf(first));
  if (before.length > 0) return before;
  // What scripts without capitals set in bold type is a name more surely where the list tells that it has the others.
  return takenBefore(text, blocks, uses, startOf(first)).filter(({ slots }) =>
    slots.every(({ label, words }) => (rest || !CASELESS.test(label)) && !listed.has(words[0] ?? '')),
  );
}

/** The further choices that a text tells of behind its last list. */
export function furtherChoices(
  text: string,
  blocks: Blocks,
  uses: WordUses,
  chosen: readonly ReadGroup[],
): readonly Aside[] {
  const last = chosen.toSorted((a, b) => startOf(a) - startOf(b)).at(-1);
  const end = Math.max(...(last?.reads.map(({ candidate }) => candidate.start) ?? []));
  return last ? furtherBehind(text, blocks, uses, end) : [];
}
