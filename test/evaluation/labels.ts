import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** A file of the real answers beside the repository; they are not part of it. */
const dataFile = (name: string) => here(`../../../shared/data/${name}`);

const REAL_ANSWERS = 'real-answers.ndjson';
export const MORE_ANSWERS = 'more-answers.ndjson';
/** Language, trade, model and source of each line of MORE_ANSWERS, tabs between them, below a line of heads. */
const MORE_ANSWERS_TABLE = 'more-answers.tsv';
/** A folder for each trade, with answers.ndjson, brands.json and labels.json. */
const LABELLED = 'labelled';

/** Sets that rules and weights are tuned on. */
const OWN_LABELS = here('labels');
/** Sets that only measure, packed so that nobody reads one by accident. */
export const HELD_LABELS = here('held');

/** Data that is not beside the repository: labels of it are skipped. */
export const ABSENT: readonly string[] = [REAL_ANSWERS, MORE_ANSWERS, MORE_ANSWERS_TABLE, LABELLED].filter(
  (name) => !existsSync(dataFile(name)),
);

const text = z.string().min(1);
const sentiment = z.enum(['positive', 'neutral', 'negative']);
const named = z.strictObject({ name: text, aliases: z.array(text).optional() });

/** An answer and the findings of a person who read it. README.md explains the fields. */
const labelSchema = z
  .strictObject({
    id: text,
    kind: text,
    language: z.string().min(2),
    text: text.optional(),
    text_format: z.enum(['markdown', 'plain']).optional(),
    file: text.optional(),
    line: z.int().positive().optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    prompt: text.optional(),
    brands: z.array(
      named.extend({
        domains: z.array(text).optional(),
        position: z.int().positive().nullable().optional(),
        sentiment: sentiment.optional(),
        note: text.optional(),
      }),
    ),
    absent: z.array(named).optional(),
    suggested: z.array(named).optional(),
    not_suggested: z.array(text).optional(),
    optional: z.array(text).optional(),
    history: text.optional(),
    note: text.optional(),
  })
  .refine(
    (one) =>
      one.text === undefined
        ? one.file !== undefined && one.line !== undefined && one.sha256 !== undefined
        : one.text_format !== undefined && one.file === undefined,
    'needs text and text_format, or file, line and sha256',
  );

export type Label = z.infer<typeof labelSchema>;
export type Sentiment = z.infer<typeof sentiment>;

const brandSchema = z.object({
  name: text,
  aliases: z.array(text).default([]),
  domains: z.array(text).default([]),
  tracked: z.boolean().default(true),
});

export type KnownBrand = Omit<z.infer<typeof brandSchema>, 'tracked'>;

const answerSchema = z.object({
  prompt_text: z.string(),
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  citations: z.array(z.object({ url: z.string(), title: z.string().optional() })),
});

/** An answer in the import format with a name of its own: of real ones the SHA-256 of the text in hexadecimal. */
export type Answer = z.infer<typeof answerSchema> & { readonly hash: string };

/** An answer, the brands that the reader is given, and the label's opinion of each brand in it, by name. */
export interface Reading {
  readonly set: string;
  readonly label: Label;
  readonly answer: Answer;
  readonly known: readonly KnownBrand[];
  readonly expected: ReadonlyMap<string, Label['brands'][number]>;
}

export interface Readings {
  readonly readings: readonly Reading[];
  /** At least one set is held back: totals may be told, single answers may not. */
  readonly areHeld: boolean;
}

const PACKED = '.gz';

/** The text of a file, unpacked where its name ends in .gz. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(PACKED) ? gunzipSync(bytes) : bytes).toString('utf8');
}

const linesOf = (file: string): readonly string[] => readText(file).trimEnd().split('\n');

/**
 * The records of an NDJSON file, packed or not.
 * @throws Error naming the file and the line that does not fit the schema.
 */
export const readRecords = <T>(file: string, schema: z.ZodType<T>): readonly T[] =>
  linesOf(file).map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`);
    }
  });

const cached = <T>(read: (key: string) => T): ((key: string) => T) => {
  const values = new Map<string, T>();
  return (key) => {
    const value = values.get(key) ?? read(key);
    values.set(key, value);
    return value;
  };
};

/** The answers of a data file by line. */
export const answersIn = cached((name): readonly Answer[] =>
  readRecords(dataFile(name), answerSchema).map((answer) => ({
    ...answer,
    hash: createHash('sha256').update(answer.text).digest('hex'),
  })),
);

/** The trade of each line of MORE_ANSWERS: of "audio: headphones" and "furniture shops (NZ)" the part before the sign. */
const tradesIn = cached((name): readonly string[] =>
  linesOf(dataFile(name))
    .slice(1)
    .map((line) => (line.split('\t')[2] ?? '').replace(/[:(].*/, '').trim()),
);
export const readTrades = () => tradesIn(MORE_ANSWERS_TABLE);

/** The trade of a label of MORE_ANSWERS, null of others. */
export const tradeOf = ({ file, line = 0 }: Label): string | null =>
  file === MORE_ANSWERS ? (readTrades()[line - 1] ?? null) : null;

/** All brands of REAL_ANSWERS, magazines and programs included; the reader is given the tracked ones. */
export const realBrands = () => readRecords(here('brands.ndjson'), brandSchema);

/** The brands that are tracked in all answers of a data file; null where each label names its own. */
const trackedIn = cached((file): readonly KnownBrand[] | null => {
  if (file === REAL_ANSWERS) return realBrands().filter(({ tracked }) => tracked);
  if (!file.startsWith(LABELLED)) return null;
  return z
    .array(brandSchema)
    .parse(JSON.parse(readText(dataFile(file.replace('answers.ndjson', 'brands.json')))));
});

export const brandOf = ({ name, aliases = [], domains = [] }: Label['brands'][number]): KnownBrand => ({
  name,
  aliases,
  domains,
});

/** @throws Error where the data has another text than the one that was labelled. */
export function answerOf({
  id,
  text,
  text_format = 'markdown',
  prompt,
  file = '',
  line = 0,
  sha256,
}: Label): Answer {
  if (text !== undefined) return { prompt_text: prompt ?? id, text, text_format, citations: [], hash: id };
  const answer = answersIn(file)[line - 1];
  if (answer?.hash !== sha256)
    throw new Error(`${id}: line ${line} of ${file} is not the text that was labelled`);
  return answer as Answer;
}

export function readingOf(set: string, label: Label): Reading {
  const own = [...label.brands, ...(label.absent ?? [])].map(brandOf);
  return {
    set,
    label,
    answer: answerOf(label),
    known: trackedIn(label.file ?? '') ?? own,
    expected: new Map(label.brands.map((brand) => [brand.name, brand])),
  };
}

const tradeLabels = z.record(
  z.string(),
  z.looseObject({ brands: z.record(text, z.looseObject({ position: z.int().nullable(), sentiment })) }),
);

/** The labels of a trade's folder in the form of the other labels. */
function labelsOfTrade(trade: string): readonly Label[] {
  const file = `${LABELLED}/${trade}/answers.ndjson`;
  const lineOf = new Map(answersIn(file).map(({ hash }, index) => [hash, index + 1]));
  const labels = tradeLabels.parse(JSON.parse(readText(dataFile(`${LABELLED}/${trade}/labels.json`))));
  return Object.entries(labels).map(([sha256, { brands }], index) =>
    labelSchema.parse({
      id: `${trade}-${index + 1}`,
      kind: trade,
      language: 'en',
      file,
      line: lineOf.get(sha256),
      sha256,
      brands: Object.entries(brands).map(([name, { position, sentiment }]) => ({
        name,
        position,
        sentiment,
      })),
    }),
  );
}

/** A path's label files: itself, or all in a folder. */
const filesAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.ndjson(?:\.gz)?$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];

/** The labels of files, or of all files in folders; without paths all that the reader is tuned on. Labels of absent data are left out. */
export function readLabels(paths?: readonly string[]): Readings {
  const files = (paths ?? [OWN_LABELS]).flatMap(filesAt);
  const trades = paths || ABSENT.includes(LABELLED) ? [] : readdirSync(dataFile(LABELLED)).sort();
  const sets = [
    ...files.map((file) => [basename(file).replace(/\..*/, ''), readRecords(file, labelSchema)] as const),
    [LABELLED, trades.flatMap(labelsOfTrade)] as const,
  ];
  const isThere = ({ file = '' }: Label) => !ABSENT.includes(file);
  return {
    readings: sets.flatMap(([set, labels]) => labels.filter(isThere).map((label) => readingOf(set, label))),
    areHeld: files.some((file) => file.endsWith(PACKED)),
  };
}
