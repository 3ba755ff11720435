import { domainToASCII } from 'node:url';

/**
 * A domain as citations hold it: lower case, punycode, without a port, a final dot and a leading "www." that stands
 * before a domain ("www.com" is one itself). Null for what cannot be the host of a URL.
 */
export function normalizeDomain(text: string): string | null {
  const host = domainToASCII(text.trim().toLowerCase().replace(/\.$/, '')).replace(/^www\.(?=[^.]+\.)/, '');
  return /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host) ? host : null;
}
