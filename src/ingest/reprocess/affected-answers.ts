import { z } from 'zod';
import type { AnswerText } from '../../extraction/index.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { BrandDirectory } from '../brands/brand-directory.ts';
import type { NamesSince } from '../brands/names-read.ts';
import { countOwn } from '../outbox/answer-row.ts';
import { isShownAnew } from './shown-changes.ts';

const LookedAt = z.object({
  answer_id: z.string(),
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  mentioned: z.array(z.number()),
  'mentions.competitor_no': z.array(z.number()),
  'citations.domain': z.array(z.string()),
  own_citations: z.number(),
});

const looksAt = (where: string) => `
SELECT answer_id, if(mentions_given, '', text) AS text, text_format,
  if(mentions_given, [], \`mentions.competitor_no\`) AS mentioned, mentions.competitor_no, citations.domain, own_citations
FROM answers WHERE ${BRAND_CLAUSE} AND ${where}`;

/** Tells which answers names that have changed may make another reading of. */
export class Affected {
  readonly #directory: BrandDirectory;
  readonly #since: NamesSince;
  readonly #changed: ReadonlySet<number>;
  readonly #signal: AbortSignal;

  constructor(directory: BrandDirectory, since: NamesSince, signal: AbortSignal) {
    this.#directory = directory;
    this.#since = since;
    this.#changed = new Set(since.changed);
    this.#signal = signal;
  }

  /** True where a text may name a brand under a changed name; also where looking for it fails. */
  #namesChanged(answer: Pick<AnswerText, 'text' | 'textFormat'>): boolean {
    if (answer.text === '') return false;
    try {
      return this.#directory.reader.namedIn(answer).some((no) => this.#changed.has(no));
    } catch {
      return true;
    }
  }

  /** Those whose text names a brand of another name than before, which mention one, or cite domains of which more or fewer are the brand's. */
  #isAffected(row: z.output<typeof LookedAt>): boolean {
    if (this.#since.all) return true;
    const own = countOwn(this.#directory.brand, row['citations.domain']);
    if (isShownAnew(row, own, this.#since)) return true;
    const changed = (no: number) => this.#changed.has(no);
    if (row.mentioned.some(changed)) return true;
    if (this.#namesChanged({ text: row.text, textFormat: row.text_format })) return true;
    if (!changed(0)) return false;
    return own !== row.own_citations;
  }

  /** The ids of those that clauses say. */
  async *among(
    clickhouse: ClickHouse,
    brand: BrandScope,
    where: string,
    params: Readonly<Record<string, unknown>> = {},
  ): AsyncGenerator<string> {
    const query = scoped(brand, { sql: looksAt(where), params });
    const result = await clickhouse.query({
      query: query.sql,
      query_params: { ...query.params },
      format: 'JSONEachRow',
      clickhouse_settings: { max_execution_time: 0 },
    });
    const stream = result.stream();
    try {
      for await (const rows of stream) {
        this.#signal.throwIfAborted();
        for (const row of rows) {
          const looked = LookedAt.parse(row.json());
          if (this.#isAffected(looked)) yield looked.answer_id;
        }
      }
    } finally {
      stream.destroy();
    }
  }
}
