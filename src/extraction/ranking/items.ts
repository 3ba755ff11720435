import { isGeneric } from '../names/generic-words.ts';
import { BEFORE_NAME, type HeadName, namesOfHead } from '../names/head-names.ts';
import { type Naming, namingsIn } from '../names/namings.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { Candidate } from './groups.ts';
import { headOf, isTitle } from './heads.ts';

/** An item of the ranking. */
export interface RankedItem {
  /** Indexes of the known brands it is about, usually one ("HP or Dell" has two). */
  readonly brands: readonly number[];
  /** What it is named where that is no known brand. */
  readonly unknown: readonly HeadName[];
  readonly head: Span;
  /** Its pieces: from `from` up to `to`, indexes into the blocks' pieces. */
  readonly from: number;
  readonly to: number;
}

/** A candidate with what its head says. */
export interface ReadItem extends RankedItem {
  /** The head begins with the name of a known brand. */
  readonly leads: boolean;
  /** "Acme Trail Rain Jacket": three words and more, most of them with a capital. */
  readonly isProduct: boolean;
  /** And the last one a kind of product. */
  readonly ofKind: boolean;
}

const CONNECTED = /^[\s*_\]]*(?:[/,&+]|,?\s(?:or|and|vs\.?|versus|und|oder|et|ou|y|e|o)\s)[\s*_[]*$/iu;
/** "XPS 13 or", "ProBook /": a model's name between two brands. */
const OR_ANOTHER = /^[^,/&]{0,40}\s?(?:\/|vs\.?|\bor\b)\s?$/iu;
const NOT_ABOUT =
  /(?:^|\s)(?:for|with|without|vs\.?|versus|like|compatible|from|on|of|to|than|by using|powered by|including)\s+(?:\p{L}+\s+){0,2}$/iu;
/** "Apple's ecosystem" is not Apple; "Apple's MacBook" is, by its product. */
const POSSESSIVE = /^['’]s?(?!\p{L})/u;
/** Words that tell to do or ask something: what follows them is no head of a choice. */
const TELLING =
  /^(?:use|choose|consider|look|try|check|visit|explore|compare|get|buy|find|see|avoid|ask|why|how|when|what|which|who|key|your|our|note|if|for|with|about|other|all|any|both)$/iu;

/** Whether a word may stand before the name in a head: "2025", "The", "Men's", "Lightweight". */
const mayPrecede = (word: string) =>
  word === '' || BEFORE_NAME.test(word) || (/^\p{Lu}/u.test(word) && isGeneric(word) && !TELLING.test(word));

const LABEL_WORDS = 7;
/** Labels of choices ("Best overall", "For students", "Lightest"), unlike those of features ("Display"). */
const CHOICE_LABEL =
  /^(?:the )?(?:best|top|most|for|budget|premium|runners?|overall|upgrade|value|winner|editor\p{L}*|our|alternative\p{L}*|options?|high|mid|entry|recommend\p{L}*|honorable|also|#?\d|\p{L}{3,}est)\b|\b(?:picks?|choices?|options?|alternatives?|winner|recommendations?|value|overall|use|users?|brands?)$/iu;

/** Where the label of a choice ends inside a head ("Best for teams: Acme"); 0 where there is none. */
function labelEnd(label: string): number {
  const colon = label.indexOf(':');
  return colon > 0 && CHOICE_LABEL.test(label.slice(0, colon)) ? colon + 1 : 0;
}

/** The known brands that a head is about, the one it begins with and those joined to it; null for none. */
function leadersIn(text: string, namings: readonly Naming[], head: Span, reach: number) {
  const inside = namingsIn(namings, head);
  const [first] = inside;
  if (!first) return null;
  const before = first.start === head.start ? '' : visibleText(text, head.start, first.start);
  const words = before.trim() === '' ? 0 : before.trim().split(/\s+/).length;
  const by = /\sby\s+$/u.test(before);
  if (!by && (words > reach || (words > 0 && NOT_ABOUT.test(before)))) return null;
  // "Nova Gamer (Acme Chip 9)" is not about Acme; "Nova Gamer (Acme)" is.
  const part = words > 1 && /\([^)]*$/u.test(before) && text[first.end] !== ')';
  if (part) return null;
  const brands = [first.brand];
  let last = first;
  for (const next of inside.slice(1)) {
    const between = text.slice(last.end, next.start);
    // "Apple MacBook Air": one brand, named twice.
    const goesOn = next.brand === last.brand && next.start - last.end <= 1;
    if (!goesOn && !CONNECTED.test(between) && !OR_ANOTHER.test(between)) break;
    if (!brands.includes(next.brand)) brands.push(next.brand);
    last = next;
  }
  const ofIts = POSSESSIVE.test(text.slice(last.end, last.end + 3));
  const behind = by || words === 0 || (labelEnd(before) > 0 && labelEnd(before) === before.trim().length);
  return { brands, leads: !ofIts && (behind || before.split(/\s+/).every(mayPrecede)) };
}

/** Reads what the head of a candidate says. */
export function readItem(
  text: string,
  namings: readonly Naming[],
  { start, end, from, to }: Candidate,
): ReadItem {
  const head = headOf(text, { start, end });
  const own = leadersIn(text, namings, head, head.cut ? 5 : 3);
  const label = visibleText(text, head.start, head.end).trim();
  const words = label.split(/\s+/);
  const isProduct = words.length > 2 && isTitle(words);
  const ofKind = isProduct && isGeneric(words.at(-1) ?? '');
  if (own) return { head, from, to, ...own, isProduct, ofKind, unknown: [] };
  const unknown = namesOfHead(label.slice(labelEnd(label)));
  if (head.cut && head.rest < end && words.length <= LABEL_WORDS && CHOICE_LABEL.test(label)) {
    const behind = headOf(text, { start: head.rest, end });
    const named = leadersIn(text, namings, behind, 2);
    if (named) return { head: behind, from, to, ...named, isProduct, ofKind, unknown: [] };
    // A name alone: what is said behind a label begins with a capital, too.
    const names = behind.cut ? namesOfHead(visibleText(text, behind.start, behind.end).trim()) : [];
    const sure = names.filter(({ known, whole }) => known !== null || whole);
    if (sure.length > 0)
      return { head: behind, from, to, brands: [], leads: false, isProduct, ofKind, unknown: sure };
  }
  return { head, from, to, brands: [], leads: false, isProduct, ofKind, unknown };
}
