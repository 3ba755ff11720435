import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { runScript } from '../helpers/command.ts';

/*
 * Rates of the import, with mentions given and with extraction, beside ClickHouse's own insert of the same rows:
 * node test/ingest/bench.ts [ANSWERS]. NODE_PROFILE names a folder for CPU profiles of the imports. Stores of its own in a temporary folder; one line of JSON per result.
 */

const ANSWERS = Number(process.argv[2] ?? 100_000);
const BRANDS = ['Acme', 'Beta', 'Gamma', 'Delta Corp', 'Epsilon', 'Zeta', 'Eta', 'Theta'];
const WORDS =
  'a laptop with long battery life and bright screen is what most people need for work travel study or games while price matters more than weight reviewers praise the keyboard support and repair warranty'.split(
    ' ',
  );

/** Numbers from 0 to 2^32 that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** An answer of about 1.5 KB that ranks six brands in a list and cites five sources. */
function answerLine(index: number, next: () => number, extracted: boolean): string {
  const first = next() % BRANDS.length;
  const ranked = Array.from({ length: 6 }, (_, i) => BRANDS[(first + i * 3) % BRANDS.length] ?? '');
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[next() % WORDS.length]).join(' ');
  const list = ranked.map((name, i) => `${i + 1}. **${name}**: ${words(28)}.`).join('\n');
  return JSON.stringify({
    prompt_text: `prompt ${index % 450}`,
    engine: ['chatgpt', 'gemini', 'perplexity'][index % 3],
    country: 'US',
    answered_at: new Date(
      Date.UTC(2026, 7, 1) + Math.floor((index / ANSWERS) * 90 * 86_400_000),
    ).toISOString(),
    text: `${words(40)}.\n\n${list}\n\n${words(20)}.`,
    ...(extracted
      ? {}
      : {
          mentions: ranked.map((name, i) => ({
            name,
            position: i + 1,
            sentiment: (next() % 2001) / 1000 - 1,
          })),
        }),
    citations: Array.from({ length: 5 }, (_, i) => {
      const site = next() % 2_000;
      return {
        url: `https://www.site${site}.example/${words(2).replaceAll(' ', '-')}/${next() % 50}?utm_source=x`,
        title: words(6),
        position: i + 1,
      };
    }),
  });
}

async function writeLines(file: string, extracted: boolean): Promise<number> {
  const out = createWriteStream(file);
  const next = numbers(7);
  for (let i = 0; i < ANSWERS; i++) {
    if (!out.write(`${answerLine(i, next, extracted)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return out.bytesWritten;
}

const tell = (result: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(result)}\n`);

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const rates = (taken: number) => ({
  seconds: Number(taken.toFixed(1)),
  answers_per_second: Math.round(ANSWERS / taken),
});

/** What the tables take on disk, per row. */
async function bytesOnDisk({ clickhouse }: Stores): Promise<unknown> {
  const result = await clickhouse.query({
    query: `SELECT table, sum(rows) AS row_count, sum(bytes_on_disk) AS bytes, round(bytes / row_count, 1) AS bytes_per_row
            FROM system.parts WHERE active AND database = currentDatabase() GROUP BY table ORDER BY bytes DESC`,
    format: 'JSONEachRow',
  });
  return result.json();
}

const PART = 20_000;

/** All rows of `answers` as another brand's, in parts of JSON lines. */
async function rowsAsJson({ clickhouse }: Stores): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (let start = 0; start < ANSWERS; start += PART) {
    const { stream } = await clickhouse.exec({
      query: `SELECT * REPLACE (toUInt32(1000000) AS brand_no) FROM (SELECT * FROM answers ORDER BY answered_at, answer_id LIMIT ${PART} OFFSET ${start}) FORMAT JSONEachRow`,
      clickhouse_settings: { date_time_output_format: 'simple' },
    });
    parts.push(Buffer.concat(await stream.toArray()));
  }
  return parts;
}

async function insertAsJson({ clickhouse }: Stores, rows: Buffer): Promise<void> {
  const { stream } = await clickhouse.exec({
    query: 'INSERT INTO answers FORMAT JSONEachRow',
    values: Readable.from([rows], { objectMode: false }),
    clickhouse_settings: { async_insert: 0, max_insert_block_size: '10000000', max_execution_time: 0 },
  });
  await stream.forEach(() => {});
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-bench-'));
const environment = { DATA_DIR: path.join(folder, 'data') };
const stores = await openStores(loadConfig(environment), { role: 'command' });
try {
  await upgrade(stores);
  const admin = async (...args: string[]) => (await runScript('admin', args, environment)).output[0];
  const organization = await admin('organization', 'create', '--name', 'Acme', '--plan', 'scale');
  for (const extracted of [false, true]) {
    const brand = await admin(
      ...['brand', 'create', '--organization', organization.id, '--name', 'Acme', '--domain', 'acme.example'],
      ...['--country', 'US', '--engine', 'chatgpt'],
    );
    for (const name of BRANDS.slice(1))
      await admin('competitor', 'create', '--brand', brand.id, '--name', name);
    const file = path.join(folder, 'lines.ndjson');
    const bytes = await writeLines(file, extracted);
    const taken = await seconds(async () => {
      const child = spawn(
        process.execPath,
        [
          ...(process.env.NODE_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.NODE_PROFILE}`] : []),
          'scripts/import.ts',
          '--brand',
          brand.id,
          file,
        ],
        { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'inherit', 'inherit'] },
      );
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`import ended with ${code}`);
    });
    tell({
      what: extracted ? 'import, mentions extracted' : 'import, mentions given',
      bytes_per_line: Math.round(bytes / ANSWERS),
      ...rates(taken),
    });
    if (!extracted) {
      await stores.clickhouse.command({ query: 'OPTIMIZE TABLE answers FINAL' });
      tell({ what: 'on disk', tables: await bytesOnDisk(stores) });
      const rows = await rowsAsJson(stores);
      const inserted = await seconds(async () => {
        for (const part of rows) await insertAsJson(stores, part);
      });
      tell({ what: 'INSERT of the same rows as JSON, no import, through all views', ...rates(inserted) });
      const copied = await seconds(() =>
        stores.clickhouse.command({
          query:
            'INSERT INTO answers SELECT * REPLACE (toUInt32(2000000) AS brand_no) FROM (SELECT * FROM answers WHERE brand_no < 1000000)',
          clickhouse_settings: { max_execution_time: 0, max_insert_threads: '1' },
        }),
      );
      tell({ what: 'INSERT INTO answers SELECT of the same rows, through all views', ...rates(copied) });
    }
  }
} finally {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}
