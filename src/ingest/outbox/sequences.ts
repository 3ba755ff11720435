import { z } from 'zod';
import { PROVISIONAL, sequenceOf, sequenceSql } from '../../shared/sequence.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { PostgresClient } from '../../stores/postgres.ts';
import { int8, oneRow, queryRows } from '../../stores/rows.ts';

/*
 * Sequences of the change feed (postgres/0063_change_feed.sql). Acceptors take theirs under the brand's acceptance lock, so
 * sequences grow in the order of commits. A rewrite cannot: it writes for minutes while acceptors go on, and what it
 * took first readers would have passed by the time they see it. So it counts the answers that say something else, and
 * the count becomes a sequence in the transaction that moves readers to the epoch.
 */

const First = z.object({ first: int8 });

/**
 * Gives some answers of a brand the sequences that follow its last one. The transaction holds the brand's acceptance.
 * @returns the first of them.
 */
export async function takeSequences(
  client: PostgresClient,
  brand: BrandScope,
  count: number,
): Promise<number> {
  const result = await client.query(
    scoped(brand, {
      text: `INSERT INTO feeds AS f (brand_id, last_sequence, names_shown)
             SELECT id, $2, names_revision FROM brands WHERE id = $1
             ON CONFLICT (brand_id) DO UPDATE SET last_sequence = f.last_sequence + $2
             RETURNING last_sequence - $2 + 1 AS first`,
      values: [count],
    }),
  );
  return oneRow(First, result).first;
}

const Most = z.object({ most: z.number() });

/** Sequences that a rewrite writes for a brand's answers. */
export class RewriteSequences {
  readonly #base: number;
  /** Answers that have got a new sequence. */
  #taken = 0;

  /** @param base the sequence that provisional ones of the epoch that is read are counted from. */
  constructor(base: number) {
    this.#base = base;
    this.kept = `if(sequence = 0, ${this.changed}, ${sequenceSql('sequence')})`;
  }

  get taken(): number {
    return this.#taken;
  }

  /** SQL of the sequence of a copied answer that says what it said; a new one where it has none. Reads `params`. */
  readonly kept: string;

  /** SQL of the sequence of a copied answer that says something else. Reads `params`. */
  readonly changed = '{next_sequence:UInt64} + rowNumberInAllBlocks()';

  /** Parameters of `kept` and `changed`, for one statement. */
  get params(): Readonly<Record<string, unknown>> {
    return { rewrite_base: this.#base, next_sequence: PROVISIONAL + this.#taken + 1 };
  }

  /** Does what `kept` does. @param sequence as it is stored. */
  keep(sequence: number): number {
    return sequence === 0 ? this.change() : sequenceOf(sequence, this.#base);
  }

  /** Does what `changed` does. */
  change(): number {
    this.#taken += 1;
    return PROVISIONAL + this.#taken;
  }

  /** Counts what statements have taken, as one tells nothing of it. @param written the brand under its new epoch. */
  async count(clickhouse: ClickHouse, written: BrandScope): Promise<void> {
    const query = scoped(written, {
      sql: `SELECT max(sequence) AS most FROM answers WHERE ${BRAND_CLAUSE} AND sequence > {last_taken:UInt64}`,
      params: { last_taken: PROVISIONAL + this.#taken },
    });
    const [row] = await queryRows(clickhouse, Most, query, { seconds: 0 });
    if (row && row.most > 0) this.#taken = row.most - PROVISIONAL;
  }
}

const Removals = z.object({ begun: z.number() });

/**
 * Number of removals of a brand's texts that have begun so far: they change sequences in the epoch that a rewrite reads, so
 * one that began meanwhile would be undone by it.
 */
export async function textRemovals(
  client: Pick<PostgresClient, 'query'>,
  brand: BrandScope,
): Promise<number> {
  const result = await client.query(
    scoped(brand, {
      text: 'SELECT coalesce(max(text_removals), 0) AS begun FROM feeds WHERE brand_id = $1',
      values: [],
    }),
  );
  return oneRow(Removals, result).begun;
}

/**
 * Makes what a rewrite has counted sequences, behind all that were given; part of the transaction that moves readers to
 * its epoch, which holds the brand's acceptance.
 */
export async function giveTaken(
  client: PostgresClient,
  brand: BrandScope,
  { taken }: RewriteSequences,
): Promise<void> {
  const first = await takeSequences(client, brand, taken);
  await client.query(
    scoped(brand, {
      text: 'UPDATE feeds SET rewrite_base = $2 WHERE brand_id = $1',
      values: [first - 1],
    }),
  );
}

const Stored = z.object({ last: z.number() });

/**
 * Raises a brand's last sequence to what ClickHouse has: a backup is of a moment of Postgres, and removals of texts
 * that began later have given more.
 */
export async function passStored(
  client: PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandScope,
): Promise<void> {
  const query = scoped(brand, {
    sql: `SELECT maxIf(sequence, sequence < ${PROVISIONAL}) AS last FROM answers WHERE ${BRAND_CLAUSE}`,
    params: {},
  });
  const [row] = await queryRows(clickhouse, Stored, query, { seconds: 0 });
  await client.query(
    scoped(brand, {
      text: 'UPDATE feeds SET last_sequence = greatest(last_sequence, $2) WHERE brand_id = $1',
      values: [row?.last ?? 0],
    }),
  );
}
