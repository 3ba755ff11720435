import { matchesIn } from '../text/matches.ts';
import { isChoiceLabel } from './choice-labels.ts';
import type { Candidate } from './group.ts';
import type { ItemReader } from './item-reader.ts';
import type { ReadItem } from './items.ts';

/* Whether items have what things have and tips or steps have not: parts, traits, and whom they are for. */

/** Of the parts inside an item so many are looked at. */
const MAX_PARTS = 4;
/** Lines of an item are looked at so far, and what is said behind its head, in characters. */
const LINES_REACH = 600;
const WHOM_REACH = 80;
/** What a line below a head begins with: "Price: …". */
const LINE_KEY = /\n[\s*_・•-]*([^\s:：*_][^:：*\n]{0,16}?)\*{0,2}[:：]/gu;

/** Whether most items have parts themselves ("Price", "Pros"). */
export function areDetailed(reader: ItemReader, candidates: readonly Candidate[]): boolean {
  const detailed = candidates.filter((candidate) =>
    reader.inner.of(candidate)?.candidates.slice(0, MAX_PARTS).some(reader.isPart),
  ).length;
  return detailed > 1 && detailed * 2 > candidates.length;
}

/** What the lines below the head of an item begin with, before a colon. */
function lineKeys(text: string, start: number, end: number): ReadonlySet<string> {
  const told = text.slice(start, Math.min(end, start + LINES_REACH));
  return new Set(matchesIn(told, LINE_KEY).map(([, key = '']) => key.toLowerCase()));
}

/** Whether most items have a line below their head that begins alike: "Price: 10", "Price: 20". */
export function haveCommonLines(text: string, candidates: readonly Candidate[]): boolean {
  const counts = new Map<string, number>();
  for (const [at, { start }] of candidates.entries())
    for (const key of lineKeys(text, start, candidates[at + 1]?.start ?? text.length))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most > 1 && most * 3 >= candidates.length * 2;
}

/** Whether most items say behind their heads what each is a choice for: "Acme – best for teams". */
export function tellForWhom(text: string, reads: readonly ReadItem[]): boolean {
  const telling = reads.filter(({ head, candidate }) => {
    const said = text.slice(head.rest, Math.min(candidate.end, head.rest + WHOM_REACH));
    const label = /^[\s*_:–—-]*(\p{L}[^.,;:()–—\n]*)/u.exec(said)?.[1] ?? '';
    return label !== '' && isChoiceLabel(label.replace(/[\s*_]+$/u, ''));
  }).length;
  return telling > 1 && telling * 2 >= reads.length;
}
