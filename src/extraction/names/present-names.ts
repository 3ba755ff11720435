import { firstHit } from '../languages/hits.ts';
import { classId, FAMILY_OF, type WordHits } from '../languages/lexicon.ts';
import type { Document } from '../text/document.ts';
import type { Naming } from './find-names.ts';

const [ABSENT, MISSING, NEUTRAL, NEGATION] = ['absent', 'missing', 'neutral', 'negation'].map(classId);
const SENTIMENT = FAMILY_OF[classId('praise')];
/** Code units between a phrase of absence and the name that it is about, and between names that share one. */
const REACH = 60;
const JOINT = 8;
/** Ends what a phrase is about. */
const END = /[;；。！？!?\n]|\.\s/u;

/** Namings without those that the text says are absent ("no information about Acme"): these mention nobody (reading.md, Mention). */
export function presentNamings({ text }: Document, hits: WordHits, namings: readonly Naming[]): Naming[] {
  const absent = new Set<number>();
  /** True where nothing between two places ends the clause or says something else. */
  const isOneClause = (from: number, to: number): boolean => {
    if (to - from > REACH || END.test(text.slice(from, to))) return false;
    for (let hit = firstHit(hits, from); (hits.starts[hit] ?? to) < to; hit += 1) {
      const id = hits.classes[hit] ?? 0;
      if (FAMILY_OF[id] === SENTIMENT && id !== NEUTRAL && id !== NEGATION && (hits.ends[hit] ?? 0) <= to)
        return false;
    }
    return true;
  };
  let next = 0;
  for (const [hit, id] of hits.classes.entries()) {
    if (id !== ABSENT && id !== MISSING) continue;
    const [start, end] = [hits.starts[hit] ?? 0, hits.ends[hit] ?? 0];
    while (next < namings.length && (namings[next]?.start ?? 0) < start) next += 1;
    const step = id === ABSENT ? 1 : -1;
    let at = id === ABSENT ? next : next - 1;
    const isJoined = (one: number, other: number): boolean => {
      const [left, right] = [namings[Math.min(one, other)], namings[Math.max(one, other)]];
      return left && right ? right.start - left.end <= JOINT && isOneClause(left.end, right.start) : false;
    };
    const one = namings[at];
    if (!one || !(step > 0 ? isOneClause(end, one.start) : isOneClause(one.end, start))) continue;
    do {
      absent.add(at);
      at += step;
    } while (isJoined(at - step, at));
  }
  return absent.size === 0 ? [...namings] : namings.filter((_, at) => !absent.has(at));
}
