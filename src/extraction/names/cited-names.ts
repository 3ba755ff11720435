import { folded } from '../text/characters.ts';

const HOST = /https?:\/\/(?:www\.)?([a-z0-9\u00a1-\uffff-]+(?:\.[a-z0-9\u00a1-\uffff-]+)*)/gi;
/** Most addresses that are looked at. */
const MOST = 500;

/** Names that the hosts of an answer's links and sources spell: "zoho" of `https://www.zoho.com/desk`. */
export function citedNames(text: string, sources: readonly { readonly url: string }[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (host: string) => {
    const labels = host.toLowerCase().split('.');
    for (const label of labels.slice(0, -1))
      if (label.length > 3) names.add(folded(label.replaceAll('-', '')));
  };
  let count = 0;
  for (const { 1: host = '' } of text.matchAll(HOST)) {
    if (++count > MOST) break;
    add(host);
  }
  for (const { url } of sources.slice(0, MOST)) for (const { 1: host = '' } of url.matchAll(HOST)) add(host);
  return names;
}
