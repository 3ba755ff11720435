import type { ReadItem } from './items.ts';

/* How a head goes over into what is said of it. */

/** What parts heads from what is said of them, and so is alike in the lists of one answer. */
export type HeadEnd = 'whole' | 'colon' | 'dash' | 'cut' | 'sentence';

/** Less behind a head says nothing of it. */
const MIN_REST = 4;

/** Whether an item says anything of its head behind it. */
export const tellsOfHead = ({ head, candidate }: ReadItem): boolean => candidate.end - head.rest >= MIN_REST;

/** What parts the head of an item from what is said of it. */
export function endOf(text: string, read: ReadItem): HeadEnd {
  const { head } = read;
  if (!tellsOfHead(read)) return 'whole';
  const sign = text.slice(head.end, head.rest + 4).replace(/[\s*_]+/gu, '')[0] ?? '';
  if (sign === ':' || sign === '：') return 'colon';
  if (/[–—-]/u.test(sign)) return 'dash';
  return head.cut ? 'cut' : 'sentence';
}

/** Whether a colon is right behind a head, or the last of it. */
export const isOverColon = (text: string, { head }: ReadItem): boolean =>
  /^[*_]*[:：]|[:：]$/u.test(text.slice(head.end, head.rest).trimEnd());

/** Whether a likely name in bold type has a line of its own, but for what brackets say of it. */
export function hasOwnLine(text: string, { head, candidate, form }: ReadItem): boolean {
  if (form < 0.6) return false;
  const rest = text.slice(head.rest, candidate.end);
  return /^\s*(?:[(（][^()（）]*[)）]\s*)?(?:$|\n)/u.test(rest) && head.rest > head.end;
}
