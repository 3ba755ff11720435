import { ENGINES } from '../providers/index.ts';
import {
  domainName,
  ownsDomain,
  promptGroupSql,
  promptIdSql,
  promptTextSql,
} from '../stores/brand-config.ts';
import { literal } from '../stores/literal.ts';
import { MEASURES } from './measures.ts';
import type { Dimension, Grain, TableKey } from './types.ts';

const ALL_GRAINS: readonly Grain[] = ['raw', 'day', 'week', 'month'];

const time = (
  name: string,
  grains: readonly Grain[],
  raw: string,
  rollup: string,
  description: string,
): Dimension => ({
  name,
  kind: 'time',
  type: 'date',
  nullable: false,
  grains,
  needs: [],
  key: { raw, rollup },
  description,
});

const column = (
  name: TableKey,
  kind: Dimension['kind'],
  description: string,
  special: Partial<Dimension> = {},
): Dimension => ({
  name,
  kind,
  type: 'text',
  nullable: false,
  grains: ALL_GRAINS,
  needs: [name],
  key: { raw: name, rollup: name },
  description,
  ...special,
});

const DAY = time('day', ['raw', 'day'], 'toDate(answered_at)', 'period', 'The day in UTC.');

/**
 * A dimension of what prompts are grouped by. Rows are grouped by a number per value, which is looked up by the prompt's
 * number: texts as keys would be serialized for every row.
 */
function promptGroup(name: 'topic' | 'language', description: string): Dimension {
  const { key, value } = promptGroupSql(name);
  return {
    ...column('prompt', 'other', description, { type: 'text', nullable: true }),
    name,
    key: { raw: key, rollup: key },
    value,
  };
}

/** Previously used engines stay valid. */
const ENGINE_TEXTS = ENGINES.map(({ id }) => literal(id)).join(', ');

/** Dimensions of reports. An entry here appears in parameters, OpenAPI, ordering and SQL. */
export const DIMENSIONS: readonly Dimension[] = [
  DAY,
  time(
    'week',
    ['raw', 'day', 'week'],
    'toMonday(answered_at)',
    'toMonday(period)',
    'The Monday of the ISO 8601 week, in UTC.',
  ),
  time(
    'month',
    ['raw', 'day', 'month'],
    'toStartOfMonth(answered_at)',
    'toStartOfMonth(period)',
    'The first day of the month, in UTC.',
  ),
  column('engine', 'other', 'The engine that answered.', {
    // Grouping by a number per engine. Text keys make ClickHouse serialize the keys of every row; by week,
    // engine and prompt the text of an enumeration took three times as long. The number is computed once per
    // engine and block of rows.
    grouped: `CAST(transform(engine, [${ENGINE_TEXTS}], [${ENGINES.map((_, index) => index + 1)}], 0), 'UInt8')`,
    value: (key) => `arrayElement([${ENGINE_TEXTS}], ${key})`,
  }),
  column('country', 'other', 'The country the question was asked in.'),
  column('prompt', 'other', "The prompt's id.", {
    type: 'uuid',
    key: { raw: 'prompt_no', rollup: 'prompt_no' },
    value: promptIdSql,
    references: 'prompts',
    label: {
      name: 'prompt_text',
      type: 'text',
      nullable: false,
      description: "The prompt's text, with labels=true.",
      value: promptTextSql,
    },
  }),
  promptGroup('topic', "The prompt's topic; null where it has none."),
  promptGroup('language', "The prompt's language, an ISO 639-1 code; null where it is not known."),
  column('domain', 'source', 'The cited domain: lower case, without www.', {
    key: { raw: 'domain_no', rollup: 'domain_no' },
    value: domainName,
  }),
  column('url', 'source', 'The cited page.', {
    measures: { cited_answers: { ...MEASURES.citations.cited_answers, raw: 'first_of_url' } },
  }),
  {
    name: 'content_type',
    kind: 'source',
    type: 'text',
    nullable: true,
    grains: ['raw'],
    needs: ['domain', 'answer'],
    key: { raw: 'content_type', rollup: 'content_type' },
    value: (key) => `nullIf(${key}, '')`,
    measures: {
      cited_answers: { ...MEASURES.citations.cited_answers, raw: 'first_of_content_type' },
      // Sites of other brands are of the type `brand` too.
      own: { combine: 'min', stored: 'UInt8', raw: ownsDomain('domain_no'), none: 0 },
    },
    description:
      'The type of site; null where unknown. is_own_domain: true where all of its citations are of own domains.',
  },
  column('query', 'source', 'The search query.', { grains: ['raw'], needs: ['query', 'answer'] }),
];
