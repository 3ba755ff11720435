import { z } from 'zod';
import { KIND_NAMES, type Kind, KNOWN_VERSIONS, SCHEMA_VERSION } from './kinds.ts';

/** One exported file: the rows of one kind on one day, or all of a kind without days. */
const fileSchema = z.object({
  /** Below the manifest's folder, with forward slashes. */
  path: z.string(),
  kind: z.enum(KIND_NAMES as readonly [Kind, ...Kind[]]),
  day: z.string().nullable(),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  /** Of the stored rows it was written from; empty where they changed meanwhile. */
  fingerprint: z.string(),
});

const manifestSchema = z.object({
  schema_version: z.int(),
  brand_id: z.string(),
  format: z.string(),
  written_at: z.string(),
  files: z.array(fileSchema),
});

export type ExportedFile = z.output<typeof fileSchema>;

/** Files by their path, and whether they are of an earlier schema version; of an unknown one, or unreadable, none. */
export function readExportManifest(text: string | null): {
  readonly files: Map<string, ExportedFile>;
  readonly isEarlier: boolean;
} {
  try {
    const { schema_version, files } = manifestSchema.parse(JSON.parse(text ?? ''));
    if (!KNOWN_VERSIONS.includes(schema_version)) throw new Error('of an unknown version');
    return {
      files: new Map(files.map((file) => [file.path, file])),
      isEarlier: schema_version !== SCHEMA_VERSION,
    };
  } catch {
    return { files: new Map(), isEarlier: false };
  }
}

/** The text of a manifest, files in order of kind and day. */
export function writeExportManifest(
  brandId: string,
  format: string,
  files: Iterable<ExportedFile>,
  now = new Date(),
): string {
  const manifest: z.input<typeof manifestSchema> = {
    schema_version: SCHEMA_VERSION,
    brand_id: brandId,
    format,
    written_at: now.toISOString(),
    files: [...files].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
