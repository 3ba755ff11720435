import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { advisesAgainst, isAdvisedAgainst, isCrossedOut } from './advice.ts';
import type { Candidate } from './group.ts';
import { introductionIn } from './introduction.ts';

/* Items that advise against what they name. */

/** What stands before a name in an item: "Be cautious about: Acme". */
const LABEL = /^[^:：→.!?\n]{2,40}(?=[:：→\n])/u;

/** The same in a word or two that tell nothing of lists: "Skip: Acme". */
const SKIPPED =
  /^[^\p{L}]*(?:(?:one to |i['’]d )?skip|(?:hard )?pass|pass on|don['’]t bother|leave it|lieber nicht|besser nicht|finger weg|à zapper|paso|mejor no|meglio di no|liever niet|lepiej nie)[^\p{L}]*$/iu;

/** Whether an item has the label of what is advised against, or of where one buys what is listed. */
function isUnderWarning(text: string, { start, end }: Candidate, head: Span): boolean {
  const before = text.slice(start, head.start);
  if (isCrossedOut(before) || (before !== '' && advisesAgainst(before))) return true;
  const label = LABEL.exec(text.slice(start, end))?.[0] ?? '';
  if (label === '') return false;
  const { avoid, shops } = introductionIn(label);
  return shops || (start + label.length <= head.start && (avoid || SKIPPED.test(label)));
}

/** What an item says itself, and the paragraphs and items right below it: no more pieces tell of it alone. */
const MAX_TOLD = 6;

function toldOf(text: string, { pieces }: Blocks, { start, end, from, to }: Candidate): string {
  const isOwn = (at: number) =>
    at < to &&
    (pieces[from]?.kind === 'heading' ? pieces[at]?.kind !== 'heading' : (pieces[at]?.item ?? -1) >= 0);
  const row = pieces[from];
  if (row?.kind === 'row') return text.slice(row.start, row.end);
  let last = end;
  for (let at = from + 1; at <= from + MAX_TOLD && isOwn(at); at += 1) last = pieces[at]?.end ?? last;
  return text.slice(start, last);
}

/** Whether an item, or what is said of it, advises against what it names; `alone` where it is a paragraph by itself. */
export const isWarnedOf = (
  text: string,
  blocks: Blocks,
  item: Candidate,
  head: Span,
  alone: boolean,
): boolean => isUnderWarning(text, item, head) || isAdvisedAgainst(toldOf(text, blocks, item), alone);
