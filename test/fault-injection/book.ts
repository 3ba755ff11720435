import type { TestApi, TestBrand } from '../helpers/api.ts';
import { answered } from './engine.ts';
import { lineId, numberedLine, RIVALS, type Truth } from './lines.ts';

/** A brand of a schedule, and what the hunt itself knows of its answers. */
export interface HuntedBrand {
  readonly brand: TestBrand;
  readonly seed: string;
  readonly today: string;
  /** Lines that an import was given, by the id of their answer. */
  readonly handedIn: Map<string, number>;
  /** The ids of those that were accepted: an import said so, or they were seen in the outbox. */
  readonly accepted: Set<string>;
  /** How many answers all imports together said were new. */
  told: number;
}

export async function huntedBrand(
  api: TestApi,
  seed: string,
  today: string,
  engine: string,
): Promise<HuntedBrand> {
  const brand = await api.brand({ engines: [engine] });
  for (const name of RIVALS) await api.competitor(brand, name);
  return { brand, seed, today, handedIn: new Map(), accepted: new Set(), told: 0 };
}

export function handIn({ seed, handedIn }: HuntedBrand, lines: readonly number[]): void {
  for (const n of lines) handedIn.set(lineId(seed, n), n);
}

/** Writes down what an import said. @returns what is wrong with it, in words. */
export function acknowledge(
  book: HuntedBrand,
  lines: readonly number[],
  counts: { readonly answers: number; readonly duplicates: number; readonly rejected: number },
): string[] {
  for (const n of lines) book.accepted.add(lineId(book.seed, n));
  book.told += counts.answers;
  const { answers, duplicates, rejected } = counts;
  return answers + duplicates === lines.length && rejected === 0
    ? []
    : [`an import of ${lines.length} lines told ${JSON.stringify(counts)}`];
}

/** Writes down what is in the outbox: it is accepted, whatever becomes of the import that brought it. */
export async function watchOutbox(api: TestApi, books: readonly HuntedBrand[]): Promise<void> {
  const { rows } = await api.stores.postgres.query<{ brand: string; id: string }>(
    'SELECT brand_id AS brand, unnest(answer_ids) AS id FROM outbox WHERE brand_id = ANY($1::uuid[])',
    [books.map(({ brand }) => brand.brandId)],
  );
  const byBrand = new Map(books.map((book) => [book.brand.brandId, book]));
  for (const { brand, id } of rows) {
    const book = byBrand.get(brand);
    if (book?.handedIn.has(id)) book.accepted.add(id);
  }
}

/** How many batches are sealed and not sent. */
export async function sealedBatches(api: TestApi): Promise<number> {
  const { rows } = await api.stores.postgres.query<{ batches: number }>(
    'SELECT count(DISTINCT batch)::int AS batches FROM outbox',
  );
  return rows[0]?.batches ?? 0;
}

/** Lines of which nobody knows whether they are accepted: their import failed or was killed. */
export const unsettled = ({ handedIn, accepted }: HuntedBrand): number[] =>
  [...handedIn].flatMap(([id, n]) => (accepted.has(id) ? [] : [n]));

/** The answers there must be: of all lines, and of all questions that are complete. */
export async function truths(api: TestApi, book: HuntedBrand): Promise<Truth[]> {
  const { rows } = await api.stores.postgres.query<{ id: string }>(
    `SELECT id FROM questions WHERE brand_id = $1 AND state = 'complete'`,
    [book.brand.brandId],
  );
  const ofLines = [...book.accepted].map(
    (id) => numberedLine(book.seed, book.today, book.handedIn.get(id) ?? 0).truth,
  );
  return [...ofLines, ...rows.map(({ id }) => answered(id))];
}
