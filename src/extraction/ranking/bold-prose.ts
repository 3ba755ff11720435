import type { Blocks } from '../text/blocks.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { withSigns } from '../text/with-signs.ts';
import type { WordUses } from '../text/word-uses.ts';
import { type Praise, praiseReader } from '../tone/praise.ts';
import { NAME } from '../tone/tokens.ts';
import { ADVICE } from '../tone/verdicts.ts';
import { advisesAgainst } from './advice.ts';
import { boldNamesIn, inSentences } from './bold-names.ts';
import type { Candidate, Group } from './group.ts';

/** Fewer names in bold type are no list. */
const MIN_NAMES = 3;
/** How likely names are at least. */
const LEAST_FORM = 0.4;
/** So many of the sentences that name something in bold type have to speak well of it: others explain or instruct. */
const LEAST_PRAISING = 0.25;

const NAME_IN_BOLD = /^\*\*([^*]+)/u;

/** "**Best overall: Acme**" is an item of another list. */
const LABELLED = /[:：]/u;

/** So far around a name is looked at for what sets it apart, in characters. */
const REACH = 24;

/** Whether a label stands before a name ("3e place : **Acme**"), or nothing beside it: another list has it. */
function isApart(text: string, sentence: Span, { start, end }: Span): boolean {
  const before = text.slice(Math.max(sentence.start, start - REACH), start);
  const behind = text.slice(end, Math.min(sentence.end, end + REACH));
  return /[:：]\s*$/u.test(before) || (before.trim() === '' && /^[^\p{L}\p{N}]*$/u.test(behind));
}

/** The likely names in bold type of a sentence, each up to the next one, without those that it advises against. */
function namesIn(text: string, sentence: Span, uses: WordUses, read: (sentence: string) => Praise) {
  const bold = boldNamesIn(text, sentence, uses, LEAST_FORM)
    .map(({ head: { start, end } }) => ({ start: start - 2, end: end + 2 }))
    .filter((span) => !LABELLED.test(text.slice(span.start, span.end)) && !isApart(text, sentence, span));
  if (bold.length === 0) return null;
  const { names, praises } = read(withSigns(text, sentence, bold, NAME));
  const taken = bold.filter(
    ({ start }, at) =>
      (names[at] ?? 0) > ADVICE && !advisesAgainst(text.slice(bold[at - 1]?.end ?? sentence.start, start)),
  );
  const spans = taken.map(({ start }, at) => ({ start, end: taken[at + 1]?.start ?? sentence.end }));
  return { spans, praises };
}

/**
 * The names in bold type of a text that has paragraphs alone, wherever they stand in their sentences: "Those with small
 * kitchens are happier with **Acme**, while **Nova** is the budget way in". Three of them are a list where some of their
 * sentences speak well of them.
 */
export function boldNamesInProse(text: string, { pieces }: Blocks, uses: WordUses): Group[] {
  if (!text.includes('**')) return [];
  const read = praiseReader(text);
  const told = pieces.flatMap(({ kind, start, end }, piece) =>
    kind === 'paragraph' && text.slice(start, end).includes('**')
      ? sentencesOf(text, start, end).flatMap((sentence) => {
          const names = namesIn(text, sentence, uses, read);
          return names ? [{ ...names, piece }] : [];
        })
      : [],
  );
  const praising = told.filter(({ praises }) => praises).length;
  if (praising === 0 || praising < LEAST_PRAISING * told.length) return [];
  const candidates = told.flatMap(({ spans, piece }) =>
    spans.map((span): Candidate => ({ ...span, from: piece, to: piece + 1, number: 0 })),
  );
  const names = new Set(candidates.map(({ start, end }) => NAME_IN_BOLD.exec(text.slice(start, end))?.[1]));
  return names.size < MIN_NAMES ? [] : [{ ...inSentences(candidates), named: true }];
}
