import { z } from 'zod';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { addDeliveryJobs } from './jobs.ts';

/** Events, and deliveries, that are looked at by one transaction. */
const AT_ONCE = 500;

const DISPATCH = `
WITH taken AS (
  SELECT id FROM events WHERE NOT is_dispatched ORDER BY at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
), told AS (
  UPDATE events AS e SET is_dispatched = true FROM taken WHERE e.id = taken.id
  RETURNING e.id, e.brand_id, e.type, e.at, e.data
), made AS (
  INSERT INTO deliveries (webhook_id, message_id, type, at, data)
  SELECT w.id, told.id, told.type, told.at, told.data FROM told JOIN webhooks w USING (brand_id)
  WHERE w.disabled_at IS NULL AND w.created_at <= told.at AND (w.events IS NULL OR told.type = ANY (w.events))
)
SELECT id FROM told`;

const QUEUE = `
UPDATE deliveries SET is_queued = true WHERE id IN (
  SELECT id FROM deliveries WHERE state = 'waiting' AND NOT is_queued
  ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
) RETURNING id`;

const Id = z.object({ id: z.string() });

/**
 * Makes deliveries of new events, for each webhook that wants them, and jobs of new deliveries. Processes share the work.
 * @returns whether there was any.
 */
export const dispatch = (postgres: Postgres): Promise<boolean> =>
  transaction(postgres, async (client) => {
    const told = await client.query(DISPATCH);
    const queued = rowsOf(Id, await client.query(QUEUE)).map(({ id }) => id);
    if (queued.length > 0) await addDeliveryJobs(client, queued);
    return told.rows.length + queued.length > 0;
  });

/** Has deliveries without a job, as after a restore, which brings no queue back, get one again. */
export async function repairJobs(postgres: Postgres): Promise<void> {
  await postgres.query(
    `UPDATE deliveries AS d SET is_queued = false
     WHERE state = 'waiting' AND is_queued
       AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'deliver:' || d.id)`,
  );
}
