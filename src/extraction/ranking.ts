import type { Blocks } from './blocks.ts';
import { isGeneric } from './generic-words.ts';
import { type Candidate, columnGroups, type Group, headingGroups, leadGroups, listGroups } from './groups.ts';
import { BEFORE_NAME, type HeadName, mayNameKnown, namesOfHead } from './head-names.ts';
import { headOf, isTitle } from './heads.ts';
import { type Naming, namingsIn } from './names.ts';
import { type Span, visibleText } from './sentences.ts';

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
interface Read extends RankedItem {
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

function read(text: string, namings: readonly Naming[], { start, end, from, to }: Candidate): Read {
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

/** Whether an item names a brand for sure: one we were given, or one that is known beyond the answer. */
const isSure = ({ leads, unknown }: Read) =>
  leads || unknown.some(({ known, doubtful }) => known !== null && !doubtful);

/** Whether a group ranks brands. */
function ranks({ kind, ordered, introduction }: Group, reads: readonly Read[]): boolean {
  const count = (test: (one: Read) => boolean) => reads.filter(test).length;
  const whole = introduction.brands ? count(({ unknown }) => unknown[0]?.whole === true) : 0;
  const sure = count(isSure);
  const likely = count(({ brands, unknown }) => brands.length + unknown.length > 0);
  if (reads.length === 1)
    return (kind === 'single' || kind === 'column') && introduction.choices && sure === 1;
  if (kind === 'headings' || kind === 'leads') return sure >= 2;
  if (kind === 'list' && whole >= 2 && (whole + sure) * 3 >= reads.length * 2) return true;
  // "Qwartz Nova Rain Jacket": products of brands that nobody knows, under "Top picks".
  const products = count(({ ofKind, unknown }) => ofKind && unknown.length > 0);
  if (kind === 'list' && introduction.choices && products >= 2 && products * 2 >= reads.length) return true;
  if (sure === 0 || likely < 2 || likely * 2 < reads.length) return false;
  // Of one brand alone, a list of its features must be told from one of its products.
  const one = reads.find(({ brands }) => brands.length > 0)?.brands[0];
  const alone = reads.every(
    ({ brands, unknown }) => unknown.length === 0 && brands.every((brand) => brand === one),
  );
  if (alone && likely * 4 < reads.length * 3) return false;
  if (kind === 'header') return sure >= 2 && sure * 2 >= reads.length;
  if (sure >= 2 || ordered || introduction.choices || kind === 'column') return true;
  return count(({ isProduct }) => isProduct) * 2 >= reads.length;
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (a list at any depth, headings of
 * one depth, paragraphs with bold leads, a table's column or its header) ranks brands where at least half of
 * its items, and two, begin with a brand or product; lists of features, steps or shops do not. All groups that
 * rank, as "Best overall" and "Best budget" with a list each, make one ranking in the order of the text.
 */
export function rankingOf(text: string, blocks: Blocks, namings: readonly Naming[]): RankedItem[] {
  const ranked: Read[] = [];
  const lone: Read[] = [];

  /** The items of a group with what their heads say; null where no head can be that of a brand. */
  function readGroup({ candidates, introduction }: Group): Read[] | null {
    if (introduction.shops || candidates.length === 0) return null;
    const hopeful =
      introduction.brands ||
      introduction.choices ||
      candidates.some((one) => mayNameKnown(text, one) || namingsIn(namings, one, 1).length > 0);
    return hopeful ? candidates.map((one) => read(text, namings, one)) : null;
  }

  for (const group of listGroups(text, blocks)) {
    const reads = group.introduction.features ? null : readGroup(group);
    if (!reads) continue;
    if (ranks(group, reads)) for (const one of reads) ranked.push(one);
    else if (group.kind === 'single' && reads[0] && isSure(reads[0])) lone.push(reads[0]);
  }
  for (const group of [...headingGroups(text, blocks), ...leadGroups(text, blocks)]) {
    const reads = readGroup(group);
    if (!reads || !ranks(group, reads)) continue;
    // Among headings of sections only those that name a brand for sure are items.
    const all = group.kind === 'list' || reads.filter(isSure).length * 2 >= reads.length;
    for (const one of reads) if (all || one.brands.length > 0 || isSure(one)) ranked.push(one);
  }
  // Sections with one product each: the items count together, or beside another list.
  if (ranked.length + lone.length > 1) for (const one of lone) ranked.push(one);
  for (const columns of columnGroups(text, blocks)) {
    for (const group of columns) {
      const reads = readGroup(group);
      if (!reads || !ranks(group, reads)) continue;
      for (const one of reads) ranked.push(one);
      break;
    }
  }
  return ranked
    .filter(({ brands, unknown }) => brands.length > 0 || unknown.length > 0)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end);
}
