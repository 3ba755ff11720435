import { listOf } from './comma-list.ts';
import { lazy } from './lazy.ts';
import { countryName } from './names.ts';

/* Assigned countries, the same as in the service (test/dashboard/names.test.ts compares):
   Intl.DisplayNames also has names for codes that are not assigned, such as UK and EU. */

/** Assigned codes of ISO 3166-1 alpha-2: a first letter, and each second one behind it. */
const CODES = new Set(
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'
    .split(' ')
    .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second)),
);

const byName = lazy(() => new Map([...CODES].map((code) => [countryName(code).toLowerCase(), code])));

/** Common mistakes for the code of a country. */
const MISTAKEN: Readonly<Record<string, string>> = { UK: 'GB' };

/** The code that a text means by a code or a whole name, or null. */
const codeOf = (text: string): string | null =>
  /^[a-z]{2}$/i.test(text) && CODES.has(text.toUpperCase())
    ? text.toUpperCase()
    : (byName().get(text.toLowerCase()) ?? null);

const faultOf = (text: string): string => {
  const meant = MISTAKEN[text.toUpperCase()];
  return `“${text}” is not a country code${meant ? `: did you mean ${meant}?` : '.'}`;
};

export interface Countries {
  readonly codes: readonly string[];
  /** A sentence about each part that means no country. */
  readonly faults: readonly string[];
}

/** Countries as people write them: codes with commas or spaces between them, or names with commas. */
export function readCountries(text: string): Countries {
  const items = listOf(text).flatMap((item) =>
    /^\p{L}{2}(\s+\p{L}{2})+$/u.test(item) ? item.split(/\s+/) : [item],
  );
  const codes = items.map(codeOf);
  return {
    codes: [...new Set(codes.filter((code) => code !== null))],
    faults: items.filter((_, index) => codes[index] === null).map(faultOf),
  };
}

/** All countries by name, each with its code, by which it is found, too. */
export const countryOptions = lazy((): readonly (readonly [code: string, name: string, code: string])[] =>
  [...CODES]
    .map((code) => [code, countryName(code), code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
);

/** `Germany (DE), France (FR)` */
export const countriesText = (codes: readonly string[]): string =>
  codes.map((code) => `${countryName(code)} (${code})`).join(', ');
