import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBrand } from '../../src/brands/create-brand.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { demoLines } from '../../src/demo/generator.ts';
import { DEMO_BRAND, DEMO_COMPETITORS } from '../../src/demo/market.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { ENGINES } from '../../src/providers/index.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { BenchBrand } from './data.ts';
import type { ClickhouseClient } from './http-client.ts';
import { LAST_DAY } from './scale.ts';

/** Answers of a brand as lines of an import, with their mentions. */
const LINES = `
SELECT
  concat('prompt ', toString(prompt_no)) AS prompt_text, toString(engine) AS engine, toString(country) AS country,
  formatDateTime(answered_at, '%FT%T.%fZ') AS answered_at, text,
  arrayMap((no, position, sentiment) -> CAST((
    if(no = 0, 'Imported', concat('Brand ', toString(no))), nullIf(position, 0), sentiment / 10000
  ), 'Tuple(name String, position Nullable(UInt16), sentiment Float64)'),
    mentions.competitor_no, mentions.position, mentions.sentiment) AS mentions,
  arrayMap((url, title) -> CAST((url, title), 'Tuple(url String, title String)'), citations.url, citations.title) AS citations
FROM answers WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
ORDER BY answers.answered_at, answer_id LIMIT {answers:UInt32}
FORMAT JSONEachRow`;

const AS_JSON = {
  output_format_json_named_tuples_as_objects: '1',
  output_format_json_quote_64bit_integers: '0',
  max_execution_time: '0',
};

/** Compiled code is kept from one run to the next, as package.json has the command started. */
const COMPILED = { NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile' };

export interface ReadingTimes {
  readonly answers: number;
  /** Milliseconds of the import's processor time, without those of the stores. */
  readonly processor: number;
}

export interface ImportTimes {
  readonly answers: number;
  /** Milliseconds of the command, from its start to its end. */
  readonly imported: number;
  /** Milliseconds of one INSERT of the very rows as JSON, through all views. */
  readonly inserted: number;
}

/** A brand that answers are imported into. */
async function importedBrand({ postgres }: Stores, name: string): Promise<{ id: string; no: number }> {
  const { id: organizationId } = await createOrganization(postgres, name, 'scale');
  const { id } = await createBrand(postgres, {
    organizationId,
    name,
    domains: [`${name.toLowerCase()}.example`],
    aliases: [],
    country: 'US',
    includeSubdomains: true,
    engines: ENGINES.map((one) => one.id),
  });
  const { rows } = await postgres.query<{ no: number }>('SELECT no FROM brands WHERE id = $1', [id]);
  return { id, no: rows[0]?.no ?? 0 };
}

/**
 * Runs the import to its end.
 * @returns milliseconds from its start to its end, and of its own processor time.
 */
async function runImport(
  brandId: string,
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly all: number; readonly processor: number }> {
  const begin = performance.now();
  const child = spawn(
    'bash',
    ['-c', 'time "$@"', 'time', process.execPath, 'scripts/import.ts', '--brand', brandId, file],
    {
      env: { PATH: process.env.PATH, TIMEFORMAT: '%U %S', ...COMPILED, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the import ended with ${code}: ${errors.slice(-2_000)}`);
  const [, user, system] = /([\d.]+) ([\d.]+)\n$/.exec(errors) ?? [];
  return { all: performance.now() - begin, processor: 1_000 * (Number(user) + Number(system)) };
}

/** Imports answers with their mentions into a new brand, and has ClickHouse insert the same rows by itself. */
export async function timeImport(
  stores: Stores,
  clickhouse: ClickhouseClient,
  brand: BenchBrand,
  answers: number,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<ImportTimes> {
  const { id, no } = await importedBrand(stores, 'Imported');
  const params = { brand_no: String(brand.brandNo), epoch: String(brand.epoch), answers: String(answers) };
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, (await clickhouse.send(LINES, params, AS_JSON)).body);
  const { all } = await runImport(id, file, environment);

  const rows = await clickhouse.send(
    `SELECT * REPLACE (toUInt32(4000000000) AS brand_no)
     FROM (SELECT * FROM answers WHERE brand_no = ${no} ORDER BY answered_at, answer_id) FORMAT JSONEachRow`,
    {},
    { ...AS_JSON, date_time_output_format: 'simple' },
  );
  const { milliseconds } = await clickhouse.send(
    'INSERT INTO answers FORMAT JSONEachRow',
    {},
    { async_insert: '0', max_insert_block_size: '10000000', max_execution_time: '0' },
    rows.body,
  );
  return { answers, imported: all, inserted: milliseconds };
}

/** Imports the answers of the demo over so many days, whose mentions are read in their texts. */
export async function timeReading(
  stores: Stores,
  days: number,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<ReadingTimes> {
  const { id } = await importedBrand(stores, DEMO_BRAND.name);
  for (const { name, aliases, domain, status } of DEMO_COMPETITORS) {
    await createCompetitor(stores.postgres, { brandId: id, name, aliases, domain, status });
  }
  const file = path.join(folder, 'texts.ndjson');
  const lines = [...demoLines(LAST_DAY, days)];
  await writeFile(file, `${lines.join('\n')}\n`);
  const { processor } = await runImport(id, file, environment);
  return { answers: lines.length, processor };
}
