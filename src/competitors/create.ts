import { requireDomain } from '../brands/create.ts';
import { CommandError } from '../commands/command.ts';
import type { Postgres } from '../stores/postgres.ts';

export const COMPETITOR_STATUSES = ['tracked', 'suggested', 'dismissed'] as const;

export type CompetitorStatus = (typeof COMPETITOR_STATUSES)[number];

export interface NewCompetitor {
  readonly brandId: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | undefined;
  readonly status: string;
}

/** Adds a competitor to a brand. Its name must be new among the brand's competitors, whatever the case. */
export async function createCompetitor(postgres: Postgres, competitor: NewCompetitor) {
  if (!(COMPETITOR_STATUSES as readonly string[]).includes(competitor.status)) {
    throw new CommandError(
      'invalid_option',
      `--status must be one of ${COMPETITOR_STATUSES.join(', ')}, not ${JSON.stringify(competitor.status)}`,
    );
  }
  const domain = competitor.domain === undefined ? null : requireDomain('--domain', competitor.domain);
  const { rows } = await postgres.query(
    `INSERT INTO competitors (brand_id, name, aliases, domain, status)
     SELECT id, $2, $3, $4, $5 FROM brands WHERE id = $1
     ON CONFLICT (brand_id, lower(name)) DO NOTHING
     RETURNING id, name, aliases, domain, status`,
    [competitor.brandId, competitor.name, [...new Set(competitor.aliases)], domain, competitor.status],
  );
  if (rows[0]) return rows[0] as { id: string; name: string };
  const { rowCount } = await postgres.query('SELECT FROM brands WHERE id = $1', [competitor.brandId]);
  throw rowCount === 0
    ? new CommandError('not_found', `there is no brand ${competitor.brandId}`)
    : new CommandError('competitor_already_exists', `the brand already has a competitor ${competitor.name}`);
}
