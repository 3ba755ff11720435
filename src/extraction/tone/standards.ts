import type { Token } from './tokens.ts';

/** Words from a comparison to the name it is with, before and behind it, at most. */
const NEAR = 3;
const BEHIND = 1.7;
/** What a comparison says of the one that is beaten. */
const BEATEN = -1;

/** The names that something is compared with, by their tokens, and what the comparison says of them. */
export function standardsOf(tokens: readonly Token[]): Map<number, number> {
  const standards = new Map<number, number>();
  let than: Token | null = null;
  let name = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'than') than = token;
    else if (token.role === 'name') {
      if (than && token.word - than.lastWord <= NEAR) standards.set(index, than.weight > 0 ? BEATEN : 0);
      than = null;
      name = index;
    } else if (token.role === 'thanBehind' && token.word - (tokens[name]?.word ?? -NEAR) <= BEHIND) {
      standards.set(name, 0);
    }
  }
  return standards;
}

/**
 * Where words about the one that others are measured by begin: "A is better than B, which is slow", but not
 * "A is better than B, and cheaper".
 */
export function restAbout(tokens: readonly Token[], standard: number, to: number): number {
  for (let at = standard + 1; at < to; at += 1) {
    const { role, lastWord } = tokens[at] ?? { role: null, lastWord: 0 };
    if (role === 'turns') return at;
    if (role !== 'mark') continue;
    const next = tokens[at + 1];
    return next?.role === 'joins' && next.word - lastWord <= 1 ? to : at;
  }
  return to;
}
