import type { z } from 'zod';
import { competitorSchema } from '../competitors/competitor.ts';
import { COMPETITOR_STATUSES } from '../competitors/create-competitor.ts';
import { PROMPT_STATUSES, promptSchema } from '../prompts/prompt.ts';
import type { AdditionName } from './additions.ts';
import { NESTED_ROWS, SEQUENCE } from './change-feed.ts';
import { LISTS } from './lists.ts';
import { ATTRIBUTE, DIMENSION, KEY } from './meanings.ts';
import { REPORTS, type ReportDefinition } from './reports.ts';
import { COLUMN_TYPES, type Column, type ColumnType, type DataTable, type Meaning } from './types.ts';
import { valueTypeOf } from './value-type.ts';

/* Tables and reports with the meaning of their columns, for programs that copy and calculate. */

/** Types of tables beyond those of reports: a list of texts, and rows of another table inside of a row. */
export const DATA_TYPES = [...COLUMN_TYPES, 'text[]', 'row[]'] as const;

export interface DataColumn extends Omit<Column, 'type'>, Meaning {
  readonly type: (typeof DATA_TYPES)[number];
  /** Of `row[]`: the table whose columns these rows have. */
  readonly rows_of?: DataTable;
  /** Parameter of a report that asks for the column; null where it is always there. */
  readonly requested_by?: 'dimensions' | AdditionName | null;
}

/** Columns whose values are those of columns of another table. */
export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: DataTable;
  readonly references: readonly string[];
  /** The boolean column whose rows with true are exempt; null where every row has its partner. */
  readonly except: string | null;
}

export interface DataSet<Name extends string = string> {
  readonly name: Name;
  readonly path: string;
  readonly description: string;
  readonly columns: readonly DataColumn[];
  readonly primary_key: readonly string[];
  readonly foreign_keys: readonly ForeignKey[];
}

type Described = Meaning & { readonly schema: z.ZodType };

const PROMPT_MEANINGS: Readonly<Record<keyof typeof promptSchema.shape, Meaning>> = {
  id: KEY,
  text: ATTRIBUTE,
  status: DIMENSION,
  paused_reason: ATTRIBUTE,
  countries: ATTRIBUTE,
  intent: DIMENSION,
  language: DIMENSION,
  topic: DIMENSION,
  tags: ATTRIBUTE,
  created_at: ATTRIBUTE,
  updated_at: ATTRIBUTE,
};

const COMPETITOR_MEANINGS: Readonly<Record<keyof typeof competitorSchema.shape, Meaning>> = {
  id: KEY,
  name: ATTRIBUTE,
  aliases: ATTRIBUTE,
  domain: ATTRIBUTE,
  domain_verified: ATTRIBUTE,
  status: DIMENSION,
  first_seen_at: ATTRIBUTE,
  last_seen_at: ATTRIBUTE,
};

const FORMATS: Readonly<Record<string, ColumnType>> = { uuid: 'uuid', 'date-time': 'timestamp' };
const TYPES: Readonly<Record<string, DataColumn['type']>> = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'number',
  string: 'text',
  array: 'text[]',
};

/** A column of a list, by the schema of its values. */
function columnOf(name: string, { schema, role, unit, additive, references }: Described): DataColumn {
  const { type, format, nullable } = valueTypeOf(schema);
  const found = FORMATS[format] ?? TYPES[type ?? ''];
  if (found === undefined) throw new Error(`the values of ${name} have no type of the schema: ${type}`);
  return {
    name,
    type: found,
    nullable,
    unit,
    description: schema.description ?? '',
    role,
    additive,
    ...(references ? { references } : {}),
  };
}

const columnsOf = (columns: Readonly<Record<string, Described>>): readonly DataColumn[] =>
  Object.entries(columns).map(([name, column]) => columnOf(name, column));

/** Columns of rows of Postgres, which have no expression of their own. */
const described = <Name extends string>(
  shape: Readonly<Record<Name, z.ZodType>>,
  meanings: Readonly<Record<Name, Meaning>>,
): Readonly<Record<string, Described>> =>
  Object.fromEntries(
    (Object.keys(shape) as Name[]).map((name) => [name, { schema: shape[name], ...meanings[name] }]),
  );

/** The own brand is mentioned like a competitor and is none. */
const OWN_BRAND = 'is_self';

const foreignKeysOf = (columns: readonly DataColumn[]): readonly ForeignKey[] =>
  columns.flatMap(({ name, references }) =>
    references === undefined
      ? []
      : [
          {
            columns: [name],
            table: references,
            references: ['id'],
            except: references === 'competitors' ? OWN_BRAND : null,
          },
        ],
  );

const withKeys = <Name extends string>(
  set: Omit<DataSet<Name>, 'foreign_keys' | 'columns'> & { readonly columns: readonly DataColumn[] },
): DataSet<Name> => ({
  ...set,
  columns: set.columns.map(({ references: _, ...column }) => column),
  foreign_keys: foreignKeysOf(set.columns),
});

const list = (name: 'answers' | 'mentions' | 'citations', description: string): DataSet<DataTable> =>
  withKeys({
    name,
    path: `/v1/${name}`,
    description,
    columns: columnsOf(LISTS[name].columns),
    primary_key: LISTS[name].key,
  });

const NESTED = Object.entries(NESTED_ROWS).map(
  ([name, description]): DataColumn => ({
    ...ATTRIBUTE,
    name,
    type: 'row[]',
    rows_of: name as keyof typeof NESTED_ROWS,
    nullable: false,
    description,
  }),
);

/** The tables, each before those that refer to it. */
const tables = (): readonly DataSet<DataTable>[] => [
  withKeys({
    name: 'prompts',
    path: '/v1/prompts',
    description: `Questions that engines are asked; all of them with status=${PROMPT_STATUSES.join(',')}.`,
    columns: columnsOf(described(promptSchema.shape, PROMPT_MEANINGS)),
    primary_key: ['id'],
  }),
  withKeys({
    name: 'competitors',
    path: '/v1/competitors',
    description: `Other brands that answers mention; all of them with status=${COMPETITOR_STATUSES.join(',')}.`,
    columns: columnsOf(described(competitorSchema.shape, COMPETITOR_MEANINGS)),
    primary_key: ['id'],
  }),
  list('answers', 'Complete answers.'),
  list('mentions', 'Brands that answers rank or name.'),
  list('citations', 'Sources that answers cite.'),
  withKeys({
    name: 'changes',
    path: '/v1/changes',
    description: 'Answers with their mentions and citations, the latest form of each by sequence.',
    columns: [columnOf('sequence', SEQUENCE), ...columnsOf(LISTS.answers.columns), ...NESTED],
    primary_key: LISTS.answers.key,
  }),
];

/** A report with every column that it can have. */
function reportOf(report: ReportDefinition): DataSet<ReportDefinition['name']> {
  const dimensions = report.dimensions.flatMap(({ label, references, ...one }): DataColumn[] => [
    { ...DIMENSION, ...one, ...(references ? { references } : {}), requested_by: 'dimensions' },
    ...(label ? [{ ...ATTRIBUTE, ...label, requested_by: 'labels' as const }] : []),
  ]);
  const metrics = report.metrics.map((one): DataColumn => ({ ...one, role: 'metric', requested_by: null }));
  const added = (Object.keys(report.additions) as AdditionName[]).flatMap((name) =>
    (report.additions[name]?.metrics ?? []).map(
      (one): DataColumn => ({ ...one, role: 'metric', requested_by: name }),
    ),
  );
  const described = (Object.keys(report.additions) as AdditionName[]).flatMap((name) =>
    (report.additions[name]?.labels ?? []).map((one): DataColumn => ({ ...one, requested_by: name })),
  );
  const labels = report.labels.map((one): DataColumn => ({ ...one, requested_by: null }));
  const columns = [...dimensions, ...labels, ...metrics, ...added, ...described].map(
    ({ name, type, nullable, unit, description, role, additive, references, requested_by }): DataColumn => ({
      name,
      type,
      nullable,
      unit,
      description,
      role,
      additive,
      ...(references ? { references } : {}),
      requested_by: requested_by ?? null,
    }),
  );
  return withKeys({
    name: report.name,
    path: `/v1/reports/${report.name}`,
    description: report.summary,
    columns,
    primary_key: [...report.dimensions, ...report.labels.filter(({ role }) => role === 'key')].map(
      ({ name }) => name,
    ),
  });
}

export interface DataSchema {
  readonly tables: readonly DataSet<DataTable>[];
  readonly reports: readonly DataSet<ReportDefinition['name']>[];
}

/** The schema of all data that the API serves of a brand. */
export const dataSchema = (): DataSchema => ({
  tables: tables(),
  reports: Object.values(REPORTS).map(reportOf),
});
