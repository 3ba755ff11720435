import { z } from 'zod';
import type { Caller } from '../keys/caller.ts';
import { PROVISIONAL } from '../shared/sequence.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import { int8, oneRow, queryRows } from '../stores/rows.ts';
import { changeColumns, changeColumnsSql, SEQUENCE_SQL } from './change-columns.ts';
import { type CursorOwner, readCursor, writeCursor } from './feed-cursor.ts';

/*
 * A page of the change feed. One statement of Postgres says, as of one moment, which epoch readers see and up to where the
 * feed goes: before the lowest sequence that waits in the outbox or is promised to answers that lose their texts. All
 * below it is in ClickHouse under that epoch, however long the page takes.
 */

const Feed = z.object({
  epoch: z.number(),
  installation: z.string(),
  last: int8,
  base: int8,
  end: int8,
  complete_through: z.date(),
});

const FEED = `
SELECT b.epoch, i.id AS installation, coalesce(f.last_sequence, 0) AS last, coalesce(f.rewrite_base, 0) AS base,
  least(coalesce(f.last_sequence, 0), waiting.first - 1, removal.first_sequence - 1) AS end,
  least(statement_timestamp(), waiting.since, removal.begun_at) AS complete_through
FROM brands b
CROSS JOIN installation i
CROSS JOIN (
  SELECT min(coalesce(first_sequence, 1)) AS first, min(accepted_at) AS since FROM outbox WHERE brand_id = $1
) AS waiting
LEFT JOIN feeds f ON f.brand_id = b.id
LEFT JOIN text_removals removal ON removal.brand_id = b.id
WHERE b.id = $1`;

/** End of a brand's feed, and the place in it where a request begins. */
export interface FeedState {
  /** The brand under the epoch that the feed is of. */
  readonly brand: BrandScope;
  readonly owner: CursorOwner;
  /** The sequence that provisional ones are counted from. */
  readonly base: number;
  /** Sequences that are read: those above `after`, up to `end`. */
  readonly after: number;
  readonly end: number;
  /** Every answer that was accepted before this time has a sequence up to `end`. */
  readonly completeThrough: Date;
}

/**
 * Reads where a brand's feed stands.
 * @param cursor that the request begins behind; undefined for the first answer.
 * @throws Refusal `cursor_expired`.
 */
export async function readFeed(
  postgres: Postgres,
  caller: Caller,
  cursor: string | undefined,
): Promise<FeedState> {
  const found = await postgres.query(scoped(caller, { text: FEED, values: [] }));
  const { epoch, installation, last, base, end, complete_through } = oneRow(Feed, found);
  const owner = { brandId: caller.brandId, installation };
  return {
    brand: { ...caller, epoch },
    owner,
    base,
    after: cursor === undefined ? 0 : readCursor(owner, cursor, last),
    end,
    completeThrough: complete_through,
  };
}

/** A page of a feed. */
export interface ChangesPage {
  /** The last sequence of the page, and how many answers it has. */
  readonly last: number;
  readonly rows: number;
  readonly hasMore: boolean;
  /** The cursor behind it. */
  readonly next: string;
}

/** Answers above one sequence up to another. Provisional sequences of the epoch are a range of their own. */
const IN_RANGE = `${BRAND_CLAUSE} AND (
    t.sequence > {after:UInt64} AND t.sequence <= {upto:UInt64}
    OR t.sequence > {after_provisional:UInt64} AND t.sequence <= {upto_provisional:UInt64}
  )`;

function rangeParams(base: number, after: number, upto: number) {
  const provisional = (sequence: number) => PROVISIONAL + Math.max(0, sequence - base);
  return {
    after,
    upto,
    after_provisional: provisional(after),
    upto_provisional: provisional(upto),
    rewrite_base: base,
  };
}

/** Bytes of a page as JSON, about: an eighth less than the 16 MB that are promised, as escapes are not counted. */
const PAGE_BYTES = 14_000_000;

/** Bytes of an answer in JSON, and of each of its mentions and citations, beside the texts in them. */
const ROW_BYTES = { answer: 500, mention: 360, citation: 420 };

const textBytes = (column: string) => `arraySum(one -> length(one), t.\`${column}\`)`;

const bytesOf = (withText: boolean) =>
  [
    ROW_BYTES.answer,
    'length(t.prompt_text)',
    `length(t.\`mentions.position\`) * ${ROW_BYTES.mention}`,
    `length(t.\`citations.position\`) * ${ROW_BYTES.citation}`,
    ...['search_queries', 'citations.url', 'citations.title', 'citations.domain'].map(textBytes),
    ...(withText ? ['length(t.text)'] : []),
  ].join(' + ');

const Located = z.object({ sequence: z.number(), bytes: z.number() });

type Located = z.output<typeof Located>;

/** Sequences and sizes of answers. */
const LOCATE = (withText: boolean) => `
SELECT ${SEQUENCE_SQL} AS sequence, toUInt32(least(${bytesOf(withText)}, 4000000000)) AS bytes
FROM answers AS t WHERE ${IN_RANGE}
ORDER BY sequence LIMIT 1 BY sequence LIMIT {rows:UInt32}`;

const Farthest = z.object({ sequence: z.number() });

/** The sequence of the last of so many answers, read from the one column. */
const FARTHEST = `
SELECT max(sequence) AS sequence FROM (
  SELECT ${SEQUENCE_SQL} AS sequence FROM answers AS t WHERE ${IN_RANGE}
  ORDER BY sequence LIMIT 1 BY sequence LIMIT {rows:UInt32}
)`;

/** Reads sequences and sizes of the first answers of a feed that follow. */
async function locateRows(
  clickhouse: ClickHouse,
  { brand, base, after, end }: FeedState,
  withText: boolean,
  rows: number,
  signal: AbortSignal,
): Promise<readonly Located[]> {
  const within = (upto: number) => ({ ...rangeParams(base, after, upto), rows });
  const upTo = (upto: number) =>
    queryRows(clickhouse, Located, scoped(brand, { sql: LOCATE(withText), params: within(upto) }), {
      signal,
    });
  if (after >= end) return [];
  // Sequences follow each other unless answers have got others since: then one column of all that follow is read first.
  const near = Math.min(end, after + rows);
  const located = await upTo(near);
  if (located.length === rows || near === end) return located;
  const query = scoped(brand, { sql: FARTHEST, params: within(end) });
  const [farthest] = await queryRows(clickhouse, Farthest, query, { signal });
  return upTo(farthest?.sequence ?? after);
}

/** Finds the end of a page: where its rows are enough, or its bytes too many; it has one answer at least. */
export async function locateChanges(
  clickhouse: ClickHouse,
  feed: FeedState,
  { limit, text }: { readonly limit: number; readonly text: boolean },
  signal: AbortSignal,
): Promise<ChangesPage> {
  const located = await locateRows(clickhouse, feed, text, limit + 1, signal);
  let bytes = 0;
  const excess = located.findIndex((row, index) => {
    bytes += row.bytes;
    return index === limit || (index > 0 && bytes > PAGE_BYTES);
  });
  const hasMore = excess >= 0;
  const rows = hasMore ? excess : located.length;
  // Behind all that is there: sequences up to it are given, and none of them will come.
  const last = hasMore ? (located[rows - 1]?.sequence ?? feed.after) : Math.max(feed.after, feed.end);
  return { last, rows, hasMore, next: writeCursor(feed.owner, last) };
}

/** The query of a page's answers, and its columns. */
export function changesQueryOf(
  { brand, base, after }: FeedState,
  { last, rows }: ChangesPage,
  withText: boolean,
): RowsQuery {
  const query = scoped(brand, {
    sql: withBrandConfig(`SELECT
  ${changeColumnsSql(withText)}
FROM answers AS t
WHERE ${IN_RANGE}
ORDER BY sequence
LIMIT 1 BY sequence
LIMIT {rows:UInt32}`),
    params: { ...rangeParams(base, after, last), rows },
  });
  return { query, columns: changeColumns(withText) };
}
