import { createHmac, hash, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { type Postgres, type PostgresClient, transaction } from '../postgres.ts';
import { rowsOf } from '../rows.ts';
import { withoutSecrets } from './secrets.ts';

/**
 * Roles in Postgres beside its owner: the API; the worker and the commands; and ClickHouse's dictionaries.
 * The matching users of ClickHouse are in rights.ts.
 */
export type RolePart = 'api' | 'worker' | 'dictionary';

export interface DatabaseRole {
  readonly part: RolePart;
  readonly name: string;
  readonly password: string;
}

/** Privileges by table or view, with columns where not all of them are meant. */
type Rights = Readonly<Record<string, readonly string[]>>;

/**
 * Rights of a part in Postgres, except the worker, which changes the rows of all tables. Each line is one
 * table; tables of the previous and the next version may exist, too, so that each finds its rights while
 * another takes over.
 */
const RIGHTS: Readonly<Record<Exclude<RolePart, 'worker'>, Rights>> = {
  api: {
    schema_migrations: ['SELECT'],
    versions: ['SELECT'],
    rollup_changes: ['SELECT'],
    plans: ['SELECT'],
    // Prompts are counted under a lock on its row, which needs the right to an UPDATE.
    organizations: ['SELECT', 'UPDATE (created_at)'],
    // Columns that the dashboard changes, and the revision of names, which triggers raise with the rights of
    // the caller.
    brands: [
      'SELECT',
      'INSERT (organization_id, name, aliases, domains, include_subdomains, primary_country, engines)',
      'UPDATE (name, aliases, domains, include_subdomains, primary_country, engines, names_revision, read_by_model)',
    ],
    name_changes: ['INSERT'],
    api_keys: ['SELECT', 'INSERT', 'UPDATE (permission, last_used_at, revoked_at)'],
    prompts: ['SELECT', 'INSERT', 'UPDATE (status, paused_reason, countries, topic, tags, updated_at)'],
    competitors: [
      'SELECT',
      'INSERT (brand_id, name, aliases, domain, domain_verified, status)',
      'UPDATE (name, aliases, domain, domain_verified, status)',
    ],
    request_log: ['SELECT', 'INSERT', 'UPDATE'],
    // Triggers raise it with the rights of the user who changes a prompt or a competitor.
    brand_revisions: ['SELECT', 'INSERT', 'UPDATE'],
    domain_revisions: ['SELECT'],
    cited_domains: ['SELECT'],
    sites: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    // Number of waiting answers, without their contents.
    outbox: ['SELECT (brand_id, answer_ids, accepted_at, first_sequence)'],
    // End of the change feed of a brand, and the installation whose cursors are accepted.
    feeds: ['SELECT'],
    text_removals: ['SELECT (brand_id, first_sequence, begun_at)'],
    installation: ['SELECT'],
    events: ['SELECT'],
    event_feeds: ['SELECT'],
    signals: ['SELECT'],
    signal_nights: ['SELECT'],
    // Secrets are written and never read: the worker signs with them.
    webhooks: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    webhook_secrets: ['SELECT (webhook_id, expires_at)', 'INSERT', 'UPDATE (expires_at)'],
    deliveries: ['SELECT', 'INSERT'],
    audits: ['SELECT'],
    exports: ['SELECT'],
    // Existence of answers of a brand.
    ledger: ['SELECT (brand_id)'],
    // Accounts of the dashboard and their actions. Entries of the audit log cannot be changed.
    users: ['SELECT', 'INSERT', 'UPDATE (password_hash, locale)'],
    memberships: ['SELECT', 'INSERT', 'UPDATE (role, gets_digest, gets_notices)', 'DELETE'],
    mails: ['SELECT'],
    sessions: ['SELECT', 'INSERT', 'DELETE'],
    links: ['SELECT', 'INSERT', 'DELETE'],
    sign_in_tries: ['SELECT', 'INSERT', 'UPDATE'],
    journal: ['SELECT', 'INSERT'],
    // Takes in what the worker imports.
    imports: ['SELECT (id, brand_id, state, result)', 'INSERT'],
    // Queues jobs for the worker, and reads their results.
    errands: ['SELECT (id, brand_id, state, result)', 'INSERT'],
    shares: ['SELECT', 'INSERT', 'UPDATE (revoked_at, last_used_at)'],
    // Usage of a month and its cost.
    runs: ['SELECT (brand_id, date, state, complete, failed)'],
    questions: [
      'SELECT (brand_id, date, engine, model, state, asked_at, input_tokens, output_tokens, searches, cost_micros, unanswered_micros)',
    ],
    live_questions: ['SELECT (brand_id, engine, asked_at, cost_micros)'],
    reader: ['SELECT'],
    readings: ['SELECT'],
  },
  dictionary: {
    // Views read other tables with the rights of their owner.
    brand_config: ['SELECT'],
    brand_rows: ['SELECT'],
    domain_facts: ['SELECT'],
    own_domains: ['SELECT'],
    site_owners: ['SELECT'],
    site_types: ['SELECT'],
    cited_domains: ['SELECT'],
    brands: ['SELECT (id, no, competitor_id, name)'],
    competitors: ['SELECT (id, no, brand_id, name, status)'],
    prompts: ['SELECT (id, no, brand_id, text, topic, tags, language)'],
  },
};

const QUEUE = 'graphile_worker';

/** Replaces the rights of a role, whose name is quoted, on tables that are there. */
function grants(part: RolePart, name: string, tables: ReadonlySet<string>): string[] {
  const none = [
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name}`,
    `REVOKE ALL ON SCHEMA public FROM ${name}`,
    `GRANT USAGE ON SCHEMA public TO ${name}`,
  ];
  if (part === 'worker') {
    return [
      ...none,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`,
      `REVOKE INSERT, UPDATE, DELETE ON schema_migrations, versions FROM ${name}`,
      // A backup holds the last values of sequences.
      `GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`,
      // A competitor has its number before its row: answers are read with it first.
      `GRANT USAGE ON SEQUENCE competitors_no_seq TO ${name}`,
      `GRANT USAGE ON SCHEMA ${QUEUE} TO ${name}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${QUEUE} TO ${name}`,
      `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${QUEUE} TO ${name}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${QUEUE} TO ${name}`,
      `REVOKE INSERT, UPDATE, DELETE ON ${QUEUE}.migrations FROM ${name}`,
    ];
  }
  const named = Object.entries(RIGHTS[part]).filter(([table]) => tables.has(table));
  return [
    ...none,
    ...named.flatMap(([table, rights]) => rights.map((right) => `GRANT ${right} ON ${table} TO ${name}`)),
  ];
}

/**
 * SCRAM verifier that Postgres stores for a password (RFC 5803), so that the password itself is in no
 * statement and no log.
 * @param iterations the default of Postgres.
 */
export function scramVerifier(password: string, salt = randomBytes(16), iterations = 4096): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = hash('sha256', hmac('Client Key'), 'base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${hmac('Server Key').toString('base64')}`;
}

const Named = z.object({ name: z.string() });

const NAMES = `
SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v')`;

/** The tables of the queue hide their rows from everybody but their owner (row level security, without policies). */
const HIDING = `
SELECT relname AS name FROM pg_class
WHERE relnamespace = '${QUEUE}'::regnamespace AND relkind = 'r' AND relrowsecurity`;

async function makeRole(client: PostgresClient, { part, name, password }: DatabaseRole): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const verifier = scramVerifier(password);
  const namesOf = async (query: string) => rowsOf(Named, await client.query(query)).map((row) => row.name);
  await withoutSecrets([verifier], async () => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
    await client.query(`ALTER ROLE ${role} LOGIN NOCREATEDB NOCREATEROLE PASSWORD '${verifier}'`);
  });
  for (const grant of grants(part, role, new Set(await namesOf(NAMES)))) await client.query(grant);
  if (part !== 'worker') return;
  for (const table of await namesOf(HIDING)) {
    await client.query(`DROP POLICY IF EXISTS ${role} ON ${QUEUE}.${table}`);
    await client.query(
      `CREATE POLICY ${role} ON ${QUEUE}.${table} TO ${role} USING (true) WITH CHECK (true)`,
    );
  }
}

/**
 * Creates the roles, or updates existing ones of these names, in one transaction: each keeps working
 * meanwhile. The database must be migrated and the queue installed; the connected user owns both and may
 * create roles. Names come from the configuration.
 * @throws Error without a password, and without its verifier.
 */
export async function makeRoles(postgres: Postgres, roles: readonly DatabaseRole[]): Promise<void> {
  if (roles.length === 0) return;
  await transaction(postgres, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('roles'), 0)");
    for (const role of roles) await makeRole(client, role);
  });
}

/** Names of the roles, and the passwords of those that are to be made. */
export interface RoleSettings {
  readonly POSTGRES_API_USER: string;
  readonly POSTGRES_API_PASSWORD?: string | undefined;
  readonly POSTGRES_WORKER_USER: string;
  readonly POSTGRES_WORKER_PASSWORD?: string | undefined;
  readonly POSTGRES_DICTIONARY_USER: string;
  readonly POSTGRES_DICTIONARY_PASSWORD?: string | undefined;
}

/** The roles a configuration asks for. */
export function rolesOf(settings: RoleSettings): DatabaseRole[] {
  const roles = [
    { part: 'api', name: settings.POSTGRES_API_USER, password: settings.POSTGRES_API_PASSWORD },
    { part: 'worker', name: settings.POSTGRES_WORKER_USER, password: settings.POSTGRES_WORKER_PASSWORD },
    {
      part: 'dictionary',
      name: settings.POSTGRES_DICTIONARY_USER,
      password: settings.POSTGRES_DICTIONARY_PASSWORD,
    },
  ] as const;
  return roles.flatMap(({ part, name, password }) =>
    password === undefined ? [] : [{ part, name, password }],
  );
}

/** The address of a database for another of its users. */
export function addressFor(
  { name, password }: Pick<DatabaseRole, 'name' | 'password'>,
  databaseUrl: string,
): string {
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  return url.href;
}
