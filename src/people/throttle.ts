import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';

/** Number of tries at once, and seconds after which one more is allowed. */
interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

/** Tries of one account from one network: 10 at once, then one a minute; 1,450 on the first day. */
const OF_PAIR: Allowance = { tries: 10, seconds: 60 };
/**
 * Tries of one account from all networks together: 100 at once, then two a minute; 2,980 on the first day,
 * however many networks an attacker has. It is more than one network may try, so that nobody can lock others
 * out from one.
 */
const OF_ACCOUNT: Allowance = { tries: 100, seconds: 30 };
/** Tries from one network, which may be an office. */
const OF_NETWORK: Allowance = { tries: 50, seconds: 10 };

const Tried = z.object({ allowed: z.boolean(), retry: z.number() });

// One statement, so that concurrent tries see each other in every process. After Retry-After a try is
// allowed, however many were refused, since refused ones are not counted. If the clock was set back, nothing
// is forgiven for the repeated time, and nothing is added.
const TRY = `
INSERT INTO sign_in_tries AS t (subject, tries, at, allowed) VALUES ($1, 1, clock_timestamp(), true)
ON CONFLICT (subject) DO UPDATE SET (tries, at, allowed) = (
  SELECT CASE WHEN counted + 1 <= $2 THEN counted + 1 ELSE counted END, clock_timestamp(), counted + 1 <= $2
  FROM (SELECT greatest(0, t.tries - greatest(0, extract(epoch FROM clock_timestamp() - t.at)) / $3) AS counted) AS now
)
RETURNING allowed, greatest(1, ceil((tries + 1 - $2) * $3))::int AS retry`;

const ofAccount = (email: string) => `account ${email}`;
// An address has no spaces.
const ofPair = (email: string, network: string) => `${ofAccount(email)} from ${network}`;
const ofNetwork = (network: string) => `network ${network}`;

async function countTry(postgres: Postgres, subject: string, { tries, seconds }: Allowance): Promise<void> {
  const { allowed, retry } = oneRow(Tried, await postgres.query(TRY, [subject, tries, seconds]));
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter: retry });
}

/**
 * Counts a request of an unknown sender before anything is looked up, so that concurrent requests cannot
 * outrun the limit.
 * @param network the address, or the part of it that one owner has entirely.
 * @throws Refusal `too_many_attempts` with the seconds until the next try is allowed.
 */
export const countStranger = (postgres: Postgres, network: string): Promise<void> =>
  countTry(postgres, ofNetwork(network), OF_NETWORK);

/**
 * Counts a try to sign in, as `countStranger`. The network comes first and the account last, so that a
 * refused network costs the tried accounts nothing.
 * @param network the address, or the part of it that one owner has entirely.
 * @throws Refusal `too_many_attempts` with the seconds until the next try is allowed.
 */
export async function countSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await countStranger(postgres, network);
  await countTry(postgres, ofPair(email, network), OF_PAIR);
  await countTry(postgres, ofAccount(email), OF_ACCOUNT);
}

/**
 * Forgives the tries of somebody who has signed in: all of the account from this network, and this one of
 * others.
 */
export async function forgiveSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await postgres.query(
    `UPDATE sign_in_tries SET tries = CASE WHEN subject = $1 THEN 0 ELSE greatest(0, tries - 1) END
     WHERE subject IN ($1, $2, $3)`,
    [ofPair(email, network), ofAccount(email), ofNetwork(network)],
  );
}

const OF_EMAIL = 'subject = $1 OR starts_with(subject, $2)';
const ofEmail = (email: string) => [ofAccount(email), ofPair(email, '')];

/** Forgives all tries of an account, from every network, inside a transaction. */
export async function forgiveAccount(client: PostgresClient, email: string): Promise<void> {
  await client.query(`UPDATE sign_in_tries SET tries = 0 WHERE ${OF_EMAIL}`, ofEmail(email));
}

/** Removes the counted tries of an address, inside a transaction. */
export async function forgetTries(client: PostgresClient, email: string): Promise<void> {
  await client.query(`DELETE FROM sign_in_tries WHERE ${OF_EMAIL}`, ofEmail(email));
}
