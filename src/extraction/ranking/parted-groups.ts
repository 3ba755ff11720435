import type { Blocks } from '../text/blocks.ts';
import { numberIn, OTHER_NUMBERS } from '../text/numbering.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import { placeIn } from './choice-labels.ts';
import { type Candidate, type Group, MAX_LABEL } from './group.ts';
import { headOf } from './heads.ts';
import { type Introduction, introductionIn, introductionOf } from './introduction.ts';
import { isPart } from './parts.ts';

/** What a number before an item looks like. */
export const NUMBERED = new RegExp(String.raw`^[\s*_[]*(?:\d{1,3}\\?[.)](?=[\s*])|【|${OTHER_NUMBERS})`, 'u');

/** "1순위: Acme", "Platz 2 – Acme": what stands before a name may say a place. */
const PLACED = /^[^\p{L}\p{N}]*([^:：\n]{2,14}?)(?:[:：]|\s[–—-]\s)/u;

const PICTURE = /^\p{Extended_Pictographic}/u;
const MIN_MARKED = 3;

/** Those that begin with one emoji, where the others begin with another one each: "🐾 Acme", "🐾 Nova", "🛒 Where to buy". */
function byOrnament(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const signs = candidates.map(({ start }) => PICTURE.exec(text.slice(start, start + 2))?.[0] ?? '');
  const counts = Map.groupBy(signs, (sign) => sign);
  const [most = '', { length } = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const alone = length >= MIN_MARKED && length < signs.length && counts.size === 1 + signs.length - length;
  return most !== '' && alone ? candidates.filter((_, at) => signs[at] === most) : [];
}

/** Whether what begins at `start` has a number before it. */
export const isNumbered = (text: string, start: number): boolean =>
  NUMBERED.test(text.slice(start, start + 12));

/** All that a title says: a heading, or a line in bold type behind an ornament at most. */
const ONLY_TITLE = /^[^\p{L}\p{N}*\n]{0,4}\*\*[^*:：→\n]{1,60}[:：]?\*\*[:：]?$/u;

/**
 * Candidates without the titles of some of them, below which stands nothing but the next ("**Budget**", below it
 * "**Acme** – …"), and those apart below titles that say that they are no choices.
 */
function underTitles(
  text: string,
  { pieces }: Blocks,
  candidates: readonly Candidate[],
  introduction: Introduction,
): { readonly members: readonly Candidate[]; readonly introduction: Introduction }[] {
  const isBare = ({ from, to }: Candidate) => {
    const { kind, start, end } = pieces[from] ?? { kind: 'row', start: 0, end: 0 };
    return to === from + 1 && (kind === 'heading' || ONLY_TITLE.test(text.slice(start, end)));
  };
  const isTitle = (one: Candidate, at: number) => {
    const next = candidates[at + 1];
    // "4. Acme" and "5. Nova" are beside each other, whatever is said of them.
    const isBeside = isNumbered(text, one.start) && isNumbered(text, next?.start ?? 0);
    return next?.from === one.to && !isBeside && isBare(one);
  };
  const last = candidates.at(-1);
  const titles = last && isBare(last) ? [] : candidates.filter(isTitle);
  const whole = [{ members: candidates, introduction }];
  if (titles.length === 0 || titles.length * 2 > candidates.length) return whole;
  // "**Acme**", below it "Price: …", "Rooms: …": what recurs are parts of what the titles name.
  const heads = candidates.map((one) => {
    const { start, end } = headOf(text, one);
    return text.slice(start, end).toLowerCase();
  });
  if (new Set(heads).size < heads.length || heads.some(isPart)) return whole;
  const chosen: Candidate[] = [];
  const apart: { members: Candidate[]; introduction: Introduction }[] = [];
  let open = chosen;
  for (const one of candidates) {
    if (!titles.includes(one)) {
      open.push(one);
      continue;
    }
    const said = introductionIn(visibleText(text, one.start, one.end));
    const isOther =
      said.avoid || said.shops || said.sellers || ((said.others || said.traits) && !said.choices);
    open = isOther ? [] : chosen;
    if (isOther) apart.push({ members: open, introduction: said });
  }
  return [{ members: chosen, introduction }, ...apart].filter(({ members }) => members.length > 0);
}

/** Headings or leads that are numbered, two at least, are a list of their own. */
function byNumber(
  text: string,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
  parent: number,
  introduction: Introduction,
): Group[] {
  const group = (members: readonly Candidate[], ordered: boolean): Group[] =>
    members.length > 0 ? [{ kind, candidates: members, introduction, ordered, parent }] : [];
  const apart = (members: readonly Candidate[]): Group[] => [
    ...group(members, true),
    ...group(
      candidates.filter(({ from }) => !members.some((one) => one.from === from)),
      false,
    ),
  ];
  const marked = byOrnament(text, candidates);
  if (marked.length > 0) return apart(marked);
  const numbered = candidates.flatMap((one) => {
    const written = NUMBERED.exec(text.slice(one.start, one.start + 12))?.[0];
    const label = PLACED.exec(text.slice(one.start, Math.min(one.end, one.start + 24)))?.[1] ?? '';
    const number = written === undefined ? placeIn(label) : numberIn(written);
    return written === undefined && number === 0 ? [] : [{ ...one, number }];
  });
  // "1位：Acme" to "5位：Nova", and behind them "【手続き】".
  const placed = numbered.filter(({ number }) => number > 0);
  if (placed.length >= 2) return apart(placed);
  if (numbered.length >= 2) return apart(numbered);
  return byLook(text, kind, candidates).flatMap((members) => group(members, false));
}

/** What stands before bold or italic type at the start of a paragraph. */
const BEFORE_TYPE = /^[^\p{L}\p{N}*_\n]{0,4}/u;

/** How a paragraph begins that may be an item: a title alone in its line, a name in bold or italic type, or plain. */
function lookOf(text: string, { start, end }: Span): 'title' | 'bold' | 'italic' | 'plain' {
  if (ONLY_TITLE.test(text.slice(start, Math.min(end, start + MAX_LABEL)).split('\n', 1)[0] ?? ''))
    return 'title';
  const said = text.slice(start, Math.min(end, start + MAX_LABEL)).replace(BEFORE_TYPE, '');
  return said.startsWith('**') ? 'bold' : /^[*_]\S/u.test(said) ? 'italic' : 'plain';
}

/** Leads by how they look, where most of them look alike and are followed by what is said of them. */
function byLook(
  text: string,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  if (kind === 'headings') return [candidates];
  const looks = Map.groupBy(candidates, (one) => lookOf(text, one));
  const [most, alike] = [...looks].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!alike || most === 'plain' || alike.length < MIN_MARKED || alike.length === candidates.length)
    return [candidates];
  return [alike, candidates.filter((one) => !alike.includes(one))];
}

/**
 * The groups that headings or leads beside each other make: without the titles of some of them, apart by their numbers,
 * ornaments and looks.
 */
export function partedGroups(
  text: string,
  blocks: Blocks,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
  parent: number,
): Group[] {
  const introduction = introductionOf(text, blocks, candidates[0]?.from ?? 0);
  return underTitles(text, blocks, candidates, introduction).flatMap((apart) =>
    byNumber(text, kind, apart.members, parent, apart.introduction),
  );
}
