import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBrand } from '../../src/brands/create-brand.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { ENGINES } from '../../src/providers/index.ts';
import type { Stores } from '../../src/stores/index.ts';
import type { BenchBrand } from './data.ts';
import type { EngineClient } from './http-client.ts';

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

export interface ImportTimes {
  readonly answers: number;
  /** Milliseconds of the command, from its start to its end. */
  readonly imported: number;
  /** Milliseconds of one INSERT of the very rows as JSON, through all views. */
  readonly inserted: number;
}

/** Imports answers with their mentions into a new brand, and has the engine insert the same rows by itself. */
export async function timeImport(
  stores: Stores,
  engine: EngineClient,
  brand: BenchBrand,
  answers: number,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<ImportTimes> {
  const { id: organizationId } = await createOrganization(stores.postgres, 'Imported', 'scale');
  const { id, no } = await createBrand(stores.postgres, {
    organizationId,
    name: 'Imported',
    domains: ['imported.example'],
    aliases: [],
    country: 'US',
    includeSubdomains: true,
    engines: ENGINES.map((one) => one.id),
  }).then(async (created) => {
    const { rows } = await stores.postgres.query<{ no: number }>('SELECT no FROM brands WHERE id = $1', [
      created.id,
    ]);
    return { id: created.id, no: rows[0]?.no ?? 0 };
  });
  const params = { brand_no: String(brand.brandNo), epoch: String(brand.epoch), answers: String(answers) };
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, (await engine.send(LINES, params, AS_JSON)).body);
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/import.ts', '--brand', id, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the import ended with ${code}: ${errors.slice(-2_000)}`);
  const imported = performance.now() - begin;

  const rows = await engine.send(
    `SELECT * REPLACE (toUInt32(4000000000) AS brand_no)
     FROM (SELECT * FROM answers WHERE brand_no = ${no} ORDER BY answered_at, answer_id) FORMAT JSONEachRow`,
    {},
    { ...AS_JSON, date_time_output_format: 'simple' },
  );
  const { milliseconds } = await engine.send(
    'INSERT INTO answers FORMAT JSONEachRow',
    {},
    { async_insert: '0', max_insert_block_size: '10000000', max_execution_time: '0' },
    rows.body,
  );
  return { answers, imported, inserted: milliseconds };
}
