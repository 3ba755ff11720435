import { changePrompt } from '../../prompts/change.ts';
import { createPrompt, type NewStatus } from '../../prompts/create-prompts.ts';
import { newPromptSchema, PROMPT_STATUSES, promptChangeSchema } from '../../prompts/prompt.ts';
import { listPrompts } from '../../prompts/read.ts';
import { ALL_ROWS } from '../../shared/page.ts';
import { missing } from '../../shared/refusal.ts';
import { brandOfRow } from '../../stores/brand-of-row.ts';
import { CommandError } from '../command.ts';
import { importPrompts } from '../prompts-file.ts';
import { requireBrand } from '../require-brand.ts';
import { type AdminCommands, command, ID, listed, statusesOf } from './admin-command.ts';

const NEW_STATUS = { type: 'text', value: 'active|paused' } as const;
const COUNTRIES = { type: 'text', value: 'US,DE' } as const;

function newStatus(status = 'active'): NewStatus {
  if (status === 'active' || status === 'paused') return status;
  throw new CommandError(
    'invalid_option',
    `--status must be active or paused, not ${JSON.stringify(status)}`,
  );
}

/**
 * Parses options by a schema.
 * @throws CommandError with all faults.
 */
function read<T>(
  schema: { safeParse(value: unknown): Parsed<T> },
  value: Readonly<Record<string, unknown>>,
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path: [field], message }) => `--${field === 'countries' ? 'country' : String(field)} ${message}`,
  );
  throw new CommandError('invalid_option', faults.join('; '));
}

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[];
      };
    };

const given = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const countriesOf = (country: string | undefined) => (country === undefined ? undefined : listed(country));

export const PROMPT_COMMANDS: AdminCommands = {
  'prompt create': command({
    about: 'Adds a prompt; by default active, in the primary country of the brand, with an intent by rules.',
    options: {
      brand: ID,
      text: { type: 'text', required: true, value: 'QUESTION' },
      country: COUNTRIES,
      intent: { type: 'text', value: 'INTENT' },
      status: NEW_STATUS,
    },
    next: 'admin -- key create --brand {brand} --name NAME --permission read',
    run: async ({ postgres }, { brand, text, country, intent, status }) => {
      const prompt = read(newPromptSchema, given({ text, countries: countriesOf(country), intent }));
      return createPrompt(postgres, await requireBrand(postgres, brand), prompt, newStatus(status));
    },
  }),
  'prompt list': command({
    about: 'Lists the prompts of a brand, oldest first, including paused and archived ones.',
    options: { brand: ID, status: { type: 'text', value: 'active,paused' } },
    run: async ({ postgres }, { brand, status }) => {
      const statuses = statusesOf(status, PROMPT_STATUSES);
      const known = await requireBrand(postgres, brand);
      return (await listPrompts(postgres, known, { ...ALL_ROWS, status: statuses })).data;
    },
  }),
  'prompt set': command({
    about: 'Changes the status of a prompt, its countries or both; its text stays.',
    options: {
      prompt: ID,
      status: { type: 'text', value: PROMPT_STATUSES.join('|') },
      country: COUNTRIES,
    },
    run: async ({ postgres }, { prompt, status, country }) => {
      const change = read(promptChangeSchema, given({ status, countries: countriesOf(country) }));
      if (Object.keys(change).length === 0) {
        throw new CommandError('invalid_option', 'prompt set needs --status, --country or both');
      }
      const brand = await brandOfRow(postgres, 'prompts', prompt);
      if (!brand) throw missing(`prompt ${prompt}`);
      return changePrompt(postgres, brand, prompt, change);
    },
  }),
  'prompt import': command({
    about: 'Adds the prompts of a file with lines text,countries,intent; the last two may be left out.',
    options: { brand: ID, status: NEW_STATUS },
    positionals: 'FILE.csv',
    next: 'admin -- key create --brand {brand} --name NAME --permission read',
    run: async ({ postgres }, { brand, status }, [file]) => {
      if (file === undefined) throw new CommandError('invalid_option', 'prompt import needs a FILE.csv');
      const chosen = newStatus(status);
      return importPrompts(postgres, await requireBrand(postgres, brand), chosen, file);
    },
  }),
};
