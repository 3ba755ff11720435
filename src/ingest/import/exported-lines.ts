import path from 'node:path';
import { z } from 'zod';
import { adoptCompetitors } from '../../competitors/adopt-competitors.ts';
import type { ExportedFile } from '../../exports/manifest.ts';
import { adoptPrompts } from '../../prompts/adopt-prompts.ts';
import type { NewStatus } from '../../prompts/create-prompts.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { Postgres } from '../../stores/postgres.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import type { Exported } from './exported.ts';
import { parquetLines } from './parquet-lines.ts';
import { readSourceLines, type SourceLine } from './source-lines.ts';

/* Reads files that `export` has written as NDJSON or Parquet as lines of an import: answers with their mentions and sources again. */

/** Brands of an export's rows: their ids there, with the ids that they have here. */
interface KnownAnswer {
  readonly prompts: ReadonlyMap<string, string>;
  readonly competitors: ReadonlyMap<string, string>;
}

/**
 * Gives a brand the prompts and competitors of an export that it does not have yet.
 * @param status what becomes of prompts that were active.
 * @returns who the rows speak of, and how many prompts are paused as the plan has no room for them.
 */
export async function adoptExported(
  postgres: Postgres,
  brand: IngestBrand,
  { of }: Exported,
  status: NewStatus,
): Promise<{ readonly known: KnownAnswer; readonly paused: number }> {
  const { ids: prompts, paused } = await adoptPrompts(postgres, brand, of.prompts, status);
  const bearers = await adoptCompetitors(postgres, brand, of.competitors);
  const competitors = [...bearers].map(
    ([there, here]) => [there, here === brand.brandId ? brand.competitorId : here] as const,
  );
  return { known: { prompts, competitors: new Map(competitors) }, paused };
}

const Of = z.object({ answer_id: z.string() });
const MentionRow = Of.extend({
  competitor_id: z.string(),
  competitor_name: z.string(),
  is_self: z.boolean(),
  position: z.int().nullable(),
  sentiment: z.number(),
});
const CitationRow = Of.extend({ url: z.string(), title: z.string(), position: z.int(), kind: z.string() });
const ExportedAnswer = z.object({ id: z.string(), prompt_id: z.string(), prompt_text: z.string() });
/** Fields that a line of an import has as the answer's row has them. */
const SAME = ['id', 'engine', 'country', 'answered_at', 'text', 'text_format'];

/** In Parquet a list is JSON. */
const listOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The rows of a file in the order of the answers they are of: those of one answer after the other. */
class RowsByAnswer<Row extends z.output<typeof Of>> {
  readonly #lines: AsyncIterator<SourceLine>;
  readonly #schema: z.ZodType<Row>;
  /** The first row that nobody has taken. */
  #next: Row | null = null;

  constructor(lines: AsyncIterator<SourceLine>, schema: z.ZodType<Row>) {
    this.#lines = lines;
    this.#schema = schema;
  }

  /** The first row that nobody has taken; null at the end. */
  async #look(): Promise<Row | null> {
    if (this.#next !== null) return this.#next;
    const { value, done } = await this.#lines.next();
    if (done) return null;
    if ('fault' in value) throw new Error(`${value.source}:${value.number}: ${value.fault}`);
    this.#next = this.#schema.parse(JSON.parse(value.text));
    return this.#next;
  }

  async take(answerId: string): Promise<Row[]> {
    const taken: Row[] = [];
    for (let row = await this.#look(); row?.answer_id === answerId; row = await this.#look()) {
      taken.push(row);
      this.#next = null;
    }
    return taken;
  }

  /** @throws Error where rows are left, as answers or their order are not what they were. */
  async requireEnd(file: string): Promise<void> {
    const left = await this.#look();
    if (left) throw new Error(`${file}: answer ${left.answer_id} is not where its rows say`);
  }
}

/** An answer with its rows as a line of an import. */
function lineOf(
  answer: Readonly<Record<string, unknown>>,
  mentions: readonly z.output<typeof MentionRow>[],
  citations: readonly z.output<typeof CitationRow>[],
  known: KnownAnswer,
  own: string,
) {
  const { prompt_id, prompt_text } = ExportedAnswer.parse(answer);
  const prompt = known.prompts.get(prompt_id);
  return {
    ...Object.fromEntries(SAME.map((name) => [name, answer[name]])),
    search_queries: listOf(answer.search_queries),
    ...(prompt === undefined ? { prompt_text } : { prompt_id: prompt }),
    mentions: mentions.map(({ competitor_id, competitor_name, is_self, position, sentiment }) => {
      const competitor = is_self ? own : known.competitors.get(competitor_id);
      const who = competitor === undefined ? { name: competitor_name } : { competitor_id: competitor };
      return { ...who, position, sentiment };
    }),
    citations: citations.map(({ url, title, position, kind }) => ({ url, title, position, kind })),
  };
}

/**
 * The lines of an export, in constant memory but for Parquet, whose files are read whole: exports are in one order, so
 * that the rows of an answer are the next ones of their files.
 * @throws Error where its files are not as they were written.
 */
export async function* exportedLines(
  clickhouse: ClickHouse,
  { folder, format, days }: Exported,
  known: KnownAnswer,
  { competitorId }: IngestBrand,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SourceLine> {
  async function* linesOf({ path: name, rows, bytes }: ExportedFile): AsyncGenerator<SourceLine> {
    const file = path.join(folder, name);
    if (rows === 0) onBytes(bytes);
    else
      yield* format === 'parquet'
        ? parquetLines(clickhouse, file, onBytes)
        : readSourceLines([file], onBytes);
  }
  for (const { answers, ...rowsOf } of days) {
    const mentions = new RowsByAnswer(linesOf(rowsOf.mentions), MentionRow);
    const citations = new RowsByAnswer(linesOf(rowsOf.citations), CitationRow);
    for await (const line of linesOf(answers)) {
      if ('fault' in line) throw new Error(`${line.source}:${line.number}: ${line.fault}`);
      const answer = JSON.parse(line.text);
      const mentioned = await mentions.take(answer.id);
      const cited = await citations.take(answer.id);
      yield { ...line, text: JSON.stringify(lineOf(answer, mentioned, cited, known, competitorId)) };
    }
    for (const rows of [mentions, citations]) await rows.requireEnd(path.join(folder, answers.path));
  }
}
