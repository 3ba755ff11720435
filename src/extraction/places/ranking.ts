import { type TextHits, textHits } from '../languages/hits.ts';
import { candidatesOf } from '../lists/forms.ts';
import { type WordUses, wordUsesOf } from '../lists/head-features.ts';
import { chooseLists, contextRows, listRows } from '../lists/list-features.ts';
import { nameAgain, nameEntries } from '../lists/named.ts';
import type { NamedList } from '../lists/named-list.ts';
import { Features } from '../model/hashed.ts';
import { oddsOfRow } from '../model/trees.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Document } from '../text/document.ts';
import { type PlacedEntry, placesOf } from './places.ts';

/** Log odds from which on a list counts as the answer's ranking. */
export const LEAST_LIST = -0.5;

/** All that a text says of its own ranking, whoever is tracked. */
export interface Ranking {
  readonly uses: WordUses;
  readonly hits: TextHits;
  readonly lists: readonly NamedList[];
  /** Log odds of each list being a ranking. */
  readonly scores: readonly number[];
  readonly rows: readonly Float32Array[];
  readonly chosen: readonly NamedList[];
  readonly placed: readonly PlacedEntry[];
}

/** Finds the lists of a text, chooses those that rank, and counts their places. */
export function rankingOf(document: Document, cited: ReadonlySet<string>): Ranking {
  const weights = WEIGHTS();
  const features = new Features();
  const uses = wordUsesOf(document);
  const hits = textHits(document.text);
  const model = { words: weights.head, says: weights.says, trees: weights.heads };
  const memo = { heads: new Map(), says: new Map() };
  const scored = candidatesOf(document).map((candidate) =>
    nameEntries(document, hits, candidate, uses, cited, model, features, memo),
  );
  const lists = scored.map(({ list }) => list);
  const rows = listRows(document, hits, lists, uses, weights, features);
  const first = rows.map((row) => oddsOfRow(weights.lists, row));
  const context = contextRows(document, lists, uses, rows, first);
  const scores = context.map((row) => oddsOfRow(weights.context, row));
  const taken = new Set(chooseLists(lists, scores, LEAST_LIST));
  const named = scored.map((one, at) =>
    taken.has(one.list) ? nameAgain(document, one, scores[at] ?? 0, weights.final) : one.list,
  );
  const chosen = named
    .filter((_, at) => taken.has(scored[at]?.list as NamedList))
    .sort((a, b) => a.candidate.start - b.candidate.start);
  return {
    uses,
    hits,
    lists: named,
    scores,
    rows: context,
    chosen,
    placed: placesOf(document, chosen, uses),
  };
}
