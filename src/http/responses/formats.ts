import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { quote, refusalOfFaults } from '../../shared/faults.ts';
import type { RowFormat, RowOutput, RowsAnswer } from '../../shared/row-output.ts';
import { Problem } from '../problems.ts';

/** Media types of rows, the default first. */
export const MEDIA_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
} as const satisfies Record<RowFormat, string>;

const FORMATS = Object.keys(MEDIA_TYPES) as RowFormat[];

/** Kind of a route's rows: pages of a list or a report, or of the change feed, whose rows hold others. */
export type RowsOf = 'pages' | 'changes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of rows that the route sends, where they may be files; by default pages. */
    readonly rows?: RowsOf;
  }
}

/** The formats that rows can be sent in: a line of CSV holds no rows of its own. */
export const OFFERED: Readonly<Record<RowsOf, readonly RowFormat[]>> = {
  pages: FORMATS,
  changes: ['json', 'ndjson', 'parquet'],
};

/** The headers that say what JSON has in "meta". */
export const ROW_HEADERS = {
  pages: ['X-Total-Count', 'X-Has-More', 'X-Data-Through'],
  changes: ['Link', 'X-Has-More', 'X-Next-Cursor', 'X-Complete-Through'],
} as const satisfies Record<RowsOf, readonly string[]>;

/** A text between separators outside of quotes. */
const between = (text: string, separator: ',' | ';'): string[] =>
  text.match(new RegExp(`(?:"[^"]*"|[^"${separator}])+`, 'g')) ?? [];

/** Parameters that hold for every response: UTF-8, and a header line in CSV (RFC 4180, section 3). */
const ALWAYS = /^(?:charset=|header="?present"?$)/i;
const NEVER = /^header="?absent"?$/i;

/**
 * An Accept header without the parameters of media types: nothing that is sent has any but those above. A form of a type
 * (`text/csv;version=1`) counts as the type where the header does not name that without parameters; where it is refused
 * (`q=0`), only the form is (RFC 9110, section 12.5.1).
 */
function withoutParameters(accept: string): string {
  const ranges = between(accept, ',').map((range) => {
    const [type = '', ...parts] = between(range, ';').map((part) => part.trim());
    const weight = parts.findIndex((part) => /^q=/i.test(part));
    const form = (weight < 0 ? parts : parts.slice(0, weight)).filter((part) => !ALWAYS.test(part));
    return { type: type.toLowerCase(), quality: parts[weight] ?? 'q=1', form };
  });
  const named = new Set(ranges.flatMap(({ type, form }) => (form.length === 0 ? type : [])));
  const countsAsType = ({ type, quality, form }: (typeof ranges)[number]) =>
    !named.has(type) && Number.parseFloat(quality.slice(2)) > 0 && !form.some((part) => NEVER.test(part));
  return ranges
    .filter((range) => range.form.length === 0 || countsAsType(range))
    .map(({ type, quality }) => `${type};${quality}`)
    .join();
}

/**
 * Chooses the format of a response: the one of the request's parameter, where its Accept header allows it;
 * without the parameter the one that the header prefers, JSON where there is no header or it takes anything.
 * @param offered formats that the rows can be sent in.
 * @throws Refusal `invalid_parameter` where the header excludes the format of the parameter, or a byte order
 * mark is requested in another format than CSV.
 * @throws Problem `not_acceptable` with the available formats.
 */
export function formatOf(
  request: FastifyRequest,
  { format: asked, bom }: RowOutput,
  offered: readonly RowFormat[] = FORMATS,
): RowFormat {
  const { accept: given = '' } = request.headers;
  // A list without items is ignored.
  const accept = /[^\s,]/.test(given) ? given : '*/*';
  const types = (asked === undefined ? offered : [asked]).map((one) => MEDIA_TYPES[one]);
  const wanted = new Negotiator({ headers: { accept: withoutParameters(accept) } }).mediaType(types);
  const format = FORMATS.find((one) => MEDIA_TYPES[one] === wanted);
  if (format && bom && format !== 'csv') {
    const message = `is only allowed with CSV (format=csv or Accept: ${MEDIA_TYPES.csv}), not with ${format}`;
    throw refusalOfFaults([{ code: 'invalid_parameter', parameter: 'bom', message }]);
  }
  if (format) return format;
  if (asked !== undefined) {
    const message = `is ${asked}, which the Accept header ${quote(accept)} does not allow; send one of both`;
    throw refusalOfFaults([{ code: 'invalid_parameter', parameter: 'format', message }]);
  }
  throw new Problem('not_acceptable', {
    detail: `Accept must allow one of ${types.join(', ')}, not ${JSON.stringify(request.headers.accept)}`,
  });
}

/** Sends rows: sets the headers of their format, and returns the body for Fastify to send. */
export function sendRows(
  reply: FastifyReply,
  format: RowFormat,
  { body, rowsSent, meta }: RowsAnswer,
): Buffer | Readable {
  const charset = format === 'parquet' ? '' : '; charset=utf-8';
  reply.type(MEDIA_TYPES[format] + charset);
  if (meta !== null) {
    const { total, hasMore, dataThrough = null } = meta;
    if (dataThrough !== null) reply.header('x-data-through', dataThrough);
    reply.header('x-total-count', total).header('x-has-more', String(hasMore));
  }
  reply.request.rowsSent = rowsSent;
  return body;
}
