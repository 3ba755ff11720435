import type { PostgresClient } from '../stores/postgres.ts';
import type { EventData, EventType } from './event-types.ts';

export interface RecordOptions {
  /** Name of the occasion: of an occasion only the first event of a type is kept. */
  readonly once?: string;
}

/**
 * Writes an event of a brand, in the transaction of what it tells. Its sequence is given when that commits
 * (postgres/0070_events.sql). Nothing is written for a brand that is gone.
 */
export async function recordEvent<T extends EventType>(
  client: Pick<PostgresClient, 'query'>,
  { brandId }: { readonly brandId: string },
  type: T,
  data: EventData<T>,
  { once }: RecordOptions = {},
): Promise<void> {
  await client.query(
    `INSERT INTO events (brand_id, type, data, once) SELECT id, $2, $3, $4 FROM brands WHERE id = $1
     ON CONFLICT (brand_id, type, once) WHERE once IS NOT NULL DO NOTHING`,
    [brandId, type, JSON.stringify(data), once ?? null],
  );
}
