import { randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Standard Webhooks allows 24 to 64. */
const SECRET_BYTES = 32;

/** A new secret, as Standard Webhooks 1.0.0 writes it. */
export const generateSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The key of a secret. */
export const keyOfSecret = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');
