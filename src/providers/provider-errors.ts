import { z } from 'zod';
import { escapePattern } from '../shared/escape-pattern.ts';
import { lazily } from '../shared/lazily.ts';
import { readTsv } from '../shared/tsv.ts';
import { EngineFault, type EngineFaultKind } from './faults.ts';
import { listShape } from './shape.ts';

const word = z.string().nullish().catch(null);

const detail = z.object({
  reason: word,
  retryDelay: word,
  violations: listShape(z.object({ quotaId: z.string() }))
    .nullish()
    .catch(null),
});

/** SerpApi sends a text, the others an object; Google adds details with a reason, a delay and the quotas that are used up. */
const body = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string().optional(),
      type: z.string().nullish().catch(null),
      code: z.unknown().optional(),
      details: listShape(detail).optional().catch(undefined),
    }),
  ]),
});

interface ProviderError {
  readonly message: string;
  /** Words for machines: OpenAI's code, Anthropic's type, Google's reason. */
  readonly codes: readonly string[];
  /** Google's names of the quotas that are used up. */
  readonly quotas: readonly string[];
  readonly retryDelayMs: number | undefined;
}

function errorOf(text: string): ProviderError {
  const nothing = { message: '', codes: [], quotas: [], retryDelayMs: undefined };
  try {
    const { error } = body.parse(JSON.parse(text));
    if (typeof error === 'string') return { ...nothing, message: error };
    const details = error.details ?? [];
    const delay = details.flatMap(({ retryDelay }) => retryDelay?.match(/^(\d+(?:\.\d+)?)s$/)?.[1] ?? [])[0];
    return {
      message: error.message ?? '',
      codes: [error.type, error.code, ...details.map(({ reason }) => reason)].flatMap((code) =>
        typeof code === 'string' ? [code] : [],
      ),
      quotas: details.flatMap(({ violations }) => violations?.map(({ quotaId }) => quotaId) ?? []),
      retryDelayMs: delay === undefined ? undefined : Math.ceil(Number(delay) * 1000),
    };
  } catch {
    return nothing;
  }
}

/** A date of a header (RFC 9110, 5.6.7) in milliseconds since 1970; NaN where it is none. */
const dateOf = (value: string): number => (/[a-z]/i.test(value) ? Date.parse(value) : Number.NaN);

/**
 * Retry-After header in milliseconds: seconds, or a date (RFC 9110, 10.2.3) relative to the provider's clock
 * where it sends one; undefined for neither. A date that has passed is 0.
 */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const [at, sent] = [dateOf(value), dateOf(headers.get('date') ?? '')];
  return Number.isNaN(at) ? undefined : Math.max(0, at - (Number.isNaN(sent) ? Date.now() : sent));
}

const usedUp = lazily(() => {
  const phrases = readTsv(new URL('quotas.tsv', import.meta.url)).map(([words = '']) => words);
  const anyOf = phrases.map(escapePattern).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf})(?!\.?[\p{L}\p{N}])`, 'u');
});

/** Words and codes as the phrases are written: "GenerateRequestsPerDay" and "insufficient_quota" as words. */
const asWords = (text: string) =>
  text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[_\s]+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();

const BAD_KEY = /API_KEY_INVALID|API key not valid/;

function faultOf(status: number, { message, codes, quotas }: ProviderError): EngineFaultKind {
  const said = [message, ...codes].join(' ');
  // SerpApi, OpenAI and Google send 429, Anthropic 400 for an account without credit or quota, where waiting
  // does not help.
  const isUsedUp = status < 500 && usedUp().test(asWords([said, ...quotas].join(' ')));
  if (status === 402 || isUsedUp) return 'quota_exhausted';
  // Google answers 400 for a key it does not know.
  if (status === 401 || status === 403 || BAD_KEY.test(said)) return 'key_rejected';
  if (status === 429) return 'rate_limited';
  if (status >= 500 || status === 408 || status === 425) return 'unavailable';
  return 'request_rejected';
}

/** Fault for a response other than 2xx; for a rejected key it carries the name of its setting. */
export function providerRefusal(response: Response, text: string, setting: string): EngineFault {
  const error = errorOf(text);
  const fault = faultOf(response.status, error);
  const wait = retryAfterMs(response.headers) ?? error.retryDelayMs;
  // Providers' messages about a key repeat parts of it.
  const told = fault === 'key_rejected' ? `see ${setting}` : error.message;
  const quotas = fault === 'quota_exhausted' ? [...new Set(error.quotas)].join(', ') : '';
  const detail = quotas === '' ? told : `${told} (${quotas})`;
  return new EngineFault(fault, `${response.status} ${detail}`, wait);
}
