import { z } from 'zod';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { PostgresClient } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import type { AnswerRow } from '../outbox/answer-row.ts';

/* Mentions of competitors that have become one with another (postgres/0030_competitor_merges.sql). */

const Merge = z.object({ from: z.number(), into: z.number() });

/** By the number of a competitor that is gone, that of the one it has become. */
export type Merges = ReadonlyMap<number, number>;

/** Those of a brand. Where the transaction holds the brand's acceptance, no other comes until it ends. */
export async function mergesOf(client: PostgresClient, brand: BrandScope): Promise<Merges> {
  const result = await client.query(
    scoped(brand, {
      text: 'SELECT from_no AS "from", into_no AS "into" FROM competitor_merges WHERE brand_id = $1',
      values: [],
    }),
  );
  return new Map(rowsOf(Merge, result).map(({ from, into }) => [from, into]));
}

interface Mention {
  readonly no: number;
  /** From 1; 0 where it is named only in the text. */
  readonly position: number;
  readonly sentiment: number;
}

/** The better placed of two mentions; of two alike the first. */
const better = (one: Mention, other: Mention): Mention =>
  other.position !== 0 && (one.position === 0 || other.position < one.position) ? other : one;

/** An answer with its mentions of competitors that are gone as mentions of those they have become, one of each. */
export function withMerges(row: AnswerRow, merges: Merges): AnswerRow {
  const nos = row['mentions.competitor_no'];
  if (!nos.some((no) => merges.has(no))) return row;
  const mentions = new Map<number, Mention>();
  // The mention of the brand that stays comes first.
  const places = [...nos.keys()].sort(
    (a, b) => Number(merges.has(nos[a] ?? 0)) - Number(merges.has(nos[b] ?? 0)),
  );
  for (const place of places) {
    const told = nos[place] ?? 0;
    const no = merges.get(told) ?? told;
    const mention = {
      no,
      position: row['mentions.position'][place] ?? 0,
      sentiment: row['mentions.sentiment'][place] ?? 0,
    };
    mentions.set(no, better(mentions.get(no) ?? mention, mention));
  }
  const kept = [...mentions.values()];
  return {
    ...row,
    brands_ranked: kept.filter(({ position }) => position !== 0).length,
    'mentions.competitor_no': kept.map(({ no }) => no),
    'mentions.position': kept.map(({ position }) => position),
    'mentions.sentiment': kept.map(({ sentiment }) => sentiment),
  };
}
