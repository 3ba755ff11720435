import { isSource } from '../shared/cited-url.ts';
import { normalizeDomain } from '../shared/domains.ts';
import type { Source } from './engine.ts';

const GOOGLE = 'https://vertexaisearch.cloud.google.com';
const PATH = '/grounding-api-redirect/';

/** For all links of an answer together. */
const TIMEOUT_MS = 5_000;

/** Number of links resolved at the same time. */
const AT_ONCE = 16;

/** Target of a Google redirect link. Only Google is contacted, and its redirect is read, never followed. */
async function locationOf(link: string, origin: string, signal: AbortSignal): Promise<string | null> {
  const address = `${origin.replace(/\/+$/, '')}${link.slice(GOOGLE.length)}`;
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(address, { method, redirect: 'manual', signal });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (location !== null && isSource(location)) return location;
  }
  return null;
}

/** Google titles a source with its domain. */
const homeOf = ({ title }: Source): string | null => {
  const domain = title.includes('.') ? normalizeDomain(title) : null;
  return domain === null ? null : `https://${domain}/`;
};

/**
 * Sources with Google's redirect links resolved to their pages: those links hide the page and expire after
 * some days. A link that cannot be resolved becomes the home page of its title's domain, or stays where the
 * title is none; so do those that are not resolved within 5 s for all of them. Never rejects, since the
 * answer is paid already.
 *
 * The pages themselves are never requested, so no address in an answer can make this service call it.
 */
export async function targetsOf(
  sources: readonly Source[],
  signal: AbortSignal,
  origin: string = GOOGLE,
): Promise<Source[]> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const resolved: Source[] = [];
  const left = sources.entries();
  const resolveNext = async () => {
    for (const [place, source] of left) {
      resolved[place] = source;
      if (!source.url.startsWith(`${GOOGLE}${PATH}`)) continue;
      const target = await locationOf(source.url, origin, bounded).catch(() => null);
      resolved[place] = { ...source, url: target ?? homeOf(source) ?? source.url };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, resolveNext));
  return resolved;
}
