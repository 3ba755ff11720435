import type { IngestBrand } from '../brands/ingest-brand.ts';
import { keyOfName } from '../brands/name-index.ts';
import { readTexts } from '../brands/reading-threads.ts';
import { type BrandsInText, NO_BRANDS } from '../brands/rules.ts';
import { suggestBrands } from '../brands/suggest-brands.ts';
import { type Citing, numberCited } from '../ledger/accept.ts';
import type { CheckedLine } from './check-batch.ts';
import { attempted, type ImportState, type ReadLine } from './import-state.ts';
import type { ImportLine } from './line.ts';
import { type ResolvedLine, resolveLine, textToRead, unknownNames } from './resolve-line.ts';

/** Lines that were resolved together, and the brand with whose names. */
export interface ResolvedBatch {
  readonly brand: IngestBrand;
  readonly resolved: readonly (ResolvedLine & ReadLine)[];
  readonly citing: Citing;
}

/**
 * Makes suggested competitors of the names that nobody has. A line that brings more of them than there is room for
 * brings none: it is rejected later.
 */
async function suggestUnknown({ directory, stores }: ImportState, batch: readonly ReadLine[]): Promise<void> {
  // The first spelling of a name is the one that is kept.
  const unheard = new Map<string, { readonly name: string }>();
  for (const { line } of batch) {
    const brought = new Map<string, { readonly name: string }>();
    for (const name of unknownNames(directory, line)) {
      const key = keyOfName(name);
      if (!unheard.has(key) && !brought.has(key)) brought.set(key, { name });
    }
    if (unheard.size + brought.size > directory.names.room) continue;
    for (const [key, brand] of brought) unheard.set(key, brand);
  }
  await suggestBrands(stores.postgres, directory, [...unheard.values()]);
}

/** Reads the texts of lines that came without mentions; an error in the place of one that cannot be read. */
async function readingsOf(
  { directory, options }: ImportState,
  batch: readonly ReadLine[],
): Promise<ReadonlyMap<ImportLine, BrandsInText | Error>> {
  const unread = batch.flatMap(({ line }) => {
    const answer = textToRead(line);
    return answer === null ? [] : [{ line, answer }];
  });
  const read = await readTexts(
    directory.reader,
    unread.map(({ answer }) => answer),
    options.signal,
  );
  return new Map(unread.flatMap(({ line }, at) => (read[at] ? [[line, read[at]]] : [])));
}

/** Makes answers of lines. A line that fails is rejected whatever the error; only a store that is away ends the import. */
export async function resolveBatch(
  state: ImportState,
  batch: readonly CheckedLine[],
): Promise<ResolvedBatch> {
  const { directory } = state;
  await suggestUnknown(state, batch);
  const { brand } = directory;
  const readings = await readingsOf(state, batch);
  const resolved = batch.flatMap(({ at, line, prompt }): (ResolvedLine & ReadLine) | [] => {
    const answer = attempted(() => {
      const brands = readings.get(line) ?? NO_BRANDS;
      if (brands instanceof Error) throw brands;
      const made = resolveLine(directory, prompt, line, brands);
      return typeof made === 'string' ? made : { at, line, ...made };
    });
    if (typeof answer !== 'string') return answer;
    state.reject(at, answer);
    return [];
  });
  const citing = await numberCited(
    resolved.map(({ answer }) => answer),
    state.numbersOf,
  );
  return { brand, resolved, citing };
}
