import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../runtime/config.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { QUERY_SECONDS } from '../stores/clickhouse.ts';
import type { Cluster } from '../stores/cluster.ts';
import { READ_LIMITS } from '../stores/json-rows.ts';
import { literal } from '../stores/literal.ts';
import { filesOf } from '../stores/migrations/migration-files.ts';
import { withoutSecrets } from '../stores/migrations/secrets.ts';
import { TABLE_NAMES } from './tables.ts';

/** Parts: the API reads; the worker and the commands write. */
export type GrantedPart = 'reader' | 'writer';

/** Rights of a part on one object, `*` being all of everything. */
export interface Right {
  readonly privilege: string;
  readonly on: string;
}

/**
 * Rights of a part in ClickHouse. On a cluster a query passes through a distributed table to the local one,
 * with the same user's rights. Views write with the rights of their creator, so a writer needs `answers`
 * alone.
 */
export async function rightsOf(part: GrantedPart, cluster: Cluster | null): Promise<Right[]> {
  const dictionaries = (await filesOf('clickhouse/dictionaries')).map((file) => file.replace(/\.sql$/, ''));
  const placed = (tables: readonly string[]) =>
    cluster === null ? tables : [...tables, ...tables.map((table) => `${table}_local`)];
  const each = (privilege: string, objects: readonly string[]) => objects.map((on) => ({ privilege, on }));
  const reads = [
    ...each('SELECT', [...placed(TABLE_NAMES), 'schema_migrations']),
    ...each('dictGet', dictionaries),
  ];
  if (part === 'reader') return reads;
  return [
    ...reads,
    ...each('INSERT', placed(['answers'])),
    // Rights for DELETE, and for removing texts after their retention, which gives answers other sequences.
    ...each('ALTER DELETE', placed(TABLE_NAMES)),
    ...each('ALTER UPDATE(text, sequence)', placed(['answers'])),
    // Of dictionaries by `domain set`; of buckets by exports.
    ...each('SYSTEM RELOAD DICTIONARY', ['*']),
    ...each('S3', ['*']),
    ...each('CREATE TEMPORARY TABLE', ['*']),
    ...(cluster === null ? [] : each('CLUSTER', ['*'])),
  ];
}

/** Limits of a query of the API; the service stays below them, and a leaked password gets no more. */
const READER_LIMITS: Readonly<Record<string, string | number>> = {
  ...READ_LIMITS,
  max_execution_time: QUERY_SECONDS,
};

/** `readonly = 2` lets a query name its own settings, within the limits. Exports and corrections take any time. */
const PROFILES: Readonly<Record<GrantedPart, readonly string[]>> = {
  reader: [
    'readonly = 2',
    ...Object.entries(READER_LIMITS).map(([name, limit]) => `${name} = ${limit} MIN 1 MAX ${limit}`),
  ],
  writer: [`max_memory_usage = ${READ_LIMITS.max_memory_usage} MIN 1 MAX ${READ_LIMITS.max_memory_usage}`],
};

export interface User {
  readonly part: GrantedPart;
  readonly name: string;
  readonly password: string;
}

/** Hashes a password for ClickHouse, which never receives the password itself. */
function hashed(password: string): { readonly hash: string; readonly salt: string } {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: createHash('sha256').update(`${password}${salt}`).digest('hex') };
}

/**
 * Statements that create a user, or update an existing one. Each leaves a working user: rights are replaced
 * in one step. Names come from the configuration.
 */
export async function userStatements(
  { part, name }: Pick<User, 'part' | 'name'>,
  { hash, salt }: { readonly hash: string; readonly salt: string },
  database: string,
  cluster: Cluster | null,
): Promise<string[]> {
  const on = cluster === null ? '' : ` ON CLUSTER ${cluster.name}`;
  const identified = `IDENTIFIED WITH sha256_hash BY ${literal(hash)} SALT ${literal(salt)}`;
  const rights = (await rightsOf(part, cluster)).map(
    ({ privilege, on: object }) => `${privilege} ON ${object === '*' ? '*.*' : `${database}.${object}`}`,
  );
  const settings = PROFILES[part].join(', ');
  return [
    `CREATE SETTINGS PROFILE IF NOT EXISTS ${name}${on} SETTINGS ${settings}`,
    `ALTER SETTINGS PROFILE ${name}${on} SETTINGS ${settings}`,
    `CREATE USER IF NOT EXISTS ${name}${on} ${identified} SETTINGS PROFILE ${literal(name)}`,
    `ALTER USER ${name}${on} ${identified} SETTINGS PROFILE ${literal(name)}`,
    `GRANT${on} ${rights.join(', ')} TO ${name} WITH REPLACE OPTION`,
  ];
}

/**
 * Makes the users, with the rights and limits of their parts. The database must be migrated, and the client's
 * own user may manage access.
 * @throws Error that names the user; neither its password nor the hash of it is in the message.
 */
export async function makeUsers(
  clickhouse: ClickHouse,
  database: string,
  users: readonly User[],
): Promise<void> {
  for (const user of users) {
    const secret = hashed(user.password);
    await withoutSecrets([user.password, secret.hash, secret.salt], async () => {
      for (const query of await userStatements(user, secret, database, clickhouse.cluster)) {
        await clickhouse.command({ query });
      }
    });
  }
}

/** The users a configuration asks for. */
export function usersOf(config: Config): User[] {
  const users = [
    {
      part: 'reader',
      name: config.CLICKHOUSE_READER_USER,
      password: config.CLICKHOUSE_READER_PASSWORD,
    },
    {
      part: 'writer',
      name: config.CLICKHOUSE_WRITER_USER,
      password: config.CLICKHOUSE_WRITER_PASSWORD,
    },
  ] as const;
  return users.flatMap(({ part, name, password }) =>
    password === undefined ? [] : [{ part, name, password }],
  );
}
