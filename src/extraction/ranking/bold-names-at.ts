import { matchesIn } from '../text/matches.ts';
import type { WordUses } from '../text/word-uses.ts';
import { slotOf } from './slots.ts';

/** Names in bold type, one behind another: "look at **Acme**, **Nova**, or **Zeta**". */
const BOLD_NAMES =
  /\*\*[^*\n]{2,40}\*\*(?:(?:\s?[(（][^()（）*\n]{1,60}[)）])?(?:(?:[,、]\s?|\s)(?:(?:and|or|und|oder|y|o|et|ou|e|en|of|i|lub|a|nebo|и|или|또는)\s|[와과や])?|(?:이나|나|와|과|か|や|と|或者?|和)\s?)(?:(?:the|le|la|les|el|los|las|il|lo|gli|die|der|das|den|de|het|o|os|as)\s|l['’])?\*\*[^*\n]{2,60}\*\*){1,7}/uy;
export const SEVERAL_BOLD = new RegExp(BOLD_NAMES.source, 'u');
const BOLD_NAME = /\*\*[^*\n]+\*\*/gu;

/** The names in bold type, two at least, that stand at `at`; null where they are none. */
export function boldNamesAt(text: string, at: number, end: number, uses: WordUses) {
  BOLD_NAMES.lastIndex = at;
  const found = BOLD_NAMES.exec(text)?.[0];
  if (found === undefined || at + found.length > end) return null;
  const slots = matchesIn(found, BOLD_NAME).map(({ 0: bold, index }) =>
    slotOf(text, { start: at + index + 2, end: at + index + bold.length - 2 }, uses, true),
  );
  const head = { start: at, end: at + found.length, rest: at + found.length, cut: true };
  return slots.every(({ form }) => form >= 1) ? { head, slots, form: 1 } : null;
}
