import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { quote } from '../shared/faults.ts';
import { invalid } from '../shared/refusal.ts';

/** Looks up all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(dnsLookup);

/** Looks a host up as this machine does. */
export const resolveHost: Resolve = (host) => lookupAll(host, { all: true });

/** Addresses that webhooks may have. */
export interface AddressRules {
  /** True where also addresses of private networks, and http, are allowed. */
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

export const PUBLIC_ONLY: AddressRules = { allowPrivate: false, resolve: resolveHost };

const MAX_URL = 2_000;

/**
 * True for an address of the public internet. Loopback, private, link-local, carrier-grade NAT, multicast and reserved
 * ranges are none, nor are IPv6 addresses that stand for an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** The host of an address as it is looked up: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** A host has an address that must not be connected to. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is an address of a private network`);
  }
}

/**
 * Resolves a host to the addresses that may be connected to. The caller connects to one of these, so that another look-up
 * cannot lead elsewhere.
 * @throws PrivateAddress where one of them must not be connected to; Error where there are none.
 */
export async function allowedAddresses(
  host: string,
  { allowPrivate, resolve }: AddressRules,
): Promise<readonly LookupAddress[]> {
  const found: readonly LookupAddress[] = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(host);
  if (found.length === 0) throw new Error(`${host} has no address`);
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress(host);
  return found;
}

/**
 * Checks the address of a webhook before it is stored.
 * @returns the address in its usual form.
 * @throws Refusal `invalid_value`.
 */
export async function requireAddress(text: string, rules: AddressRules): Promise<URL> {
  const refuse = (must: string) => invalid('url', `${must}, not ${quote(text.slice(0, 200))}`);
  const schemes = rules.allowPrivate ? ['https:', 'http:'] : ['https:'];
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !schemes.includes(url.protocol)) {
    throw refuse(`must be an ${schemes.map((scheme) => `${scheme}//`).join(' or ')} address`);
  }
  if (url.href.length > MAX_URL) throw refuse(`must have at most ${MAX_URL} characters`);
  if (url.username !== '' || url.password !== '')
    throw refuse('must be an address without user and password');
  url.hash = '';
  try {
    await allowedAddresses(hostOf(url), rules);
  } catch (error) {
    if (error instanceof PrivateAddress) throw refuse('must be an address of the public internet');
    // Without a network, as in a closed test system, names cannot be looked up; a wrong one shows with the first attempt.
    if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND') {
      throw refuse('must be an address whose host can be found');
    }
  }
  return url;
}
