import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { requireCountry, requireEngines } from '../../brands/create-brand.ts';
import { newPromptSchema } from '../../prompts/prompt.ts';
import { requireDomain, requireName, spellingKey } from '../../shared/names.ts';
import { Refusal } from '../../shared/refusal.ts';
import { CommandError, tell } from '../command.ts';
import { listed } from './admin-command.ts';

/* Plan of `admin -- setup`: one file of JSON, or five answers. */

/** A text that a rule of brands reads; its refusal becomes a fault of the field. */
const readBy = (read: (text: string) => string) =>
  z.string({ error: 'must be a text' }).transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

const name = readBy((text) => requireName('name', text));
const domain = readBy((text) => requireDomain('domain', text));
const country = readBy(requireCountry);
const engine = readBy((text) => requireEngines([text])[0] ?? text);

const competitor = z.strictObject({ name, aliases: z.array(name).default([]), domain: domain.optional() });
const competitors = z.array(
  z.preprocess((one) => (typeof one === 'string' ? { name: one } : one), competitor),
);
const prompts = z.array(
  z.preprocess((one) => (typeof one === 'string' ? { text: one } : one), newPromptSchema),
);

const Plan = z
  .strictObject({
    organization: name.optional(),
    plan: z.string({ error: 'must be a text' }).default('pro'),
    brand: z.strictObject({
      name,
      domains: z.array(domain).default([]),
      aliases: z.array(name).default([]),
      country,
      engines: z.array(engine).optional(),
    }),
    competitors: competitors.default([]),
    prompts: prompts.default([]),
    key: z
      .strictObject({ name: name.default('setup'), permission: z.string().default('read-and-write') })
      .prefault({}),
  })
  .superRefine(({ brand, competitors: rivals }, context) => {
    const own = new Set([brand.name, ...brand.aliases].map(spellingKey));
    for (const [index, rival] of rivals.entries()) {
      if (![rival.name, ...rival.aliases].some((one) => own.has(spellingKey(one)))) continue;
      context.addIssue({ code: 'custom', path: ['competitors', index], message: 'is the brand itself' });
    }
  });

/** Everything that a setup makes. */
export type SetupPlan = Readonly<z.output<typeof Plan>>;

/** Faults of a value, each with its place, e.g. `brand.country must be …`. */
const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');

/** @throws CommandError with all faults. */
function parse(value: unknown, code: string, prefix: string): SetupPlan {
  const parsed = Plan.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new CommandError(code, `${prefix}${faultsOf(parsed.error)}`);
}

/**
 * The plan of a file.
 * @throws CommandError `invalid_file` where it cannot be read, is no JSON, or has faults: all of them.
 */
export async function readPlan(file: string): Promise<SetupPlan> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError('invalid_file', `${file}: must be JSON: ${(error as Error).message}`);
  }
  return parse(value, 'invalid_file', `${file}: `);
}

const some = (text: string): string[] => listed(text).filter((item) => item !== '');

/** A question, and the schema of its answer. */
interface Question<T> {
  readonly text: string;
  readonly schema: z.ZodType<T>;
  /** The answer's text as the schema takes it. */
  readonly of: (text: string) => unknown;
}

const NAME: Question<string> = { text: 'Name of the brand', schema: name, of: (text) => text };
const DOMAINS: Question<string[]> = {
  text: 'Its domains, between commas (example.com)',
  schema: z.array(domain),
  of: some,
};
const COUNTRY: Question<string> = {
  text: 'Country of its customers (US)',
  schema: country,
  of: (text) => text,
};
const COMPETITORS: Question<z.output<typeof competitors>> = {
  text: 'Competitors, between commas',
  schema: competitors,
  of: some,
};
const PROMPTS: Question<z.output<typeof prompts>> = {
  text: 'Questions that customers ask AI engines, one per line, an empty line after the last',
  schema: prompts,
  of: (text) => text.split('\n').filter((line) => line.trim() !== ''),
};

/**
 * Asks for a plan on standard error and reads the answers from standard input, a terminal or not. At a terminal a
 * faulty answer is asked for again.
 * @throws CommandError `invalid_answer` for a faulty answer that does not come from a terminal, and where the answers
 * end early.
 */
export async function askPlan(): Promise<SetupPlan> {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();

  async function line(text: string): Promise<string> {
    const { value, done } = await lines.next();
    if (done) throw new CommandError('invalid_answer', `the answers ended before: ${text}`);
    return value;
  }

  async function manyLines(text: string): Promise<string> {
    const first = await line(text);
    const read = [first];
    while (read.at(-1)?.trim() !== '') {
      const { value, done } = await lines.next();
      if (done) break;
      read.push(value);
    }
    return read.join('\n');
  }

  async function ask<T>({ text, schema, of }: Question<T>, read = line): Promise<T> {
    for (;;) {
      tell(`${text}:`);
      const parsed = schema.safeParse(of(await read(text)));
      if (parsed.success) return parsed.data;
      if (!process.stdin.isTTY)
        throw new CommandError('invalid_answer', `${text}: ${faultsOf(parsed.error)}`);
      tell(faultsOf(parsed.error));
    }
  }

  try {
    const brand = { name: await ask(NAME), domains: await ask(DOMAINS), country: await ask(COUNTRY) };
    const answers = { brand, competitors: await ask(COMPETITORS), prompts: await ask(PROMPTS, manyLines) };
    return parse(answers, 'invalid_answer', '');
  } finally {
    reader.close();
  }
}
