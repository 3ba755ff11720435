import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { remembered } from '../text/remembered.ts';
import { nameKey } from './name-key.ts';

/** A registrable domain, and the key of the name that it spells. */
const spelledBy = remembered((host: string) => ({
  domain: getDomain(host),
  key: nameKey(getDomainWithoutSuffix(host) ?? ''),
}));

/** What stands in front of a URL's path. */
function hostOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('//') + 2);
  return end < 0 ? url : url.slice(0, end);
}

/** The registrable domains of URLs by the keys of the names that they spell. */
export function domainsOf(urls: readonly string[]): ReadonlyMap<string, string> {
  const domains = new Map<string, string>();
  for (const url of urls) {
    const { domain, key } = spelledBy(hostOf(url));
    if (domain === null || key === '') continue;
    if (!domains.has(key)) domains.set(key, domain);
    // "thenorthface.com": nameKey leaves out the article of "The North Face" only where it is a word.
    if (key.startsWith('the') && !domains.has(key.slice(3))) domains.set(key.slice(3), domain);
  }
  return domains;
}
