import { z } from 'zod';
import { forgetDomains } from '../../domains/numbers.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { int8, maybeRow, oneRow, queryRows, rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { payloadRows } from './payload.ts';

const Domain = z.object({ no: z.number() });
const Last = z.object({ last: int8 });
const Waiting = z.object({ id: int8, payload: z.instanceof(Buffer) });

/** Adds the numbers of domains that what waits in the outbox cites: a row at a time, as each may have megabytes. */
async function addWaiting(postgres: Postgres, cited: Set<number>): Promise<void> {
  const { last } = oneRow(Last, await postgres.query('SELECT coalesce(max(id), 0) AS last FROM outbox'));
  for (let after = 0; ; ) {
    const next = await postgres.query(
      'SELECT id, payload FROM outbox WHERE id > $1 AND id <= $2 ORDER BY id LIMIT 1',
      [after, last],
    );
    const row = maybeRow(Waiting, next);
    if (row === null) return;
    // Rows of an older version have no numbers: their brand is rewritten with numbers of its own.
    for (const { 'citations.domain_no': nos = [] } of payloadRows(row.payload))
      for (const no of nos) cited.add(no);
    after = row.id;
  }
}

/** Of all brands and epochs: what a rewrite is just making anew has them in the epoch before, too. */
const STORED = `
SELECT DISTINCT arrayJoin(\`citations.domain_no\`) AS no FROM answers
UNION DISTINCT SELECT DISTINCT domain_no AS no FROM citations`;

async function addStored(clickhouse: ClickHouse, cited: Set<number>): Promise<void> {
  const rows = await queryRows(clickhouse, Domain, { sql: STORED, params: {} }, { seconds: 0 });
  for (const { no } of rows) cited.add(no);
}

/** The numbers of domains that any answer cites. The outbox first: what leaves it between the looks is in ClickHouse by then. */
async function citedNumbers({ postgres, clickhouse }: StoreClients): Promise<ReadonlySet<number>> {
  const cited = new Set<number>();
  await addWaiting(postgres, cited);
  await addStored(clickhouse, cited);
  return cited;
}

/** Forgets the domains that no answer of any brand cites any more; those that somebody is just about to cite stay. */
export async function forgetUncited(stores: StoreClients): Promise<void> {
  const known = rowsOf(Domain, await stores.postgres.query('SELECT no FROM cited_domains'));
  const cited = await citedNumbers(stores);
  const uncited = known.flatMap(({ no }) => (cited.has(no) ? [] : no));
  // Looked for once more while nobody can begin to cite them: most often these are few, and nobody's.
  if (uncited.length > 0) await forgetDomains(stores.postgres, uncited, () => citedNumbers(stores));
}
