import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { eachAtOnce } from '../shared/each-at-once.ts';
import type { FileFormat } from '../shared/row-output.ts';
import type { BrandScope } from '../stores/brand-scope.ts';
import { currentBrand } from '../stores/current-brand.ts';
import { isBelow } from '../stores/folder.ts';
import { queryRows } from '../stores/rows.ts';
import { holdingLock } from '../stores/session-lock.ts';
import type { StoreClients } from '../stores/stores.ts';
import { BRAND_FILE, brandFileOf } from './brand-file.ts';
import { KIND_NAMES, type Kind, type Part, type PartState, partQuery, stateQueries } from './kinds.ts';
import { type Layout, namesOf } from './layout.ts';
import { type ExportedFile, readExportManifest, writeExportManifest } from './manifest.ts';
import type { Target } from './target.ts';

export interface ExportOptions {
  /** Both included, YYYY-MM-DD. */
  readonly range: { readonly start: string; readonly end: string };
  readonly kinds: readonly Kind[];
  readonly format: FileFormat;
  readonly layout: Layout;
  readonly signal: AbortSignal;
  readonly onProgress?: (filesDone: number, files: number) => void;
}

const State: z.ZodType<PartState> = z.object({
  kind: z.literal([...KIND_NAMES]),
  day: z.string().nullable(),
  rows: z.number(),
  fingerprint: z.string(),
});

async function statesOf(
  { postgres, clickhouse }: StoreClients,
  known: BrandScope,
  { kinds, range }: ExportOptions,
): Promise<PartState[]> {
  const states: PartState[] = [];
  for (const query of stateQueries(await currentBrand(postgres, known), kinds, range)) {
    states.push(...(await queryRows(clickhouse, State, query, { seconds: 0 })));
  }
  return states;
}

/**
 * Files written at once: ClickHouse analyses the statement of one while the rows of another come to the disk. Three or four
 * save nothing more on two cores.
 */
const FILES_AT_ONCE = 2;

/** Shortest time between two records of the files written so far, in milliseconds. */
const JOURNAL_MS = 100;

/** Describes an export in an event. */
export const exportedOf = ({ range, format }: Pick<ExportOptions, 'range' | 'format'>) => ({
  start_date: range.start,
  end_date: range.end,
  format,
});

/**
 * Exports a brand's answers, mentions and citations, one file per kind and day that has answers, its prompts and
 * competitors, one file each, and a manifest at the end. Files that are there and whose rows have not changed stay as they are, so an export that was cut
 * short goes on where it was, and late answers rewrite exactly their days. Files of an earlier schema version or of
 * another layout are all written again. Exports of a brand take turns. An event tells of the end.
 * @returns the files of the range, written now or before.
 */
export async function exportBrand(
  stores: StoreClients,
  brand: BrandScope,
  openTarget: () => Promise<Target>,
  options: ExportOptions,
): Promise<readonly (ExportedFile & { readonly location: string })[]> {
  return holdingLock(
    stores.postgres,
    { name: 'export', no: brand.brandNo },
    options.signal,
    async (signal) => {
      const files = await exportInto(stores, brand, await openTarget(), { ...options, signal });
      await recordEvent(stores.postgres, brand, 'export.completed', {
        ...exportedOf(options),
        files: files.length,
        rows: files.reduce((sum, { rows }) => sum + rows, 0),
      });
      return files;
    },
  );
}

async function exportInto(stores: StoreClients, brand: BrandScope, target: Target, options: ExportOptions) {
  const { format, kinds, layout, range, signal, onProgress = () => {} } = options;
  const nameOf = namesOf(layout, format, brand.brandId);
  const manifest = `manifest.${format}.json`;
  /** Record of the files written so far, for an export that is interrupted. */
  const journal = `${manifest}.journal`;
  const [before, begun] = [
    readExportManifest(await target.read(manifest)),
    readExportManifest(await target.read(journal)),
  ];
  // Removes files of days without answers, and only files of the export.
  const files = new Map(
    [before, begun]
      .flatMap((written) => (written.isEarlier ? [] : [...written.files]))
      .filter(([name]) => isBelow(name)),
  );
  // All files of an earlier version or another layout are written again, since a manifest has one version and a
  // folder one layout: engines refuse to read both layouts at once.
  const stale = [
    ...[before, begun].flatMap((written) => (written.isEarlier ? [...written.files.values()] : [])),
    ...[...files.values()].filter((file) => file.path !== nameOf(file)),
  ].filter(({ path }) => isBelow(path));
  const isAsked = ({ kind, day }: Part) =>
    kinds.includes(kind) && (day === null || (day >= range.start && day <= range.end));
  const anew = new Set(stale.map(nameOf));
  const days = [range.start, range.end, ...stale.flatMap(({ day }) => day ?? [])].sort();
  const states = (
    await statesOf(stores, brand, {
      ...options,
      range: { start: days[0] as string, end: days.at(-1) as string },
      kinds: KIND_NAMES.filter((kind) => kinds.includes(kind) || stale.some((file) => file.kind === kind)),
    })
  ).filter((state) => isAsked(state) || anew.has(nameOf(state)));
  const writeJournal = () =>
    target.writeText(journal, writeExportManifest(brand.brandId, format, files.values()));
  const exportPart = async ({ kind, day, rows, fingerprint }: PartState): Promise<ExportedFile> => {
    const name = nameOf({ kind, day });
    const known = files.get(name);
    if (known?.fingerprint === fingerprint && (await target.size(name)) === known.bytes) return known;
    const query = partQuery(await currentBrand(stores.postgres, brand), { kind, day });
    const written = await target.writeRows(name, query, format, signal);
    // Rows that changed in number since the states were read make the file match neither state.
    const file = { path: name, kind, day, ...written, fingerprint: written.rows === rows ? fingerprint : '' };
    files.set(name, file);
    return file;
  };
  const done: ExportedFile[] = [];
  let written = 0;
  let journalled = Number.NEGATIVE_INFINITY;
  try {
    await eachAtOnce(FILES_AT_ONCE, [...states.entries()], async ([index, state]) => {
      signal.throwIfAborted();
      done[index] = await exportPart(state);
      written += 1;
      onProgress(written, states.length);
      if (performance.now() - journalled < JOURNAL_MS) return;
      journalled = performance.now();
      await writeJournal();
    });
  } catch (error) {
    await writeJournal();
    throw error;
  }
  // Days without answers any more, as after a repair, and names of the other layout.
  const wanted = new Set(done.map(({ path }) => path));
  for (const file of [...files.values(), ...stale]) {
    if ((!isAsked(file) && !anew.has(nameOf(file))) || wanted.has(file.path)) continue;
    files.delete(file.path);
    await target.remove(file.path);
  }
  await target.writeText(BRAND_FILE, await brandFileOf(stores.postgres, brand));
  await target.writeText(manifest, writeExportManifest(brand.brandId, format, files.values()));
  await target.remove(journal);
  return done.filter(isAsked).map((file) => ({ ...file, location: target.locationOf(file.path) }));
}
