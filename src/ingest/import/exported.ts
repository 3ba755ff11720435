import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListName } from '../../catalogue/lists.ts';
import { BRAND_FILE, type BrandFile, readBrandFile } from '../../exports/brand-file.ts';
import { type ExportedFile, readExportManifest } from '../../exports/manifest.ts';
import { sha256Of } from '../../runtime/measured.ts';
import { Refusal } from '../../shared/refusal.ts';
import { isBelow } from '../../stores/folder.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import { MAX_PARQUET } from './parquet-lines.ts';

/** The formats of exports that can be imported, the first rather than the other: CSV does not keep every text. */
const FORMATS = ['ndjson', 'parquet'] as const;

const manifestOf = (format: string) => `manifest.${format}.json`;

/** A folder of exported files. */
export interface Exported {
  readonly folder: string;
  /** Of the files that are read; there may be others beside them. */
  readonly format: (typeof FORMATS)[number];
  /** Files of each day, oldest first. */
  readonly days: readonly Readonly<Record<ListName, ExportedFile>>[];
  readonly files: ReadonlyMap<string, ExportedFile>;
  /** Brands of the rows. */
  readonly of: BrandFile;
}

/**
 * The export that an input of an import is; null where it is no folder that holds one.
 * @throws Refusal `no_export` where it is one that cannot be imported, saying which can.
 */
export async function openExported(folder: string): Promise<Exported | null> {
  const names: string[] = await readdir(folder).catch(() => []);
  const manifests = names.filter((name) => /^manifest\.\w+\.json$/.test(name));
  if (manifests.length === 0) return null;
  const refused = (why: string) => new Refusal('no_export', { detail: `${folder} ${why}` });
  const format = FORMATS.find((one) => manifests.includes(manifestOf(one)));
  if (format === undefined) {
    throw refused('is an export of another format: export it with --format ndjson or parquet');
  }
  if (!names.includes(BRAND_FILE)) throw refused(`has no ${BRAND_FILE}: export it once more`);
  const text = (name: string) => readFile(path.join(folder, name), 'utf8');
  const written = readExportManifest(await text(manifestOf(format))).files;
  // Prompts and competitors come from the brand's file.
  const files = new Map([...written].filter(([, { day }]) => day !== null));
  if (files.size === 0) throw refused('has no files, or is of another version');
  const stray = [...files.keys()].find((name) => !isBelow(name));
  if (stray !== undefined) {
    throw refused(
      `has a ${manifestOf(format)} that names a file which is not below it: ${JSON.stringify(stray)}`,
    );
  }
  const dates = [...new Set([...files.values()].flatMap(({ day }) => day ?? []))].sort();
  // By kind and day, since names depend on the layout that the export had.
  const byDay = new Map([...files.values()].map((file) => [`${file.kind} ${file.day}`, file]));
  const days = dates.map((day) => {
    const of = (kind: ListName) => {
      const file = byDay.get(`${kind} ${day}`);
      if (file) return file;
      throw refused(`has no ${kind} of ${day}: export all three kinds, without --only`);
    };
    return { answers: of('answers'), mentions: of('mentions'), citations: of('citations') };
  });
  return { folder, format, days, files, of: readBrandFile(await text(BRAND_FILE)) };
}

/** Bytes of the files of an export that an import reads. */
export const exportedBytes = ({ files }: Exported): number =>
  [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Requires every file of an export to be as it was written, before anything of it is taken: a file that lost its end
 * would be answers without their mentions, and nobody would know.
 * @throws Refusal `no_export` that names the file which is not, or which is too large.
 */
export async function requireIntact(
  { folder, format, files }: Exported,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for (const { path: name, bytes, sha256 } of files.values()) {
    const file = path.join(folder, name);
    const refused = (why: string) => new Refusal('no_export', { detail: `${file} ${why}` });
    if (format === 'parquet' && bytes > MAX_PARQUET) {
      throw refused(`has more than ${MAX_PARQUET} bytes: export it with --format ndjson`);
    }
    const found = await sha256Of(file, onBytes).catch((error: Error) => {
      throw refused(`cannot be read: ${error.message}`);
    });
    if (found !== sha256) {
      throw refused(
        `is not what ${manifestOf(format)} says was written: copy the folder again, or export into a new one`,
      );
    }
  }
}

/** Differences between a brand here and the export it takes, because of which figures differ. */
export function differencesOf({ of: { brand } }: Exported, here: IngestBrand): string[] {
  const same = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
  return [
    ...(same(brand.domains, here.domains) && brand.include_subdomains === here.includeSubdomains
      ? []
      : [
          `its own domains were ${brand.domains.join(', ') || 'none'}${brand.include_subdomains ? ' and all below' : ''}`,
        ]),
    ...(brand.name === here.name ? [] : [`it was called ${brand.name}`]),
  ];
}
