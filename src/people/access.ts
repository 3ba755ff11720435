import { z } from 'zod';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { type MemberRole, Person, ROLES } from './person.ts';
import { hashToken } from './tokens.ts';

/** Brand that somebody may read, with the data that its readers need. */
export interface OpenBrand extends BrandScope {
  /** True where the brand has archived prompts. */
  readonly hasArchived: boolean;
  /**
   * True while stored answers still have to be read with today's names and domains; stored sums then count
   * own citations by earlier domains.
   */
  readonly isRereading: boolean;
  /**
   * Changes with everything that lists and reports of the brand show (postgres/0020_revisions.sql), and never
   * repeats, not even after a restore (postgres/0044_revisions_of_the_clock.sql). Null while answers, or
   * facts of domains, are on their way to ClickHouse, which may or may not have them.
   */
  readonly revision: string | null;
}

const REVISION = `CASE WHEN NOT EXISTS (SELECT FROM outbox WHERE brand_id = b.id) THEN (
    SELECT coalesce((SELECT revision FROM brand_revisions WHERE brand_id = b.id), 0) || '.' || d.revision
    FROM domain_revisions d WHERE d.published = d.revision
  ) END AS revision`;

/** Columns of a brand `b` that requests with a key (src/keys/use.ts) read as well. */
export const OPEN_BRAND = `
  b.id AS brand_id, b.no AS brand_no, b.epoch,
  EXISTS (SELECT FROM prompts WHERE brand_id = b.id AND status = 'archived') AS has_archived,
  b.names_read < b.names_revision AS is_rereading,
  ${REVISION}`;

/** A row of these columns. */
export const OpenBrandRow = z.object({
  brand_id: z.string(),
  brand_no: z.number(),
  epoch: z.number(),
  has_archived: z.boolean(),
  is_rereading: z.boolean(),
  revision: z.string().nullable(),
});

export const openBrandOf = (row: z.output<typeof OpenBrandRow>): OpenBrand => ({
  brandId: row.brand_id,
  brandNo: row.brand_no,
  epoch: row.epoch,
  hasArchived: row.has_archived,
  isRereading: row.is_rereading,
  revision: row.revision,
});

/** Opens any brand, for commands; null where there is none. */
export async function openBrand(postgres: Postgres, brandId: string): Promise<OpenBrand | null> {
  const text = `SELECT ${OPEN_BRAND} FROM brands b WHERE b.id = $1`;
  const row = maybeRow(OpenBrandRow, await postgres.query(text, [brandId]));
  return row && openBrandOf(row);
}

const RevisionRow = OpenBrandRow.pick({ revision: true });

/**
 * True where nothing that lists and reports of a brand show has changed since its revision was read. What was read of both
 * stores between the two looks is then of one moment.
 */
export async function isUnchanged(
  postgres: Postgres,
  brand: BrandScope & Pick<OpenBrand, 'revision'>,
): Promise<boolean> {
  const text = `SELECT ${REVISION} FROM brands b WHERE b.id = $1`;
  const query = { name: 'revision', ...scoped(brand, { text, values: [] }) };
  const row = maybeRow(RevisionRow, await postgres.query(query));
  return brand.revision !== null && row?.revision === brand.revision;
}

const Access = z.object({
  person: Person,
  role: z.enum(ROLES).nullable(),
  brand: OpenBrandRow.nullable(),
});

const ACCESS = `
SELECT
  json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS person,
  m.role,
  (SELECT row_to_json(open) FROM (SELECT ${OPEN_BRAND} FROM brands b WHERE b.id = m.brand_id) AS open) AS brand
FROM sessions s
JOIN users u ON u.id = s.user_id
LEFT JOIN LATERAL (
  SELECT m.role, b.id AS brand_id FROM memberships m JOIN brands b ON b.organization_id = m.organization_id
  WHERE m.user_id = u.id AND b.id = $2
) AS m ON true
WHERE s.sha256 = $1 AND s.expires_at > now()`;

/** Signed-in person, and the requested brand with their role in it; null where they are no member. */
export interface Access {
  readonly person: Person;
  readonly open: { readonly role: MemberRole; readonly brand: OpenBrand } | null;
}

/**
 * Opens a brand by a session, where the person is a member of its organization: beside `useKey` the only way
 * to a brand.
 * @param brandId a UUID.
 * @returns null without a session.
 */
export async function useSession(postgres: Postgres, token: string, brandId: string): Promise<Access | null> {
  const values = [hashToken(token), brandId];
  const row = maybeRow(Access, await postgres.query({ name: 'use-session', text: ACCESS, values }));
  if (row === null) return null;
  const { person, role, brand } = row;
  return { person, open: role === null || brand === null ? null : { role, brand: openBrandOf(brand) } };
}
