import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';

/** How many tries may come at once, and after how many seconds one of them is forgiven. */
interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

/** 10 passwords of an account from a network at once, then one a minute: 1,450 on the first day. */
const OF_PAIR: Allowance = { tries: 10, seconds: 60 };
/**
 * From all networks together 100 at once, then two a minute: 2,980 on the first day, whatever somebody has of networks.
 * More than one network may try, so that nobody locks others out from one.
 */
const OF_ACCOUNT: Allowance = { tries: 100, seconds: 30 };
/** From a network, behind which there may be an office. */
const OF_NETWORK: Allowance = { tries: 50, seconds: 10 };

const Tried = z.object({ allowed: z.boolean(), retry: z.number() });

// One statement, so that tries that come at once see each other, in every process. Who waits for Retry-After is let
// through, however often it has tried: what is refused is not counted. Where the clock was set back nothing is forgiven
// for the time that it goes through again, and nothing is added.
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
 * Counts what somebody who is not known asks for, before anything is looked at: those that come at once cannot outrun it.
 * @param network the address, or what of it whoever has it has all of.
 * @throws Refusal `too_many_attempts` with the seconds after which another one is let through.
 */
export const countStranger = (postgres: Postgres, network: string): Promise<void> =>
  countTry(postgres, ofNetwork(network), OF_NETWORK);

/**
 * Counts a try to sign in, as `countStranger`. The network first and the account last, so that one that is refused costs
 * the accounts it goes through nothing.
 * @param network the address, or what of it whoever has it has all of.
 * @throws Refusal `too_many_attempts` with the seconds after which another one is let through.
 */
export async function countSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await countStranger(postgres, network);
  await countTry(postgres, ofPair(email, network), OF_PAIR);
  await countTry(postgres, ofAccount(email), OF_ACCOUNT);
}

/** Forgives the tries of somebody who has signed in: all of theirs from here, of others this one. */
export async function forgiveSignIn(postgres: Postgres, email: string, network: string): Promise<void> {
  await postgres.query(
    `UPDATE sign_in_tries SET tries = CASE WHEN subject = $1 THEN 0 ELSE greatest(0, tries - 1) END
     WHERE subject IN ($1, $2, $3)`,
    [ofPair(email, network), ofAccount(email), ofNetwork(network)],
  );
}

const OF_EMAIL = 'subject = $1 OR starts_with(subject, $2)';
const ofEmail = (email: string) => [ofAccount(email), ofPair(email, '')];

/** Forgives all tries of an account, from wherever they came, inside a transaction. */
export async function forgiveAccount(client: PostgresClient, email: string): Promise<void> {
  await client.query(`UPDATE sign_in_tries SET tries = 0 WHERE ${OF_EMAIL}`, ofEmail(email));
}

/** Removes what is kept of the tries of an address, inside a transaction. */
export async function forgetTries(client: PostgresClient, email: string): Promise<void> {
  await client.query(`DELETE FROM sign_in_tries WHERE ${OF_EMAIL}`, ofEmail(email));
}
