import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { FIXED_FIELDS } from '../shared/fixed-fields.ts';
import { Refusal } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { readStatusPage, type StatusPage, type StatusTable } from '../stores/status-page.ts';
import { COMPETITOR_STATUSES, type CompetitorStatus } from './create-competitor.ts';

const EXAMPLE = {
  id: '5b0a7f7e-1c55-4f0b-9a53-6d1f0c2b7e11',
  name: 'Globex',
  aliases: ['Globex Corporation'],
  domain: 'globex.example',
  domain_verified: false,
  status: 'tracked',
  first_seen_at: '2026-10-05T04:12:09.000Z',
  last_seen_at: '2026-11-02T04:10:00.000Z',
} as const;

/** A competitor as the API shows it. The own brand is never one. */
export const competitorSchema = z
  .object({
    id: z.uuid().describe('The competitor.'),
    name: z.string().describe("Today's name."),
    aliases: z.array(z.string()).describe('Its other names; may be empty.'),
    domain: z.string().nullable().describe('Lower case, without www.; null while unknown.'),
    domain_verified: z
      .boolean()
      .describe('true where a person set the domain; false where it was found in answers, or is unknown.'),
    status: z
      .enum(COMPETITOR_STATUSES)
      .describe(
        'tracked: in the brands report. suggested: mentioned in answers, not decided on. dismissed: never suggested again.',
      ),
    first_seen_at: z.iso
      .datetime()
      .nullable()
      .describe('Time of the oldest answer that mentions it; null before the first.'),
    last_seen_at: z.iso
      .datetime()
      .nullable()
      .describe('Time of the newest answer that mentions it; null before the first.'),
  })
  .meta({
    id: 'Competitor',
    description: 'Another brand that answers mention.',
    examples: [EXAMPLE],
  });

export type Competitor = z.output<typeof competitorSchema>;

/** The body of PATCH /v1/competitors/{competitor_id}: only what is sent changes. */
export const competitorChangeSchema = z
  .strictObject({
    status: z
      .enum(COMPETITOR_STATUSES, { error: `must be one of ${COMPETITOR_STATUSES.join(', ')}` })
      .optional()
      .meta({
        description:
          'tracked: compared with the brand in the brands report. suggested: mentioned in answers, not decided on. dismissed: never suggested again. Takes effect at once, for past dates too.',
      }),
  })
  .meta({ examples: [{ status: 'tracked' }] })
  .register(FIXED_FIELDS, { names: Object.keys(competitorSchema.shape) });

const CompetitorRow = z.object({
  ...competitorSchema.shape,
  // A uuid of any version, as Postgres has them.
  id: z.string(),
  first_seen_at: z.date().nullable(),
  last_seen_at: z.date().nullable(),
});

type CompetitorRow = z.output<typeof CompetitorRow>;

const COLUMNS = Object.keys(CompetitorRow.shape).join(', ');

const competitorOf = ({ first_seen_at, last_seen_at, ...row }: CompetitorRow): Competitor => ({
  ...row,
  first_seen_at: first_seen_at?.toISOString() ?? null,
  last_seen_at: last_seen_at?.toISOString() ?? null,
});

export type CompetitorListQuery = StatusPage<CompetitorStatus>;

const COMPETITORS: StatusTable<CompetitorRow> = {
  name: 'competitors',
  columns: COLUMNS,
  row: CompetitorRow,
  // The same in every database, whatever its collation, and in ClickHouse (clickhouse/dictionaries/roster.sql).
  order: 'lower(name COLLATE "pg_c_utf8"), name COLLATE "C", id',
};

/** A page of the brand's competitors, by name without regard to case, and how many there are in all. */
export async function listCompetitors(
  postgres: Postgres,
  brand: BrandScope,
  page: CompetitorListQuery,
): Promise<{ data: Competitor[]; total: number }> {
  const { rows, total } = await readStatusPage(postgres, brand, COMPETITORS, page);
  return { data: rows.map(competitorOf), total };
}

const ONE = `SELECT ${COLUMNS} FROM competitors WHERE brand_id = $1 AND id = $2`;

/**
 * One competitor of the brand, in any status.
 * @throws Refusal `not_found` for an unknown id, another brand's and the own brand's alike.
 */
export async function readCompetitor(postgres: Postgres, brand: BrandScope, id: string): Promise<Competitor> {
  const row = maybeRow(
    CompetitorRow,
    await postgres.query({ name: 'read-competitor', ...scoped(brand, { text: ONE, values: [id] }) }),
  );
  if (!row) throw new Refusal('not_found');
  return competitorOf(row);
}

/** @throws Refusal `own_brand_not_a_competitor`, `not_found`: why an id is none of a competitor of the brand. */
async function refuseId(client: PostgresClient, brand: BrandScope, id: string): Promise<never> {
  const { rowCount } = await client.query(
    scoped(brand, { text: 'SELECT FROM brands WHERE id = $1 AND competitor_id = $2', values: [id] }),
  );
  throw new Refusal(rowCount === 0 ? 'not_found' : 'own_brand_not_a_competitor');
}

/**
 * Gives a competitor another status; without one nothing changes. Reports and lists read it at every query, so it
 * counts in all that start after this has returned, for past dates too.
 * @throws Refusal `own_brand_not_a_competitor`, `not_found`.
 */
export const changeCompetitor = (
  postgres: Postgres,
  brand: ChangedBrand,
  id: string,
  status: CompetitorStatus | undefined,
): Promise<Competitor> =>
  transaction(postgres, async (client) => {
    const found = maybeRow(
      CompetitorRow,
      await client.query(scoped(brand, { text: `${ONE} FOR NO KEY UPDATE`, values: [id] })),
    );
    if (!found) return refuseId(client, brand, id);
    if (status === undefined || status === found.status) return competitorOf(found);
    await client.query(
      scoped(brand, {
        text: 'UPDATE competitors SET status = $3 WHERE brand_id = $1 AND id = $2',
        values: [id, status],
      }),
    );
    await enterOfBrand(client, brand, {
      action: 'competitor.changed',
      subject: found.name,
      changes: { status },
    });
    return competitorOf({ ...found, status });
  });
