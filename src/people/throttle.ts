import { z } from 'zod';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { Refusal } from '../words/refusal.ts';

/** How many tries may come at once, and after how many seconds one of them is forgiven. */
interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

/** 10 passwords of an account at once, then one a minute: 1,450 on the first day. */
const OF_ACCOUNT: Allowance = { tries: 10, seconds: 60 };
/** From a network, behind which there may be an office. */
const OF_NETWORK: Allowance = { tries: 50, seconds: 10 };

const Tried = z.object({ allowed: z.boolean(), retry: z.number() });

// One statement, so that tries that come at once see each other, in every process. Who waits for Retry-After is let
// through, however often it has tried: what is refused is not counted.
const TRY = `
INSERT INTO sign_in_tries AS t (subject, tries, at, allowed) VALUES ($1, 1, clock_timestamp(), true)
ON CONFLICT (subject) DO UPDATE SET (tries, at, allowed) = (
  SELECT CASE WHEN counted + 1 <= $2 THEN counted + 1 ELSE counted END, clock_timestamp(), counted + 1 <= $2
  FROM (SELECT greatest(0, t.tries - extract(epoch FROM clock_timestamp() - t.at) / $3) AS counted) AS now
)
RETURNING allowed, greatest(1, ceil((tries + 1 - $2) * $3))::int AS retry`;

const ofAccount = (email: string) => `account ${email}`;
const ofNetwork = (network: string) => `network ${network}`;

async function countTry(postgres: Postgres, subject: string, { tries, seconds }: Allowance): Promise<void> {
  const { allowed, retry } = oneRow(Tried, await postgres.query(TRY, [subject, tries, seconds]));
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter: retry });
}

/**
 * Counts a try to sign in, before anything is looked at: those that come at once cannot outrun it. The network first,
 * so that one that is refused costs the accounts it goes through nothing.
 * @param network the address, or what of it whoever has it has all of.
 * @throws Refusal `too_many_attempts` with the seconds after which another one is let through.
 */
export async function countSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await countTry(postgres, ofNetwork(network), OF_NETWORK);
  await countTry(postgres, ofAccount(email), OF_ACCOUNT);
}

/** Forgives the tries of somebody who has signed in: of the account all, of the network this one. */
export async function forgiveSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await postgres.query(
    `UPDATE sign_in_tries SET tries = CASE WHEN subject = $1 THEN 0 ELSE greatest(0, tries - 1) END
     WHERE subject IN ($1, $2)`,
    [ofAccount(email), ofNetwork(network)],
  );
}
