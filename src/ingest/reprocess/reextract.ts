import { z } from 'zod';
import { lockNames } from '../../brands/name-owners.ts';
import { keepReadings } from '../../plans/readers.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { queryRows } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { BrandDirectory } from '../brands/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../brands/ingest-brand.ts';
import { beginRereading, endRereading } from '../brands/names-read.ts';
import { takingTurn } from '../brands/reread-turn.ts';
import { type OnUnread, type Reextraction, rereadAnswers } from './reread-answers.ts';
import { copyAnswers, rewriteBrand, type WriteAnswers } from './rewrite.ts';
import { updateSeenOfAll } from './seen.ts';

export interface ReextractOptions {
  /** The days to do, both included, YYYY-MM-DD; the answers of others stay as they are. */
  readonly start: string;
  readonly end: string;
  /** The model that reads them; by default the rules do. */
  readonly reader?: ModelReader | null;
  /** Told how many answers of these days are done; those of others are only copied. */
  readonly onProgress?: (answersDone: number) => void;
  readonly onUnread?: OnUnread;
}

/** The first and the last day that the stores hold. */
export const ALL_DAYS = { start: '1970-01-01', end: '2105-12-31' } as const;

const AnswerCount = z.object({ answers: z.number(), given: z.number() });

const COUNT = `
SELECT toUInt32(uniqExactIf(answer_id, read)) AS answers, toUInt32(uniqExactIf(answer_id, NOT read)) AS given
FROM (
  SELECT answer_id, NOT mentions_given AND text != '' AS read FROM answers
  WHERE ${BRAND_CLAUSE} AND toDate(answered_at) BETWEEN {first_day:Date} AND {last_day:Date}
)`;

/** Counts the stored answers of some days that would be read again, and those that would stay as they are. */
export async function countAnswers(
  clickhouse: ClickHouse,
  brand: BrandScope,
  { start, end }: Pick<ReextractOptions, 'start' | 'end'>,
) {
  const query = scoped(brand, { sql: COUNT, params: { first_day: start, last_day: end } });
  const [row] = await queryRows(clickhouse, AnswerCount, query, { seconds: 0 });
  return row ?? { answers: 0, given: 0 };
}

/**
 * Applies today's names, aliases, domains and rules to a brand's stored answers. Readers see the brand as it was
 * until all is done, and then all of it at once; cut short, it changed nothing. Mentions that came with an
 * answer stay. A rereading of the brand that is under way is waited for.
 */
export async function reextractBrand(
  stores: StoreClients,
  known: IngestBrand,
  { start, end, reader = null, onProgress = () => {}, onUnread }: ReextractOptions,
): Promise<Reextraction> {
  const { postgres } = stores;
  const counts: Reextraction = { reextracted: 0, given: 0, unjudged: 0, unread: 0 };
  const isAll = start <= ALL_DAYS.start && end >= ALL_DAYS.end;
  await takingTurn(postgres, known, undefined, async (signal) => {
    const brand = (await loadBrand(postgres, known.brandId)) ?? known;
    const directory = await BrandDirectory.load(postgres, brand);
    const since = isAll ? await beginRereading(postgres, brand) : undefined;
    const reread = rereadAnswers(directory, {
      ...{ reader, counts, signal, onUnread, shown: since },
      keepUsages: (usages) => keepReadings(postgres, brand, reader?.model ?? '', usages),
    });
    const write: WriteAnswers = async (clickhouse, key, epoch, where, params, sequences) => {
      const inRange = 'toDate(answered_at) BETWEEN {first_day:Date} AND {last_day:Date}';
      const range = { ...params, first_day: start, last_day: end };
      await copyAnswers(clickhouse, key, epoch, `${where} AND NOT (${inRange})`, range, sequences);
      await sequences.count(clickhouse, { ...key, epoch });
      return reread(clickhouse, key, epoch, `${where} AND ${inRange}`, range, sequences);
    };
    await rewriteBrand(stores, brand, {
      ...{ write, signal },
      onProgress: () => onProgress(counts.reextracted + counts.given + counts.unread),
      async alongside(client, written) {
        // Before competitors, as whoever gives names does.
        await lockNames(client, brand.brandId);
        if (isAll) await endRereading(client, brand, true);
        await updateSeenOfAll(client, stores.clickhouse, written);
      },
    });
  });
  return counts;
}
