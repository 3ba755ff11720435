import type { Fact } from './types.ts';

/** How finely a table holds its facts: each row as it came, or summed per day, week (Monday) or month. */
export type Grain = 'raw' | 'day' | 'week' | 'month';

/** What rows of a source are still told apart by. */
export type SourceKey = 'prompt' | 'engine' | 'country' | 'domain' | 'url';

/** A table that reports can read facts from. */
export interface Source {
  readonly table: string;
  readonly fact: Fact;
  readonly grain: Grain;
  readonly keys: readonly SourceKey[];
}

const source = (fact: Fact, family: string, grain: Grain, keys: readonly SourceKey[]): Source => ({
  table: [fact, family, grain === 'raw' ? '' : grain].filter((part) => part !== '').join('_'),
  fact,
  grain,
  keys,
});

const SUMS = ['day', 'week', 'month'] as const;

/** Every table a report may be answered from: the raw rows, and the rollups of clickhouse/*.sql. */
export const SOURCES: readonly Source[] = [
  source('answers', '', 'raw', ['prompt', 'engine', 'country']),
  ...SUMS.map((grain) => source('answers', '', grain, ['prompt', 'engine', 'country'])),
  source('answers', 'total', 'day', ['engine', 'country']),
  source('mentions', '', 'raw', ['prompt', 'engine', 'country']),
  source('mentions', '', 'week', ['prompt', 'engine', 'country']),
  source('mentions', '', 'month', ['prompt', 'engine', 'country']),
  source('mentions', 'total', 'day', ['engine', 'country']),
  source('citations', '', 'raw', ['prompt', 'engine', 'country', 'domain', 'url']),
  source('citations', '', 'week', ['prompt', 'engine', 'country', 'domain']),
  source('citations', '', 'month', ['prompt', 'engine', 'country', 'domain']),
  source('citations', 'total', 'week', ['engine', 'country', 'domain']),
  source('citations', 'total', 'month', ['engine', 'country', 'domain']),
  ...SUMS.map((grain) => source('citations', 'domain', grain, ['domain'])),
];
