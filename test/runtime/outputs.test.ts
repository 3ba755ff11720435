import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { freePort } from '../helpers/free-port.ts';
import { NIGHTLY, someByDay } from '../helpers/nightly.ts';

/* Outputs that nobody reads, as behind `| head`, and outputs that cannot be written. */

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand();
  for (let n = 0; n < 5; n++) await api.key(brand);
});

afterAll(() => api.close());

/** Runs a script whose outputs are closed, or go to a file, before it writes to them. */
async function run(
  args: readonly string[],
  { closed = [], stdout = 'pipe' }: { closed?: readonly ('stdout' | 'stderr')[]; stdout?: 'pipe' | number },
) {
  const child = spawn(process.execPath, args, {
    env: { ...childEnvironment, PORT: '0', OPERATOR_PORT: '0', ...api.stores.environment },
    stdio: ['ignore', stdout, 'pipe'],
  });
  for (const output of closed) child[output]?.destroy();
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  return { code, errors };
}

describe('a command whose reader has gone', () => {
  it.each(
    someByDay<[string, () => string[]]>(
      // More than fits into a pipe. What prints a line is that which does all of its work, below.
      [['openapi', () => ['scripts/openapi.ts']]],
      [
        ['key list', () => ['scripts/admin.ts', 'key', 'list', '--brand', brand.id]],
        ['audit', () => ['scripts/audit.ts', '--brand', brand.id]],
        ['explain', () => ['scripts/explain.ts', '--brand', brand.id, 'visibility']],
        ['migrate', () => ['scripts/migrate.ts']],
      ],
    ),
  )('%s ends quietly', async (_, args) => {
    const { code, errors } = await run(args(), { closed: ['stdout'] });
    // On a slow machine an audit says how far it is.
    expect({ code, errors: errors.replace(/^Auditing: .*\n/gm, '') }).toEqual({ code: 0, errors: '' });
  });

  it('keeps its exit code where nobody reads the error', async () => {
    const unknown = ['scripts/admin.ts', 'key', 'list', '--brand', crypto.randomUUID()];
    expect((await run(unknown, { closed: ['stdout', 'stderr'] })).code).toBe(1);
    if (!NIGHTLY) return;
    const help = await run(['scripts/admin.ts', 'help'], { closed: ['stdout'] });
    expect(help.code).toBe(0);
  });

  it('does all of its work', async () => {
    const create = ['scripts/admin.ts', 'organization', 'create', '--name', 'Unread', '--plan', 'pro'];
    expect(await run(create, { closed: ['stdout'] })).toEqual({
      code: 0,
      errors: expect.stringMatching(/^Next: [^\n]+\n$/),
    });
    const { rowCount } = await api.stores.postgres.query("SELECT FROM organizations WHERE name = 'Unread'");
    expect(rowCount).toBe(1);
  });
});

// A device that is always full.
describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  it('is told where a result cannot be written', async () => {
    const args = ['scripts/admin.ts', 'key', 'list', '--brand', brand.id];
    const { code, errors } = await run(args, { stdout: openSync('/dev/full', 'w') });
    expect(code).toBe(1);
    expect(JSON.parse(errors.trim().split('\n')[0] ?? '')).toEqual({
      code: 'output_failed',
      detail: expect.stringContaining('standard output cannot be written: ENOSPC'),
    });
  });

  it('under the log ends no service, and lets it end', async () => {
    const [port, operatorPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, ['src/server.ts'], {
      env: {
        ...childEnvironment,
        PORT: String(port),
        OPERATOR_PORT: String(operatorPort),
        ...api.stores.environment,
      },
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    const exited = once(child, 'exit');
    const status = () =>
      fetch(`http://127.0.0.1:${operatorPort}/readyz`).then((response) => response.status, String);
    await expect.poll(status).toBe(200);
    // Each is logged.
    for (let n = 0; n < 3; n++) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/brand`, {
        headers: { authorization: `Bearer ${brand.key}` },
      });
      expect(response.status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});
