import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { createBrand } from '../../src/brands/create-brand.ts';
import { upgrade, whyNotUpgraded } from '../../src/ingest/reprocess/upgrade.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { missingMigrations } from '../../src/stores/migrations/applied-migrations.ts';
import { filesOf } from '../../src/stores/migrations/migration-files.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { callScript } from '../helpers/command.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';

/* Stores that another version has migrated: nothing of this one works on them, and each says so in one line. */

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});

afterAll(() => stores.close());

/** What a program of src says on standard error, and its exit code. */
async function ended(program: string): Promise<readonly [code: number, errors: string]> {
  const child = spawn(process.execPath, [`src/${program}.ts`], {
    env: { ...childEnvironment, PORT: '0', OPERATOR_PORT: '0', ...stores.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, errors];
}

const told = (made: string, files: string, start: string) =>
  `the stores are newer than this version, ${manifest.version}: ${made} has applied ${files}. Start ${start} or a newer one, or restore a backup of before into an empty installation of ${manifest.version}`;

it('are refused by every program, with the version that made them and what to do', async () => {
  const { postgres } = stores;
  await postgres.query(
    "INSERT INTO schema_migrations (name, run_on) VALUES ('9998_one', now()), ('9999_other', now())",
  );
  await postgres.query("INSERT INTO versions (version) VALUES ('9.1.0')");
  const detail = told('version 9.1.0', 'postgres/9998_one.sql and 1 more', '9.1.0');
  for (const program of ['server', 'worker']) {
    expect(await ended(program), program).toEqual([1, `${detail}\n`]);
  }
  for (const [script, args] of [
    ['admin', ['organization', 'list']],
    ['migrate', []],
  ] as const) {
    const { code, errors } = await callScript(script, args, stores.environment);
    expect([code, JSON.parse(errors)], script).toEqual([1, { code: 'newer_stores', detail }]);
  }
  await postgres.query("DELETE FROM schema_migrations WHERE name > '9'");
  await postgres.query("DELETE FROM versions WHERE version = '9.1.0'");
});

it('of an older version are refused and left as they are by all but what is to bring them up', async () => {
  const { postgres } = stores;
  const missing = (await filesOf('postgres')).at(-1) ?? '';
  const name = missing.replace('.sql', '');
  await postgres.query('DELETE FROM schema_migrations WHERE name = $1', [name]);
  const why = `the stores lack postgres/${missing}: run "npm run migrate"`;
  for (const program of ['server', 'worker']) {
    expect(await ended(program), program).toEqual([1, `${why} first\n`]);
  }
  for (const [script, args] of [
    ['admin', ['organization', 'list']],
    ['audit', ['--repair']],
    ['import', ['--brand', randomUUID(), import.meta.filename]],
  ] as const) {
    const { code, errors } = await callScript(script, args, stores.environment);
    expect([code, errors.trim()], script).toEqual([
      1,
      JSON.stringify({ code: 'schema_missing', detail: why }),
    ]);
  }
  expect(await missingMigrations(stores)).toEqual([`postgres/${missing}`]);
  await postgres.query('INSERT INTO schema_migrations (name, run_on) VALUES ($1, now())', [name]);
});

it('are refused while sums of a brand lack what a change of rollups gave them', async () => {
  const { postgres } = stores;
  const { id: organizationId } = await createOrganization(postgres, 'Acme', 'scale');
  const { id } = await createBrand(postgres, {
    organizationId,
    name: 'Acme',
    domains: ['acme.example'],
    aliases: [],
    country: 'US',
    includeSubdomains: true,
    engines: ['chatgpt'],
  });
  expect(await whyNotUpgraded(stores)).toBeNull();
  await postgres.query("UPDATE brands SET epoch_since = '2020-01-01' WHERE id = $1", [id]);
  const why = 'the sums of brands have not all been written anew: run "npm run migrate"';
  expect(await ended('server')).toEqual([1, `${why} first\n`]);
  const { errors } = await callScript('admin', ['organization', 'list'], stores.environment);
  expect(JSON.parse(errors)).toEqual({ code: 'schema_missing', detail: why });
  expect((await callScript('migrate', [], stores.environment)).code).toBe(0);
  expect(await whyNotUpgraded(stores)).toBeNull();
});

it('are refused where ClickHouse alone is newer, by a build of the same version', async () => {
  await stores.clickhouse.command({
    query: "INSERT INTO schema_migrations (name, statement) VALUES ('9999_other.sql', 1)",
  });
  await expect(upgrade(stores)).rejects.toMatchObject({
    code: 'newer_stores',
    message: told('a newer version', 'clickhouse/9999_other.sql', 'the one that made it'),
  });
});
