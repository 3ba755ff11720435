import { z } from 'zod';
import type { BrandScope } from '../stores/brand-scope.ts';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';
import { int8, oneRow, rowsOf } from '../stores/rows.ts';

/** Author of a change, with the name that the audit log keeps: a person, a key, a command, or the service by itself. */
export interface Author {
  readonly kind: 'person' | 'key' | 'command' | 'service';
  readonly name: string;
  /** Account of a person. */
  readonly id?: string;
}

export const COMMAND_LINE: Author = { kind: 'command', name: 'command line' };

/** Author of what the service does by itself. */
export const SERVICE: Author = { kind: 'service', name: 'the service' };

/** Brand that is changed, and the author; without one, the change is recorded as a command's. */
export interface ChangedBrand extends BrandScope {
  readonly author?: Author | undefined;
}

/** Change in the audit log. */
export interface AuditedChange {
  /** Kind of thing and action, such as `prompt.created`. */
  readonly action: `${'prompt' | 'competitor' | 'brand' | 'organization' | 'key' | 'member' | 'invitation' | 'share' | 'import' | 'question' | 'site' | 'webhook'}.${string}`;
  /** Name of the thing. */
  readonly subject: string;
  /** New values. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

const MAX_SUBJECT = 200;

const ENTER_OF_BRAND = `
INSERT INTO journal (organization_id, brand_id, author_kind, author, author_id, action, subject, changes)
SELECT organization_id, id, $2, $3, $4, $5, $6, $7 FROM brands WHERE id = $1`;

const ENTER_MANY_OF_BRAND = `
INSERT INTO journal (organization_id, brand_id, author_kind, author, author_id, action, subject, changes)
SELECT organization_id, id, $2, $3, $4, new.entry ->> 'action', new.entry ->> 'subject', new.entry -> 'changes'
FROM brands, jsonb_array_elements($5) WITH ORDINALITY AS new (entry, place)
WHERE id = $1 ORDER BY new.place`;

const ENTER = `
INSERT INTO journal (organization_id, author_kind, author, author_id, action, subject, changes)
VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const shownSubject = (subject: string) => [...subject].slice(0, MAX_SUBJECT).join('');

const valuesOf = (
  id: string,
  { kind, name, id: authorId }: Author,
  { action, subject, changes = {} }: AuditedChange,
) => [id, kind, name, authorId ?? null, action, shownSubject(subject), JSON.stringify(changes)];

/** Records a change of a brand's object in the audit log, in the transaction that makes it. */
export async function enterOfBrand(
  client: PostgresClient,
  { brandId, author = COMMAND_LINE }: Pick<ChangedBrand, 'brandId' | 'author'>,
  change: AuditedChange,
): Promise<void> {
  await client.query({ name: 'journal', text: ENTER_OF_BRAND, values: valuesOf(brandId, author, change) });
}

/** Records many changes of a brand's objects by one statement, in the transaction that makes them. */
export async function enterManyOfBrand(
  client: PostgresClient,
  { brandId, author = COMMAND_LINE }: Pick<ChangedBrand, 'brandId' | 'author'>,
  changes: readonly AuditedChange[],
): Promise<void> {
  const entries = changes.map((one) => ({
    action: one.action,
    subject: shownSubject(one.subject),
    changes: one.changes ?? {},
  }));
  await client.query(ENTER_MANY_OF_BRAND, [
    brandId,
    author.kind,
    author.name,
    author.id ?? null,
    JSON.stringify(entries),
  ]);
}

/** Records a change of an organization's object in the audit log, in the transaction that makes it. */
export async function enter(
  client: PostgresClient,
  author: Author,
  organizationId: string,
  change: AuditedChange,
): Promise<void> {
  await client.query(ENTER, valuesOf(organizationId, author, change));
}

const AuditEntry = z.object({
  id: int8.transform(String),
  at: z.date(),
  author: z.object({ kind: z.string(), name: z.string(), email: z.string().nullable() }),
  brand: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  changes: z.record(z.string(), z.unknown()),
});

const Total = z.object({ total: z.number() });

const ENTRIES = `
SELECT j.id, j.at, json_build_object('kind', j.author_kind, 'name', j.author, 'email', u.email) AS author,
  CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'name', b.name) END AS brand,
  j.action, j.subject, j.changes
FROM journal j LEFT JOIN brands b ON b.id = j.brand_id LEFT JOIN users u ON u.id = j.author_id
WHERE j.organization_id = $1
ORDER BY j.id DESC LIMIT $2 OFFSET $3`;

/** Page of an organization's audit log, newest first, and the total number of entries. */
export async function readAuditLog(
  postgres: Postgres,
  organizationId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [entries, counted] = await Promise.all([
    postgres.query(ENTRIES, [organizationId, limit, offset]),
    postgres.query('SELECT count(*)::int AS total FROM journal WHERE organization_id = $1', [organizationId]),
  ]);
  return { data: rowsOf(AuditEntry, entries), total: oneRow(Total, counted).total };
}
