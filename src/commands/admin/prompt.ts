import { changePrompt } from '../../prompts/change.ts';
import { createPrompt, type NewStatus } from '../../prompts/create-prompts.ts';
import { newPromptSchema, PROMPT_STATUSES, promptChangeSchema } from '../../prompts/prompt.ts';
import { listPrompts } from '../../prompts/read.ts';
import { ALL_ROWS } from '../../shared/page.ts';
import { missing } from '../../shared/refusal.ts';
import { brandOfRow } from '../../stores/brand-of-row.ts';
import { CommandError } from '../command.ts';
import { importPrompts, tagsOf } from '../prompts-file.ts';
import { requireBrand } from '../require-brand.ts';
import { type AdminCommands, command, ID, listed, statusesOf } from './admin-command.ts';

const NEW_STATUS = { type: 'text', value: 'active|paused' } as const;
const COUNTRIES = { type: 'text', value: 'US,DE' } as const;
const TOPIC = { type: 'text', value: 'TOPIC' } as const;
const TAGS = { type: 'text', value: 'TAG,TAG' } as const;

function newStatus(status = 'active'): NewStatus {
  if (status === 'active' || status === 'paused') return status;
  throw new CommandError(
    'invalid_option',
    `--status must be active or paused, not ${JSON.stringify(status)}`,
  );
}

/** Options of fields that have another name. */
const OPTIONS: Readonly<Record<string, string>> = { countries: 'country', tags: 'tag' };

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
    ({ path: [field], message }) => `--${OPTIONS[String(field)] ?? String(field)} ${message}`,
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

const tagsGiven = (tag: string | undefined) => (tag === undefined ? undefined : tagsOf(tag));

/**
 * The new value of a field, `none` where it is removed, undefined where it stays.
 * @throws CommandError where it is both given and removed.
 */
function replacement<T, N>(option: string, given: T | undefined, isRemoved: boolean | undefined, none: N) {
  if (!isRemoved) return given;
  if (given === undefined) return none;
  throw new CommandError('invalid_option', `--${option} does not go together with its removal`);
}

export const PROMPT_COMMANDS: AdminCommands = {
  'prompt create': command({
    about: 'Adds a prompt; by default active, in the primary country of the brand, with an intent by rules.',
    options: {
      brand: ID,
      text: { type: 'text', required: true, value: 'QUESTION' },
      country: COUNTRIES,
      intent: { type: 'text', value: 'INTENT' },
      topic: TOPIC,
      tag: TAGS,
      status: NEW_STATUS,
    },
    next: 'admin -- key create --brand {brand} --name NAME --permission read',
    run: async ({ postgres }, { brand, text, country, intent, topic, tag, status }) => {
      const prompt = read(
        newPromptSchema,
        given({ text, countries: countriesOf(country), intent, topic, tags: tagsGiven(tag) }),
      );
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
    about: 'Changes the status of a prompt, its countries, its topic or its tags; its text stays.',
    options: {
      prompt: ID,
      status: { type: 'text', value: PROMPT_STATUSES.join('|') },
      country: COUNTRIES,
      topic: TOPIC,
      'remove-topic': { type: 'switch' },
      tag: TAGS,
      'remove-tags': { type: 'switch' },
    },
    run: async ({ postgres }, { prompt, status, country, topic, tag, ...options }) => {
      const change = read(
        promptChangeSchema,
        given({
          status,
          countries: countriesOf(country),
          topic: replacement('topic', topic, options['remove-topic'], null),
          tags: replacement('tag', tagsGiven(tag), options['remove-tags'], []),
        }),
      );
      if (Object.keys(change).length === 0) {
        throw new CommandError(
          'invalid_option',
          'prompt set needs --status, --country, --topic, --tag, --remove-topic or --remove-tags',
        );
      }
      const brand = await brandOfRow(postgres, 'prompts', prompt);
      if (!brand) throw missing(`prompt ${prompt}`);
      return changePrompt(postgres, brand, prompt, change);
    },
  }),
  'prompt import': command({
    about:
      'Adds the prompts of a file with lines text,countries,intent,topic,tags; all but the first may be left out.',
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
