import { promisify } from 'node:util';
import { constants, type ZstdOptions, zstdCompress } from 'node:zlib';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { answerRow, type ResolvedAnswer } from './answer-row.ts';
import type { IngestBrand } from './brand.ts';

const UUID = /^[0-9a-f-]{36}$/;

const compress = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);

/** Rows are packed quickly rather than well: they leave the outbox within seconds. */
const packed = (text: Buffer) => compress(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });

/** Which of some answer ids the brand has already, accepted or stored. */
export async function knownIds(
  client: PostgresClient,
  clickhouse: ClickHouse,
  brand: IngestBrand,
  ids: readonly string[],
) {
  // The outbox first: what leaves it between the two looks is in ClickHouse by then.
  const { rows } = await client.query<{ id: string }>(
    scoped(brand, {
      text: `SELECT answer_id AS id FROM outbox, unnest(answer_ids) AS answer_id
             WHERE brand_id = $1 AND answer_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  // In the text, not as a parameter: parameters travel in the URL, which thousands of ids do not fit. As one
  // literal, since analysing 5,000 of them took longer than looking them up.
  if (!ids.every((id) => UUID.test(id))) throw new Error('an answer id that is no UUID');
  const query = scoped(brand, {
    sql: `SELECT DISTINCT answer_id FROM answers WHERE ${BRAND_CLAUSE}
          AND answer_id IN (SELECT toUUID(arrayJoin(splitByChar(',', '${ids.join(',')}'))))`,
    params: {},
  });
  const stored = await clickhouse.query({
    query: query.sql,
    query_params: { ...query.params },
    format: 'JSONEachRow',
    clickhouse_settings: { max_query_size: '10000000' },
  });
  const storedIds = await stored.json<{ answer_id: string }>();
  return new Set([...rows.map(({ id }) => id), ...storedIds.map(({ answer_id }) => answer_id)]);
}

/** Moves first_seen_at and last_seen_at of the competitors that new answers mention. */
async function updateSeen(client: PostgresClient, brand: IngestBrand, answers: readonly ResolvedAnswer[]) {
  const seen = new Map<number, { first: number; last: number }>();
  for (const { mentions, answeredAt } of answers) {
    for (const { competitorNo } of mentions) {
      const { first, last } = seen.get(competitorNo) ?? { first: answeredAt, last: answeredAt };
      seen.set(competitorNo, { first: Math.min(first, answeredAt), last: Math.max(last, answeredAt) });
    }
  }
  const entries = [...seen].filter(([no]) => no !== 0).sort(([a], [b]) => a - b);
  if (entries.length === 0) return;
  await client.query(
    scoped(brand, {
      text: `UPDATE competitors AS c
             SET first_seen_at = least(c.first_seen_at, s.first), last_seen_at = greatest(c.last_seen_at, s.last)
             FROM unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) AS s (no, first, last)
             WHERE c.brand_id = $1 AND c.no = s.no
               AND (c.first_seen_at IS NULL OR c.first_seen_at > s.first OR c.last_seen_at < s.last)`,
      values: [
        entries.map(([no]) => no),
        entries.map(([, { first }]) => new Date(first)),
        entries.map(([, { last }]) => new Date(last)),
      ],
    }),
  );
}

/**
 * Adds answers whose ids are new to the outbox, as one row. The transaction must hold the brand's acceptance
 * (`lockAcceptance`), and `brand.epoch` be what that returned.
 */
export async function putIntoOutbox(
  client: PostgresClient,
  brand: IngestBrand,
  answers: readonly ResolvedAnswer[],
): Promise<void> {
  const lines = answers.map((answer) => `${JSON.stringify(answerRow(brand, answer))}\n`);
  const payload = Buffer.from(lines.join(''));
  await client.query(
    scoped(brand, {
      text: 'INSERT INTO outbox (brand_id, answer_ids, payload, bytes) VALUES ($1, $2, $3, $4)',
      values: [answers.map(({ id }) => id), await packed(payload), payload.length],
    }),
  );
  await updateSeen(client, brand, answers);
}

/**
 * Makes every other acceptor of the brand, and a rewrite of it, wait until this transaction ends.
 * @returns the epoch new rows are written in.
 */
export async function lockAcceptance(client: PostgresClient, brand: BrandKey): Promise<number> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('accept'), $1)", [brand.brandNo]);
  const { rows } = await client.query<{ epoch: number }>(
    scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] }),
  );
  if (!rows[0]) throw new Error(`there is no brand ${brand.brandId}`);
  return rows[0].epoch;
}

export interface Acceptance {
  /** The answers that are new and accepted now. */
  readonly accepted: readonly ResolvedAnswer[];
  readonly duplicates: number;
}

/**
 * Accepts answers of one brand: those whose id is new are committed to the outbox as one row, and from then
 * on nothing loses them. Acceptors of a brand take turns, which makes looking for known ids and adding new
 * ones one step.
 */
export async function acceptAnswers(
  { postgres, clickhouse }: { readonly postgres: Postgres; readonly clickhouse: ClickHouse },
  known: IngestBrand,
  answers: readonly ResolvedAnswer[],
): Promise<Acceptance> {
  const distinct = [
    ...new Map([...answers].reverse().map((answer) => [answer.id, answer])).values(),
  ].reverse();
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    const stored = await knownIds(
      client,
      clickhouse,
      brand,
      distinct.map(({ id }) => id),
    );
    const accepted = distinct.filter(({ id }) => !stored.has(id));
    if (accepted.length > 0) await putIntoOutbox(client, brand, accepted);
    return { accepted, duplicates: answers.length - accepted.length };
  });
}
