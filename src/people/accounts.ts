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
 * Whether an account has this password still, or still none, which then stays until the transaction ends. Called before
 * rows of links are touched, so that all who do both wait for the user's row, and not for each other.
 * @param lock `NO KEY UPDATE` for whoever changes it.
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
 * Tells whose address and password these are; every try is counted.
 * @param network see `countSignIn`.
 * @throws Refusal `sign_in_failed`, which tells nothing of whether there is such an account; `too_many_attempts`,
 *   `too_busy`.
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

/** Where somebody comes from who signs in. */
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
    // It may have been changed since it was looked at.
    if (!(await holdPassword(client, account))) throw new Refusal('sign_in_failed');
    return beginSession(client, account.id, token);
  });
}

/**
 * Gives a user a password, inside a transaction; all of the user's sessions end, and every link that would let whoever
 * has it into the account: one that was asked for before may be why it is changed. @param hash of `hashPassword`.
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
 * Changes somebody's own password; all their sessions end. @returns the token of a new one.
 * @throws Refusal `sign_in_failed` where `password` is not the one of now, `invalid_value` of the new one; as `identify`.
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
