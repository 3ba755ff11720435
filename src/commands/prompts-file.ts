import { createPrompt, type NewStatus } from '../prompts/create-prompts.ts';
import { INTENTS } from '../prompts/intents.ts';
import { newPromptSchema } from '../prompts/prompt.ts';
import { readJson } from '../shared/json.ts';
import { Refusal } from '../shared/refusal.ts';
import type { BrandScope } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { tell } from './command.ts';
import { type CsvLine, readCsv } from './csv-file.ts';

export interface ImportedPrompts {
  created: number;
  /** Those that the brand has already; they stay as they are. */
  existing: number;
  rejected: number;
}

/** A list as exports write it into a cell; null where the cell is none. */
function jsonListOf(cell: string): unknown[] | null {
  const read = cell.startsWith('[') ? readJson(cell) : null;
  return read && 'value' in read && Array.isArray(read.value) ? read.value : null;
}

/** Countries of a cell, between commas, semicolons or blanks. */
const countriesOf = (cell: string) =>
  jsonListOf(cell) ?? cell.split(/[\s,;]+/).filter((country) => country !== '');

/** Tags of a cell, between commas or semicolons. */
export const tagsOf = (cell: string) =>
  jsonListOf(cell) ??
  cell
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Columns of a file, in their order where no header row names them. */
const COLUMNS = ['text', 'countries', 'intent', 'topic', 'tags'] as const;

type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** The cells of a line by column: by the names of the header row where it names others than the text. */
function cellsOf({ cells, head }: CsvLine): Cells {
  const isNamed = head !== null && COLUMNS.some((name) => name !== 'text' && head.includes(name));
  const names: readonly string[] = isNamed ? head : COLUMNS;
  return Object.fromEntries(
    COLUMNS.flatMap((name) => {
      const cell = cells[names.indexOf(name)];
      return cell === undefined || cell === '' ? [] : [[name, cell]];
    }),
  );
}

/**
 * A first cell that has all cells of its line in it, between semicolons or tabs. One at the end is none: Greek questions
 * end so.
 */
const WHOLE_LINE = new RegExp(
  `[;\\t] *(?:[A-Z]{2}(?: +[A-Z]{2})*(?: *[;\\t] *(?:${INTENTS.join('|')})?)?|[;\\t] *(?:${INTENTS.join('|')}))$`,
);

/**
 * Adds the prompt of a line.
 * @returns what is wrong with it, null where nothing is.
 */
async function create(
  postgres: Postgres,
  brand: BrandScope,
  status: NewStatus,
  { text = '', countries, tags, ...others }: Cells,
): Promise<string | null> {
  const parsed = newPromptSchema.safeParse({
    text,
    ...(countries === undefined ? {} : { countries: countriesOf(countries) }),
    ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
    ...others,
  });
  if (!parsed.success) {
    return parsed.error.issues.map(({ path: [field], message }) => `${String(field)} ${message}`).join('; ');
  }
  try {
    await createPrompt(postgres, brand, parsed.data, status);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'prompt_limit_exceeded') return error.message;
    throw error;
  }
}

/**
 * Imports lines `text,countries,intent,topic,tags` (all but the first may be empty or missing; a header row may name
 * them in another order). A faulty line is reported and left out. Running it again is safe: existing prompts stay.
 * @throws CommandError `invalid_file` where the file cannot be read.
 */
export async function importPrompts(
  postgres: Postgres,
  brand: BrandScope,
  status: NewStatus,
  file: string,
): Promise<ImportedPrompts> {
  const counts = { created: 0, existing: 0, rejected: 0 };
  for await (const line of readCsv(file, 'text')) {
    try {
      const fault =
        line.head === null && WHOLE_LINE.test(line.cells[0] ?? '')
          ? 'looks like cells between semicolons or tabs, which requires a header row: begin the file with text;countries;intent, or with text,countries,intent where they belong to the question'
          : await create(postgres, brand, status, cellsOf(line));
      if (fault === null) counts.created += 1;
      else {
        counts.rejected += 1;
        tell(`${file}:${line.number}: ${fault}`);
      }
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'prompt_already_exists')) throw error;
      counts.existing += 1;
    }
  }
  return counts;
}
