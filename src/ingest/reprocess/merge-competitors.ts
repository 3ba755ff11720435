import { z } from 'zod';
import { lockNames } from '../../brands/name-owners.ts';
import { COMPETITOR_COLUMNS, PrintedCompetitor } from '../../competitors/create-competitor.ts';
import { type Author, type ChangedBrand, enterOfBrand } from '../../people/audit-log.ts';
import { invalid, missing } from '../../shared/refusal.ts';
import { scoped } from '../../stores/brand-scope.ts';
import type { Postgres, PostgresClient } from '../../stores/postgres.ts';
import { maybeRow, oneRow, queryRows } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { type IngestBrand, loadBrand } from '../brands/ingest-brand.ts';
import { takingTurn } from '../brands/reread-turn.ts';
import { NEW_EPOCH } from '../outbox/insert-settings.ts';
import type { RewriteSequences } from '../outbox/sequences.ts';
import { answersWhere, copyAnswers, removeOldRows, rewriteBrand, type WriteAnswers } from './rewrite.ts';
import { updateSeenOfAll } from './seen.ts';

const MergedCompetitor = PrintedCompetitor.extend({
  no: z.number(),
  brand_id: z.string(),
  domain_verified: z.boolean(),
});

type MergedCompetitor = z.output<typeof MergedCompetitor>;

async function lockCompetitor(postgres: Postgres | PostgresClient, id: string): Promise<MergedCompetitor> {
  const result = await postgres.query(
    `SELECT no, brand_id, domain_verified, ${COMPETITOR_COLUMNS} FROM competitors WHERE id = $1`,
    [id],
  );
  const competitor = maybeRow(MergedCompetitor, result);
  if (!competitor) throw missing(`competitor ${id}`);
  return competitor;
}

const NOS = '`mentions.competitor_no`';
const HAS_FROM = `has(${NOS}, {from_no:UInt32})`;

/** Expression of an array of mentions without the element of the worse of the two. */
const without = (array: string) =>
  `arrayFilter((value, place) -> place != if(is_better, own, other), ${array}, arrayEnumerate(${array}))`;

/** Answers that mention the one that goes, each with that as a mention of the other, as `withMerges` has it. */
const merged = (where: string, { changed }: RewriteSequences) => `
INSERT INTO answers
SELECT * EXCEPT (nos, positions, sentiments, own, other, is_better) REPLACE (
  {new_epoch:UInt16} AS epoch,
  ${changed} AS sequence,
  brands_ranked - if(own > 0 AND positions[own] > 0 AND positions[other] > 0, 1, 0) AS brands_ranked,
  arrayMap(no -> if(no = {from_no:UInt32}, {into_no:UInt32}, no), ${without('nos')}) AS ${NOS},
  ${without('positions')} AS \`mentions.position\`,
  ${without('sentiments')} AS \`mentions.sentiment\`
)
FROM (
  SELECT *, ${NOS} AS nos, \`mentions.position\` AS positions, \`mentions.sentiment\` AS sentiments,
    indexOf(nos, {into_no:UInt32}) AS own, indexOf(nos, {from_no:UInt32}) AS other,
    own = 0 OR (positions[other] > 0 AND (positions[own] = 0 OR positions[other] < positions[own])) AS is_better
  FROM (${answersWhere(`${where} AND ${HAS_FROM}`)})
)`;

const FEWER = (where: string) => `
SELECT toString(toDate(answered_at)) AS day, count() AS fewer
FROM (${answersWhere(`${where} AND ${HAS_FROM} AND has(${NOS}, {into_no:UInt32})`)}) GROUP BY day`;

const Fewer = z.object({ day: z.string(), fewer: z.number() });

/** Copies answers with the mentions of one competitor as another's. */
const writeMerged =
  (from: number, into: number): WriteAnswers =>
  async (clickhouse, brand, epoch, where, params, sequences) => {
    const all = { ...params, new_epoch: epoch, from_no: from, into_no: into };
    await copyAnswers(clickhouse, brand, epoch, `${where} AND NOT ${HAS_FROM}`, all, sequences);
    // It has taken some where answers had none.
    await sequences.count(clickhouse, { ...brand, epoch });
    // Before they are written: "the rest" are those that the new epoch has not.
    const fewer = await queryRows(clickhouse, Fewer, scoped(brand, { sql: FEWER(where), params: all }), {
      seconds: 0,
    });
    const query = scoped(brand, {
      sql: merged(where, sequences),
      params: { ...all, ...sequences.params },
    });
    await clickhouse.command({
      query: query.sql,
      query_params: { ...query.params },
      clickhouse_settings: NEW_EPOCH,
    });
    return new Map(fewer.map((row) => [row.day, -row.fewer]));
  };

/** Gives one competitor the names and, where it has none, the domain of another, which goes. */
async function unite(
  client: PostgresClient,
  brand: ChangedBrand,
  from: MergedCompetitor,
  into: MergedCompetitor,
) {
  // As they are now: names may have come while answers were written.
  const [gone, kept] = [await lockCompetitor(client, from.id), await lockCompetitor(client, into.id)];
  await client.query(
    scoped(brand, {
      text: 'UPDATE sites SET competitor_id = $3 WHERE brand_id = $1 AND competitor_id = $2',
      values: [gone.id, kept.id],
    }),
  );
  await client.query(
    scoped(brand, { text: 'DELETE FROM competitors WHERE brand_id = $1 AND id = $2', values: [gone.id] }),
  );
  const aliases = new Set([...kept.aliases, gone.name, ...gone.aliases]);
  aliases.delete(kept.name);
  const { domain, domain_verified } = kept.domain === null ? gone : kept;
  await client.query(
    scoped(brand, {
      text: 'UPDATE competitors SET aliases = $3, domain = $4, domain_verified = $5 WHERE brand_id = $1 AND id = $2',
      values: [kept.id, [...aliases], domain, domain_verified],
    }),
  );
  await client.query(
    scoped(brand, {
      text: 'UPDATE competitor_merges SET into_no = $3 WHERE brand_id = $1 AND into_no = $2',
      values: [gone.no, kept.no],
    }),
  );
  await client.query(
    scoped(brand, {
      text: 'INSERT INTO competitor_merges (brand_id, from_no, into_no) VALUES ($1, $2, $3)',
      values: [gone.no, kept.no],
    }),
  );
  await enterOfBrand(client, brand, {
    action: 'competitor.merged',
    subject: gone.name,
    changes: { into: kept.name },
  });
}

/**
 * Makes two competitors of a brand one: what stored answers tell of the first they tell of the second, which gets its
 * names and keeps its own status; of two mentions in one answer the better placed is kept. Readers see the two until
 * all is done, and then the one; cut short, it changed nothing.
 * @throws Refusal `not_found`, and `invalid_value` where they are not two of one brand.
 */
export async function mergeCompetitors(
  stores: StoreClients,
  fromId: string,
  intoId: string,
  author?: Author,
) {
  const { postgres, clickhouse } = stores;
  const [from, into] = [await lockCompetitor(postgres, fromId), await lockCompetitor(postgres, intoId)];
  if (from.id === into.id || from.brand_id !== into.brand_id) {
    throw invalid('into', 'must be another competitor of the same brand');
  }
  const known = (await loadBrand(postgres, from.brand_id)) as IngestBrand;
  await takingTurn(postgres, known, undefined, async (signal) => {
    await removeOldRows(stores, known);
    await rewriteBrand(stores, known, {
      write: writeMerged(from.no, into.no),
      signal,
      async alongside(client, written) {
        // Before competitors, as whoever gives names does.
        await lockNames(client, known.brandId);
        await unite(client, { ...known, author }, from, into);
        await updateSeenOfAll(client, clickhouse, written);
      },
    });
  });
  const result = await postgres.query(`SELECT ${COMPETITOR_COLUMNS} FROM competitors WHERE id = $1`, [
    into.id,
  ]);
  return oneRow(PrintedCompetitor, result);
}
