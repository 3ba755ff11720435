import { createPrompt, type NewStatus } from '../prompts/create-prompts.ts';
import { INTENTS } from '../prompts/intents.ts';
import { newPromptSchema } from '../prompts/prompt.ts';
import { Refusal } from '../shared/refusal.ts';
import type { BrandScope } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { tell } from './command.ts';
import { readCsv } from './csv-file.ts';

export interface ImportedPrompts {
  created: number;
  /** Those that the brand has already; they stay as they are. */
  existing: number;
  rejected: number;
}

/** Countries of a cell, between commas, semicolons or blanks. */
const countriesOf = (cell: string) => cell.split(/[\s,;]+/).filter((country) => country !== '');

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
  [text = '', countries = '', intent = '']: readonly string[],
): Promise<string | null> {
  const parsed = newPromptSchema.safeParse({
    text,
    ...(countries === '' ? {} : { countries: countriesOf(countries) }),
    ...(intent === '' ? {} : { intent }),
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
 * Imports lines `text,countries,intent` (the last two may be empty or missing; a first line "text,…" is a
 * header). A faulty line is reported and left out. Running it again is safe: existing prompts stay.
 * @throws CommandError `invalid_file` where the file cannot be read.
 */
export async function importPrompts(
  postgres: Postgres,
  brand: BrandScope,
  status: NewStatus,
  file: string,
): Promise<ImportedPrompts> {
  const counts = { created: 0, existing: 0, rejected: 0 };
  for await (const { number, cells, hasHead } of readCsv(file, 'text')) {
    try {
      const fault =
        !hasHead && WHOLE_LINE.test(cells[0] ?? '')
          ? 'looks like cells between semicolons or tabs, which requires a header row: begin the file with text;countries;intent, or with text,countries,intent where they belong to the question'
          : await create(postgres, brand, status, cells);
      if (fault === null) counts.created += 1;
      else {
        counts.rejected += 1;
        tell(`${file}:${number}: ${fault}`);
      }
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'prompt_already_exists')) throw error;
      counts.existing += 1;
    }
  }
  return counts;
}
