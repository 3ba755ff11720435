import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AnswerText } from '../extraction/index.ts';
import type { ModelReader } from '../providers/reader/index.ts';
import { type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { countOwn, isOfModel, LEXICON, mentionColumns } from './answer-row.ts';
import type { BrandDirectory } from './brand-directory.ts';
import { inParts } from './in-parts.ts';
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
  /** Answers whose mentions came with them, or whose text is not kept any more; they stay. */
  given: number;
  /** Answers that the model could not read; they are read by the rules, and marked as such. */
  unjudged: number;
}

export interface RereadAnswersOptions {
  /** The model that reads them; null where the rules do. */
  readonly reader: ModelReader | null;
  /**
   * Whether a model is asked only for answers that one has read, and whose mentions change: what was told of the same
   * brands was paid for and stays, and what the rules told they tell again.
   */
  readonly keepTold?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly counts: Reextraction;
  /** Told each brand that an answer mentions, by number. */
  readonly onMention?: (competitorNo: number) => void;
}

/** Answers read at once: a model is asked for each of them. */
const AT_ONCE = 16;

/**
 * Characters of one INSERT at the most, but for its last answers. A day's answers may be gigabytes, and the embedded
 * ClickHouse takes a body of 256 MiB.
 */
const INSERT_CHARACTERS = 32_000_000;

const numerically = (a: number, b: number) => a - b;

const areSame = (some: readonly number[], others: readonly number[]) =>
  some.toSorted(numerically).join() === others.toSorted(numerically).join();

/**
 * Writes answers with what they say of brands by the names of a directory and today's rules. Mentions that came with
 * an answer stay.
 */
export function rereadAnswers(
  directory: BrandDirectory,
  { reader, keepTold = false, signal, counts, onMention = () => {} }: RereadAnswersOptions,
): WriteAnswers {
  const { brand } = directory;

  /** Whether brands that a model told of still go by names of the text, and the rules find no others there. */
  function areAllHeard(answer: AnswerText, told: readonly number[]): boolean {
    const named = new Set(directory.namedIn(answer));
    const { mentions } = readByRules(directory, answer);
    return (
      told.every((no) => named.has(no)) && mentions.every(({ competitorNo }) => told.includes(competitorNo))
    );
  }

  async function read(stored: StoredAnswer) {
    if (stored.mentions_given || stored.text === '') {
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
    const wasTold = stored.sentiment_by !== LEXICON;
    if (keepTold && isOfModel(stored.sentiment_by)) {
      if (areAllHeard(answer, stored['mentions.competitor_no'])) return {};
    } else if (keepTold && wasTold) {
      const columns = mentionColumns(readByRules(directory, answer));
      const [nos, known] = [columns['mentions.competitor_no'], stored['mentions.competitor_no']];
      if (areSame(nos, known)) {
        const { sentiment_by, brand_sentiment } = stored;
        const sentiments = nos.map((no) => stored['mentions.sentiment'][known.indexOf(no)] ?? 0);
        return { ...columns, sentiment_by, brand_sentiment, 'mentions.sentiment': sentiments };
      }
    }
    const patience = signal ?? new AbortController().signal;
    const { reading } = await readAnswer(
      directory,
      answer,
      keepTold && !wasTold ? null : reader,
      patience,
      () => {
        signal?.throwIfAborted();
        counts.unjudged += 1;
      },
    );
    return mentionColumns(reading);
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
        own_citations: countOwn(brand, stored['citations.domain']),
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
    for await (const part of inParts(reread(clickhouse, epoch, stored, moreMentions), INSERT_CHARACTERS)) {
      const { stream } = await clickhouse.exec({
        query: 'INSERT INTO answers FORMAT JSONEachRow',
        values: Readable.from(part, { objectMode: false }),
        clickhouse_settings: { ...NEW_EPOCH, async_insert: 0 },
      });
      await stream.forEach(() => {});
    }
    return moreMentions;
  };
}
