import { codesOf } from '../../shared/characters.ts';
import { lazily } from '../../shared/lazily.ts';
import { inTraditional } from '../text/chinese-scripts.ts';
import { fold, isWhiteSpace } from '../text/letters.ts';
import { PARTS, SUMMARIES } from './introductions/index.ts';

const setOf = (words: string): ReadonlySet<string> =>
  new Set([words, inTraditional(words)].flatMap((list) => fold(list).split(',')).map((word) => word.trim()));
const ALL_PARTS = lazily(() => setOf(`${PARTS}, ${SUMMARIES}`));
const ALL_SUMMARIES = lazily(() => setOf(SUMMARIES));

const AROUND = codesOf('*_');
const BEFORE = codesOf('■●▼◆・');
const BEHIND = codesOf(':：');

/** Without marks around a head, its spaces alike. */
function withoutMarks(head: string): string {
  let [start, end] = [0, head.length];
  const isMark = (code: number) => AROUND.has(code) || isWhiteSpace(code);
  while (end > 0 && (isMark(head.charCodeAt(end - 1)) || BEHIND.has(head.charCodeAt(end - 1)))) end -= 1;
  while (start < end && (isMark(head.charCodeAt(start)) || BEFORE.has(head.charCodeAt(start)))) start += 1;
  const bare = head.slice(start, end);
  return /\s\s|[^\S ]/u.test(bare) ? bare.replace(/\s+/gu, ' ') : bare;
}

/** No head of a part is longer. */
const MAX_PART = 32;

/** Whether a head is that of a part or trait of an item ("Price", "長所"), in any of the languages. */
export const isPart = (head: string): boolean =>
  head.length < MAX_PART && ALL_PARTS().has(withoutMarks(fold(head)));

/** Whether a head says that an answer in a sentence or two follows ("TL;DR", "Kurz gesagt"). */
export const isSummary = (head: string): boolean => ALL_SUMMARIES().has(withoutMarks(fold(head)));
