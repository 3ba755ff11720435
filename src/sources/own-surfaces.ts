import { lazily } from '../shared/lazily.ts';
import { readTsv } from '../shared/tsv.ts';

/** Paths by host, by engine; an empty path is all of the host. */
const surfaces = lazily(() => {
  const engines = new Map<string, Map<string, string[]>>();
  for (const [names = '', host = '', path = ''] of readTsv(new URL('own-surfaces.tsv', import.meta.url))) {
    for (const engine of names.split(',')) {
      const hosts = engines.get(engine) ?? new Map<string, string[]>();
      engines.set(engine, hosts.set(host, [...(hosts.get(host) ?? []), path]));
    }
  }
  return engines;
});

/** Country part of the hosts of one service: ".de", ".co.uk", ".com.br". */
const ENDING = /(?:\.com?)?\.[a-z]{2,3}$/;

/**
 * True for a page of the engine's own: its search, viewer, maps and chats.
 * @param url as `cleanUrl` gives it.
 * @param domain of the url.
 */
export function isOwnSurface(engine: string, url: string, domain: string): boolean {
  const hosts = surfaces().get(engine);
  const paths = hosts?.get(domain) ?? hosts?.get(domain.replace(ENDING, '.*'));
  if (paths === undefined) return false;
  const pathname = URL.parse(url)?.pathname.toLowerCase() ?? '/';
  return paths.some(
    (path) => path === '' || pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  );
}
