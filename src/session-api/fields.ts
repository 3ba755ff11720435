import { z } from 'zod';
import { normalizeEmail } from '../people/person.ts';
import { ENGINES } from '../providers/index.ts';
import { normalizeCountry } from '../shared/countries.ts';
import { normalizeDomain } from '../shared/domains.ts';
import { quote } from '../shared/faults.ts';
import type { ListChange } from '../shared/list-change.ts';
import { textField } from '../shared/text.ts';

/* Fields of bodies, read as they are stored. */

const MAX_NAMES = 100;

/** A field whose text is read into another, or is at fault. */
const read = (of: (text: string) => string | null, must: string) =>
  z.string({ error: 'must be a text' }).transform((text, context) => {
    const value = of(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: `must be ${must}, not ${quote(text)}` });
    return z.NEVER;
  });

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

export const emailField = read(normalizeEmail, 'an e-mail address');
export const nameField = textField(200, 'A name.');
export const aliasesField = z.array(nameField).max(MAX_NAMES).transform(distinct);

/** Accepts the address of a page, and takes its host. */
const hostOf = (text: string) => text.trim().replace(/^https?:\/\/|[/?#].*$/gis, '');

export const domainField = read((text) => normalizeDomain(hostOf(text)), 'a domain such as example.com');
export const domainsField = z.array(domainField).max(MAX_NAMES).transform(distinct);

/**
 * A list that replaces the current one, or `{ add, remove }`, either of them optional: other items stay, also
 * those that somebody else changes meanwhile.
 * @param some schema of a list that must not be empty.
 */
const changeOf = <Item extends string>(list: z.ZodType<Item[]>, some: z.ZodType<Item[]> = list) => {
  const part = some.optional();
  const amendment = z.strictObject(
    { add: part, remove: part },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'must be a list, or an object with add and remove' : undefined,
    },
  );
  return z.unknown().transform((value, context): ListChange => {
    const read = (Array.isArray(value) ? list : amendment).safeParse(value);
    if (!read.success) {
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }
    if (Array.isArray(read.data)) return read.data;
    const { add = [], remove = [] } = read.data;
    return { add, remove, mayBeGone: true };
  });
};

export const aliasesChangeField = changeOf(aliasesField);
export const domainsChangeField = changeOf(domainsField);
export const countryField = read(normalizeCountry, 'an assigned ISO 3166-1 alpha-2 code');
export const booleanField = z.boolean({ error: 'must be true or false' });

const ENGINE_IDS = ENGINES.map(({ id }) => id);

export const engineField = z.enum(ENGINE_IDS, { error: `must be one of ${ENGINE_IDS.join(', ')}` });

/** In the order of all engines. */
export const enginesField = z
  .array(engineField)
  .min(1, { error: 'must name at least one engine' })
  .transform((engines) => ENGINE_IDS.filter((id) => engines.includes(id)));
export const enginesChangeField = changeOf(enginesField, z.array(engineField));
