import { z } from 'zod';
import { requireDomain } from '../shared/names.ts';
import { invalid } from '../shared/refusal.ts';
import { dictionaryEverywhere } from '../stores/cluster.ts';
import { int8, oneRow, rowsOf } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';

export const CONTENT_TYPES = [
  'social_media',
  'community',
  'blog',
  'docs',
  'news',
  'education',
  'brand',
  'government',
] as const;

/** Facts of a domain; undefined ones stay as they are. */
export interface DomainFacts {
  readonly domain: string;
  readonly contentType?: string | undefined;
  readonly rating?: string | undefined;
}

/** @throws Refusal `invalid_value` of domain, content-type or rating. */
export function validDomain({ domain, contentType, rating }: DomainFacts) {
  if (contentType !== undefined && !(CONTENT_TYPES as readonly string[]).includes(contentType)) {
    throw invalid(
      'content-type',
      `must be one of ${CONTENT_TYPES.join(', ')}, not ${JSON.stringify(contentType)}`,
    );
  }
  if (rating !== undefined && !(/^\d{1,3}(\.\d+)?$/.test(rating) && Number(rating) <= 100)) {
    throw invalid('rating', `must be a number from 0 to 100, not ${JSON.stringify(rating)}`);
  }
  return {
    domain: requireDomain('domain', domain),
    contentType: contentType ?? null,
    rating: rating ?? null,
  };
}

type BothStores = Pick<Stores, 'postgres' | 'clickhouse'>;

const Revision = z.object({ revision: int8, isPublished: z.boolean() });

/**
 * Publishes the table of domains to reports that start afterwards, for past dates too. Responses are cached
 * again from then on (postgres/0020_revisions.sql).
 */
export async function publishDomains({ postgres, clickhouse }: BothStores): Promise<void> {
  const { revision } = await readRevision(postgres);
  await clickhouse.command({
    query: `SYSTEM RELOAD DICTIONARY ${dictionaryEverywhere(clickhouse.cluster, 'domain_facts')}`,
  });
  await postgres.query('UPDATE domain_revisions SET published = greatest(published, $1)', [revision]);
}

const readRevision = async (postgres: Stores['postgres']) =>
  oneRow(
    Revision,
    await postgres.query('SELECT revision, published = revision AS "isPublished" FROM domain_revisions'),
  );

/** Publishes changes that an interrupted command left unpublished. */
export async function publishWhatIsLeft(stores: BothStores): Promise<void> {
  if (!(await readRevision(stores.postgres)).isPublished) await publishDomains(stores);
}

/** Records what is known of a domain; it counts in every report that starts afterwards, for past dates too. */
export async function setDomain(stores: BothStores, facts: DomainFacts) {
  const [stored] = await storeDomains(stores, [facts]);
  await publishDomains(stores);
  return stored;
}

const DomainRow = z.object({
  domain: z.string(),
  content_type: z.string().nullable(),
  rating: z.number().nullable(),
});

/** Latest value of a column among several facts of a domain, ignoring facts without one. */
const newest = (column: string) =>
  `(array_agg(${column} ORDER BY place DESC) FILTER (WHERE ${column} IS NOT NULL))[1]`;

/**
 * Records what is known of domains; reports see it after `publishDomains`.
 * @returns what is known of each of them now.
 * @throws Refusal as `validDomain`.
 */
export async function storeDomains({ postgres }: Pick<Stores, 'postgres'>, facts: readonly DomainFacts[]) {
  const rows = facts.map(validDomain);
  const result = await postgres.query(
    `INSERT INTO domains AS d (domain, content_type, rating)
     SELECT domain, ${newest('content_type')}, ${newest('rating')}
     FROM unnest($1::text[], $2::text[], $3::numeric[]) WITH ORDINALITY AS new (domain, content_type, rating, place)
     GROUP BY domain
     ON CONFLICT (domain) DO UPDATE SET
       content_type = coalesce(excluded.content_type, d.content_type),
       rating = coalesce(excluded.rating, d.rating),
       updated_at = now()
     RETURNING domain, content_type, rating::float8 AS rating`,
    [rows.map((row) => row.domain), rows.map((row) => row.contentType), rows.map((row) => row.rating)],
  );
  return rowsOf(DomainRow, result);
}
