import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileLines, writeCompressed } from '../../src/backup/files.ts';
import { callScript } from '../helpers/command.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-backup-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBack(lines: readonly string[]): Promise<string[]> {
  const content = (async function* () {
    for (const line of lines) yield `${line}\n`;
  })();
  const written = await writeCompressed(folder, 'table.ndjson.zst', content);
  const file = { path: 'table.ndjson.zst', store: 'postgres' as const, table: 'table', rows: lines.length };
  const found: string[] = [];
  for await (const line of fileLines(folder, { ...file, ...written })) found.push(line);
  return found;
}

it.each(['\u2028', '\u2029', '\u0085', '\\r\\n', '\u{1f600}'])(
  'reads a line with %j in it as one',
  async (sign) => {
    const lines = [`{"text":"before${sign}after"}`, '{"text":"next"}'];
    expect(await readBack(lines)).toEqual(lines);
  },
);

it('reads lines that are longer than what is read at once', async () => {
  const lines = ['{}', JSON.stringify({ text: 'שלום 😀 '.repeat(100_000) }), '{"text":"next"}'];
  expect(await readBack(lines)).toEqual(lines);
});

it('reads none from an empty table', async () => {
  expect(await readBack([])).toEqual([]);
});

it.skipIf(process.platform !== 'linux')('says which file a full disk does not take', async () => {
  await symlink('/dev/full', path.join(folder, 'full'));
  const written = writeCompressed(folder, 'full', Readable.from(['some']));
  await expect(written).rejects.toThrow(`${path.join(folder, 'full')} cannot be written: ENOSPC`);
});

it('of another version is refused before the stores are touched that it is to go into', async () => {
  const manifest = {
    ...{ format: 1, made_at: '2026-03-01T00:00:00.000Z', sequences: {}, files: [] },
    schemas: { postgres: [], clickhouse: [] },
  };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  const DATA_DIR = path.join(folder, 'stores');
  const { code, errors } = await callScript('restore', ['--from', folder], { DATA_DIR });
  expect([code, JSON.parse(errors)]).toEqual([
    1,
    { code: 'other_version', detail: expect.stringContaining('of an older version, without postgres/0001_') },
  ]);
  expect(existsSync(DATA_DIR)).toBe(false);
});
