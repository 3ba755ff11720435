import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { callScript } from '../helpers/command.ts';
import { ROOT } from '../helpers/documents.ts';
import { ANSWERS, type ConnectedBrand, connectedBrand, END, FIRST_DAY, rowsOf, START } from './brand.ts';
import { HEADER, MODELS, modelProperties, modelSql } from './derived.ts';

/*
 * The dbt package over files of an export, in DuckDB, in place of dbt itself: its sources, models and tests, with the
 * few expressions of Jinja that they have.
 */

const PACKAGE = path.join(ROOT, 'connectors/dbt');
const staging = (name: string) => path.join(PACKAGE, 'models/staging', name);
const textOf = (file: string) => readFile(file, 'utf8');

/** Each key is known: a test that nobody runs is refused. */
const relationships = z.strictObject({
  to: z.string().regex(/^ref\('\w+'\)$/),
  field: z.string(),
  config: z.strictObject({ where: z.string() }).optional(),
});
const dataTest = z.union([z.enum(['unique', 'not_null']), z.strictObject({ relationships })]);
const propertiesSchema = z.strictObject({
  version: z.literal(2),
  models: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string(),
      columns: z.array(
        z.strictObject({
          name: z.string(),
          description: z.string(),
          data_tests: z.array(dataTest).optional(),
        }),
      ),
    }),
  ),
});

const location = z.strictObject({ external_location: z.string() });
const sourcesSchema = z.strictObject({
  version: z.literal(2),
  sources: z.tuple([
    z.strictObject({
      name: z.literal('answer_visibility'),
      description: z.string(),
      meta: location,
      tables: z.array(
        z.strictObject({ name: z.string(), description: z.string(), meta: location.optional() }),
      ),
    }),
  ]),
});

/** Renders expressions with one function of one argument or two, as dbt does. @throws Error for anything else. */
function render(text: string, functions: Readonly<Record<string, (...args: string[]) => string>>): string {
  const rendered = text.replace(
    /\{\{ (\w+)\(('\w+'(?:, '\w+')*)\) \}\}/g,
    (whole, name: string, args: string) => {
      const call = functions[name];
      if (call === undefined) throw new Error(`nobody renders ${whole}`);
      return call(...args.split(', ').map((arg) => arg.slice(1, -1)));
    },
  );
  if (/\{[{%#]/.test(rendered)) throw new Error(`not rendered: ${rendered}`);
  return rendered;
}

let connected: ConnectedBrand;
let other: ConnectedBrand;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-dbt-'));
  connected = await connectedBrand();
  other = await connectedBrand();
  for (const { api, brand } of [connected, other]) {
    const args = ['--brand', brand.id, '--start-date', FIRST_DAY, '--end-date', END];
    const { code, errors } = await callScript(
      'export',
      [...args, '--format', 'parquet', '--out', path.join(folder, 'exports')],
      { ...api.stores.environment, EXPORT_LAYOUT: 'hive' },
    );
    expect(code, errors).toBe(0);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Rows = readonly Record<string, unknown>[];

/** Builds the models over exports and runs their tests. @returns the names of those with rows that fail. */
async function build(exports: string) {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  onTestFinished(() => {
    connection.closeSync();
    instance.closeSync();
  });
  const project = parse(await textOf(path.join(PACKAGE, 'dbt_project.yml')));
  const variables: Readonly<Record<string, string>> = { ...project.vars, answer_visibility_exports: exports };
  const variable = (name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`no variable ${name}`);
    return value;
  };
  const [source] = sourcesSchema.parse(parse(await textOf(staging('sources.yml')))).sources;
  const sourceSql = (_: string, name = '') => {
    const table = source.tables.find((one) => one.name === name);
    if (table === undefined) throw new Error(`no source ${name}`);
    const { external_location } = table.meta ?? source.meta;
    return render(external_location, { var: variable }).replaceAll('{name}', name);
  };
  const ref = (name: string) => name;
  for (const name of Object.keys(MODELS)) {
    const sql = render(await textOf(staging(`stg_${name}.sql`)), { source: sourceSql, ref });
    await connection.run(`CREATE VIEW stg_${name} AS ${sql}`);
  }
  return { failed: await failedTests(connection, ref), rows: rowsIn(connection) };
}

const rowsIn =
  (connection: DuckDBConnection) =>
  async (sql: string): Promise<Rows> =>
    (await connection.runAndReadAll(sql)).getRowObjectsJson();

/** Runs every test of the properties, as dbt's generic tests select rows that fail. */
async function failedTests(connection: DuckDBConnection, ref: (name: string) => string) {
  const { models } = propertiesSchema.parse(parse(await textOf(staging('models.yml'))));
  const failed: string[] = [];
  let ran = 0;
  for (const { name: model, columns } of models) {
    for (const { name: column, data_tests = [] } of columns) {
      for (const test of data_tests) {
        const [kind, sql] =
          test === 'unique'
            ? [test, `FROM ${model} WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING count(*) > 1`]
            : test === 'not_null'
              ? [test, `FROM ${model} WHERE ${column} IS NULL`]
              : ['relationships', orphansSql(model, column, test.relationships, ref)];
        const { length } = await rowsIn(connection)(`SELECT 1 ${sql} LIMIT 1`);
        if (length > 0) failed.push(`${model}.${column} ${kind}`);
        ran += 1;
      }
    }
  }
  expect(ran).toBeGreaterThan(40);
  return failed;
}

function orphansSql(
  model: string,
  column: string,
  { to, field, config }: z.output<typeof relationships>,
  ref: (name: string) => string,
) {
  const parent = render(`{{ ${to} }}`, { ref });
  const where = config === undefined ? 'true' : config.where;
  return `FROM (SELECT ${column} AS key FROM ${model} WHERE ${where}) WHERE key IS NOT NULL AND key NOT IN (SELECT ${field} FROM ${parent})`;
}

describe('the dbt package (dbt itself is not run: DuckDB runs its SQL)', () => {
  it.each(Object.keys(MODELS))('has the columns of %s as the schema has them', async (name) => {
    await expect(modelSql(name)).toMatchFileSnapshot(staging(`stg_${name}.sql`));
  });

  it('describes and tests them as the schema does', async () => {
    const text = `# ${HEADER}\n${stringify(modelProperties(), { lineWidth: 110, aliasDuplicateObjects: false })}`;
    await expect(text).toMatchFileSnapshot(staging('models.yml'));
  });

  it('has all rows of all brands, and passes its tests', async () => {
    const { failed, rows } = await build(path.join(folder, 'exports'));
    expect(failed).toEqual([]);
    expect(
      await rows('SELECT count(*)::int AS answers, count(DISTINCT brand_id)::int AS brands FROM stg_answers'),
    ).toEqual([{ answers: 2 * ANSWERS, brands: 2 }]);
    for (const name of Object.keys(MODELS)) {
      const statuses = { prompts: 'active,paused,archived', competitors: 'tracked,suggested,dismissed' }[
        name
      ];
      const asked = statuses ? `status=${statuses}` : `start_date=${START}&end_date=${END}`;
      const listed = await rowsOf(connected, `/v1/${name}?${asked}`, 100);
      const columns = Object.keys(listed[0] ?? {});
      const told = await rows(
        `SELECT ${columns.join(', ')} FROM stg_${name} WHERE brand_id = '${connected.brand.id}' ${statuses ? '' : `AND day >= '${START}'`}`,
      );
      expect(normal(told)).toEqual(normal(listed));
    }
  });

  it('fails for rows that are there twice, and for rows of nobody', async () => {
    const broken = await mkdtemp(path.join(folder, 'broken-'));
    const { id } = connected.brand;
    await cp(path.join(folder, 'exports', id), path.join(broken, id), { recursive: true });
    const days = (kind: string) => path.join(broken, id, kind, `brand_id=${id}`);
    await mkdir(path.join(days('mentions'), 'day=2026-01-01'));
    await cp(
      path.join(days('mentions'), `day=${FIRST_DAY}`, 'part.parquet'),
      path.join(days('mentions'), 'day=2026-01-01', 'part.parquet'),
    );
    await rm(path.join(days('answers'), `day=${END}`), { recursive: true });
    expect((await build(broken)).failed).toEqual([
      'stg_mentions.mention_id unique',
      'stg_mentions.answer_id relationships',
      'stg_citations.answer_id relationships',
    ]);
  });

  it('renders nothing that is not known', () => {
    expect(() => render("{{ env_var('A') }}", {})).toThrow("nobody renders {{ env_var('A') }}");
    expect(() => render('{% if true %}', {})).toThrow('not rendered');
  });
});

/** Rows in an order of their own, with times and big numbers as one text each. */
const normal = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row).map(([name, value]) =>
          name.endsWith('_at') && typeof value === 'string' ? [name, Date.parse(value)] : [name, bare(value)],
        ),
      ),
    )
    .sort();

/** DuckDB gives whole numbers as texts. */
const bare = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
