import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../helpers/api.ts';
import { callForText, callScript, runScript } from '../helpers/command.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';

/* What every command keeps to, beside what the tests of each tell: exit 1 and `{ code, detail }` on standard error, help on standard output. */

let api: TestApi;
let folder: string;
let file: string;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-contract-'));
  file = path.join(folder, 'answers.ndjson');
  await writeFile(file, '');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/**
 * Those that have yet to run in a process of their own: by day one that reads files, one that reads brands and one that
 * reads neither, as one function makes the exit code and the line of all of them. The rest is called in this process;
 * test/readme.test.ts starts what users call.
 */
const toStart = new Set(['import', 'audit', 'migrate']);

function run(script: string, args: readonly string[], environment: Record<string, string>) {
  if (!NIGHTLY && !toStart.delete(script)) return callScript(script, args, environment);
  return runScript(script, args, environment);
}

async function refused(script: string, args: readonly string[], more: Record<string, string> = {}) {
  const { code, output, errors } = await run(script, args, { ...api.stores.environment, ...more });
  expect({ code, output }, errors).toEqual({ code: 1, output: [] });
  const lines = errors.trim().split('\n');
  expect(lines).toHaveLength(1);
  const error = JSON.parse(lines[0] ?? '');
  expect(Object.keys(error).sort()).toEqual(['code', 'detail']);
  return error as { readonly code: string; readonly detail: string };
}

describe('asked for help', () => {
  test.each([
    ['import', 'npm run -s import -- --brand ID [--prompts paused|active] FILE.ndjson…'],
    ['audit', 'npm run -s audit -- [--brand ID] [--repair] [--rebook]'],
    ['explain', "npm run -s explain -- --brand ID 'visibility?dimensions=week'"],
    ['migrate', 'npm run -s migrate'],
    ['read', 'npm run -s read -- [--brand NAME] [--plain] FILE'],
  ])('%s tells how it is called and does nothing', async (script, call) => {
    for (const args of [['--help'], ['--brand', 'anything', '-h']]) {
      const { code, stdout, stderr } = await callForText(script, args, {});
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.split('\n')).toEqual([call, expect.stringMatching(/^ {4}[A-Z].*\.$/), '']);
    }
  });
});

const NOBODY = '00000000-0000-4000-8000-00000000abcd';
const DAYS = ['--start-date', '2026-11-01', '--end-date', '2026-11-02'];

describe('a brand that nobody has', () => {
  test.each<[string, (brand: string) => string[]]>([
    ['audit', (brand) => ['--brand', brand]],
    ['audit', (brand) => ['--brand', brand, '--repair']],
    ['collect', (brand) => ['--brand', brand]],
    ['export', (brand) => ['--brand', brand, ...DAYS, '--format', 'csv', '--out', folder]],
    ['reextract', (brand) => ['--brand', brand]],
    ['import', (brand) => ['--brand', brand, file]],
    ['explain', (brand) => ['--brand', brand, 'visibility']],
  ])('%s', async (script, args) => {
    for (const brand of [NOBODY, NOBODY.toUpperCase()]) {
      expect(await refused(script, args(brand))).toEqual({
        code: 'not_found',
        detail: `there is no brand ${brand}`,
      });
    }
  });
});

describe('a word that no option takes', () => {
  // An audit of all brands, or a repair, is not what somebody asked for who forgot "--brand".
  test.each<[string, string[]]>([
    ['audit', [NOBODY]],
    ['audit', ['--repair', NOBODY]],
    ['collect', [NOBODY]],
    ['reextract', ['--brand', NOBODY, '2026-11-01']],
    ['export', ['--brand', NOBODY, ...DAYS, '--format', 'csv', '--out', folder, 'answers']],
    ['explain', ['--brand', NOBODY, 'visibility', 'brands']],
    ['migrate', ['up']],
    ['bench', ['small']],
  ])('%s %o', async (script, args) => {
    const { code, detail } = await refused(
      script,
      args.map((arg) => arg ?? folder),
    );
    expect(code).toBe('invalid_option');
    expect(detail).toContain(`unexpected ${JSON.stringify(args.at(-1))}`);
  });
});

describe('what cannot be read', () => {
  test.each<[string, string[], string]>([
    ['import', ['--brand', NOBODY, '/nowhere/answers.ndjson'], 'invalid_file'],
    ['restore', ['--from', '/nowhere/backup'], 'no_backup'],
    ['admin', ['domain', 'import', '/nowhere/domains.csv'], 'invalid_file'],
  ])('%s %o', async (script, args, code) => {
    const error = await refused(script, args);
    expect(error.code).toBe(code);
    expect(error.detail).toContain(args.at(-1));
  });

  test.each([
    ['import', 'FILE.ndjson…'],
    ['explain', "'visibility?dimensions=week'"],
  ])('a usage of %s that a mistake is told with has its words', async (script, words) => {
    for (const args of [[], ['--brnd', NOBODY]]) {
      const { detail } = await refused(script, args);
      expect(detail.endsWith(` ${words}`), detail).toBe(true);
    }
  });

  test.each(['migrate', 'audit', 'collect'])('settings of %s', async (script) => {
    const error = await refused(script, [], { LOG_LEVEL: 'loud', PORT: 'x' });
    expect(error.code).toBe('invalid_configuration');
    expect(error.detail).toMatch(/^PORT: .*\nLOG_LEVEL: /);
  });
});
