import { hash } from 'node:crypto';

/**
 * A UUID (version 8) from what makes an answer: its prompt, engine, country and when it is from, a time in
 * milliseconds or a date.
 */
export function answerId(promptId: string, engine: string, country: string, at: number | string): string {
  const digest = hash('sha256', `${promptId}/${engine}/${country}/${at}`, 'buffer');
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
