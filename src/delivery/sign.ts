import { createHmac } from 'node:crypto';
import { keyOfSecret } from '../webhooks/secret.ts';

/** A message as it is sent: the same id each time, the time of the attempt in whole seconds since 1970, and the body. */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

const signature = (secret: string, { id, timestamp, body }: SignedMessage): string =>
  `v1,${createHmac('sha256', keyOfSecret(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** Headers of a message as Standard Webhooks 1.0.0 has them, with a signature for each secret. */
export const signedHeaders = (message: SignedMessage, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
});
