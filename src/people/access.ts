import { z } from 'zod';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { Person, ROLES, type Role } from './person.ts';
import { hashToken } from './tokens.ts';

const Access = z.object({
  ...Person.shape,
  role: z.enum(ROLES).nullable(),
  brand_id: z.string().nullable(),
  brand_no: z.number().nullable(),
  epoch: z.number().nullable(),
  has_archived: z.boolean().nullable(),
  revision: z.string().nullable(),
});

/** A brand that somebody may read, as what reads it needs it. */
export interface OpenBrand extends BrandKey {
  /** Whether the brand has archived prompts. */
  readonly hasArchived: boolean;
  /** The brand's revision; null while answers of it are on their way to ClickHouse. */
  readonly revision: string | null;
}

/** What is read with the key of a brand (src/keys/use.ts), over the brand as `b`. */
const OPEN_BRAND = `
  b.id AS brand_id, b.no AS brand_no, b.epoch,
  EXISTS (SELECT FROM prompts WHERE brand_id = b.id AND status = 'archived') AS has_archived,
  CASE WHEN NOT EXISTS (SELECT FROM outbox WHERE brand_id = b.id)
    THEN coalesce((SELECT revision FROM brand_revisions WHERE brand_id = b.id), 0) END AS revision`;

const ACCESS = `
SELECT u.id, u.name, u.email, m.role, ${OPEN_BRAND}
FROM sessions s
JOIN users u ON u.id = s.user_id
LEFT JOIN (brands b JOIN memberships m ON m.organization_id = b.organization_id)
  ON b.id = $2 AND m.user_id = u.id
WHERE s.sha256 = $1 AND s.expires_at > now()`;

/** Who has a session, and the brand they asked for with what they may do there; null where it is none of theirs. */
export interface Access {
  readonly person: Person;
  readonly open: { readonly role: Role; readonly brand: OpenBrand } | null;
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
  const { id, name, email, role, ...brand } = row;
  const person = { id, name, email };
  if (role === null || brand.brand_id === null) return { person, open: null };
  return {
    person,
    open: {
      role,
      brand: {
        brandId: brand.brand_id,
        brandNo: brand.brand_no ?? 0,
        epoch: brand.epoch ?? 0,
        hasArchived: brand.has_archived ?? false,
        revision: brand.revision,
      },
    },
  };
}
