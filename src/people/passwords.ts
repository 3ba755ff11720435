import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalid, Refusal } from '../shared/refusal.ts';
import { KeyedQueue } from '../stores/keyed-queue.ts';

const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;

/**
 * One of OWASP's choices for argon2id (19 MiB, two passes, one lane): 64 ms of processor time on a busy machine.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Passwords hashed at once: each takes a core, and the responses of the API need the others. */
const AT_ONCE = 2;
/** Maximum number of waiting ones, for a second or two. */
const MAX_WAITING = 100;

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

const lanes = new KeyedQueue();
let nextLane = 0;
let waiting = 0;

/** @throws Refusal `too_busy` where too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) throw new Refusal('too_busy');
  waiting += 1;
  nextLane = (nextLane + 1) % AT_ONCE;
  try {
    return await lanes.take(String(nextLane), work);
  } finally {
    waiting -= 1;
  }
}

/**
 * Normalization makes the same password typed on another keyboard equal; the further steps of RFC 8265 are
 * left out.
 */
const messageOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const tagOf = (password: string, salt: Buffer, cost: typeof COST | Record<keyof typeof COST, number>) =>
  inTurn(() =>
    derive('argon2id', { message: messageOf(password), nonce: salt, tagLength: TAG_BYTES, ...cost }),
  );

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** @throws Refusal `invalid_value` of the field for a password of another length than 12 to 200 characters. */
export function requirePassword(field: string, password: string): void {
  const characters = [...password].length;
  if (characters >= MIN_PASSWORD && characters <= MAX_PASSWORD) return;
  throw invalid(field, `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`);
}

/** Stored form of a password: its argon2id hash with its parameters, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Hash for accounts that do not exist or have no password: no password matches it. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(TAG_BYTES))}`;

/**
 * True where a password matches a stored hash. It takes as long where there is none, so that its time does
 * not reveal who has an account.
 * @throws Refusal `too_busy`.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = ENCODED.exec(stored ?? NOBODYS) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await tagOf(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(tag, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
