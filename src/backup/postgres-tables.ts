import pg from 'pg';
import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';
import { oneRow, rowsOf } from '../stores/rows.ts';

const { escapeIdentifier: quoted } = pg;

/** Tables whose rows are useless elsewhere: records of migrations, kept batches, limits of a minute. */
const LEFT_OUT = ['schema_migrations', 'versions', 'outbox_sent', 'request_log'];

const Table = z.object({ name: z.string(), columns: z.array(z.string()), refers: z.array(z.string()) });

/** A table of Postgres: its columns that take values, and the tables that its rows refer to. */
type Table = Readonly<z.output<typeof Table>>;

const TABLES = `
SELECT c.relname AS name,
  (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
   WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
  ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS refers
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
  AND c.relname <> ALL($1) ORDER BY c.relname`;

/** The tables that a backup holds, each after those that its rows refer to. */
export async function tablesOf(client: PostgresClient): Promise<Table[]> {
  const open = rowsOf(Table, await client.query(TABLES, [LEFT_OUT]));
  const ordered: Table[] = [];
  while (open.length > 0) {
    const next = open.findIndex(({ refers }) => !open.some(({ name }) => refers.includes(name)));
    if (next < 0) throw new Error(`tables refer to each other in a circle: ${open.map(({ name }) => name)}`);
    ordered.push(...open.splice(next, 1));
  }
  return ordered;
}

const Line = z.object({ line: z.string() });

/**
 * Tables whose rows can take megabytes: answers in the outbox, chunks of files that wait for their import,
 * and answers that lose their texts.
 */
const LARGE_ROWS = ['outbox', 'imports', 'text_removals'];

/** Rows per read and write. */
const rowsAtOnce = (table: string) => (LARGE_ROWS.includes(table) ? 1 : 1_000);

/** The rows of a table as lines of JSON, which keeps every digit of what our columns hold. */
export async function* linesOfTable(
  client: PostgresClient,
  { name, columns }: Table,
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  const selected = columns.map(quoted).join(', ');
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM (SELECT ${selected} FROM ${quoted(name)}) AS t`,
  );
  for (;;) {
    const lines = rowsOf(Line, await client.query(`FETCH ${rowsAtOnce(name)} FROM backup`));
    if (lines.length === 0) break;
    onRows(lines.length);
    yield lines.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE backup');
}

/** Removes all rows of some tables: those that migrations have written into them. */
export async function emptyTables(client: PostgresClient, tables: readonly Table[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
}

/** Writes lines of JSON into a table unchanged: triggers are off. */
export async function fillTable(
  client: PostgresClient,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<void> {
  const listed = columns.map(quoted).join(', ');
  const some: string[] = [];
  const write = async () => {
    await client.query(
      `INSERT INTO ${quoted(name)} (${listed}) OVERRIDING SYSTEM VALUE
       SELECT ${listed} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`,
      [`[${some.splice(0).join(',')}]`],
    );
  };
  await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  for await (const line of lines) {
    some.push(line);
    if (some.length >= rowsAtOnce(name)) await write();
  }
  if (some.length > 0) await write();
  await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
}

const Sequences = z.object({ sequences: z.record(z.string(), z.string()), hidden: z.array(z.string()) });

/**
 * Last value that each sequence of the tables has given, since numbers of deleted rows are never given again.
 * @throws Refusal `missing_rights` where a sequence cannot be read; it would look as if it had given nothing.
 */
export async function sequencesOf(client: PostgresClient): Promise<Record<string, string>> {
  const result = await client.query(
    `SELECT coalesce(json_object_agg(sequencename, last_value::text) FILTER (WHERE last_value IS NOT NULL), '{}') AS sequences,
       coalesce(json_agg(sequencename) FILTER (
         WHERE NOT has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'USAGE, SELECT')), '[]') AS hidden
     FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'schema_migrations%'`,
  );
  const { sequences, hidden } = oneRow(Sequences, result);
  const [first] = hidden;
  if (first === undefined) return sequences;
  throw new Refusal('missing_rights', {
    detail: `the user of DATABASE_URL may not read ${first}: connect as the owner, or run "npm run migrate", which grants the right to the worker`,
  });
}

const Owned = z.object({ owned: z.boolean() });

/** @throws Refusal `missing_rights` where the tables are another's: only their owner can fill them as they were. */
export async function requireOwner(client: Postgres): Promise<void> {
  const result = await client.query(
    `SELECT pg_has_role(relowner, 'USAGE') AS owned FROM pg_class WHERE oid = 'organizations'::regclass`,
  );
  if (oneRow(Owned, result).owned) return;
  throw new Refusal('missing_rights', {
    detail: 'the user of DATABASE_URL does not own the tables: restore as their owner, who migrates',
  });
}

const Sequence = z.object({ name: z.string(), most: z.string(), table: z.string(), column: z.string() });

/** The sequences of tables, the most that each can give, and the columns that they number. */
const NUMBERING = `
SELECT s.sequencename AS name, s.max_value::text AS most, c.relname AS table, a.attname AS column
FROM pg_sequences s
JOIN pg_depend d ON d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
  AND d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
JOIN pg_class c ON c.oid = d.refobjid
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
WHERE s.schemaname = 'public' AND s.sequencename NOT LIKE 'schema_migrations%'`;

/** Numbers that are given once, though the rows that had them are gone: by the table of these rows. */
const GIVEN_ONCE: Readonly<Record<string, string>> = { brands: 'SELECT max(brand_no) FROM deleted_brands' };

/**
 * Continues sequences where they were, and after the numbers of rows at least.
 * @throws Refusal `backup_damaged` for a sequence that does not exist or cannot have given that number.
 */
export async function setSequences(
  client: PostgresClient,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  const known = rowsOf(Sequence, await client.query(NUMBERING));
  for (const [name, last] of Object.entries(sequences)) {
    const most = known.find((one) => one.name === name)?.most;
    if (most !== undefined && BigInt(last) <= BigInt(most)) continue;
    const why = most === undefined ? 'there is no such sequence' : `it gives ${most} at the most`;
    throw new Refusal('backup_damaged', {
      detail: `manifest.json says that ${name} has given ${last}: ${why}`,
    });
  }
  for (const { name, table, column } of known) {
    await client.query(
      `SELECT setval($1::regclass, last) FROM (
         SELECT greatest($2::bigint, (SELECT max(${quoted(column)}) FROM ${quoted(table)}), (${GIVEN_ONCE[table] ?? 'NULL'})) AS last
       ) AS given WHERE last IS NOT NULL`,
      [quoted(name), sequences[name] ?? null],
    );
  }
}
