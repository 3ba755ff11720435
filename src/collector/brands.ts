import type { Postgres } from '../stores/postgres.ts';

/** The brands whose plan includes the daily run, oldest first. */
export async function brandsWithRuns(postgres: Postgres): Promise<string[]> {
  const { rows } = await postgres.query<{ id: string }>(
    `SELECT b.id FROM brands b
     JOIN organizations o ON o.id = b.organization_id
     JOIN plans ON plans.id = o.plan
     WHERE plans.api_access
     ORDER BY b.no`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Those of them that still lack the run of a date. The demo's answers are made up, so that nobody is to pay for
 * more of them without having said so: it has a run only by hand.
 */
export async function brandsDue(postgres: Postgres, date: string): Promise<string[]> {
  const { rows } = await postgres.query<{ id: string }>(
    `SELECT brand_id AS id FROM runs WHERE date = $1
     UNION SELECT brand_id FROM api_keys WHERE created_by = 'demo'`,
    [date],
  );
  const settled = new Set(rows.map(({ id }) => id));
  return (await brandsWithRuns(postgres)).filter((id) => !settled.has(id));
}
