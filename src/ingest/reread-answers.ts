import { Readable } from 'node:stream';
import { z } from 'zod';
import { LEXICON, type SentimentAnalyst } from '../extraction/tone/analyst.ts';
import { type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { mentionColumns, ownColumns } from './answer-row.ts';
import type { BrandDirectory } from './brand-directory.ts';
import { readAnswer, readByRules } from './reading.ts';
import { answersWhere, NEW_EPOCH, type WriteAnswers } from './rewrite.ts';

/** The columns of a stored answer that are read here; the others pass as they are. */
const StoredAnswer = z.looseObject({
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  answered_at: z.string(),
  mentions_given: z.boolean(),
  sentiment_by: z.string(),
  brand_sentiment: z.number(),
  'mentions.competitor_no': z.array(z.number()),
  'mentions.sentiment': z.array(z.number()),
  'citations.url': z.array(z.string()),
  'citations.domain': z.array(z.string()),
  'citations.title': z.array(z.string()),
});

type StoredAnswer = z.output<typeof StoredAnswer>;

/** How often answers were read again, and how. */
export interface Reextraction {
  /** Answers whose mentions were made anew from their text. */
  reextracted: number;
  /** Answers whose mentions came with them; they stay. */
  given: number;
  /** Answers that the analyst could not judge; their sentiments are the lexicon's, and marked as such. */
  unjudged: number;
}

export interface RereadAnswersOptions {
  /** Who judges sentiments; null where the lexicon does. */
  readonly analyst: SentimentAnalyst | null;
  /**
   * Whether an analyst is asked only for answers that one has judged, and whose mentions change: what was told of the
   * same brands was paid for and stays, and what the lexicon told it tells again.
   */
  readonly keepJudged?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly counts: Reextraction;
  /** Told each brand that an answer mentions, by number. */
  readonly onMention?: (competitorNo: number) => void;
}

/** Answers read at once: an analyst is asked for each of them. */
const AT_ONCE = 16;

const numerically = (a: number, b: number) => a - b;

const areSame = (some: readonly number[], others: readonly number[]) =>
  some.toSorted(numerically).join() === others.toSorted(numerically).join();

/**
 * Writes answers with what they say of brands by the names of a directory and today's rules. Mentions that came with
 * an answer stay.
 */
export function rereadAnswers(
  directory: BrandDirectory,
  { analyst, keepJudged = false, signal, counts, onMention = () => {} }: RereadAnswersOptions,
): WriteAnswers {
  const { brand } = directory;

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
    const answer = { text, textFormat, sources };
    const wasJudged = stored.sentiment_by !== LEXICON;
    if (keepJudged && wasJudged) {
      const columns = mentionColumns(readByRules(directory, answer));
      const [nos, known] = [columns['mentions.competitor_no'], stored['mentions.competitor_no']];
      if (areSame(nos, known)) {
        const { sentiment_by, brand_sentiment } = stored;
        const sentiments = nos.map((no) => stored['mentions.sentiment'][known.indexOf(no)] ?? 0);
        return { ...columns, sentiment_by, brand_sentiment, 'mentions.sentiment': sentiments };
      }
    }
    const patience = signal ?? new AbortController().signal;
    return mentionColumns(
      await readAnswer(directory, answer, keepJudged && !wasJudged ? null : analyst, patience, () => {
        signal?.throwIfAborted();
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
      for (const no of today['mentions.competitor_no']) onMention(no);
      const day = stored.answered_at.slice(0, 10);
      const more = today['mentions.competitor_no'].length - stored['mentions.competitor_no'].length;
      if (more !== 0) moreMentions.set(day, (moreMentions.get(day) ?? 0) + more);
      return `${JSON.stringify(today)}\n`;
    };

    const result = await clickhouse.query({
      query: query.sql,
      query_params: { ...query.params },
      format: 'JSONEachRow',
      clickhouse_settings: { max_execution_time: 0, max_query_size: '100000000' },
    });
    for await (const rows of result.stream()) {
      for (let first = 0; first < rows.length; first += AT_ONCE) {
        signal?.throwIfAborted();
        const some = rows.slice(first, first + AT_ONCE);
        yield (await Promise.all(some.map((row) => line(StoredAnswer.parse(row.json()))))).join('');
      }
    }
  }

  return async (clickhouse, key, epoch, where, params) => {
    const moreMentions = new Map<string, number>();
    const stored = scoped(key, { sql: answersWhere(where), params: { ...params, new_epoch: epoch } });
    const { stream } = await clickhouse.exec({
      query: 'INSERT INTO answers FORMAT JSONEachRow',
      values: Readable.from(reread(clickhouse, epoch, stored, moreMentions), { objectMode: false }),
      clickhouse_settings: { ...NEW_EPOCH, async_insert: 0 },
    });
    await stream.forEach(() => {});
    return moreMentions;
  };
}
