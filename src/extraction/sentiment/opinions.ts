import { classId, WORD_CLASSES, type WordHits } from '../languages/lexicon.ts';
import { classOf, JOINED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { sentencesOf } from '../text/sentences.ts';

/** Kinds of words that features count, behind negations: those of opinions first. */
export const KINDS = [
  'recommendation', 'praise', 'approval', 'criticism', 'blame', 'warning', 'denied praise', 'denied blame', 'lack',
  'contrast', 'condition', 'proposal', 'endorsement', 'redirection', 'exclusion', 'runnerup', 'award', 'pick', 'winner', 'refusal', 'choice', 'kind', 'example',
  'expectation', 'downtoner', 'comparison', 'postcomparison', 'superior', 'inferior', 'questions', 'otherwise', 'conjunction', 'pros', 'cons',
  'retailer', 'sources', 'steps', 'criteria', 'guidance', 'audience', 'trait',
] as const;
export type Kind = (typeof KINDS)[number];

/** Number of the kinds that say something good or bad by themselves. */
export const OPINIONS = 9;

export const kindId = (kind: Kind): number => KINDS.indexOf(kind);

/** Kind of each word class; -1 for those that only change others, or say nothing. */
const KIND_OF = Int8Array.from(WORD_CLASSES, (name) => (KINDS as readonly string[]).indexOf(name === 'brand' ? 'kind' : name));
const [NEGATION, POSTNEGATION, LACK, CONTRAST, TOPIC] = (['negation', 'postnegation', 'lack', 'contrast', 'topic'] as const).map(classId);
const [PROS, CONS] = (['pros', 'cons'] as const).map(classId);
const DENIED = { praise: kindId('denied praise'), blame: kindId('denied blame'), lack: kindId('lack') } as const;
const FIRST_BAD = kindId('criticism');
const WARNING = kindId('warning');

/** Code units that a negation reaches over: fewer where words have one sign or two. */
const REACH = { spaced: 36, joined: 12 } as const;

/** Side of a line: 1 good sides, -1 bad sides, 0 neither. */
export type Side = -1 | 0 | 1;

/** A sentence, or a cell of a table, with the hits in it. */
export interface Said {
  readonly start: number;
  readonly end: number;
  readonly block: number;
  readonly side: Side;
  /** Hits of `Opinions` from one index to before another. */
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
}

/** All sentences of a text and the words that count in them, whoever is named. */
export interface Opinions {
  readonly said: readonly Said[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly kinds: Int8Array;
  /** Index of the line that introduces each block, -1 for none. */
  readonly leads: Int32Array;
}

/** First index of a sorted row from which on its values are not below a value. */
export function lowerBound(values: { readonly length: number; readonly [at: number]: number }, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Longest label of good or bad sides, and signs that stand for one. */
const MOST_LABEL = 40;
const GOOD_SIGN = /^[✅✔✓👍➕⊕]/u;
const BAD_SIGN = /^[❌✖✗👎➖⚠🚫⊖]/u;

/** The side that each block tells: its own label or sign, or the label that is open above it. */
function sidesOf({ text, blocks }: Document, hits: WordHits): { own: Int8Array; leads: Int32Array } {
  const own = new Int8Array(blocks.length);
  const leads = new Int32Array(blocks.length).fill(-1);
  let open: { side: Side; level: number; isHeading: boolean; isItem: boolean } | null = null;
  let lead = -1;
  for (const [at, block] of blocks.entries()) {
    leads[at] = block.kind === 'heading' || (block.kind === 'text' && block.parent < 0) ? -1 : lead;
    if (block.kind === 'heading') lead = -1;
    else if (block.kind === 'text' && block.parent < 0) lead = at;
    const isItem = block.kind === 'item';
    if (open && (block.kind === 'heading' ? !open.isHeading || block.level <= open.level : open.isItem ? block.level <= open.level : !open.isHeading && !isItem && block.kind !== 'row' && block.afterBlank)) open = null;
    let side: Side = 0;
    let labelEnd = 0;
    for (let hit = lowerBound(hits.starts, block.start); hit < hits.starts.length && (hits.starts[hit] ?? 0) < Math.min(block.end, block.start + MOST_LABEL); hit += 1) {
      const name = hits.classes[hit];
      if (name !== PROS && name !== CONS) continue;
      const before = text.slice(block.start, hits.starts[hit]);
      const behind = text.slice(hits.ends[hit], Math.min(block.end, (hits.ends[hit] ?? 0) + 8));
      const isLabel = block.kind === 'heading' || /^[\s*_"”」】）)]*(?:[:：]|[–—-]\s|$)/u.test(behind);
      if (!isLabel || (block.kind !== 'heading' && /[.,;。、]/u.test(before))) continue;
      side = name === PROS ? 1 : -1;
      labelEnd = hits.ends[hit] ?? 0;
      break;
    }
    if (side !== 0) {
      const isAlone = block.end - labelEnd < 8;
      if (isAlone) open = { side, level: block.level, isHeading: block.kind === 'heading', isItem };
    } else {
      const line = text.slice(block.start, block.start + 2);
      const sign = `${block.marker} `.startsWith('☺') ? text.slice(Math.max(0, block.start - 4), block.start).trimStart() : block.marker;
      side = GOOD_SIGN.test(line) || GOOD_SIGN.test(sign) ? 1 : BAD_SIGN.test(line) || BAD_SIGN.test(sign) ? -1 : (open?.side ?? 0);
    }
    own[at] = side;
  }
  return { own, leads };
}

/** Reads the sentences of a text, and what their words say once negations are applied. Linear in the text. */
export function opinionsOf(document: Document, hits: WordHits): Opinions {
  const { text, blocks } = document;
  const { own, leads } = sidesOf(document, hits);
  const said: Said[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const kinds: number[] = [];
  let header: readonly Side[] = [];
  let table = -1;
  let next = 0;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'code') continue;
    const isHeader = block.kind === 'row' && block.table !== table;
    const sides: Side[] = [];
    const units = block.kind === 'row' ? block.cells : sentencesOf(text, block);
    for (const [index, { start, end }] of units.entries()) {
      while (next < hits.starts.length && (hits.starts[next] ?? 0) < start) next += 1;
      const first = next;
      while (next < hits.starts.length && (hits.starts[next] ?? 0) < end) next += 1;
      const from = starts.length;
      addHits(text, hits, first, next, starts, ends, kinds);
      if (isHeader) {
        const title = kinds.slice(from).find((kind) => KINDS[kind] === 'pros' || KINDS[kind] === 'cons');
        sides.push(title === undefined ? 0 : KINDS[title] === 'pros' ? 1 : -1);
      }
      const side = block.kind === 'row' ? (isHeader ? 0 : (header[index] ?? 0)) : ((own[at] ?? 0) as Side);
      said.push({ start, end, block: at, side, from, to: starts.length, isQuestion: /[?？؟][*\s"”」]*$/u.test(text.slice(Math.max(start, end - 4), end)) });
    }
    if (isHeader) [header, table] = [sides, block.table];
  }
  return { said, starts: Int32Array.from(starts), ends: Int32Array.from(ends), kinds: Int8Array.from(kinds), leads };
}

/** Adds the hits of one sentence, turned around where they are denied. */
function addHits(text: string, { starts, ends, classes }: WordHits, first: number, last: number, toStarts: number[], toEnds: number[], toKinds: number[]): void {
  let denial = -1;
  let isLack = false;
  let topic = -1;
  const from = toStarts.length;
  const endLack = () => {
    if (denial < 0 || !isLack) return;
    toStarts.push(starts[denial] ?? 0);
    toEnds.push(ends[denial] ?? 0);
    toKinds.push(DENIED.lack);
  };
  const reach = (at: number) => (classOf(text.charCodeAt(at)) & JOINED ? REACH.joined : REACH.spaced);
  for (let hit = first; hit < last; hit += 1) {
    const [start, end, name] = [starts[hit] ?? 0, ends[hit] ?? 0, classes[hit] ?? 0];
    if (denial >= 0 && start - (ends[denial] ?? 0) > reach(start)) {
      endLack();
      denial = -1;
    }
    if (name === NEGATION || name === LACK) {
      endLack();
      denial = hit;
      isLack = name === LACK;
      continue;
    }
    if (name === TOPIC) topic = end;
    if (name === CONTRAST) {
      endLack();
      denial = -1;
    }
    if (name === POSTNEGATION) {
      for (let at = toStarts.length - 1; at >= from && start - (toEnds[at] ?? 0) <= reach(start); at -= 1) {
        const kind = toKinds[at] ?? 0;
        if (kind > WARNING) continue;
        toKinds[at] = kind >= FIRST_BAD ? DENIED.blame : DENIED.praise;
        break;
      }
      continue;
    }
    let kind = KIND_OF[name] ?? -1;
    if (kind < 0) continue;
    if (kind >= FIRST_BAD && kind < WARNING && topic >= 0 && start - topic <= reach(start)) continue;
    if (denial >= 0 && kind < WARNING && start >= (ends[denial] ?? 0)) {
      kind = kind >= FIRST_BAD ? DENIED.blame : DENIED.praise;
      isLack = false;
    }
    toStarts.push(start);
    toEnds.push(end);
    toKinds.push(kind);
  }
  endLack();
}
