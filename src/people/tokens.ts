import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Unguessable secret: 256 random bits, 43 letters, digits, `-` and `_`. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** True for a text with the form of a token; others are not looked up. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** The SHA-256 of a token, the only form of it that is stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
