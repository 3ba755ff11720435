import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** The label files of the project. */
export const OWN_LABELS: readonly string[] = ['labels', 'cases']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .filter((path) => existsSync(path));

/** Label files that measure, and that nobody tunes on: packed, so that nobody reads one by accident. */
export const HELD_LABELS = fileURLToPath(new URL('held', import.meta.url));

const PACKED = '.gz';

const tone = z.enum(['positive', 'neutral', 'negative']);

/** How an answer speaks of a brand, as the product's reports class it. */
export type Tone = z.infer<typeof tone>;

const position = z.int().positive().nullable();
const names = z.array(z.string().min(1));

/**
 * What a reader found in one line of more-answers.ndjson: every brand, the forms in which the text writes it, its
 * place among all that the answer's list recommends, and the tone. `sha256` is of the text, in hexadecimal.
 */
const lineLabel = z.object({
  line: z.int().positive(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  language: z.string().min(2),
  kind: z.string().min(1),
  brands: z.array(
    z.object({ name: z.string().min(1), written: names, domain: z.string().nullish(), position, tone }),
  ),
});

/**
 * A text that was written for the test. The extraction is told of `brands`, which it names, and of `absent`, which
 * it only seems to name; nobody tells it of `strangers`, which a reader would suggest. Nothing else is to be
 * suggested, `not_strangers` least of all. Cases of one `history` are the answers that one brand has, each to a prompt
 * of its own where none is told.
 */
const writtenCase = z.strictObject({
  kind: z.string().min(1),
  language: z.string().min(2),
  text: z.string().min(1),
  format: z.enum(['markdown', 'plain']),
  brands: z.array(
    z.strictObject({
      name: z.string().min(1),
      aliases: names.optional(),
      domain: z.string().optional(),
      position,
      tone: tone.optional(),
    }),
  ),
  absent: z.array(z.strictObject({ name: z.string().min(1), aliases: names.optional() })).optional(),
  strangers: z
    .array(z.union([z.string().min(1), z.strictObject({ name: z.string().min(1), written: names })]))
    .optional(),
  not_strangers: names.optional(),
  history: z.string().min(1).optional(),
  prompt: z.string().min(1).optional(),
  note: z.string().optional(),
});

/** A text that was written for the test of tones: how it speaks of each brand. */
const toneCase = z.strictObject({
  language: z.string().min(2),
  kind: z.string().min(1),
  text: z.string().min(1),
  brands: z.record(z.string().min(1), tone),
});

/** `file`: where it stands, as "en-third". */
export type LineLabel = z.infer<typeof lineLabel> & { readonly file?: string };
export type WrittenCase = z.infer<typeof writtenCase>;
export type ToneCase = z.infer<typeof toneCase>;

/** Each entry with a name that tells it from others: its file's and its place in it, from 1. */
export interface Labels {
  readonly lines: readonly LineLabel[];
  readonly cases: readonly (WrittenCase & { readonly id: string })[];
  readonly tones: readonly (ToneCase & { readonly id: string })[];
  /** Whether any of them are held back: how often these are read rightly may be told, and not which. */
  readonly areHeld: boolean;
}

const jsonFiles = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json') || name.endsWith(PACKED))
        .sort()
        .map((name) => join(path, name))
    : [path];

/** The text of a file, packed or not. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(PACKED) ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * The entries of label files, or of all in a folder, whatever their kind.
 * @throws Error naming the file and the entry that has not the form of its kind.
 */
export function readLabelFiles(paths: readonly string[]): Labels {
  const lines: LineLabel[] = [];
  const cases: Labels['cases'][number][] = [];
  const tones: Labels['tones'][number][] = [];
  const files = paths.flatMap(jsonFiles);
  for (const file of files) {
    const entries = z.array(z.looseObject({ brands: z.unknown() })).parse(JSON.parse(readText(file)));
    for (const [index, entry] of entries.entries()) {
      const id = `${basename(file, '.json')}:${index + 1}`;
      try {
        if ('line' in entry)
          lines.push({ ...lineLabel.parse(entry), file: basename(file).replace(/\..*/, '') });
        else if (Array.isArray(entry.brands)) cases.push({ ...writtenCase.parse(entry), id });
        else tones.push({ ...toneCase.parse(entry), id });
      } catch (error) {
        throw new Error(`${file}: entry ${index + 1}: ${(error as Error).message}`);
      }
    }
  }
  return { lines, cases, tones, areHeld: files.some((file) => file.endsWith(PACKED)) };
}
