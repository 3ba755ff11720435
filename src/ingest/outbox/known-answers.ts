import { hash } from 'node:crypto';
import { z } from 'zod';
import { quote } from '../../shared/faults.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { idSet } from '../../stores/id-set.ts';
import type { Postgres, PostgresClient } from '../../stores/postgres.ts';
import { maybeRow, queryRows, rowsOf } from '../../stores/rows.ts';
import type { AnswerRow } from './answer-row.ts';
import { payloadRows } from './payload.ts';

/** The settings of a query that names thousands of ids. */
const MANY_IDS = { max_query_size: '10000000' } as const;

const AnswerId = z.object({ id: z.string() });

/** Finds those of some answer ids that the brand has already, accepted or stored. */
export async function knownIds(
  client: Postgres | PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandScope,
  ids: readonly string[],
) {
  // The outbox first: what leaves it between the two looks is in ClickHouse by then.
  const waiting = await client.query(
    scoped(brand, {
      text: `SELECT answer_id AS id FROM outbox, unnest(answer_ids) AS answer_id
             WHERE brand_id = $1 AND answer_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  const query = scoped(brand, {
    sql: `SELECT DISTINCT answer_id AS id FROM answers WHERE ${BRAND_CLAUSE}
          AND answer_id IN ${idSet(ids)}`,
    params: {},
  });
  const stored = await queryRows(clickhouse, AnswerId, query, { settings: MANY_IDS });
  return new Set([...rowsOf(AnswerId, waiting), ...stored].map(({ id }) => id));
}

const Content = z.object({
  prompt_text: z.string(),
  engine: z.string(),
  country: z.string(),
  /** Milliseconds since 1970. */
  answered_at: z.number(),
  /** SHA-256 of the text; empty where the text is, as one that is not kept any longer. */
  digest: z.string(),
});

/** Content that answers of one id share: question, engine, country, time and text. */
export type AnswerContent = Readonly<z.output<typeof Content>>;

const StoredContent = Content.extend(AnswerId.shape);

export const contentOf = ({
  text,
  ...asked
}: Omit<AnswerContent, 'digest'> & { readonly text: string }): AnswerContent => ({
  ...asked,
  digest: text === '' ? '' : hash('sha256', text),
});

const contentOfRow = ({ prompt_text, engine, country, answered_at, text }: AnswerRow): AnswerContent =>
  contentOf({
    prompt_text,
    engine,
    country,
    answered_at: Date.parse(`${answered_at.replace(' ', 'T')}Z`),
    text,
  });

const OutboxId = z.object({ id: z.string() });
const PayloadRow = z.object({ payload: z.instanceof(Buffer) });

/** The rows of the outbox that hold some answers, one after the other. */
async function* waitingRows(client: Postgres | PostgresClient, brand: BrandScope, ids: readonly string[]) {
  const holding = await client.query(
    scoped(brand, {
      // The operator && compares each id with each other one: 25 million times for 5,000 of both.
      text: `SELECT DISTINCT outbox.id FROM outbox, unnest(answer_ids) AS answer_id
             WHERE brand_id = $1 AND answer_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  for (const { id } of rowsOf(OutboxId, holding)) {
    const text = 'SELECT payload FROM outbox WHERE brand_id = $1 AND id = $2';
    const row = maybeRow(PayloadRow, await client.query(scoped(brand, { text, values: [id] })));
    if (row) yield* payloadRows(row.payload);
  }
}

/** Content of the answers among some ids that are accepted or stored already, by id. */
export async function knownAnswers(
  client: Postgres | PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnswerContent>> {
  const known = new Map<string, AnswerContent>();
  const wanted = new Set(ids);
  // The outbox first, as above.
  for await (const row of waitingRows(client, brand, ids)) {
    if (wanted.has(row.answer_id)) known.set(row.answer_id, contentOfRow(row));
  }
  const query = scoped(brand, {
    sql: `SELECT t.answer_id AS id, t.prompt_text AS prompt_text, t.engine AS engine, t.country AS country,
            toUnixTimestamp64Milli(t.answered_at) AS answered_at,
            if(empty(t.text), '', lower(hex(SHA256(t.text)))) AS digest
          FROM answers AS t WHERE ${BRAND_CLAUSE} AND t.answer_id IN ${idSet(ids)}`,
    params: {},
  });
  const stored = await queryRows(clickhouse, StoredContent, query, { seconds: 0, settings: MANY_IDS });
  for (const { id, ...content } of stored) known.set(id, content);
  return known;
}

/**
 * Says how a line differs from the answer that has its id; null where it is the same one. Where a text is empty on
 * either side, the texts are not compared.
 * @param id as the line gives it: one that is derived differs in the text alone.
 * @param given the line's text with its markers, as answers were stored that came before markers were taken out.
 */
export function conflictOf(
  id: string | undefined,
  known: AnswerContent,
  line: AnswerContent,
  given?: string,
): string | null {
  const isSameText = () =>
    [known.digest, line.digest].includes('') ||
    known.digest === line.digest ||
    (given !== undefined && known.digest === hash('sha256', given));
  const differing = [
    ...(known.prompt_text === line.prompt_text ? [] : [`the prompt_text ${quote(known.prompt_text)}`]),
    ...(known.engine === line.engine ? [] : [`the engine ${known.engine}`]),
    ...(known.country === line.country ? [] : [`the country ${known.country}`]),
    ...(known.answered_at === line.answered_at
      ? []
      : [`the answered_at ${new Date(known.answered_at).toISOString()}`]),
    ...(isSameText() ? [] : ['another text']),
  ];
  if (differing.length === 0) return null;
  return id === undefined
    ? 'has the prompt, engine, country and answered_at of an answer with another text; give it an id of its own'
    : `id ${id} is that of an answer with ${differing.join(', ')}; leave the id out or give another one`;
}
