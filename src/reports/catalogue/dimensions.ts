import { promptId } from '../../stores/brand-config.ts';
import type { Dimension } from './types.ts';

const time = (name: string, raw: string, rollup: string, description: string): Dimension => ({
  name,
  kind: 'time',
  type: 'date',
  nullable: false,
  key: { raw, rollup },
  description,
});

const plain = (name: string, type: Dimension['type'], description: string): Dimension => ({
  name,
  kind: 'other',
  type,
  nullable: false,
  key: { raw: name, rollup: name },
  description,
});

/** What reports can be grouped by. Adding one here adds it to parameters, OpenAPI, ordering and SQL. */
export const DIMENSIONS = [
  time('day', 'toDate(answered_at)', 'period', 'The day in UTC.'),
  time('week', 'toMonday(answered_at)', 'toMonday(period)', 'The Monday of the ISO 8601 week, in UTC.'),
  time(
    'month',
    'toStartOfMonth(answered_at)',
    'toStartOfMonth(period)',
    'The first day of the month, in UTC.',
  ),
  plain('engine', 'text', 'The engine that answered.'),
  plain('country', 'text', 'The country the question was asked in.'),
  {
    name: 'prompt',
    kind: 'other',
    type: 'uuid',
    nullable: false,
    key: { raw: 'prompt_no', rollup: 'prompt_no' },
    value: promptId,
    description: "The prompt's id.",
  },
  {
    name: 'domain',
    kind: 'source',
    type: 'text',
    nullable: false,
    key: { raw: 'domain', rollup: 'domain' },
    description: 'The cited domain: lower case, without www.',
  },
  {
    name: 'url',
    kind: 'source',
    type: 'text',
    nullable: false,
    key: { raw: 'url', rollup: null },
    measures: { cited_answers: { combine: 'sum', raw: 'first_of_url', none: 0 } },
    description: 'The cited page.',
  },
] as const satisfies readonly Dimension[];

export type DimensionName = (typeof DIMENSIONS)[number]['name'];

const byName = new Map<string, Dimension>(DIMENSIONS.map((dimension) => [dimension.name, dimension]));

export function dimension(name: string): Dimension {
  const found = byName.get(name);
  if (!found) throw new Error(`no dimension ${name}`);
  return found;
}
