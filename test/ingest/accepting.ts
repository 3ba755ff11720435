import type { IngestBrand } from '../../src/ingest/brands/ingest-brand.ts';
import type { ResolvedAnswer } from '../../src/ingest/brands/resolved-answer.ts';
import { acceptAnswers, readCited } from '../../src/ingest/ledger/accept.ts';
import type { Stores } from '../../src/stores/stores.ts';

/** Accepts answers as an import does, without its memory of domains. */
export const acceptResolved = async (
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  brand: IngestBrand,
  answers: readonly ResolvedAnswer[],
) => acceptAnswers(stores, brand, await readCited(stores.postgres, answers));
