import { z } from 'zod';
import type { BrandScope } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { type MemberRole, Person, ROLES } from './person.ts';
import { hashToken } from './tokens.ts';

/** A brand that somebody may read, as what reads it needs it. */
export interface OpenBrand extends BrandScope {
  /** Whether the brand has archived prompts. */
  readonly hasArchived: boolean;
  /** Whether stored answers are yet to be read with the names and domains of today, and count those of before as its own. */
  readonly isRereading: boolean;
  /**
   * Another one after every change of what lists and reports of the brand show (postgres/0020_revisions.sql), and never
   * given again, by a restored backup either (postgres/0044_revisions_of_the_clock.sql). Null while
   * answers, or facts of domains, are on their way to ClickHouse, which may or may not have them.
   */
  readonly revision: string | null;
}

/** What is read with the key of a brand (src/keys/use.ts) too, over the brand as `b`. */
export const OPEN_BRAND = `
  b.id AS brand_id, b.no AS brand_no, b.epoch,
  EXISTS (SELECT FROM prompts WHERE brand_id = b.id AND status = 'archived') AS has_archived,
  b.names_read < b.names_revision AS is_rereading,
  CASE WHEN NOT EXISTS (SELECT FROM outbox WHERE brand_id = b.id) THEN (
    SELECT coalesce((SELECT revision FROM brand_revisions WHERE brand_id = b.id), 0) || '.' || d.revision
    FROM domain_revisions d WHERE d.published = d.revision
  ) END AS revision`;

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

/** A brand as whoever may read all of them opens it, as who runs commands may; null where there is none. */
export async function openBrand(postgres: Postgres, brandId: string): Promise<OpenBrand | null> {
  const text = `SELECT ${OPEN_BRAND} FROM brands b WHERE b.id = $1`;
  const row = maybeRow(OpenBrandRow, await postgres.query(text, [brandId]));
  return row && openBrandOf(row);
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

/** Who has a session, and the brand they asked for with what they may do there; null where it is none of theirs. */
export interface Access {
  readonly person: Person;
  readonly open: { readonly role: MemberRole; readonly brand: OpenBrand } | null;
}

/**
 * Opens a brand to whoever has a session, where they are a member of its organization: beside `useKey` the one way to
 * a brand. @param brandId a UUID.
 * @returns null without a session.
 */
export async function useSession(postgres: Postgres, token: string, brandId: string): Promise<Access | null> {
  const values = [hashToken(token), brandId];
  const row = maybeRow(Access, await postgres.query({ name: 'use-session', text: ACCESS, values }));
  if (row === null) return null;
  const { person, role, brand } = row;
  return { person, open: role === null || brand === null ? null : { role, brand: openBrandOf(brand) } };
}
