import type { DataColumn, DataSet } from '../../src/catalogue/data-schema.ts';
import { dataSchema } from '../../src/catalogue/data-schema.ts';

/* Files of connectors that state columns, as they follow from the schema of the data. */

const { tables, reports } = dataSchema();

const named = <Set extends DataSet>(sets: readonly Set[], name: string): Set => {
  const found = sets.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the schema has no ${name}`);
  return found;
};

export const tableOf = (name: string): DataSet => named(tables, name);
export const reportOf = (name: string): DataSet => named(reports, name);

/** Columns of a report by some dimensions, without additions. */
export const reportColumns = (report: DataSet, dimensions: readonly string[]): readonly DataColumn[] =>
  report.columns.filter(({ name, requested_by }) => requested_by === null || dimensions.includes(name));

/** Columns that tell rows of a report by some dimensions apart. */
export const reportKey = (report: DataSet, dimensions: readonly string[]): readonly string[] => [
  ...dimensions,
  ...report.primary_key.filter((key) =>
    report.columns.some(({ name, requested_by }) => name === key && requested_by === null),
  ),
];

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPES: Readonly<Record<Exclude<DataColumn['type'], 'row[]'>, Json>> = {
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  rate: { type: 'number' },
  text: { type: 'string' },
  'text[]': { type: 'array', items: { type: 'string' } },
  timestamp: { type: 'string', format: 'date-time', airbyte_type: 'timestamp_with_timezone' },
  uuid: { type: 'string' },
};

/** The JSON schema of a column, as Airbyte has the schema of a stream. */
function jsonSchemaOf({ type, nullable, description, rows_of }: DataColumn): Json {
  const { type: of, ...rest } =
    type === 'row[]' ? { type: 'array', items: objectOf(tableOf(rows_of ?? '').columns) } : JSON_TYPES[type];
  return { type: nullable ? [of, 'null'] : of, ...rest, description };
}

const objectOf = (columns: readonly DataColumn[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(columns.map((column) => [column.name, jsonSchemaOf(column)])),
});

/** The schema of a stream of Airbyte, whose further columns pass too. */
export const streamSchema = (columns: readonly DataColumn[]): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  additionalProperties: true,
  ...objectOf(columns),
});

export const HEADER = 'Written by the tests from GET /v1/schema: npx vitest run test/connectors -u';

const LISTS = ['answers', 'mentions', 'citations'];
/** Tables of dbt, each with the name of one row where its key has several columns. */
export const MODELS: Readonly<Record<string, string | null>> = {
  prompts: null,
  competitors: null,
  answers: null,
  mentions: 'mention_id',
  citations: 'citation_id',
};

/** Values of brand.json as DuckDB has them. */
const FROM_JSON: Readonly<Record<string, (name: string) => string>> = {
  text: (name) => `item ->> '${name}'`,
  uuid: (name) => `item ->> '${name}'`,
  boolean: (name) => `cast(item ->> '${name}' as boolean)`,
  integer: (name) => `cast(item ->> '${name}' as bigint)`,
  number: (name) => `cast(item ->> '${name}' as double)`,
  timestamp: (name) => `cast(item ->> '${name}' as timestamptz)`,
  'text[]': (name) => `cast(item -> '${name}' as varchar[])`,
};

const selecting = (columns: readonly string[]) => `select\n${columns.map((one) => `  ${one}`).join(',\n')}`;

/** The staging model of a table. */
export function modelSql(name: string): string {
  const { columns, primary_key } = tableOf(name);
  const row = MODELS[name];
  if (LISTS.includes(name)) {
    return `-- ${HEADER}\n${selecting([
      'brand_id',
      'day',
      ...(row ? [`concat_ws('/', ${primary_key.join(', ')}) as ${row}`] : []),
      ...columns.map((one) =>
        one.type === 'text[]' ? `from_json(${one.name}, '["varchar"]') as ${one.name}` : one.name,
      ),
    ])}\nfrom {{ source('answer_visibility', '${name}') }}\n`;
  }
  const value = ({ name: column, type }: DataColumn) => {
    const read = FROM_JSON[type];
    if (read === undefined) throw new Error(`${name}.${column} is ${type}, which no brand.json has yet`);
    return `${read(column)} as ${column}`;
  };
  return `-- ${HEADER}
with items as (
  select
    regexp_extract(filename, '([^/\\\\]+)[/\\\\]brand[.]json$', 1) as brand_id,
    unnest(cast(json -> '${name}' as json[])) as item
  from {{ source('answer_visibility', 'brand_files') }}
)

${selecting(['brand_id', ...columns.map(value)])}
from items
`;
}

/** The properties of staging models: descriptions and tests of keys. */
export function modelProperties(): Json {
  const model = (name: string) => {
    const { description, columns, primary_key, foreign_keys } = tableOf(name);
    const row = MODELS[name];
    const isKey = (column: string) => primary_key.length === 1 && primary_key[0] === column;
    const described = columns.map((column) => {
      const key = foreign_keys.find((one) => one.columns[0] === column.name && one.table in MODELS);
      const tests: unknown[] = [
        ...(isKey(column.name) ? ['unique'] : []),
        ...(column.nullable ? [] : ['not_null']),
        ...(key
          ? [
              {
                relationships: {
                  to: `ref('stg_${key.table}')`,
                  field: key.references[0],
                  ...(key.except === null ? {} : { config: { where: `not ${key.except}` } }),
                },
              },
            ]
          : []),
      ];
      return {
        name: column.name,
        description: column.description,
        ...(tests.length > 0 ? { data_tests: tests } : {}),
      };
    });
    const rowKey = row
      ? [{ name: row, description: `${primary_key.join(' and ')}.`, data_tests: ['unique', 'not_null'] }]
      : [];
    return { name: `stg_${name}`, description, columns: [...rowKey, ...described] };
  };
  return { version: 2, models: Object.keys(MODELS).map(model) };
}
