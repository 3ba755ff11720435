import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { type Config, loadConfig, SETTING_NAMES } from '../src/runtime/config.ts';
import { openClickHouse } from '../src/stores/clickhouse.ts';
import { rolesOf } from '../src/stores/migrations/roles.ts';
import { openPostgres } from '../src/stores/postgres.ts';

const ROOT = path.join(import.meta.dirname, '..');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly security_opt?: readonly string[];
  readonly healthcheck?: object;
  readonly restart: string;
  readonly deploy: { readonly resources: { readonly limits: { cpus: string; memory: string } } };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

let text: string;
let compose: Compose;

beforeAll(async () => {
  text = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  compose = parse(text, { merge: true });
});

/** The variables that the file takes from the environment. */
const variables = () => [
  ...new Set([
    ...[...text.matchAll(VARIABLE)].map(([, name = '']) => name),
    ...Object.values(compose.services).flatMap(({ environment }) =>
      Object.keys(environment).filter((name) => environment[name] === null),
    ),
  ]),
];

const PASSWORDS = {
  POSTGRES_PASSWORD: 'p0stgres',
  POSTGRES_API_PASSWORD: '4pi',
  POSTGRES_WORKER_PASSWORD: 'w0rker',
  POSTGRES_DICTIONARY_PASSWORD: 'd1ctionary',
  CLICKHOUSE_PASSWORD: '0wner',
  CLICKHOUSE_READER_PASSWORD: 'r3ader',
  CLICKHOUSE_WRITER_PASSWORD: 'wr1ter',
};

/** The environment of a service, as Compose makes it. */
function environmentOf(
  service: string,
  outside: Readonly<Record<string, string>> = PASSWORDS,
): Record<string, string> {
  const { environment } = compose.services[service] as Service;
  const resolved = (value: string) =>
    value.replace(VARIABLE, (_, name: string, kind?: string, other = '') => {
      const given = outside[name];
      if (given) return given;
      if (kind === '?') throw new Error(other);
      return kind === '-' ? other : '';
    });
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const given = value === null ? outside[name] : resolved(String(value));
      return given === undefined ? [] : [[name, given]];
    }),
  );
}

const ours = () =>
  Object.keys(compose.services).filter((name) => compose.services[name]?.build !== undefined);

/** The JSON schema of the Compose Specification, as the package dclint brings it along. */
function composeSchema(): string | null {
  try {
    const found = createRequire(import.meta.url).resolve('dclint/package.json');
    return path.join(path.dirname(found), 'schemas/compose.schema.json');
  } catch {
    return null;
  }
}

describe('docker-compose.yml', () => {
  const schema = composeSchema();
  it.skipIf(schema === null)(
    `is of the Compose Specification${schema === null ? ' (skipped: the package dclint, which has its schema, is not installed)' : ''}`,
    async () => {
      const { $schema: _, ...rules } = JSON.parse(await readFile(schema ?? '', 'utf8'));
      const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(rules);
      validate(compose);
      expect(validate.errors).toBeNull();
      expect(validate({ services: { api: { ...compose.services.api, imaginary: true } } })).toBe(false);
    },
  );

  it.skipIf(schema === null)('goes together with a proxy, which is told whom to pass on to', async () => {
    const beside: Compose = parse(await readFile(path.join(ROOT, 'docs/containers/tls.yml'), 'utf8'));
    const { $schema: _, ...rules } = JSON.parse(await readFile(schema ?? '', 'utf8'));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(rules);
    expect(validate(beside), JSON.stringify(validate.errors)).toBe(true);
    expect(beside.services.proxy?.command).toContain(`api:${loadConfig(environmentOf('api')).PORT}`);
    const environment = { ...environmentOf('api'), ...beside.services.api?.environment };
    const { PUBLIC_URL, TRUSTED_PROXIES } = loadConfig({ ...environment, PUBLIC_URL: 'https://a.example' });
    expect([PUBLIC_URL, TRUSTED_PROXIES]).toEqual(['https://a.example', ['uniquelocal']]);
    const publicUrls = ['api', 'worker'].map((name) => beside.services[name]?.environment.PUBLIC_URL);
    expect(publicUrls.map((url) => url?.replace(VARIABLE, '$1'))).toEqual([
      'https://DOMAIN',
      'https://DOMAIN',
    ]);
    expect(beside.services.proxy?.volumes?.map((volume) => volume.split(':', 1)[0])).toEqual(
      Object.keys(beside.volumes),
    );
  });

  it('has containers that write to volumes and memory alone, but for one that says why', () => {
    const writable = Object.keys(compose.services).filter((name) => !compose.services[name]?.read_only);
    expect(writable).toEqual(['clickhouse']);
    for (const service of Object.values(compose.services)) {
      if (service.read_only) expect(service.security_opt).toEqual(['no-new-privileges:true']);
    }
  });

  it('has the versions that are tested', async () => {
    const postgres = openPostgres(inject('servers').databaseUrl, { connections: 1 });
    const clickhouse = openClickHouse(inject('servers').clickhouseUrl);
    const { rows } = await postgres.query<{ server_version: string }>('SHOW server_version');
    const result = await clickhouse.query({ query: 'SELECT version() AS version', format: 'JSONEachRow' });
    const [row] = await result.json<{ version: string }>();
    await Promise.all([postgres.end(), clickhouse.close()]);
    const version = (image: string | undefined) =>
      /:([\d.]+)(?:-[\w-]+)?@sha256:[0-9a-f]{64}$/.exec(image ?? '')?.[1];
    expect(version(compose.services.postgres?.image)).toBe(rows[0]?.server_version.split(' ', 1)[0]);
    expect(version(compose.services.clickhouse?.image)).toBe(row?.version.split('.').slice(0, 2).join('.'));
    const dockerfile = await readFile(path.join(ROOT, 'Dockerfile'), 'utf8');
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toHaveProperty('size', 1);
    expect(version(bases[0])).toBe(process.versions.node.split('.', 1)[0]);
  });

  it('gives every service of ours settings it starts with, and none that does not exist', () => {
    expect(ours()).toEqual(['migrate', 'api', 'worker']);
    for (const service of ours()) {
      loadConfig(environmentOf(service));
      expect(SETTING_NAMES).toEqual(
        expect.arrayContaining(Object.keys(compose.services[service]?.environment ?? {})),
      );
    }
  });

  it('passes on what is set outside', () => {
    const outside = { ...PASSWORDS, OPENAI_API_KEY: 'k', SENTIMENT_MODEL: 'm', RATE_LIMIT_PER_MINUTE: '7' };
    expect(loadConfig(environmentOf('worker', outside))).toMatchObject({ EXTRACTION_MODEL: 'openai/m' });
    const model = { ...PASSWORDS, GEMINI_API_KEY: 'k', EXTRACTION_MODEL: 'google/m' };
    expect(loadConfig(environmentOf('worker', model))).toMatchObject({ EXTRACTION_MODEL: 'google/m' });
    expect(loadConfig(environmentOf('api', outside))).toMatchObject({ RATE_LIMIT_PER_MINUTE: 7 });
    expect(environmentOf('api', outside)).not.toHaveProperty('OPENAI_API_KEY');
  });

  it('takes every setting there is, but for those that it decides itself', () => {
    const taken = ours().flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}));
    const decided = SETTING_NAMES.filter((name) => !taken.includes(name) && !/_USER$/.test(name));
    // Ports inside, and what embedded stores or a cluster have.
    expect(decided).toEqual(['PORT', 'OPERATOR_PORT', 'DATA_DIR', 'CLICKHOUSE_CLUSTER', 'DEMO']);
    const people = {
      ...PASSWORDS,
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://m',
      MAIL_FROM: 'a@b.example',
    };
    for (const service of ['api', 'worker']) {
      expect(loadConfig(environmentOf(service, people))).toMatchObject({ PUBLIC_URL: 'https://a.example' });
    }
  });

  it.each(Object.keys(PASSWORDS))('does not start without %s', (password) => {
    const without = { ...PASSWORDS, [password]: '' };
    expect(() => Object.keys(compose.services).map((name) => environmentOf(name, without))).toThrow(
      `set ${password}`,
    );
  });

  it('connects the API as the reader and the worker as the writer that the migrations make', () => {
    const account = ({ CLICKHOUSE_URL = '' }: Config) => {
      const { username, password, host, pathname } = new URL(CLICKHOUSE_URL);
      return { username, password, host, pathname };
    };
    const made = loadConfig(environmentOf('migrate'));
    const server = environmentOf('clickhouse');
    const there = { host: 'clickhouse:8123', pathname: `/${server.CLICKHOUSE_DB}` };
    expect(account(made)).toEqual({
      ...there,
      username: server.CLICKHOUSE_USER,
      password: server.CLICKHOUSE_PASSWORD,
    });
    expect(account(loadConfig(environmentOf('api')))).toEqual({
      ...there,
      username: made.CLICKHOUSE_READER_USER,
      password: made.CLICKHOUSE_READER_PASSWORD,
    });
    expect(account(loadConfig(environmentOf('worker')))).toEqual({
      ...there,
      username: made.CLICKHOUSE_WRITER_USER,
      password: made.CLICKHOUSE_WRITER_PASSWORD,
    });
    for (const service of ['api', 'worker'] as const) {
      expect(Object.values(environmentOf(service)).join()).not.toContain(PASSWORDS.CLICKHOUSE_PASSWORD);
    }
  });

  it('connects the migrations to Postgres as its owner, and the API and the worker as the roles that they make', () => {
    const { POSTGRES_USER = '', POSTGRES_PASSWORD = '', POSTGRES_DB } = environmentOf('postgres');
    const made = rolesOf(loadConfig(environmentOf('migrate')));
    expect(made.map(({ part }) => part)).toEqual(['api', 'worker', 'dictionary']);
    const [apiRole, workerRole] = made;
    for (const [service, role] of [
      ['migrate', { name: POSTGRES_USER, password: POSTGRES_PASSWORD }],
      ['api', apiRole],
      ['worker', workerRole],
    ] as const) {
      expect(loadConfig(environmentOf(service)).DATABASE_URL, service).toBe(
        `postgres://${role?.name}:${role?.password}@postgres:5432/${POSTGRES_DB}`,
      );
    }
    for (const service of ['api', 'worker'] as const) {
      const told = Object.values(environmentOf(service)).join();
      expect(told).not.toContain(PASSWORDS.POSTGRES_PASSWORD);
      expect(told).not.toContain(PASSWORDS.POSTGRES_DICTIONARY_PASSWORD);
    }
  });

  it('bounds, watches and orders the services, and keeps their data in volumes', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect(Number(service.deploy.resources.limits.cpus), name).toBeGreaterThan(0);
      expect(service.deploy.resources.limits.memory, name).toMatch(/^\d+[mg]$/);
      const once = service.restart === 'no';
      expect(service.healthcheck === undefined, name).toBe(once);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const ends = compose.services[other]?.restart === 'no';
        expect(condition, `${name} after ${other}`).toBe(
          ends ? 'service_completed_successfully' : 'service_healthy',
        );
      }
      for (const volume of service.volumes ?? []) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(':', 1)[0]);
      }
      const [, script] = service.build === undefined ? [] : (service.command ?? []);
      if (script !== undefined) expect(existsSync(path.join(ROOT, script)), script).toBe(true);
    }
  });

  it('takes no variable that the documents do not tell of', async () => {
    const files = ['docs/configuration.md', 'docs/operation.md'];
    const told = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')));
    const untold = variables().filter((name) => !new RegExp(`\\b${name}\\b`).test(told.join()));
    expect(untold).toEqual([]);
  });
});
