import { nameKey } from '../names/name-key.ts';
import { matchesIn } from '../text/matches.ts';
import type { WordUses } from '../text/word-uses.ts';
import { ANDS } from './joints.ts';
import type { NameForm } from './name-signs.ts';

/* Names of one company or thing that have an "and" in them. */

/** Companies whose own names are joined, as common knowledge has it. */
const KNOWN = new Set(
  `bimba y lola, dolce e gabbana, dolce & gabbana, marks & spencer, villeroy & boch, peek & cloppenburg, riese & müller, bang & olufsen, bowers & wilkins,
  crate & barrel, barnes & noble, black & decker, smith & wesson, procter & gamble, johnson & johnson, ben & jerry's, rag & bone, bath & body works, ernst & young,
  abercrombie & fitch, scotch & soda, jack & jones, tuft & needle, fisher & paykel, holland & barrett, arm & hammer, pierre & vacances`
    .split(',')
    .map((name) => nameKey(name)),
);

/** Whether a head is the name of a company that is known to have a joint in it. */
export const isKnownCompound = (head: string): boolean => KNOWN.has(nameKey(head));

/** What is joined to a name and is no other: how much of what, or what a house has besides. */
const NO_OTHER =
  /^\s*(?:\d[\d.,]*\s?(?:%|\p{Ll})|(?:spa|ski|sons?|co|company|partners?|associates|friends|more|beyond|bar|grill|kitchen|suites|resort|residences|restaurant|söhne|sohn|fils|figli|hijos)[.*_]*\s*$)/iu;

/** "Retinol + 2% Bakuchiol" is one thing, "Hotel & Spa" another: whether a part behind the first is no name of another. */
export const hasNoOther = (parts: readonly string[]): boolean =>
  parts.slice(1).some((part) => NO_OTHER.test(part));

const PAIR = new RegExp(String.raw`([\p{L}\p{N}.'’-]+)\s(${ANDS})\s([\p{L}\p{N}.'’-]+)`, 'gu');
const pairs = new WeakMap<WordUses, ReadonlyMap<string, number>>();

/** How often a text has each pair of words with a word for "and" between them, in small letters. */
function pairsIn(text: string, uses: WordUses): ReadonlyMap<string, number> {
  const before = pairs.get(uses);
  if (before) return before;
  const found = new Map<string, number>();
  for (const [, left = '', joint = '', right = ''] of matchesIn(text, PAIR)) {
    const key = `${left} ${joint} ${right}`.toLowerCase();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  pairs.set(uses, found);
  return found;
}

/** How often words begin with a capital of which each is the first of a name: the rarest. */
function leastUsed(names: readonly NameForm[], { capitals }: WordUses): number {
  return Math.min(...names.map(({ words }) => capitals.get((words[0] ?? '').toLowerCase()) ?? 0));
}

/**
 * "Bang & Olufsen": whether names that a joint joins again and again are one. One is written alike, and two may be joined
 * otherwise, or one of them stands without the other, too.
 */
export function standTogether(
  text: string,
  names: readonly NameForm[],
  joint: string,
  uses: WordUses,
): boolean {
  const least = leastUsed(names, uses);
  if (least < 2) return false;
  const [one, other] = names;
  const key = `${one?.words.at(-1) ?? ''} ${joint} ${other?.words[0] ?? ''}`.toLowerCase();
  return least <= (pairsIn(text, uses).get(key) ?? 0);
}

/** Whether a text has each part of a head elsewhere without the others. */
function standApart(text: string, head: string, parts: readonly string[]): boolean {
  const heads = text.split(head).length;
  return parts.every((part) => text.split(part.trim()).length > heads);
}

const TWO_WORDS = /^\S+\s[&＆]\s\S+$/u;

/**
 * "ペット＆ファミリー損保", but "쿠팡 & 마켓컬리": whether an "&" between more than two words is part of a name without
 * capitals, as nothing else in the text tells that both sides are names by themselves.
 */
export const isCaselessCompound = (
  text: string,
  raw: string,
  head: string,
  parts: readonly string[],
): boolean => !TWO_WORDS.test(raw) && !standApart(text, head, parts);
