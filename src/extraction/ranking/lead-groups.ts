import { ASTERISK, EMOJI, UNDERSCORE } from '../../shared/characters.ts';
import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import type { Span } from '../text/span.ts';
import { isDeed } from './caseless-form.ts';
import { chosenIn, isChoiceLabel } from './choice-labels.ts';
import { type Candidate, type Group, MAX_LABEL } from './group.ts';
import { headOf, isTitle } from './heads.ts';
import { introductionIn, saysNothing } from './introduction.ts';
import { isNumbered, partedGroups } from './parted-groups.ts';

/** A longer head in a script without capitals is a sentence. */
const MAX_CASELESS = 30;

/** "If you run an agency: Acme.": a phrase, and a name that is all that follows. */
const LABEL_AND_NAME =
  /^[^.!?:：→\n]{2,60}[:：]\s?(?:(?:\p{Lu}|\d)[^\s.!?:：]*(?:\s(?:\p{Lu}|\d|&)[^\s.!?:：]*){0,4}|\p{Lo}[^\s.。，、:：]{1,15})[.;。；]?$/u;

/** "Pour le sport → Acme": what is pointed from ends no earlier. Several arrows are the steps of a way. */
const POINTS = /^[^→.!?\n]{2,60}→\s?(?=\S)(?![^→\n]{0,80}→)/u;

/** Whether a paragraph begins with a name that is set off from what is said of it. */
function hasTitle(text: string, piece: Span): boolean {
  const begun = text.slice(piece.start, Math.min(piece.end, piece.start + 80));
  // Nearly all paragraphs go on with a small letter: "This laptop …".
  if (/^[^\s:]+\s\p{Ll}(?:[^:–—→\s]|\s(?!-\s)){50}/u.test(begun)) return false;
  if (POINTS.test(begun) || chosenIn(begun)) return true;
  const head = headOf(text, piece);
  const title = text.slice(head.start, head.end);
  return (
    head.cut &&
    head.rest < piece.end &&
    (LABEL_AND_NAME.test(text.slice(head.start, piece.end)) ||
      isChoiceLabel(title) ||
      (isTitle(title.split(/\s+/)) && (title.length <= MAX_CASELESS || !CASELESS.test(title))))
  );
}

/** Whether a paragraph is one short line that ends no sentence, as the titles over lists do. */
function isTitleLine(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_TITLE) return false;
  const line = text.slice(start, end);
  return (
    !/[\n.!?:：。！？,、]/u.test(line) && isTitle(line.split(/\s+/)) && saysNothing(introductionIn(line))
  );
}

/** A line that says in a few words what a choice is for, and which: "여름 데이트: 블루문 향수. 가볍습니다." */
const LABELLED_LINE = /^[^:：→.。!?！？\n]{2,24}[:：]\s?(?=\p{Lo})/u;
const LINE_REACH = 32;
/** Fewer lines are no list. */
const MIN_LINES = 3;

/** Lines right below each other without capitals that begin with labels, one of a choice at least and none of a trait, by their pieces. */
function labelledLines(text: string, { pieces }: Blocks): ReadonlySet<number> {
  const found = new Set<number>();
  let run: { readonly piece: number; readonly label: string }[] = [];
  const close = () => {
    if (
      run.length >= MIN_LINES &&
      run.some(({ label }) => isChoiceLabel(label)) &&
      !run.some(({ label }) => isDeed(label))
    )
      for (const { piece } of run) found.add(piece);
    run = [];
  };
  for (const [piece, { kind, item, start, end }] of pieces.entries()) {
    const line = kind === 'paragraph' && item < 0 ? text.slice(start, Math.min(end, start + LINE_REACH)) : '';
    const label = LABELLED_LINE.exec(line)?.[0].split(/[:：]/u, 1)[0] ?? '';
    if (label === '' || /\S|\n\s*\n/u.test(text.slice(pieces[piece - 1]?.end ?? 0, start))) close();
    if (label !== '') run.push({ piece, label });
  }
  close();
  return found;
}

/** Titles of one line are no longer. */
const MAX_TITLE = 48;

/** "✅ **Acme**": an ornament before bold type. */
const ORNAMENT = new RegExp(String.raw`^(?:${EMOJI}|[■□●○◆◇▼▲△★☆✓✔►▶・]){1,2}\s?\*\*`, 'u');

const ORNAMENT_REACH = 16;

/** Whether a paragraph is a sentence that leads over to what is below it, however it begins. */
const leadsOver = (text: string, { start, end }: Span): boolean =>
  end - start > MAX_LABEL && /[:：][*_]*$/u.test(text.slice(end - 4, end));

/** A line in bold type and nothing else. */
const BOLD_LINE = /^\*\*[^*\n]+\*\*[:：]?$/u;

/**
 * Without titles: of tables and numbered lists, where few have a table below ("**Our comparison**", "**Our view**"), and those
 * below which one list goes on ("【Springs】", "■ Acme", "【Foam】", "■ Nova").
 */
function withoutTitles<Lead extends Candidate>(
  text: string,
  { pieces, items }: Blocks,
  leads: readonly Lead[],
): Lead[] {
  const below = ({ from }: Lead) => pieces[from + 1];
  const itemBelow = (lead: Lead) => items[below(lead)?.item ?? -1];
  const listBelow = (lead: Lead) => {
    const first = itemBelow(lead);
    return first && first.parent === pieces[lead.from]?.item ? first.list : -1;
  };
  const byList = Map.groupBy(leads, listBelow);
  byList.delete(-1);
  const isShared = (lead: Lead) => (byList.get(listBelow(lead))?.length ?? 0) > 1;
  const isTitle = ({ start, end }: Lead) => BOLD_LINE.test(text.slice(start, end));
  const isOverTable = (lead: Lead) => below(lead)?.kind === 'row' && isTitle(lead);
  const tables = leads.filter(isOverTable).length;
  const few = tables > 0 && tables * 2 <= leads.length;
  const isOver = (lead: Lead) => isOverTable(lead) || (itemBelow(lead)?.number === 1 && isTitle(lead));
  return leads.filter((lead) => !isShared(lead) && !(few && isOver(lead)));
}

/** Paragraphs that begin with bold type or with a title; what is told goes up to the next one or a heading. */
export function leadGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items } = blocks;
  type Lead = Candidate & { to: number };
  const groups: { parent: number; candidates: Lead[] }[] = [];
  const open = new Map<number, { lead: Lead | null; group: { parent: number; candidates: Lead[] } }>();
  const lines = labelledLines(text, blocks);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') {
      for (const { lead } of open.values()) if (lead) lead.to = Math.min(lead.to, index);
      open.clear();
    }
    if (piece.kind !== 'paragraph' || items[piece.item]?.first === index) continue;
    const code = text.charCodeAt(piece.start);
    const bold = (code === ASTERISK || code === UNDERSCORE) && text.charCodeAt(piece.start + 1) === code;
    const marked =
      bold ||
      ORNAMENT.test(text.slice(piece.start, piece.start + ORNAMENT_REACH)) ||
      isNumbered(text, piece.start);
    const isOverList =
      pieces[index + 1]?.kind === 'paragraph' && (pieces[index + 1]?.item ?? -1) > piece.item;
    if (
      leadsOver(text, piece) ||
      (!marked && !lines.has(index) && !hasTitle(text, piece) && !(isOverList && isTitleLine(text, piece)))
    )
      continue;
    let before = open.get(piece.item);
    if (!before) {
      const group = { parent: piece.item, candidates: [] };
      groups.push(group);
      before = { lead: null, group };
      open.set(piece.item, before);
    }
    if (before.lead) before.lead.to = Math.min(before.lead.to, index);
    const lead: Lead = {
      start: piece.start,
      end: piece.end,
      from: index,
      to: items[piece.item]?.end ?? pieces.length,
      number: 0,
    };
    before.lead = lead;
    before.group.candidates.push(lead);
  }
  return groups.flatMap(({ parent, candidates }) =>
    partedGroups(text, blocks, 'leads', withoutTitles(text, blocks, candidates), parent),
  );
}
