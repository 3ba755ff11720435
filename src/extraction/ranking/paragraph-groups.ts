import { isFunctionWord } from '../names/no-names.ts';
import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { advisesAgainst } from './advice.ts';
import { isChoiceLabel } from './choice-labels.ts';
import { type Candidate, type Group, MAX_LABEL } from './group.ts';
import { introductionIn, introductionOf } from './introduction.ts';
import { subjectLength } from './subjects.ts';

/** What a line says before its end, and a line that is short and ends no sentence. */
const LABEL_LINE = /^(?![^\n]*[:：]\s*[\p{L}\p{N}])[^\n.!。！→]{4,70}$/u;
const NAME_LINE = /^[^\n!?。！？→:：]{2,40}$/u;
const MIN_LABELLED = 2;

/** "If they like classics", and in the next line "Acme": names below labels of choices, each all that its line says. */
export function labelledGroups(text: string, { pieces }: Blocks): Group[] {
  const candidates: Candidate[] = [];
  const lines: (Span & { readonly piece: number })[] = [];
  for (const [piece, { kind, item, start, end }] of pieces.entries()) {
    if (kind !== 'paragraph' || item >= 0) continue;
    const newline = text.slice(start, Math.min(end, start + MAX_LABEL)).indexOf('\n');
    if (newline < 0) lines.push({ start, end, piece });
    else lines.push({ start, end: start + newline, piece }, { start: start + newline + 1, end, piece });
  }
  for (const [at, { start, end, piece }] of lines.entries()) {
    const name = lines[at + 1];
    if (!name || end - start > MAX_LABEL || name.piece > piece + 1) continue;
    const saysForWhom = (line: string) => isChoiceLabel(line.replace(/^[^\p{L}\p{N}]+|[\s:：*_?？]+$/gu, ''));
    const label = text.slice(start, end);
    const below = text.slice(name.start, Math.min(name.end, name.start + MAX_LABEL)).split('\n', 1)[0] ?? '';
    if (LABEL_LINE.test(label) && NAME_LINE.test(below) && saysForWhom(label) && !saysForWhom(below))
      candidates.push({ start: name.start, end: name.end, from: piece, to: name.piece + 1, number: 0 });
  }
  const introduction = { ...introductionIn(''), choices: true };
  return candidates.length < MIN_LABELLED
    ? []
    : [{ kind: 'leads', candidates, introduction, ordered: false, named: true, parent: -1 }];
}

const LEADS_OVER = /[:：]/;
/** Shorter paragraphs and fewer are no list. */
const MIN_OPENING = 20;
const MIN_OPENINGS = 3;
/** How much of a paragraph tells with what it begins. */
const OPENING_REACH = 80;

/** Whether a sentence begins with what may be a name, and with no "These", "Aquí". */
const beginsWithName = (sentence: string): boolean =>
  subjectLength(sentence) > 0 && !isFunctionWord(/^[\p{L}]+/u.exec(sentence)?.[0] ?? '');

/** Paragraphs behind what leads over to choices that each begin with another subject: "Acme offers …". */
export function openingGroups(text: string, blocks: Blocks): Group[] {
  const runs: Candidate[][] = [];
  let open: Candidate[] = [];
  for (const [at, { kind, item, start, end }] of blocks.pieces.entries()) {
    const opens =
      kind === 'paragraph' &&
      item < 0 &&
      !LEADS_OVER.test(text.slice(end - 1, end)) &&
      end - start >= MIN_OPENING &&
      beginsWithName(text.slice(start, Math.min(end, start + OPENING_REACH)));
    if (!opens) open = [];
    else if (open.push({ start, end, from: at, to: at + 1, number: 0 }) === MIN_OPENINGS) runs.push(open);
  }
  return runs.map((candidates) => ({
    kind: 'openings',
    candidates,
    introduction: introductionOf(text, blocks, candidates[0]?.from ?? 0),
    ordered: false,
    parent: -1,
  }));
}

/** A name in bold type in the first sentence of a paragraph: "Finally, **Acme** is a good choice". */
const IN_SENTENCE =
  /^(?![\s*_]*\*\*[^*]+(?:[:：]\*\*|\*\*\s?[:：]))[^*\n.!?。！？:：]{0,120}\*\*(?=[^*\n]{2,60}\*\*)/u;
/** A shorter paragraph tells nothing about the name in it. */
const MIN_TOLD = 40;

/**
 * Paragraphs of a section that each tell about one choice, whose name stands in bold type in their first sentence, in
 * two of them behind other words.
 */
export function sentenceGroups(text: string, { pieces }: Blocks): Group[] {
  const groups: (Candidate & { to: number; readonly inside: boolean })[][] = [];
  let open: (typeof groups)[number] = [];
  for (const [index, { kind, item, start, end }] of pieces.entries()) {
    if (kind === 'heading') open = [];
    if (kind !== 'paragraph' || item >= 0) continue;
    const before = IN_SENTENCE.exec(text.slice(start, Math.min(end, start + 200)))?.[0];
    // "The shortlist looks like this:" leads over to a list of its own.
    if (before === undefined && LEADS_OVER.test(text.slice(end - 1, end))) open = [];
    if (before === undefined || end - start < MIN_TOLD || advisesAgainst(before)) continue;
    if (open.length === 0) groups.push(open);
    const last = open.at(-1);
    if (last) last.to = index;
    const inside = before.length > 2;
    open.push({ start: start + before.length - 2, end, from: index, to: index + 1, number: 0, inside });
  }
  const introduction = introductionIn('');
  return groups
    .filter((candidates) => candidates.filter(({ inside }) => inside).length > 1)
    .map((candidates) => ({ kind: 'sentences', candidates, introduction, ordered: false, parent: -1 }));
}
