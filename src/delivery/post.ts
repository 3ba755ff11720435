import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import { type AddressRules, allowedAddresses, hostOf, PrivateAddress } from '../webhooks/address.ts';

/** Milliseconds from the look-up of the host to the status of the response. */
const TIMEOUT_MS = 15_000;

/** Retry-After that is honoured, in milliseconds. */
const LONGEST_RETRY_AFTER = 24 * 3_600_000;

/** Outcome of an attempt: accepted where `fault` is null. */
export interface Posted {
  readonly status: number | null;
  /** A word for programs, and a line for people. */
  readonly fault: string | null;
  readonly reason: string | null;
  /** Milliseconds for which the receiver asked to be left alone. */
  readonly retryAfter: number;
  readonly milliseconds: number;
}

export interface PostOptions {
  readonly rules: AddressRules;
  readonly timeout?: number;
}

/** Gives a connection the addresses that were checked, whatever the name leads to by now. */
const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, address, family);
  };

/** Reads Retry-After: seconds or a date, in milliseconds; 0 where there is none. */
export function retryAfterOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const text = header.trim();
  const pause = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? 0 : Math.min(LONGEST_RETRY_AFTER, Math.max(0, pause));
}

const FAULTS: Readonly<Record<string, readonly [fault: string, reason: string]>> = {
  ECONNREFUSED: ['refused', 'the connection was refused'],
  ECONNRESET: ['closed', 'the connection was closed before a response'],
  EPIPE: ['closed', 'the connection was closed before a response'],
  ENOTFOUND: ['unresolved', 'the host was not found'],
  EAI_AGAIN: ['unresolved', 'the host could not be looked up'],
  EHOSTUNREACH: ['unreachable', 'the host cannot be reached'],
  ENETUNREACH: ['unreachable', 'the host cannot be reached'],
  ETIMEDOUT: ['timeout', 'the receiver did not answer in time'],
};

/** A fault in words; nothing of the error's own text, which may name addresses. */
function faultOf(error: NodeJS.ErrnoException, timedOut: boolean): readonly [string, string] {
  if (timedOut) return ['timeout', 'the receiver did not answer in 15 s'];
  if (error instanceof PrivateAddress) {
    return ['private_address', 'the host leads to an address of a private network'];
  }
  const code = error.code ?? '';
  const known = FAULTS[code];
  if (known) return known;
  if (/CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code)) return ['certificate', 'the certificate is not valid'];
  if (code.startsWith('HPE_')) return ['malformed', 'the response is not HTTP'];
  return ['failed', 'the connection failed'];
}

function statusFault(status: number): readonly [string | null, string | null] {
  if (status >= 200 && status < 300) return [null, null];
  if (status >= 300 && status < 400) return ['redirect', `a redirect (${status}) is not followed`];
  return ['status', `the receiver answered ${status}`];
}

const request = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        // A connection of its own: one that is kept would outlive the check of its address.
        agent: false,
        lookup: lookupOf(addresses),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `answer-visibility/${manifest.version}`,
        },
        signal,
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });

/**
 * Sends a message to a receiver: one attempt, without redirects, to an address that was checked just before. Of the
 * response only status and Retry-After are read. Never throws for what the receiver does.
 */
export async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { rules, timeout = TIMEOUT_MS }: PostOptions,
): Promise<Posted> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const signal = AbortSignal.timeout(timeout);
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody waits for it any more once the request has ended.
  timedOut.catch(() => {});
  try {
    const addresses = await Promise.race([allowedAddresses(hostOf(url), rules), timedOut]);
    const response = await request(url, headers, body, addresses, signal);
    const status = response.statusCode ?? 0;
    const retryAfter = retryAfterOf(response.headers['retry-after'], Date.now());
    // The status is what counts: a body without end is not waited for.
    response.on('error', () => {});
    response.destroy();
    const [fault, reason] = statusFault(status);
    return { status, fault, reason, retryAfter, milliseconds: took() };
  } catch (error) {
    const [fault, reason] = faultOf(error as NodeJS.ErrnoException, signal.aborted);
    return { status: null, fault, reason, retryAfter: 0, milliseconds: took() };
  }
}
