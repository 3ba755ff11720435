import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../../shared/json.ts';
import { Problem } from '../problems.ts';

/** Problem of a body that cannot be parsed. `fault` follows its name. */
const unreadable = (fault: string) =>
  new Problem('invalid_body', {
    detail: `The request body ${fault}.`,
    errors: [{ parameter: 'body', message: fault }],
  });

/**
 * Reads a JSON text without two fields of one name in an object.
 * @throws Problem `invalid_body`.
 */
function parseJson(text: string): unknown {
  const read = readJson(text);
  if ('value' in read) return read.value;
  if (read.fault === 'repeated') throw unreadable('has two fields of the same name');
  throw unreadable(`is not valid JSON ${read.place}`.trimEnd());
}

/** @throws Problem `unsupported_media_type` for JSON in another encoding than plain UTF-8. */
function requirePlainUtf8({ headers }: FastifyRequest): void {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const coding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || coding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported_media_type', {
      detail: 'Send the body as plain JSON in UTF-8, without Content-Encoding.',
    });
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
