import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { OPEN_BRAND, OpenBrandRow, openBrandOf } from './access.ts';
import { type ChangedBrand, enterOfBrand } from './audit-log.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

/** The pages that can be shared. */
export const SHARED_PAGES = ['overview', 'prompts', 'brands', 'sources'] as const;

export type SharedPage = (typeof SHARED_PAGES)[number];

/** Filter parameters by name, as they are sent; and `days`, for a moving range. */
const ShareFilters = z.record(z.string(), z.string());

const Share = z.object({
  id: z.string(),
  page: z.enum(SHARED_PAGES),
  filters: ShareFilters,
  created_by: z.string().nullable(),
  created_at: z.date(),
  revoked_at: z.date().nullable(),
  /** Null for one that works until it is revoked. */
  expires_at: z.date().nullable(),
  /** To the minute. */
  last_used_at: z.date().nullable(),
});

/** Longest time for which a link with an end works, in days. */
export const MAX_SHARE_DAYS = 365;

const COLUMNS = Object.keys(Share.shape).join(', ');

/** The share links of a brand, newest first, revoked ones included. */
export async function listShares(postgres: Postgres, brand: ChangedBrand) {
  const text = `SELECT ${COLUMNS} FROM shares WHERE brand_id = $1 ORDER BY created_at DESC, id`;
  return rowsOf(Share, await postgres.query(scoped(brand, { text, values: [] })));
}

/**
 * Creates a link that shows a page to anybody who has it, for so many days or until it is revoked.
 * @returns it with its token, which is stored nowhere.
 */
export const makeShare = (
  postgres: Postgres,
  brand: ChangedBrand,
  page: SharedPage,
  filters: Readonly<Record<string, string>>,
  days: number | null = null,
) =>
  transaction(postgres, async (client) => {
    const token = newToken();
    const text = `
      INSERT INTO shares (brand_id, sha256, page, filters, created_by, expires_at)
      VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
      RETURNING ${COLUMNS}`;
    const values = [hashToken(token), page, filters, brand.author?.name ?? null, days];
    const share = oneRow(Share, await client.query(scoped(brand, { text, values })));
    await enterOfBrand(client, brand, { action: 'share.created', subject: page, changes: { filters } });
    return { ...share, token };
  });

/**
 * Ends a share link for good; repeating it changes nothing.
 * @throws Refusal `not_found`, also for one of another brand.
 */
export const revokeShare = (postgres: Postgres, brand: ChangedBrand, id: string) =>
  transaction(postgres, async (client) => {
    const held = `SELECT ${COLUMNS} FROM shares WHERE brand_id = $1 AND id = $2 FOR NO KEY UPDATE`;
    const share = maybeRow(Share, await client.query(scoped(brand, { text: held, values: [id] })));
    if (share === null) throw new Refusal('not_found');
    if (share.revoked_at !== null) return share;
    await enterOfBrand(client, brand, { action: 'share.revoked', subject: share.page });
    const text = `UPDATE shares SET revoked_at = now() WHERE brand_id = $1 AND id = $2 RETURNING ${COLUMNS}`;
    return oneRow(Share, await client.query(scoped(brand, { text, values: [id] })));
  });

const Shared = OpenBrandRow.extend({
  page: z.enum(SHARED_PAGES),
  filters: ShareFilters,
  name: z.string(),
  competitor_id: z.string(),
});

const USE = `
WITH touched AS (
  UPDATE shares SET last_used_at = now()
  WHERE sha256 = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
    AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')
)
SELECT s.page, s.filters, b.name, b.competitor_id, ${OPEN_BRAND}
FROM shares s JOIN brands b ON b.id = s.brand_id
WHERE s.sha256 = $1 AND s.revoked_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > now())`;

/**
 * Opens a brand by a share link, for one page.
 * @throws Refusal `not_found` for a link that is unknown, revoked or at its end.
 */
export async function useShare(postgres: Postgres, token: string) {
  const row = isToken(token)
    ? maybeRow(Shared, await postgres.query({ name: 'use-share', text: USE, values: [hashToken(token)] }))
    : null;
  if (row === null) throw new Refusal('not_found');
  const { page, filters, name, competitor_id, ...brand } = row;
  return { page, filters, shown: { name, competitor_id }, brand: openBrandOf(brand) };
}
