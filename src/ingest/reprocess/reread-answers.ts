import { Readable } from 'node:stream';
import type { Row } from '@clickhouse/client';
import { z } from 'zod';
import type { AnswerText } from '../../extraction/index.ts';
import type { Usage } from '../../providers/index.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { inGroups } from '../../shared/in-groups.ts';
import { inParts } from '../../shared/in-parts.ts';
import { type CompiledQuery, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { BrandDirectory } from '../brands/brand-directory.ts';
import type { ShownChanges } from '../brands/names-read.ts';
import { readAnswerText } from '../brands/reading.ts';
import { readTexts } from '../brands/reading-threads.ts';
import { isOfModel, LEXICON } from '../brands/resolved-answer.ts';
import { type BrandsInText, NO_BRANDS } from '../brands/rules.ts';
import { countOwn, mentionColumns } from '../outbox/answer-row.ts';
import { NEW_EPOCH } from '../outbox/insert-settings.ts';
import type { RewriteSequences } from '../outbox/sequences.ts';
import { answersWhere, type WriteAnswers } from './rewrite.ts';
import { isShownAnew, NOTHING_SHOWN_ANEW, saysTheSame } from './shown-changes.ts';

/** The columns of a stored answer that are read here; the others pass as they are. */
const StoredAnswer = z.looseObject({
  answer_id: z.string(),
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  answered_at: z.string(),
  mentions_given: z.boolean(),
  sentiment_by: z.string(),
  brand_mentioned: z.boolean(),
  brand_position: z.number(),
  brand_sentiment: z.number(),
  brands_ranked: z.number(),
  own_citations: z.number(),
  sequence: z.number(),
  'mentions.competitor_no': z.array(z.number()),
  'mentions.position': z.array(z.number()),
  'mentions.sentiment': z.array(z.number()),
  'citations.url': z.array(z.string()),
  'citations.domain': z.array(z.string()),
  'citations.title': z.array(z.string()),
});

type StoredAnswer = z.output<typeof StoredAnswer>;

/** Counts of answers that were read again, by outcome. */
export interface Reextraction {
  /** Answers whose mentions were made anew from their text. */
  reextracted: number;
  /** Answers whose mentions came with them, or whose text is not kept any more; they stay. */
  given: number;
  /** Answers that the model could not read; they are read by the rules, and marked as such. */
  unjudged: number;
  /** Answers that could not be read at all; they keep what they had. */
  unread: number;
}

/** Told each answer that could not be read and keeps what it had, and why. */
export type OnUnread = (answerId: string, error: Error) => void;

export interface RereadAnswersOptions {
  /** The model that reads them; null where the rules do. */
  readonly reader: ModelReader | null;
  /**
   * True where a model is asked only for answers that one has read, and whose mentions change: what was told of the same
   * brands was paid for and stays, and what the rules told they tell again.
   */
  readonly keepTold?: boolean;
  /** Changes of names that readers of the answers see by themselves. */
  readonly shown?: ShownChanges | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly counts: Reextraction;
  /** Keeps what calls of the model took. */
  readonly keepUsages?: (usages: readonly Usage[]) => Promise<void>;
  /** Told each brand that an answer mentions, by number. */
  readonly onMention?: (competitorNo: number) => void;
  readonly onUnread?: OnUnread | undefined;
}

/** Answers read at once: a model is asked for each of them. */
const AT_ONCE = 16;

/**
 * Characters of one INSERT at the most, but for its last answer. A day's answers may be gigabytes, and the embedded
 * ClickHouse takes a body of 256 MiB.
 */
const INSERT_CHARACTERS = 32_000_000;

/**
 * Characters of rows that are read at once, so that all threads have some: of whole rows, as those with many sources
 * and little or no text would otherwise be held by the thousand.
 */
const GROUP_CHARACTERS = 2_000_000;

/** A stored answer with what its text says now; null where nothing is read: its mentions stay. */
interface ReadAgain {
  readonly stored: StoredAnswer;
  readonly answer: AnswerText | null;
  readonly said: BrandsInText | Error;
}

function textOf(stored: StoredAnswer): AnswerText | null {
  if (stored.mentions_given || stored.text === '') return null;
  const { text, text_format: textFormat } = stored;
  const titles = stored['citations.title'];
  return {
    text,
    textFormat,
    sources: stored['citations.url'].map((url, index) => ({ url, title: titles[index] })),
  };
}

/** An answer, and the characters of its row. */
interface StoredRow {
  readonly stored: StoredAnswer;
  readonly length: number;
}

async function* storedIn(stream: AsyncIterable<readonly Row[]>): AsyncGenerator<StoredRow> {
  for await (const rows of stream) {
    for (const row of rows) yield { stored: StoredAnswer.parse(row.json()), length: row.text.length };
  }
}

/** Does some work on each, in their order, and on the next one while the one before is used. */
async function* oneAhead<T, Done>(
  things: AsyncIterable<T>,
  work: (thing: T) => Promise<Done>,
): AsyncGenerator<Done> {
  let before: Promise<Done> | null = null;
  for await (const thing of things) {
    const next = work(thing);
    // Whoever waits for it is told of its failure.
    next.catch(() => {});
    if (before) yield await before;
    before = next;
  }
  if (before) yield await before;
}

const numerically = (a: number, b: number) => a - b;

const areSame = (some: readonly number[], others: readonly number[]) =>
  some.toSorted(numerically).join() === others.toSorted(numerically).join();

/**
 * Writes answers with what they say of brands by the names of a directory and today's rules. Mentions that came with
 * an answer stay, and so does all of an answer that cannot be read.
 */
export function rereadAnswers(
  directory: BrandDirectory,
  {
    reader,
    keepTold = false,
    shown = NOTHING_SHOWN_ANEW,
    signal,
    counts,
    keepUsages = async () => {},
    onMention = () => {},
    onUnread = () => {},
  }: RereadAnswersOptions,
): WriteAnswers {
  const { brand } = directory;
  const usages: Usage[] = [];

  /** True where brands that a model found still have names in the text, and the rules find no others there. */
  function areAllHeard(answer: AnswerText, { mentions }: BrandsInText, told: readonly number[]): boolean {
    const named = new Set(directory.reader.namedIn(answer));
    return (
      told.every((no) => named.has(no)) && mentions.every(({ competitorNo }) => told.includes(competitorNo))
    );
  }

  async function read(answer: AnswerText, { stored, said }: ReadAgain) {
    if (said instanceof Error) throw said;
    const byRules = { ...said, sentimentBy: LEXICON };
    const wasTold = stored.sentiment_by !== LEXICON;
    if (keepTold && isOfModel(stored.sentiment_by)) {
      if (areAllHeard(answer, said, stored['mentions.competitor_no'])) return {};
    } else if (keepTold && wasTold) {
      const columns = mentionColumns(byRules);
      const [nos, known] = [columns['mentions.competitor_no'], stored['mentions.competitor_no']];
      if (areSame(nos, known)) {
        const { sentiment_by, brand_sentiment } = stored;
        const sentiments = nos.map((no) => stored['mentions.sentiment'][known.indexOf(no)] ?? 0);
        return { ...columns, sentiment_by, brand_sentiment, 'mentions.sentiment': sentiments };
      }
    }
    const patience = signal ?? new AbortController().signal;
    const { reading, usage } = await readAnswerText(directory.reader, answer, {
      byRules,
      reader: keepTold && !wasTold ? null : reader,
      signal: patience,
      onFault: () => {
        signal?.throwIfAborted();
        counts.unjudged += 1;
      },
    });
    if (usage) usages.push(usage);
    return mentionColumns(reading);
  }

  /** The columns that change; none where nothing is read or reading fails, with whatever: others are read all the same. */
  async function changed(again: ReadAgain): Promise<object> {
    if (again.answer === null) {
      counts.given += 1;
      return {};
    }
    try {
      const columns = await read(again.answer, again);
      counts.reextracted += 1;
      return columns;
    } catch (error) {
      signal?.throwIfAborted();
      counts.unread += 1;
      onUnread(again.stored.answer_id, error as Error);
      return {};
    }
  }

  async function readGroup(group: readonly StoredRow[]): Promise<readonly ReadAgain[]> {
    const answers = group.map(({ stored }) => ({ stored, answer: textOf(stored) }));
    const texts = answers.flatMap(({ answer }) => answer ?? []);
    const told = (await readTexts(directory.reader, texts, signal)).values();
    return answers.map(({ stored, answer }) => ({
      stored,
      answer,
      said: (answer && told.next().value) || NO_BRANDS,
    }));
  }

  async function* reread(
    clickhouse: ClickHouse,
    epoch: number,
    query: CompiledQuery,
    moreMentions: Map<string, number>,
    sequences: RewriteSequences,
  ) {
    const line = async (again: ReadAgain) => {
      const { stored } = again;
      const today = {
        ...stored,
        epoch,
        own_citations: countOwn(brand, stored['citations.domain']),
        ...(await changed(again)),
      };
      for (const no of today['mentions.competitor_no']) onMention(no);
      const day = stored.answered_at.slice(0, 10);
      const more = today['mentions.competitor_no'].length - stored['mentions.competitor_no'].length;
      if (more !== 0) moreMentions.set(day, (moreMentions.get(day) ?? 0) + more);
      const isSame = saysTheSame(stored, today) && !isShownAnew(today, today.own_citations, shown);
      const sequence = isSame ? sequences.keep(stored.sequence) : sequences.change();
      return `${JSON.stringify({ ...today, sequence })}\n`;
    };

    const result = await clickhouse.query({
      query: query.sql,
      query_params: { ...query.params },
      format: 'JSONEachRow',
      clickhouse_settings: { max_execution_time: 0, max_query_size: '100000000' },
    });
    const groups = inGroups(storedIn(result.stream()), GROUP_CHARACTERS, ({ length }) => length);
    for await (const some of oneAhead(groups, readGroup)) {
      for (let first = 0; first < some.length; first += AT_ONCE) {
        signal?.throwIfAborted();
        // One by one: sixteen of the largest at once would be more than a body may hold.
        yield* await Promise.all(some.slice(first, first + AT_ONCE).map(line));
      }
    }
  }

  return async (clickhouse, key, epoch, where, params, sequences) => {
    const moreMentions = new Map<string, number>();
    const stored = scoped(key, { sql: answersWhere(where), params: { ...params, new_epoch: epoch } });
    try {
      const lines = reread(clickhouse, epoch, stored, moreMentions, sequences);
      for await (const part of inParts(lines, INSERT_CHARACTERS)) {
        const { stream } = await clickhouse.exec({
          query: 'INSERT INTO answers FORMAT JSONEachRow',
          values: Readable.from(part, { objectMode: false }),
          clickhouse_settings: { ...NEW_EPOCH, async_insert: 0 },
        });
        await stream.forEach(() => {});
      }
    } finally {
      // However it ends, they are paid for.
      await keepUsages(usages.splice(0));
    }
    return moreMentions;
  };
}
