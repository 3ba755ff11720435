import type { z } from 'zod';
import { checkQuery, namedFaults, shapeOf, unknownKeys } from '../http/requests/validation.ts';
import type { Caller } from '../keys/caller.ts';
import { type Finding, quote, refusalOfFaults } from '../shared/faults.ts';
import { MAX_MATCHES, type NameMatch } from '../shared/name-match.ts';
import type { Postgres } from '../stores/postgres.ts';
import { isOptional, namesOf, taken } from './input-schema.ts';
import type { Arguments } from './tool.ts';

/** Texts of the parameters of a query. */
export type QueryTexts = Record<string, string>;

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Things that a message lists. */
const LISTED = MAX_MATCHES - 1;

/** Names in one argument: each is compared with every prompt of the brand. */
const MAX_NAMES = 50;

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const faultOf = (
  parameter: string,
  message: string,
  code: Finding['code'] = 'invalid_parameter',
): Finding => ({
  code,
  parameter,
  message,
});

/** Items of an argument; null where it is neither a value nor a list of values. */
function itemsOf(value: unknown): readonly string[] | null {
  if (isScalar(value)) return [String(value)];
  return Array.isArray(value) && value.every(isScalar) ? value.map(String) : null;
}

/** Names in an argument that takes names: a text is one name, or ids with commas between them. */
function namesIn(items: readonly string[], value: unknown): readonly string[] {
  const parts = Array.isArray(value) ? items : items.flatMap((item) => item.split(','));
  return parts.every((part) => IS_ID.test(part.trim())) ? parts.map((part) => part.trim()) : items;
}

const shown = ({ name, kind, id }: NameMatch) => `${quote(name)} (${kind}, id ${id})`;

/** The only thing that goes by a name: the one that is called so, or else the one whose name contains it. */
function onlyMatch(
  parameter: string,
  noun: string,
  name: string,
  found: readonly NameMatch[],
): string | Finding {
  const exact = found.filter((match) => match.exact);
  const matches = exact.length > 0 ? exact : found;
  const [only] = matches;
  if (only === undefined) {
    const code = noun === 'prompt' ? 'unknown_prompt' : 'unknown_competitor';
    return faultOf(
      parameter,
      `no ${noun} goes by ${quote(name)}; the tool ${noun === 'prompt' ? 'prompts' : 'competitors'} lists them`,
      code,
    );
  }
  if (matches.length === 1) return only.id;
  const number = matches.length > LISTED ? `more than ${LISTED}` : String(matches.length);
  return faultOf(
    parameter,
    `${quote(name)} may be any of ${number}: ${matches.slice(0, LISTED).map(shown).join(', ')}; send the id`,
  );
}

/**
 * Ids of what an argument names, by id or name.
 * @returns faults of names that nothing or several things go by.
 */
export async function idsOf(
  postgres: Postgres,
  caller: Caller,
  parameter: string,
  value: unknown,
): Promise<{ readonly ids: readonly string[]; readonly faults: readonly Finding[] }> {
  const names = namesOf(parameter);
  const items = itemsOf(value);
  if (names === undefined || items === null)
    return { ids: [], faults: [faultOf(parameter, 'must be a text or a list of texts')] };
  const given = namesIn(items, value).map((item) => item.trim());
  const texts = given.filter((item) => !IS_ID.test(item));
  const empty = texts.some((text) => text === '' || text.includes('\0') || !text.isWellFormed());
  if (empty) return { ids: [], faults: [faultOf(parameter, 'must hold ids or names, none of them empty')] };
  if (texts.length > MAX_NAMES) {
    return {
      ids: [],
      faults: [faultOf(parameter, `takes at most ${MAX_NAMES} names, and any number of ids`)],
    };
  }
  const matches = texts.length === 0 ? [] : await names.match(postgres, caller, texts);
  const found = given.map((item) =>
    IS_ID.test(item)
      ? item.toLowerCase()
      : onlyMatch(
          parameter,
          names.noun,
          item,
          matches.filter(({ asked }) => asked === item),
        ),
  );
  return {
    ids: found.flatMap((one) => (typeof one === 'string' ? [one] : [])),
    faults: found.flatMap((one) => (typeof one === 'string' ? [] : [one])),
  };
}

/** Argument names that a tool does not take. */
export const unknownArguments = (input: Arguments, known: readonly string[]): readonly Finding[] =>
  unknownKeys(
    { keys: Object.keys(input).filter((name) => !known.includes(name)), path: [] },
    known,
    [],
    'querystring',
  );

/**
 * Reads the arguments of a tool as the parameters of a query of /v1: lists become comma lists, names become ids, null is
 * left out.
 * @returns the parsed query, and the texts of its parameters, of which an address can be made.
 * @throws Refusal with all faults, those that need a look-up among them.
 */
export async function readArguments<T>(
  { postgres }: { readonly postgres: Postgres },
  caller: Caller,
  schema: z.ZodType<T>,
  input: Arguments,
  preset: (texts: QueryTexts) => QueryTexts = (texts) => texts,
): Promise<{ readonly query: T; readonly texts: QueryTexts }> {
  const shape = taken(shapeOf(schema));
  const findings: Finding[] = [...unknownArguments(input, Object.keys(shape))];
  const texts: QueryTexts = {};
  for (const [name, parameter] of Object.entries(shape)) {
    const value = input[name] ?? undefined;
    if (value === undefined) {
      if (!isOptional(parameter)) findings.push(faultOf(name, 'is required'));
      continue;
    }
    if (namesOf(name) !== undefined) {
      const { ids, faults } = await idsOf(postgres, caller, name, value);
      findings.push(...faults);
      if (faults.length === 0) texts[name] = ids.join(',');
      continue;
    }
    const items = itemsOf(value);
    if (items === null) findings.push(faultOf(name, 'must be a value or a list of values'));
    else texts[name] = items.join(',');
  }
  const sent = preset(texts);
  const { value: query, findings: formal } = checkQuery(schema, sent);
  const told = new Set(findings.map(({ parameter }) => parameter));
  const all = [...findings, ...formal.filter(({ parameter }) => !told.has(parameter))];
  if (all.length === 0) return { query, texts: sent };
  throw refusalOfFaults([...all, ...(await namedFaults(postgres, caller, sent, schema))]);
}
