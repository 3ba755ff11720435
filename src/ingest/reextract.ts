import { Readable } from 'node:stream';
import { z } from 'zod';
import type { SentimentAnalyst } from '../extraction/tone/analyst.ts';
import { BRAND_CLAUSE, type BrandKey, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { queryRows } from '../stores/rows.ts';
import { lockAcceptance } from './acceptance-lock.ts';
import { mentionColumns, ownColumns } from './answer-row.ts';
import { BrandDirectory } from './brand-directory.ts';
import type { IngestBrand } from './ingest-brand.ts';
import { drainOutbox } from './outbox.ts';
import { readAnswer } from './reading.ts';
import { answersWhere, copyAnswers, NEW_EPOCH, rewriteBrand, type WriteAnswers } from './rewrite.ts';

interface Stores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

/** The columns of a stored answer that are read here; the others pass as they are. */
const StoredAnswer = z.looseObject({
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  answered_at: z.string(),
  mentions_given: z.boolean(),
  'mentions.competitor_no': z.array(z.number()),
  'citations.url': z.array(z.string()),
  'citations.domain': z.array(z.string()),
  'citations.title': z.array(z.string()),
});

type StoredAnswer = z.output<typeof StoredAnswer>;

const Seen = z.object({ no: z.number(), first: z.string(), last: z.string() });

export interface Reextraction {
  /** Answers whose mentions were made anew from their text. */
  reextracted: number;
  /** Answers whose mentions came with them; they stay. */
  given: number;
  /** Answers that the analyst could not judge; their sentiments are the lexicon's, and marked as such. */
  unjudged: number;
}

export interface ReextractOptions {
  /** The days to do, both included, YYYY-MM-DD; the answers of others stay as they are. */
  readonly start: string;
  readonly end: string;
  /** Who judges sentiments; by default the lexicon. */
  readonly analyst?: SentimentAnalyst | null;
  readonly onProgress?: (answersDone: number, answers: number) => void;
}

/** Answers read at once: an analyst is asked for each of them. */
const AT_ONCE = 16;

/**
 * Sets when competitors were seen first and last, where answers mention them, from all answers. Acceptors of the
 * brand, who move the same times, wait: otherwise an answer that came in since would be forgotten.
 */
async function updateSeen({ postgres, clickhouse }: Stores, known: BrandKey): Promise<void> {
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    await drainOutbox(postgres, clickhouse, brand);
    const query = scoped(brand, {
      sql: `SELECT competitor_no AS no, formatDateTime(min(answered_at), '%FT%T.%fZ', 'UTC') AS first,
              formatDateTime(max(answered_at), '%FT%T.%fZ', 'UTC') AS last
            FROM mentions WHERE ${BRAND_CLAUSE} AND competitor_no != 0 GROUP BY no`,
      params: {},
    });
    const seen = await queryRows(clickhouse, Seen, query, { seconds: 0 });
    await client.query(
      scoped(brand, {
        text: `UPDATE competitors AS c SET first_seen_at = s.first, last_seen_at = s.last
               FROM jsonb_to_recordset($2) AS s (no int, first timestamptz, last timestamptz)
               WHERE c.brand_id = $1 AND c.no = s.no`,
        values: [JSON.stringify(seen)],
      }),
    );
  });
}

/**
 * Applies today's names, aliases, domains and rules to a brand's stored answers. Readers see the brand as it was
 * until all is done, and then all of it at once; cut short, it changed nothing. Mentions that came with an
 * answer stay.
 */
export async function reextractBrand(
  stores: Stores,
  brand: IngestBrand,
  { start, end, analyst = null, onProgress = () => {} }: ReextractOptions,
): Promise<Reextraction> {
  const directory = await BrandDirectory.load(stores.postgres, brand);
  const counts: Reextraction = { reextracted: 0, given: 0, unjudged: 0 };

  async function read(stored: StoredAnswer) {
    if (stored.mentions_given) {
      counts.given += 1;
      return {};
    }
    counts.reextracted += 1;
    const { text, text_format: textFormat } = stored;
    const sources = stored['citations.url'].map((url, index) => ({
      url,
      title: stored['citations.title'][index],
    }));
    const never = new AbortController().signal;
    return mentionColumns(
      await readAnswer(directory, { text, textFormat, sources }, analyst, never, () => {
        counts.unjudged += 1;
      }),
    );
  }

  async function* reread(
    clickhouse: ClickHouse,
    epoch: number,
    query: CompiledQuery,
    moreMentions: Map<string, number>,
  ) {
    const line = async (stored: StoredAnswer) => {
      const today = {
        ...stored,
        epoch,
        ...ownColumns(brand, stored['citations.domain']),
        ...(await read(stored)),
      };
      const day = stored.answered_at.slice(0, 10);
      const more = today['mentions.competitor_no'].length - stored['mentions.competitor_no'].length;
      if (more !== 0) moreMentions.set(day, (moreMentions.get(day) ?? 0) + more);
      return `${JSON.stringify(today)}\n`;
    };

    const result = await clickhouse.query({
      query: query.sql,
      query_params: { ...query.params },
      format: 'JSONEachRow',
      clickhouse_settings: { max_execution_time: 0 },
    });
    for await (const rows of result.stream()) {
      for (let first = 0; first < rows.length; first += AT_ONCE) {
        const some = rows.slice(first, first + AT_ONCE);
        yield (await Promise.all(some.map((row) => line(StoredAnswer.parse(row.json()))))).join('');
      }
    }
  }

  const write: WriteAnswers = async (clickhouse, key, epoch, where, params) => {
    const inRange = 'toDate(answered_at) BETWEEN {first_day:Date} AND {last_day:Date}';
    const range = { ...params, first_day: start, last_day: end };
    await copyAnswers(clickhouse, key, epoch, `${where} AND NOT (${inRange})`, range);
    const moreMentions = new Map<string, number>();
    const { stream } = await clickhouse.exec({
      query: 'INSERT INTO answers FORMAT JSONEachRow',
      values: Readable.from(
        reread(
          clickhouse,
          epoch,
          scoped(key, {
            sql: answersWhere(`${where} AND ${inRange}`),
            params: { ...range, new_epoch: epoch },
          }),
          moreMentions,
        ),
        { objectMode: false },
      ),
      clickhouse_settings: { ...NEW_EPOCH, async_insert: 0 },
    });
    await stream.forEach(() => {});
    return moreMentions;
  };

  await rewriteBrand(stores, brand, { write, onProgress });
  await updateSeen(stores, brand);
  return counts;
}
