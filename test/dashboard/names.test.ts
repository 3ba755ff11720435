import { expect, it } from 'vitest';
import { joinList, splitList } from '../../dashboard/src/words/comma-list.ts';
import { readCountries } from '../../dashboard/src/words/countries.ts';
import {
  CONTENT_TYPE_NAMES,
  ENGINE_NAMES,
  INTENT_NAMES,
  readerName,
} from '../../dashboard/src/words/names.ts';
import { CONTENT_TYPES } from '../../src/domains/domains.ts';
import { INTENTS } from '../../src/prompts/intents.ts';
import { ENGINES } from '../../src/providers/index.ts';
import { normalizeCountry } from '../../src/shared/countries.ts';

it("the dashboard has a name for whatever the service has, engines in the service's order and by its names", () => {
  expect(Object.entries(ENGINE_NAMES)).toEqual(ENGINES.map(({ id, name }) => [id, name]));
  expect(Object.keys(INTENT_NAMES).sort()).toEqual([...INTENTS].sort());
  expect(Object.keys(CONTENT_TYPE_NAMES).sort()).toEqual([...CONTENT_TYPES].sort());
});

it('the dashboard takes the codes of countries that the service does', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = pairs.filter((pair) => normalizeCountry(pair) !== null);
  expect(known.length).toBeGreaterThan(200);
  expect(pairs.filter((pair) => readCountries(pair).codes.length > 0)).toEqual(known);
});

it.each([
  [[], ''],
  [['en', 'de'], 'en,de'],
  [['a, b', 'say "x"', 'c'], '"a, b","say ""x""",c'],
])('the dashboard puts %j into an address and reads it again', (items, text) => {
  expect(joinList(items)).toBe(text);
  expect(splitList(text)).toEqual(items);
});

it.each([
  ['lexicon', 'Read by the rules'],
  ['given', 'Brands as imported'],
  ['model openai/gpt-x', 'Read by openai/gpt-x'],
  ['model gpt-x', 'Read by the rules, sentiment by gpt-x'],
])('the dashboard says who read an answer: %s', (readBy, name) => {
  expect(readerName(readBy)).toBe(name);
});
