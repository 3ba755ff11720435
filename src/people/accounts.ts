import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { hashPassword, isPassword, requirePassword } from './passwords.ts';
import { beginSession, endSessionsOf } from './sessions.ts';
import { countSignIn, forgiveSignIn } from './throttle.ts';

const Account = z.object({ id: z.string(), password_hash: z.string().nullable() });

export type Account = Readonly<z.output<typeof Account>>;

/** The account of an address, null where there is none. */
export async function findAccount(
  postgres: Postgres | PostgresClient,
  email: string,
): Promise<Account | null> {
  return maybeRow(
    Account,
    await postgres.query('SELECT id, password_hash FROM users WHERE email = $1', [email]),
  );
}

/**
 * Locks an account until the transaction ends.
 * @returns true where its password, or lack of one, is still the given one. Call it before rows of links are
 * touched, so that all transactions lock the user's row first and cannot deadlock.
 * @param lock `NO KEY UPDATE` for changing it.
 */
export async function holdPassword(
  client: PostgresClient,
  account: Account,
  lock: 'SHARE' | 'NO KEY UPDATE' = 'SHARE',
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM users WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR ${lock}`,
    [account.id, account.password_hash],
  );
  return rowCount === 1;
}

/**
 * Finds the account of an address and a password; every try is counted.
 * @param network see `countSignIn`.
 * @throws Refusal `sign_in_failed`, which does not reveal whether there is such an account;
 * `too_many_attempts`, `too_busy`.
 */
export async function identify(
  postgres: Postgres,
  { email, password }: { readonly email: string; readonly password: string },
  network: string,
): Promise<Account> {
  await countSignIn(postgres, email, network);
  const account = await findAccount(postgres, email);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (account === null || !isRight) throw new Refusal('sign_in_failed');
  await forgiveSignIn(postgres, email, network);
  return account;
}

/** Origin of a sign-in. */
export interface Visitor {
  readonly network: string;
  /** The token of the session that the browser has had. */
  readonly token: string | null;
}

/**
 * Signs in by address and password. @returns the token of a new session.
 * @throws Refusal as `identify`.
 */
export async function signIn(
  postgres: Postgres,
  credentials: { readonly email: string; readonly password: string },
  { network, token }: Visitor,
): Promise<string> {
  const account = await identify(postgres, credentials, network);
  return transaction(postgres, async (client) => {
    // The password may have changed since it was checked.
    if (!(await holdPassword(client, account))) throw new Refusal('sign_in_failed');
    return beginSession(client, account.id, token);
  });
}

/**
 * Sets a user's password, inside a transaction. It ends all of the user's sessions and every link into the
 * account, since a link requested earlier may be the reason for the change.
 * @param hash of `hashPassword`.
 */
export async function setPassword(client: PostgresClient, userId: string, hash: string): Promise<void> {
  await client.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, hash]);
  await client.query(
    "DELETE FROM links WHERE kind <> 'invitation' AND email = (SELECT email FROM users WHERE id = $1)",
    [userId],
  );
  await endSessionsOf(client, userId);
}

/**
 * Changes a person's own password; all their sessions end.
 * @returns the token of a new one.
 * @throws Refusal `sign_in_failed` where `password` is not the present one, `invalid_value` of the new one;
 * as `identify`.
 */
export async function changePassword(
  postgres: Postgres,
  email: string,
  { password, new_password }: { readonly password: string; readonly new_password: string },
  network: string,
): Promise<string> {
  requirePassword('new_password', new_password);
  const account = await identify(postgres, { email, password }, network);
  const hash = await hashPassword(new_password);
  return transaction(postgres, async (client) => {
    if (!(await holdPassword(client, account, 'NO KEY UPDATE'))) throw new Refusal('sign_in_failed');
    await setPassword(client, account.id, hash);
    return beginSession(client, account.id, null);
  });
}
