import type { Fact, Grain, TableKey } from './types.ts';

/** A table that reports can read facts from. */
export interface FactTable {
  readonly name: string;
  readonly fact: Fact;
  readonly grain: Grain;
  readonly keys: readonly TableKey[];
}

const table = (fact: Fact, family: string, grain: Grain, keys: readonly TableKey[]): FactTable => ({
  name: [fact, family, grain === 'raw' ? '' : grain].filter((part) => part !== '').join('_'),
  fact,
  grain,
  keys,
});

const SUMS = ['day', 'week', 'month'] as const;

/** Every table a report may be answered from: the raw rows, and the rollups of clickhouse/*.sql. */
export const TABLES: readonly FactTable[] = [
  table('answers', '', 'raw', ['prompt', 'engine', 'country']),
  ...SUMS.map((grain) => table('answers', '', grain, ['prompt', 'engine', 'country'])),
  table('answers', 'prompt', 'day', ['prompt']),
  table('answers', 'total', 'day', ['engine', 'country']),
  table('mentions', '', 'raw', ['prompt', 'engine', 'country']),
  table('mentions', '', 'week', ['prompt', 'engine', 'country']),
  table('mentions', '', 'month', ['prompt', 'engine', 'country']),
  table('mentions', 'prompt', 'day', ['prompt']),
  table('mentions', 'prompt', 'week', ['prompt']),
  table('mentions', 'engine', 'week', ['prompt', 'engine']),
  table('mentions', 'total', 'day', ['engine', 'country']),
  table('citations', '', 'raw', ['prompt', 'engine', 'country', 'domain', 'url', 'kind']),
  table('citations', '', 'week', ['prompt', 'engine', 'country', 'domain']),
  table('citations', '', 'month', ['prompt', 'engine', 'country', 'domain']),
  table('citations', 'total', 'week', ['engine', 'country', 'domain']),
  ...SUMS.map((grain) => table('citations', 'domain', grain, ['domain'])),
];

/**
 * Rows of each fact as arrays of `answers`. A filter that depends on the rest of the answer is a clause over
 * its columns, and an answer that fails it gives no rows. Searches exist only here: an engine words them
 * differently for nearly every answer, so a rollup by query would have about as many rows as there are
 * searches.
 */
export const IN_ANSWERS: readonly FactTable[] = TABLES.filter(({ grain }) => grain === 'raw')
  .map(({ fact, grain, keys }): FactTable => ({ name: 'answers', fact, grain, keys: [...keys, 'answer'] }))
  .concat({
    name: 'answers',
    fact: 'searches',
    grain: 'raw',
    keys: ['prompt', 'engine', 'country', 'query', 'answer'],
  });

/** Every table that answers are read from, deleted from and, `answers` only, inserted into. */
export const TABLE_NAMES: readonly string[] = TABLES.map(({ name }) => name);
