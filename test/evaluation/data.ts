import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where the answers lie beside the repository; they are not part of it. */
const dataFile = (name: string) => fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));

export const REAL_ANSWERS = dataFile('real-answers.ndjson');
export const MORE_ANSWERS = dataFile('more-answers.ndjson');
/** Language, trade, model and source of each line of MORE_ANSWERS, tabs between them, below a line of heads. */
const MORE_ANSWERS_TABLE = dataFile('more-answers.tsv');

/** Whether the answers lie there. */
export const HAS_ANSWERS = [REAL_ANSWERS, MORE_ANSWERS, MORE_ANSWERS_TABLE].every((file) => existsSync(file));

const opinion = z.strictObject({
  position: z.int().positive().nullable(),
  sentiment: z.enum(['positive', 'neutral', 'negative']),
});

/**
 * What a reader found in one answer. The extraction may be tuned on the part `tuning` alone; `held_out` was
 * labelled together with it, `second` when the extraction and its list of known names were already written.
 * Suggestions are not blind in any part: the names suggested over all answers, labelled or not, were always told.
 * `unknown`: brands that are not in brands.json and head its ranked items; `optional`: real brands beside those,
 * such as the shops of a list of where to buy, which count neither as found nor as missed.
 */
const label = z.strictObject({
  part: z.enum(['tuning', 'held_out', 'second']),
  brands: z.record(z.string(), opinion),
  unknown: z.array(z.string().min(1)),
  optional: z.array(z.string().min(1)).optional(),
});

export type Label = z.infer<typeof label>;

const knownBrand = z.strictObject({
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  domains: z.array(z.string().min(1)),
});

export type KnownBrand = z.infer<typeof knownBrand>;

const realBrand = z.strictObject({ name: z.string().min(1), aliases: z.array(z.string().min(1)).optional() });

export type RealBrand = z.infer<typeof realBrand>;

const answer = z.object({
  prompt_text: z.string(),
  text: z.string(),
  text_format: z.enum(['markdown', 'plain']),
  citations: z.array(z.object({ url: z.string(), title: z.string().optional() })),
});

/** An answer of the data file, and the SHA-256 of its text in hexadecimal, by which labels refer to it. */
export type Answer = z.infer<typeof answer> & { readonly hash: string };

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The labels by the hash of the answer's text. */
export const readLabels = (): ReadonlyMap<string, Label> =>
  new Map(Object.entries(z.record(z.string().regex(/^[0-9a-f]{64}$/), label).parse(readJson('labels.json'))));

/** The brands that the extraction is told of. */
export const readBrands = (): readonly KnownBrand[] => z.array(knownBrand).parse(readJson('brands.json'));

/**
 * Names that were read in the data and are brands, magazines and programs included, with other spellings. A suggestion
 * of none of them is wrong; of one that no label has, neither right nor wrong.
 */
export const readRealBrands = (): readonly RealBrand[] =>
  z.array(realBrand).parse(readJson('real-brands.json'));

const textLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/**
 * The answers of a file in the import format, line by line.
 * @throws Error naming the file where it is absent, or its line that is no answer.
 */
export function readAnswers(file: string): readonly Answer[] {
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  return textLines(file).map((line, index) => {
    try {
      const read = answer.parse(JSON.parse(line));
      return { ...read, hash: createHash('sha256').update(read.text).digest('hex') };
    } catch (error) {
      throw new Error(`${file}:${index + 1} is no answer: ${(error as Error).message}`);
    }
  });
}

/**
 * The trade of each line of MORE_ANSWERS, without what tells its prompts apart: "furniture shops (NZ, office)" and
 * "furniture shops (CA, dining)" are one trade, and so are "audio: headphones" and "audio: earbuds".
 */
export const readTrades = (): readonly string[] =>
  textLines(MORE_ANSWERS_TABLE)
    .slice(1)
    .map((line) => (line.split('\t')[2] ?? '').replace(/[:(].*/, '').trim());
