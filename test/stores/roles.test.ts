import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackupManifest } from '../../src/backup/manifest.ts';
import { sequencesOf } from '../../src/backup/postgres-tables.ts';
import { sendQueuedMail } from '../../src/delivery/mails.ts';
import { makeDigest, type Organization } from '../../src/digest/make.ts';
import { lastWeekBefore } from '../../src/digest/week.ts';
import { removeOldMails } from '../../src/people/mail-choices.ts';
import { addMember } from '../../src/people/members.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { today } from '../../src/shared/dates.ts';
import {
  addressFor,
  type DatabaseRole,
  makeRoles,
  type RolePart,
  rolesOf,
  scramVerifier,
} from '../../src/stores/migrations/roles.ts';
import { openPostgres, type Postgres, transaction } from '../../src/stores/postgres.ts';
import { createAnsweredBrand } from '../helpers/answers.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callTool } from '../helpers/assistants.ts';
import { callScript, startScript } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { tries } from '../helpers/nightly.ts';
import { answersOf, type Named } from '../helpers/reads.ts';
import { startService } from '../helpers/service.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';
import { everyone } from '../providers/everyone.ts';
import { type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';

/* The roles that `npm run -s migrate` makes: everything works as them, and nothing else does. */

const unique = randomBytes(4).toString('hex');
const never = new AbortController().signal;
const PASSWORD = "it's a pässword: %41";

let stores: TestStores;
let owner: TestApi;
let api: TestApi;
let brand: TestBrand;
let named: Named;
let roles: DatabaseRole[];
let pools: Record<RolePart, Postgres>;
let settings: Record<string, string>;
let provider: StandIn;
let folder: string;

const addressOf = (part: RolePart) =>
  addressFor(roles.find((role) => role.part === part) as DatabaseRole, stores.databaseUrl);

const environmentOf = (part: RolePart) => ({ ...stores.environment, DATABASE_URL: addressOf(part) });

/** Migrates as the owner with the roles asked for. */
const migrate = (more: Record<string, string> = {}) =>
  callScript('migrate', [], { ...stores.environment, ...settings, ...more });

beforeAll(async () => {
  settings = Object.fromEntries(
    ['API', 'WORKER', 'DICTIONARY'].flatMap((part) => [
      [`POSTGRES_${part}_USER`, `Role_${part}_${unique}`],
      [`POSTGRES_${part}_PASSWORD`, PASSWORD],
    ]),
  );
  stores = await createTestStores();
  roles = rolesOf(loadConfig({ ...stores.environment, ...settings }));
  const migrated = await migrate();
  expect(migrated).toMatchObject({ code: 0, output: [{ users: roles.map(({ name }) => name) }] });
  pools = Object.fromEntries(roles.map(({ part }) => [part, openPostgres(addressOf(part))])) as typeof pools;
  owner = await createTestApi({}, stores);
  api = await createTestApi({ postgres: pools.api }, { ...stores, close: async () => {} });
  const size = { prompts: 4, engines: 3, countries: 2, days: tries(15, 50), competitors: 6, domains: 30 };
  // Over 90 days ago: the nightly job audits its days and exports none of them, each of which takes three queries.
  const answered = await createAnsweredBrand(stores, size, '2026-06-19');
  brand = {
    ...answered,
    id: answered.brandId,
    competitorId: '',
    organizationId: '',
    key: await owner.key(answered),
  };
  const { rows } = await stores.postgres.query<{ prompt: string; competitor: string }>(
    `SELECT (SELECT max(id::text) FROM prompts WHERE brand_id = $1) AS prompt,
            (SELECT min(id::text) FROM competitors WHERE brand_id = $1) AS competitor`,
    [brand.id],
  );
  const list = await owner.get('/v1/answers?start_date=2026-06-01&end_date=2026-06-19&limit=1', brand);
  named = {
    start: '2026-04-27',
    end: '2026-06-14',
    promptId: rows[0]?.prompt ?? '',
    competitorId: rows[0]?.competitor ?? '',
    answerId: list.body.data[0].id,
    domain: 'site3.example',
  };
  provider = await startStandIn();
  provider.answer(everyone);
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-roles-'));
});

afterAll(async () => {
  await api.close();
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  for (const { name } of roles) {
    await stores.postgres.query(`DROP OWNED BY "${name}"`);
    await stores.postgres.query(`DROP ROLE "${name}"`);
  }
  await provider[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
  await owner.close();
});

describe('the API', () => {
  it('answers every read as it does for the owner', async () => {
    // They differ in what ClickHouse is asked, and less in what Postgres is.
    const some = { every: tries(18, 1) };
    const known = await answersOf(owner, brand, named, some);
    expect([...known.values()].filter((text) => !text.startsWith('200 '))).toEqual([]);
    const answers = await answersOf(api, brand, named, some);
    for (const [read, text] of answers) expect(text, read).toBe(known.get(read));
  });

  it('does every operation of the OpenAPI document', async () => {
    const { paths } = (await api.request('GET', '/openapi.json')).body;
    const operations = Object.entries(paths as Record<string, object>).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${route.replace(/\{\w+\}/, '{id}')}`),
    );
    const done = new Set<string>();
    const request = async (operation: string, id = '', body?: object) => {
      const [method = '', route = ''] = operation.split(' ');
      const target = route.replace('{id}', id);
      const response = await api.request(method, target, { key: brand.key, ...(body ? { body } : {}) });
      expect(response.status, `${operation}: ${response.text}`).toBeLessThan(300);
      done.add(operation);
      return response.body;
    };
    for (const operation of operations) {
      if (!operation.startsWith('GET ') || operation.includes('{')) continue;
      await request(operation);
    }
    await request('GET /v1/answers/{id}', named.answerId);
    await request('GET /v1/competitors/{id}', named.competitorId);
    for (const status of ['dismissed', 'tracked']) {
      await request('PATCH /v1/competitors/{id}', named.competitorId, { status });
    }
    const prompt = await request('POST /v1/prompts', '', { text: 'As a role?', countries: ['US', 'FR'] });
    await request('GET /v1/prompts/{id}', prompt.id);
    for (const status of ['paused', 'active', 'archived', 'active']) {
      await request('PATCH /v1/prompts/{id}', prompt.id, { status });
    }
    await request('PATCH /v1/prompts/{id}', prompt.id, { countries: ['DE'] });
    const many = await request('POST /v1/prompts/bulk', '', { prompts: [{ text: 'As one of many?' }] });
    await request('POST /v1/prompts/bulk?dry_run=true', '', { prompts: [{ text: 'As another?' }] });
    done.delete('POST /v1/prompts/bulk?dry_run=true');
    const ids = many.data.map((one: { prompt: { id: string } }) => one.prompt.id);
    await request('PATCH /v1/prompts/bulk', '', { ids, status: 'paused' });
    expect([...done].sort()).toEqual(operations.sort());
    const { rows } = await stores.postgres.query(
      'SELECT last_used_at IS NOT NULL AS used FROM api_keys WHERE brand_id = $1',
      [brand.id],
    );
    expect(rows).toEqual([{ used: true }]);
  });

  it('finds what assistants name', async () => {
    for (const input of [{ mentioned_competitor_id: 'nobody at all' }, { prompt_id: 'nothing at all' }]) {
      const { body } = await callTool(api.url, brand.key, 'visibility_report', input);
      expect(body.code).toMatch(/^unknown_(competitor|prompt)$/);
    }
  });

  it('is ready, and tells its metrics', async () => {
    const port = await freePort();
    const service = await startService({ ...environmentOf('api'), OPERATOR_PORT: String(port) });
    // A store that takes longer than 1.5 s to answer, as on a busy machine, is told as away.
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/^outbox_answers \d+$/m);
    expect(metrics).toMatch(/^outbox_oldest_seconds [\d.]+$/m);
    expect(metrics).toMatch(/^webhook_deliveries_waiting \d+$/m);
    expect(metrics).toMatch(/^mails_waiting \d+$/m);
    expect(await service.close()).toBe(0);
  });
});

describe('the worker', () => {
  it('makes a digest, sends its mail and turns it off', async () => {
    const { rows } = await stores.postgres.query(
      'SELECT o.id, o.name FROM organizations o JOIN brands b ON b.organization_id = o.id WHERE b.id = $1',
      [brand.id],
    );
    const [organization] = rows as [Organization];
    const email = 'digest@people.example';
    await addMember(stores.postgres, organization.id, { email, name: 'Ann', role: 'owner' });
    const worker = { ...stores, postgres: pools.worker };
    const options = { date: '2026-06-22', publicUrl: 'https://visibility.example', signal: never };
    expect(await makeDigest(worker, organization, lastWeekBefore('2026-06-22'), options)).toBe(1);
    const found = await pools.worker.query(
      "SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'send_mail:%'",
    );
    const send = () => Promise.reject(Object.assign(new Error(), { permanent: true, command: 'RCPT TO' }));
    const mailing = { postgres: pools.worker, logger: pino({ level: 'silent' }), mail: { send } };
    await pools.worker.query(
      `INSERT INTO mails (organization_id, user_id, kind, sha256, state, ended_at)
       SELECT organization_id, user_id, 'digest', sha256(n::text::bytea), 'refused', now()
       FROM mails, generate_series(1, 2) AS n`,
    );
    await sendQueuedMail(mailing, found.rows[0].payload, false);
    const left = await stores.postgres.query(
      'SELECT gets_digest FROM memberships WHERE organization_id = $1',
      [organization.id],
    );
    expect(left.rows).toEqual([{ gets_digest: false }]);
    await removeOldMails(pools.worker);
  });

  const worker = () => ({
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...environmentOf('worker'),
    ...(settingsAt(provider.url) as Record<string, string>),
    ENGINE_REQUESTS_PER_MINUTE: '1000000',
  });

  it('does what every command does', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: results of many shapes.
    const run = async (script: string, ...args: string[]): Promise<any> => {
      const { code, output, errors } = await callScript(script, args, { ...worker(), LOG_LEVEL: 'silent' });
      expect(code, `${script} ${args.join(' ')}: ${errors}`).toBe(0);
      return output[0];
    };
    const organization = await run('admin', 'organization', 'create', '--name', 'Acme', '--plan', 'pro');
    await run('admin', 'organization', 'set-plan', '--organization', organization.id, '--plan', 'scale');
    await run('admin', 'plan', 'set', '--plan', 'starter', '--prompt-limit', '100');
    const { id } = await run(
      ...(['admin', 'brand', 'create', '--organization', organization.id, '--name', 'Acme'] as const),
      ...['--domain', 'acme.example', '--country', 'US', '--engine', 'chatgpt,gemini'],
    );
    await run('admin', 'brand', 'add', '--brand', id, '--alias', 'Acme Corp');
    const competitor = await run('admin', 'competitor', 'create', '--brand', id, '--name', 'Globex');
    await run('admin', 'competitor', 'add', '--competitor', competitor.id, '--alias', 'GBX');
    const key = await run('admin', 'key', 'create', '--brand', id, '--name', 'x', '--permission', 'read');
    await run('admin', 'key', 'set-permission', '--key', key.id, '--permission', 'read-and-write');
    await run('admin', 'key', 'list', '--brand', id);
    await run('admin', 'key', 'revoke', '--key', key.id);
    const address = ['--url', 'http://127.0.0.1:1/x'];
    const webhook = await run('admin', 'webhook', 'create', '--brand', id, ...address);
    for (const verb of ['test', 'deliveries', 'rotate', 'enable', 'delete'])
      await run('admin', 'webhook', verb, '--webhook', webhook.id);
    await run('admin', 'webhook', 'list', '--brand', id);
    const invitee = ['--email', 'ann@people.example', '--role', 'owner'];
    await run('admin', 'user', 'invite', '--organization', organization.id, ...invitee);
    await run(
      'admin',
      'domain',
      'set',
      '--domain',
      'news.example',
      '--content-type',
      'news',
      '--rating',
      '5',
    );
    const domains = path.join(folder, 'domains.csv');
    await writeFile(domains, 'a.example,10,blog\n');
    await run('admin', 'domain', 'import', domains);
    const file = path.join(folder, 'answers.ndjson');
    const lines = ['One?', 'Two?', 'Three?'].map((prompt) => ({
      prompt_text: prompt,
      engine: 'chatgpt',
      country: 'US',
      answered_at: '2026-11-19T04:10:00Z',
      text: '1. **Acme** is good.\n2. **Zebra** is quick.',
    }));
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(await run('import', '--brand', id, file)).toMatchObject({ answers: 3 });
    await stores.postgres.query("UPDATE prompts SET status = 'active' WHERE brand_id = $1", [id]);
    expect(await run('collect', '--brand', id)).toMatchObject({ asked: 6, complete: 6 });
    expect(await run('reextract', '--brand', id)).toMatchObject({ reextracted: 9 });
    expect(await run('audit', '--brand', id, '--repair')).toMatchObject({ differences: 0 });
    const days = ['--start-date', '2026-11-19', '--end-date', today()];
    await run('export', '--brand', id, ...days, '--format', 'csv', '--out', path.join(folder, 'out'));

    const backup = path.join(folder, 'backup');
    await run('backup', '--out', backup);
    const { sequences } = await readBackupManifest(backup);
    expect(sequences).toEqual(await transaction(stores.postgres, sequencesOf));
    expect(Object.keys(sequences)).toContain('brands_no_seq');
    const restored = await callScript('restore', ['--from', backup], worker());
    expect(JSON.parse(restored.errors)).toMatchObject({ code: 'missing_rights' });
  });

  it('makes no backup that would lack what it may not read', async () => {
    const name = roles.find(({ part }) => part === 'worker')?.name;
    await stores.postgres.query(`REVOKE ALL ON SEQUENCE brands_no_seq FROM "${name}"`);
    const { code, errors } = await callScript('backup', ['--out', path.join(folder, 'none')], worker());
    expect([code, JSON.parse(errors)]).toEqual([
      1,
      { code: 'missing_rights', detail: expect.stringContaining('may not read brands_no_seq') },
    ]);
  });

  it('runs its jobs', async () => {
    const port = await freePort();
    const other = await owner.brand({ engines: ['chatgpt'] });
    await owner.prompt(other);
    // Both are due: their first minute of the day has come.
    const child = startScript('../src/worker', [], {
      ...worker(),
      OPERATOR_PORT: String(port),
      DAILY_RUN_CRON: '0 0 * * *',
      EXPORT_CRON: '0 0 * * *',
      EXPORT_DIR: path.join(folder, 'nightly'),
    });
    const exited = once(child, 'exit');
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
    try {
      // Questions that fail where the machine is busy are asked again after growing pauses.
      await expect.poll(() => log, { interval: 100, timeout: 300_000 }).toMatch(/A run has ended/);
      await expect.poll(() => log, { interval: 100 }).toMatch(/The nightly audit is done/);
      await expect.poll(() => log, { interval: 100 }).toMatch(/The nightly export is done/);
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
        /^run_questions\{engine="chatgpt",state="complete"\} [1-9]/m,
      );
    } finally {
      child.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
    expect(log).not.toMatch(/permission denied/);
    // Where the machine is busy some work may wait too long for a connection, and is tried again.
    const errors = log.split('\n').filter((line) => line.includes('"level":50'));
    const isLate = /timeout exceeded when trying to connect|due to connection timeout/;
    expect(errors.filter((line) => !isLate.test(line))).toEqual([]);
  });
});

describe('no part', () => {
  it.each<[RolePart, string]>([
    ['api', 'SELECT payload FROM outbox'],
    ['api', 'DELETE FROM outbox'],
    ['api', 'DELETE FROM prompts'],
    ['api', "UPDATE prompts SET text = 'x'"],
    ['api', "UPDATE organizations SET plan = 'scale'"],
    ['api', 'UPDATE plans SET prompt_limit = 1000000'],
    ['api', "INSERT INTO domains (domain) VALUES ('a')"],
    ['api', 'UPDATE brands SET epoch = 2'],
    ['api', 'UPDATE brands SET organization_id = gen_random_uuid()'],
    ['api', 'UPDATE api_keys SET brand_id = gen_random_uuid()'],
    ['api', 'UPDATE competitors SET brand_id = gen_random_uuid()'],
    ['api', "UPDATE users SET email = 'x'"],
    ['api', 'DELETE FROM users'],
    ['api', 'DELETE FROM journal'],
    ['api', "UPDATE journal SET author = 'x'"],
    ['api', 'SELECT reason FROM questions'],
    ['api', 'SELECT FROM graphile_worker.jobs'],
    ['api', 'SELECT secret FROM webhook_secrets'],
    ['api', "UPDATE webhook_secrets SET secret = 'x'"],
    ['api', "UPDATE mails SET state = 'sent'"],
    ['api', 'INSERT INTO digests (organization_id, week) VALUES (gen_random_uuid(), now())'],
    ['api', "UPDATE deliveries SET state = 'delivered'"],
    ['api', "INSERT INTO events (brand_id, type, data) VALUES (gen_random_uuid(), 'x', '{}')"],
    ['api', 'CREATE TABLE more (a int)'],
    ['worker', 'CREATE TABLE more (a int)'],
    ['worker', 'CREATE SCHEMA more'],
    ['worker', 'DROP TABLE outbox'],
    ['worker', 'TRUNCATE outbox'],
    ['worker', 'ALTER TABLE brands DROP COLUMN name'],
    ['worker', 'DELETE FROM schema_migrations'],
    ['worker', 'DROP TABLE graphile_worker._private_jobs'],
    ['worker', 'CREATE ROLE somebody'],
    ['dictionary', 'SELECT sha256 FROM api_keys'],
    ['dictionary', 'SELECT sha256 FROM sessions'],
    ['dictionary', 'SELECT FROM outbox'],
    ['dictionary', 'SELECT countries FROM prompts'],
    ['dictionary', 'SELECT aliases FROM brands'],
    ['dictionary', 'SELECT FROM organizations'],
    ['dictionary', "UPDATE competitors SET status = 'tracked'"],
    ['dictionary', 'CREATE TABLE more (a int)'],
  ])('may do more than its own: %s: %s', async (part, statement) => {
    // insufficient_privilege
    await expect(pools[part].query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('of the dictionaries has the password of the owner', async () => {
    const rows = await stores.clickhouse.query({
      query:
        'SELECT create_table_query AS made FROM system.tables WHERE database = currentDatabase() AND engine = {engine:String}',
      query_params: { engine: 'Dictionary' },
      format: 'JSONEachRow',
    });
    const made = (await rows.json<{ made: string }>()).map((row) => row.made);
    expect(made.length).toBeGreaterThan(5);
    for (const statement of made) expect(statement).toContain(`USER '${settings.POSTGRES_DICTIONARY_USER}'`);
  });
});

describe('the roles', () => {
  it('are made again, with other passwords, and lose what is no longer theirs', async () => {
    const role = roles[0] as DatabaseRole;
    await stores.postgres.query(`GRANT ALL ON domains TO "${role.name}"`);
    await stores.postgres.query(`GRANT UPDATE (epoch) ON brands TO "${role.name}"`);
    const changed = { ...role, password: 'another' };
    await Promise.all([makeRoles(stores.postgres, [changed]), makeRoles(stores.postgres, [changed])]);
    const before = openPostgres(addressOf('api'));
    await expect(before.query('SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await before.end();
    const now = openPostgres(addressFor(changed, stores.databaseUrl));
    await now.query('SELECT name FROM brands');
    await expect(now.query('SELECT FROM domains')).rejects.toMatchObject({ code: '42501' });
    await expect(now.query('UPDATE brands SET epoch = 2')).rejects.toMatchObject({ code: '42501' });
    await now.end();
    await makeRoles(stores.postgres, roles);
  });

  it('tell no password, and nothing made of it, when they fail', async () => {
    const worker = openPostgres(addressOf('worker'));
    const error = await makeRoles(worker, roles).catch((reason: Error) => reason);
    await worker.end();
    expect(String(error)).toMatch(/permission denied/);
    expect(String(error)).not.toMatch(/SCRAM|pässword/);
  });

  it('need a server', () => {
    expect(() => loadConfig({ POSTGRES_API_PASSWORD: 'x' })).toThrow(
      'POSTGRES_API_PASSWORD: needs DATABASE_URL',
    );
  });

  it('get what Postgres itself makes of a password', async () => {
    // RFC 7677's example: user "user", password "pencil".
    const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
    expect(scramVerifier('pencil', salt)).toBe(
      'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
    );
  });
});
