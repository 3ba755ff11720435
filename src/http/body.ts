import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

const STRINGS = /"(?:[^"\\]|\\.)*"/g;

/** Members of all objects in a JSON value. Not recursive: 64 KiB of brackets nest 65,536 deep. */
function countMembers(value: unknown): number {
  let members = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const parts = Object.values(one);
    if (!Array.isArray(one)) members += parts.length;
    for (const part of parts) open.push(part);
  }
  return members;
}

/** A body that cannot be looked at any further. `fault` follows its name. */
const unreadable = (fault: string) =>
  new Problem('invalid_body', {
    detail: `The request body ${fault}.`,
    errors: [{ parameter: 'body', message: fault }],
  });

/**
 * Reads a JSON text. Of two members with one name JSON.parse silently keeps the last; outside strings, a
 * JSON text has one colon per member, which tells that there were two.
 * @throws Problem `invalid_body`.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable('is not valid JSON');
  }
  if (countMembers(value) !== text.replace(STRINGS, '').split(':').length - 1) {
    throw unreadable('has two fields of the same name');
  }
  return value;
}

/** @throws Problem `unsupported_media_type` for JSON in another encoding than plain UTF-8. */
function requirePlainUtf8({ headers }: FastifyRequest): void {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const coding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || coding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported_media_type', { detail: 'Send the body as plain JSON in UTF-8.' });
  }
}

/** Accepts bodies of the media type application/json and no other. */
export function installBodyParser(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      requirePlainUtf8(request);
      if (body.length === 0) return undefined;
      let text: string;
      try {
        text = decoder.decode(body);
      } catch {
        throw unreadable('is not valid UTF-8');
      }
      return parseJson(text);
    },
  );
}
