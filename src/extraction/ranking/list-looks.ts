import { EMOJI } from '../../shared/characters.ts';
import type { Candidate } from './group.ts';
import { useLength } from './name-prefixes.ts';

/** Of fewer items nothing is told by how they look. */
const MIN_ITEMS = 3;
/** Words that tell to use something are no longer. */
const PREFIX_REACH = 40;

/** Behind an emoji a label in bold type, or the first words of it, and a name up to a dash, dots or brackets. */
const QUICK_PICK = new RegExp(
  String.raw`^${EMOJI}\s?\*\*(?:[^*:：\n]{2,14}\*\*[:：]|[^*:：\n]{2,10}[:：])\s?[^\s*:：…—–（(]["'“「]?[^*:：…—–（(\n。]{1,24}(?:\*\*\s?[—–-]\s|…|\s?[—–]\s|（|\s\()`,
  'u',
);
const QUICK_PICK_REACH = 80;

/** One arrow in a line: several are the steps of a way. */
const POINTING = /^[^→.!?\n]{2,60}→\s?(?=\S)[^→\n]*(?:\n|$)/u;
const POINTING_REACH = 160;

/** Whether the heads of items tell what to do something with, most of them alike: "Using Acme", "Using Nova". */
export function tellUses(text: string, candidates: readonly Candidate[]): boolean {
  const tells = ({ start, end }: Candidate) =>
    useLength(text.slice(start, Math.min(end, start + PREFIX_REACH)).replace(/^[\s*_]+/u, '')) > 0;
  // Nearly all lists have no such item among the first two.
  if (!candidates.slice(0, 2).some(tells)) return false;
  const telling = candidates.filter(tells).length;
  return telling > 1 && telling * 2 > candidates.length;
}

/**
 * Whether items are pairs of a label and a name: most point from what a choice is for to it ("**Puppies → Acme**"), or
 * all are quick picks ("🥇 **Classic**: Acme … made since 1950").
 */
export function arePaired(text: string, candidates: readonly Candidate[]): boolean {
  if (candidates.length < MIN_ITEMS) return false;
  const lookLike = (look: RegExp, reach: number) =>
    candidates.filter(({ start, end }) => look.test(text.slice(start, Math.min(end, start + reach)))).length;
  const pointing = lookLike(POINTING, POINTING_REACH);
  return (
    (pointing >= MIN_ITEMS && pointing * 3 >= candidates.length * 2) ||
    lookLike(QUICK_PICK, QUICK_PICK_REACH) === candidates.length
  );
}
