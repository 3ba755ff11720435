import { lowerBound } from '../languages/hits.ts';
import { classId, WORD_CLASSES, type WordHits } from '../languages/lexicon.ts';
import type { Block, Span } from '../text/blocks.ts';
import { classOf, JOINED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { sentencesOf } from '../text/sentences.ts';

/** Kinds of words that features count, once negations are applied; those of opinions first. */
export const KINDS = [
  'recommendation',
  'praise',
  'approval',
  'denied blame',
  'criticism',
  'blame',
  'denied praise',
  'lack',
  'warning',
  'contrast',
  'condition',
  'conjunction',
  'proposal',
  'endorsement',
  'redirection',
  'expectation',
  'downtoner',
  'comparison',
  'postcomparison',
  'superior',
  'inferior',
  'choice',
  'kind',
  'runnerup',
  'exclusion',
  'example',
  'trait',
  'retailer',
  'sources',
  'steps',
  'criteria',
  'questions',
  'guidance',
  'award',
  'audience',
  'pick',
  'winner',
  'refusal',
  'otherwise',
  'pros',
  'cons',
] as const;
/** Weight of each kind of opinion, for sums and explanations. */
export const NOMINAL: readonly number[] = [1, 0.7, 0.3, 0.3, -0.3, -0.7, -0.5, -0.5, -1];
/** Number of the kinds that say something good or bad by themselves. */
export const OPINIONS = NOMINAL.length;

/** Id of a kind; -1 for classes that only change others, or say nothing. */
export const kindId = (kind: string): number => (KINDS as readonly string[]).indexOf(kind);

const KIND_OF = Int8Array.from(WORD_CLASSES, (name) => kindId(name === 'brand' ? 'kind' : name));
const [NEGATION, POSTNEGATION, LACK, CONTRAST, TOPIC, PROS, CONS] = [
  'negation',
  'postnegation',
  'lack',
  'contrast',
  'topic',
  'pros',
  'cons',
].map(classId);
const FIRST_BAD = kindId('criticism');
const WARNING = kindId('warning');
const denied = (kind: number): number => kindId(kind >= FIRST_BAD ? 'denied blame' : 'denied praise');

/** Code units that a negation reaches over; fewer in scripts whose words have one sign or two. */
const REACH = 36;
const JOINED_REACH = 12;
/** Longer sentences have lost their ends, and are read in parts: it bounds what is read for one brand. */
const LONGEST = 800;

/** A sentence, or a cell of a table, with the hits in it. */
export interface Said extends Span {
  readonly block: number;
  /** 1 under a title of good sides, -1 of bad ones. */
  readonly side: number;
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

const MOST_LABEL = 40;
const BEHIND_LABEL = /^[\s*_"”」】）)]*(?:[:：]|[–—-]\s|$)/u;
const GOOD_SIGN = /^[✅✔✓👍➕]/u;
const BAD_SIGN = /^[❌✖✗👎➖⚠🚫]/u;

/** The side that a line's own label or sign tells, and the end of the label. */
function labelOf(
  { text }: Document,
  hits: WordHits,
  { start, end, kind, marker }: Block,
): { side: number; labelEnd: number } {
  const limit = Math.min(end, start + MOST_LABEL);
  for (let hit = lowerBound(hits.starts, start); (hits.starts[hit] ?? limit) < limit; hit += 1) {
    const name = hits.classes[hit];
    const labelEnd = hits.ends[hit] ?? 0;
    if ((name !== PROS && name !== CONS) || /[.,;。、]/u.test(text.slice(start, hits.starts[hit]))) continue;
    if (kind === 'heading' || BEHIND_LABEL.test(text.slice(labelEnd, Math.min(end, labelEnd + 8))))
      return { side: name === PROS ? 1 : -1, labelEnd };
  }
  const signs = [
    marker === '☺' ? text.slice(Math.max(0, start - 3), start).trim() : marker,
    text.slice(start, start + 2),
  ];
  return {
    side: signs.some((sign) => GOOD_SIGN.test(sign)) ? 1 : signs.some((sign) => BAD_SIGN.test(sign)) ? -1 : 0,
    labelEnd: 0,
  };
}

/** Reads the sentences of a text, and what their words say once negations are applied. Linear in the text. */
export function opinionsOf(document: Document, hits: WordHits): Opinions {
  const { text, blocks } = document;
  const said: Said[] = [];
  const [starts, ends, kinds]: [number[], number[], number[]] = [[], [], []];
  const leads = new Int32Array(blocks.length).fill(-1);
  /** Title of good or bad sides that the next lines lie under, sides of the columns of a table, and the last plain line. */
  let open: { readonly side: number; readonly block: Block } | null = null;
  let columns: { readonly table: number; readonly sides: readonly number[] } = { table: -1, sides: [] };
  let lead = -1;
  let next = 0;
  const add = (block: number, side: number, start: number, end: number) => {
    next = Math.max(next, lowerBound(hits.starts, start));
    const first = next;
    while ((hits.starts[next] ?? end) < end) next += 1;
    const from = starts.length;
    addHits(text, hits, first, next, starts, ends, kinds);
    said.push({
      start,
      end,
      block,
      side,
      from,
      to: starts.length,
      isQuestion: /[?？؟][*\s"”」]*$/u.test(text.slice(Math.max(start, end - 4), end)),
    });
  };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'code') continue;
    const isPlain = block.kind === 'text' && block.parent < 0;
    if (block.kind === 'heading') lead = -1;
    else if (isPlain) lead = at;
    else leads[at] = lead;
    const { side, labelEnd } = labelOf(document, hits, block);
    if (
      open &&
      (open.block.kind === 'item' || block.kind === 'heading'
        ? block.level <= open.block.level
        : isPlain && block.afterBlank && open.block.kind === 'text')
    )
      open = null;
    if (labelEnd > 0 && block.end - labelEnd < 8) open = { side, block };
    if (block.kind === 'row' && block.table !== columns.table) {
      for (const { start, end } of block.cells) add(at, 0, start, Math.min(end, start + LONGEST));
      const sides = said
        .slice(-block.cells.length)
        .map(({ from, to }) =>
          Math.sign(
            kinds
              .slice(from, to)
              .reduce(
                (sum, kind) => sum + Number(KINDS[kind] === 'pros') - Number(KINDS[kind] === 'cons'),
                0,
              ),
          ),
        );
      columns = { table: block.table, sides };
      continue;
    }
    for (const [index, { start, end }] of (block.kind === 'row'
      ? block.cells
      : sentencesOf(text, block)
    ).entries())
      for (let from = start; from < end; from += LONGEST)
        add(
          at,
          block.kind === 'row' ? (columns.sides[index] ?? 0) : side || (open?.side ?? 0),
          from,
          Math.min(end, from + LONGEST),
        );
  }
  return {
    said,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    kinds: Int8Array.from(kinds),
    leads,
  };
}

/** Adds the hits of one sentence, turned around where they are denied. */
function addHits(
  text: string,
  { starts, ends, classes }: WordHits,
  first: number,
  last: number,
  toStarts: number[],
  toEnds: number[],
  toKinds: number[],
): void {
  const sentence = toStarts.length;
  /** End of the negation that is open, index of a lack that has turned nothing yet, and end of a topic. */
  let denial = -1;
  let lack = -1;
  let topic = -1;
  const push = (start: number, end: number, kind: number) =>
    toKinds.push(kind) && toStarts.push(start) && toEnds.push(end) - 1;
  for (let hit = first; hit < last; hit += 1) {
    const [start, end, name] = [starts[hit] ?? 0, ends[hit] ?? 0, classes[hit] ?? 0];
    const reach = classOf(text.charCodeAt(start)) & JOINED ? JOINED_REACH : REACH;
    if (name === CONTRAST || start - denial > reach) denial = lack = -1;
    if (name === TOPIC) topic = end;
    const kind = KIND_OF[name] ?? -1;
    if (name === NEGATION || name === LACK) {
      denial = end;
      lack = name === LACK ? push(start, end, kindId('lack')) : -1;
    } else if (name === POSTNEGATION) {
      let at = toStarts.length - 1;
      while (at >= sentence && (toKinds[at] ?? 0) > WARNING) at -= 1;
      if (at >= sentence && start - (toEnds[at] ?? 0) <= reach) toKinds[at] = denied(toKinds[at] ?? 0);
    } else if (kind >= FIRST_BAD && kind < WARNING && topic >= 0 && start - topic <= reach) continue;
    else if (lack >= 0 && kind >= 0 && kind < WARNING) {
      toKinds[lack] = denied(kind);
      lack = -1;
    } else if (kind >= 0)
      push(start, end, denial >= 0 && start >= denial && kind < WARNING ? denied(kind) : kind);
  }
}
