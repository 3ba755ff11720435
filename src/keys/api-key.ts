import { hash, randomInt } from 'node:crypto';

const PREFIX = 'avk_';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const RANDOM_LENGTH = 34;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[A-Za-z0-9]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** Six letters and digits (35.7 bits) of the SHA-256 of everything before them. */
function checksumOf(body: string): string {
  let number = hash('sha256', body, 'buffer').readBigUInt64BE();
  let checksum = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    checksum += ALPHABET[Number(number % BigInt(ALPHABET.length))];
    number /= BigInt(ALPHABET.length);
  }
  return checksum;
}

/** A new API key: `avk_`, 34 random letters and digits (202 bits), 6 of checksum. */
export function generateKey(): string {
  let body = PREFIX;
  for (let i = 0; i < RANDOM_LENGTH; i++) body += ALPHABET[randomInt(ALPHABET.length)];
  return body + checksumOf(body);
}

/**
 * True for a text with the form of a key and the right checksum. It catches typing errors and made-up keys
 * without a database query.
 */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH));
}

/**
 * SHA-256 of a key, the only form of it that is stored. Keys are looked up by this hash through an index, so
 * the time of a look-up reveals nothing about how much of a key was right.
 */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** Characters of a key that may be shown later: its first 8 and last 4. */
export function shownCharacters(key: string): { first: string; last: string } {
  return { first: key.slice(0, 8), last: key.slice(-4) };
}
