import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { NIGHTLY, someByDay } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';

// openapi-typescript writes with the compiler API of TypeScript 5, which 7 does not have.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
});

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

let api: TestApi;
let brand: TestBrand;
let folder: string;

beforeAll(async () => {
  api = await sharedApi();
  brand = await api.brand();
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-client-'));
  const { text } = await api.request('GET', '/openapi.json');
  const types = astToString(await openapiTS(text));
  for (const name of ['schema.d.ts', 'schema-alone.ts']) await writeFile(path.join(folder, name), types);
  await writeFile(path.join(folder, 'package.json'), '{"type": "module"}');
  await copyFile(path.join(import.meta.dirname, 'client/client.ts'), path.join(folder, 'client.ts'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test.each(someByDay(['typescript'], ['typescript-5']))(
  'a client with generated types compiles: %s',
  async (compiler) => {
    const options = '--noEmit --strict --target es2024 --module nodenext --types node'.split(' ');
    // Four fifths of the time would go to declarations of others: by day of all declarations these are checked alone.
    const files = NIGHTLY ? ['client.ts'] : ['--skipLibCheck', 'client.ts', 'schema-alone.ts'];
    const tsc = path.join(ROOT, 'node_modules', compiler, 'bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, ...options, ...files], { cwd: folder }).catch(
      (error) => error,
    );
    expect(stdout).toBe('');
  },
);

test('it reads, writes and is told faults', async () => {
  const env = { ...process.env, API_URL: api.url, API_KEY: brand.key };
  const { stdout } = await run(process.execPath, ['client.ts'], { cwd: folder, env });
  const told = JSON.parse(stdout);
  expect(told).toEqual({
    total: 0,
    visibility: [],
    created: { id: expect.any(String), status: 'paused', text: 'Which CRM?' },
    repeated: { status: 409, existing: told.created.id },
    faulty: { code: 'invalid_parameter', faults: ['limit', 'competitor_id'] },
    head: '"id"',
  });
});
