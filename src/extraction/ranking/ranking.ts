import { lazily } from '../../words/lazily.ts';
import { isGeneric } from '../names/generic-words.ts';
import { nameKey } from '../names/name-key.ts';
import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { isProse } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { type WordUses, wordUsesOf } from '../text/word-uses.ts';
import { advisesAgainst, isAdvisedAgainst, isCrossedOut, namesAdvisedAgainst, takesBack } from './advice.ts';
import { furtherBehind, takenBefore } from './around-lists.ts';
import { boldNameGroups, boldSubjectGroups } from './bold-names.ts';
import { boldNamesInProse } from './bold-prose.ts';
import { cardGroups } from './cards.ts';
import { meanForm } from './choices.ts';
import { Chooser } from './chooser.ts';
import { columnGroups } from './columns.ts';
import { depthsOf } from './depths.ts';
import type { Candidate, Group } from './group.ts';
import { headingGroups } from './heading-groups.ts';
import { identitiesOf } from './identities.ts';
import { introductionIn } from './introduction.ts';
import { ItemReader } from './item-reader.ts';
import type { ReadGroup, ReadItem } from './items.ts';
import { leadGroups } from './lead-groups.ts';
import { listGroups } from './list-groups.ts';
import { isNobodys } from './methods.ts';
import { labelledGroups, openingGroups, sentenceGroups } from './paragraph-groups.ts';
import type { PlacedItem } from './ranked-items.ts';
import { namesInSummary } from './summary.ts';
import { verdictsOf } from './verdicts.ts';

/** Whether what introduces an item says that it has a brand's name: "Brands:", or a product among choices. */
const isIntroduced = ({ introduction: { brands, choices } }: Group, { slots: [slot] }: ReadItem): boolean =>
  brands || (choices && (slot?.words.length ?? 0) > 2 && isGeneric(slot?.words.at(-1) ?? ''));

const startOf = ({ reads }: ReadGroup): number => Math.min(...reads.map(({ candidate }) => candidate.start));

/** The items of all groups in the order of the text; where written numbers order a group, they share its places. */
function inOrder(chosen: readonly ReadGroup[]) {
  return chosen
    .flatMap(({ group, reads }) => {
      const starts = reads.map(({ candidate }) => candidate.start).sort((a, b) => a - b);
      return reads.map((read, at) => ({ group, read, start: starts[at] ?? 0 }));
    })
    .sort((a, b) => a.start - b.start);
}

/** What a list that ranks has at least on the whole where a clearer one stands before it. */
const CLEAR_ENOUGH = 1.05;

/** Whether the paragraph behind a list takes it back. */
function isTakenBack(text: string, { pieces }: Blocks, { group, reads }: ReadGroup): boolean {
  const { kind, start, end } = pieces[reads.at(-1)?.candidate.to ?? -1] ?? { kind: 'row', start: 0, end: 0 };
  return group.kind === 'list' && kind === 'paragraph' && takesBack(text.slice(start, end));
}

type Item = Pick<ReadItem, 'candidate' | 'slots'> & {
  readonly head: Span;
  readonly introduced: boolean;
  /** It is a paragraph by itself, and no item among others. */
  readonly alone: boolean;
};

const introduced = ({ group, read }: { group: Group; read: ReadItem }): Item => ({
  ...read,
  introduced: isIntroduced(group, read),
  alone: group.kind === 'leads' && group.candidates.length === 1,
});

const firstWords = ({ reads }: ReadGroup): string[] =>
  reads.map(({ slots: [slot] }) => slot?.words[0] ?? '').filter((word) => word !== '');

/**
 * What a text says it would take before it lists others: "Go with Acme. Other options: …", or whoever else, where none of
 * them is Acme.
 */
function firstChoices(text: string, blocks: Blocks, uses: WordUses, chosen: readonly ReadGroup[]): Item[] {
  const [first] = chosen.toSorted((a, b) => startOf(a) - startOf(b));
  if (!first) return [];
  const verdicts = verdictsOf(text, blocks, uses);
  const { rest } = first.group.introduction;
  const told = verdicts.length > 0 || !rest ? verdicts : namesInSummary(text, blocks, uses);
  const listed = new Set(firstWords(first));
  /** "My pick: Acme" sums a list up, and scripts without capitals tell too little of who is meant. */
  const isApart = ({ head, slots, from }: PlacedItem) =>
    !/[:：]/u.test(text.slice(blocks.pieces[from]?.start ?? 0, head.start)) &&
    slots.every(({ label, words }) => !CASELESS.test(label) && !listed.has(words[0] ?? ''));
  // A list with numbers has its own first.
  if (!rest && (first.group.ordered || !verdicts.every(isApart))) return [];
  const before = told.filter(({ head }) => head.start < startOf(first));
  if (before.length > 0) return before.map(itemBeside);
  // What scripts without capitals set in bold type is a name more surely where the list tells that it has the others.
  return takenBefore(text, blocks, uses, startOf(first))
    .filter(({ slots }) =>
      slots.every(({ label, words }) => (rest || !CASELESS.test(label)) && !listed.has(words[0] ?? '')),
    )
    .map(itemBeside);
}

/** What a paragraph beside a list tells of, as an item. */
const itemBeside = ({
  head,
  slots,
  from,
  to,
}: Pick<PlacedItem, 'head' | 'from' | 'to'> & Pick<Item, 'slots'>): Item => ({
  head,
  slots,
  candidate: { ...head, from, to, number: 0 },
  introduced: false,
  alone: false,
});

/** The further choices that a text tells of behind its last list. */
function furtherChoices(text: string, blocks: Blocks, uses: WordUses, chosen: readonly ReadGroup[]): Item[] {
  const last = chosen.toSorted((a, b) => startOf(a) - startOf(b)).at(-1);
  const end = Math.max(...(last?.reads.map(({ candidate }) => candidate.start) ?? []));
  return last ? furtherBehind(text, blocks, uses, end).map(itemBeside) : [];
}

/** What stands before a name in an item: "Be cautious about: Acme". */
const LABEL = /^[^:：→.!?\n]{2,40}(?=[:：→\n])/u;

/** The same in a word or two that tell nothing of lists: "Skip: Acme". */
const SKIPPED =
  /^[^\p{L}]*(?:(?:one to |i['’]d )?skip|(?:hard )?pass|pass on|don['’]t bother|leave it|lieber nicht|besser nicht|finger weg|à zapper|paso|mejor no|meglio di no|liever niet|lepiej nie)[^\p{L}]*$/iu;

/** Whether an item has the label of what is advised against, or of where one buys what is listed. */
function isUnderWarning(text: string, { start, end }: Candidate, head: Span): boolean {
  const before = text.slice(start, head.start);
  if (isCrossedOut(before) || (before !== '' && advisesAgainst(before))) return true;
  const label = LABEL.exec(text.slice(start, end))?.[0] ?? '';
  if (label === '') return false;
  const { avoid, shops } = introductionIn(label);
  return shops || (start + label.length <= head.start && (avoid || SKIPPED.test(label)));
}

/** What an item says itself, and the paragraphs and items right below it: no more pieces tell of it alone. */
const MAX_TOLD = 6;

function toldOf(text: string, { pieces }: Blocks, { start, end, from, to }: Candidate): string {
  const isOwn = (at: number) =>
    at < to &&
    (pieces[from]?.kind === 'heading' ? pieces[at]?.kind !== 'heading' : (pieces[at]?.item ?? -1) >= 0);
  const row = pieces[from];
  if (row?.kind === 'row') return text.slice(row.start, row.end);
  let last = end;
  for (let at = from + 1; at <= from + MAX_TOLD && isOwn(at); at += 1) last = pieces[at]?.end ?? last;
  return text.slice(start, last);
}

/**
 * Whether a list of names in a script without capitals, which are never clear, is told to be one of choices: of brands,
 * of several, or again of one that another has.
 */
function goesOn(one: ReadGroup, other: ReadGroup): boolean {
  const { choices, others, brands } = one.group.introduction;
  const names = ({ labelled, head, slots: [slot] }: ReadItem) =>
    !labelled && head.cut && CASELESS.test(slot?.label ?? '');
  const known = new Set(firstWords(other));
  return (
    choices &&
    !others &&
    one.reads.every(names) &&
    (brands || one.reads.length > 1 || firstWords(one).some((word) => known.has(word)))
  );
}

/** Without bullets of conditions behind a clearer list ("For beginners: Acme"), which say again what that has. */
function withoutConditions(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const first = chosen.find(
    ({ group: { kind, ordered } }) => ordered || kind === 'column' || kind === 'headings',
  );
  return chosen.filter(
    (one) =>
      !first ||
      one.group.kind !== 'list' ||
      one.group.ordered ||
      goesOn(one, first) ||
      startOf(one) < startOf(first) ||
      meanForm(one.reads) > CLEAR_ENOUGH ||
      meanForm(first.reads) < meanForm(one.reads),
  );
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (headings, paragraphs with bold leads, a
 * list at any depth, a table's column or its header) ranks its items where they are choices. What is said inside a
 * choice ranks nobody. All groups that rank, as "Best overall" and "Best budget" with a list each, make one ranking
 * in the order of the text; each brand has the place of its first item. Where nothing is listed, what the text says it
 * would take comes first.
 */
export function placesOf(text: string, blocks: Blocks, uses = wordUsesOf(text)): PlacedItem[] {
  const chosen = withoutComparison(chosenIn(text, blocks, uses));
  // A table that compares products, and behind it what the answer would take of them.
  const compared = chosen.every(({ group }) => group.kind === 'header');
  const verdicts = compared ? verdictsOf(text, blocks, uses) : [];
  return verdicts.length > 0 ? verdicts : placed(text, blocks, uses, chosen);
}

/** Without the products that a table compares before a list tells which of them are choices. */
function withoutComparison(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const last = Math.max(
    ...chosen.map((one) =>
      one.group.kind !== 'header' && one.group.introduction.choices ? startOf(one) : -1,
    ),
  );
  return chosen.filter((one) => one.group.kind !== 'header' || startOf(one) > last);
}

/** Without what tells of traits where other lists are told to be choices: "Switches" with names of some, then keyboards. */
function withoutTraits(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const isOfTraits = ({ group: { kind, introduction, parent } }: ReadGroup) =>
    kind === 'list' && !introduction.choices && introduction.others && (introduction.traits || parent >= 0);
  return chosen.some((one) => one.group.introduction.choices && !isOfTraits(one))
    ? chosen.filter((one) => !isOfTraits(one))
    : chosen;
}

/** The groups that rank. */
function chosenIn(text: string, blocks: Blocks, uses: WordUses): readonly ReadGroup[] {
  const headings = headingGroups(text, blocks);
  const inner = [...leadGroups(text, blocks), ...listGroups(text, blocks)];
  const sentences = [
    ...cardGroups(text, blocks),
    ...sentenceGroups(text, blocks),
    ...labelledGroups(text, blocks),
    ...openingGroups(text, blocks),
  ];
  const groups = headings.length + inner.length + sentences.length + blocks.tables.length;
  if (groups === 0 && !text.includes('**')) return [];
  const chooser = new Chooser(blocks, new ItemReader(text, blocks, uses, [...headings, ...inner]));
  // Where most names stand inside paragraphs, those that begin with one are no list by themselves.
  const isInProse = isProse(text, blocks);
  const areInside = ({ candidates }: Group) =>
    candidates.filter(({ start, from }) => start > (blocks.pieces[from]?.start ?? 0)).length * 2 >
    candidates.length;
  const praised = isInProse ? boldNamesInProse(text, blocks, uses) : [];
  const subjects = lazily(() => boldSubjectGroups(text, blocks));
  const told = isInProse && praised.length === 0 ? subjects() : praised;
  if (told.some((group) => areInside(group) && chooser.add(group))) return chooser.chosen;
  const depthOf = depthsOf(blocks);
  for (const group of [...headings, ...sentences]) chooser.add(group);
  for (const group of inner.toSorted((a, b) => depthOf(a.parent) - depthOf(b.parent))) chooser.add(group);
  for (const columns of columnGroups(text, blocks)) chooser.addBest(columns);
  chooser.addUnsure();
  chooser.addSellers();
  chooser.addShown(inner.filter(({ kind }) => kind === 'list'));
  for (const groupsOf of [() => boldNameGroups(text, blocks), subjects, () => praised])
    if (chooser.chosen.length === 0) for (const group of groupsOf()) chooser.add(group);

  return withoutTraits(withoutConditions(chooser.chosen)).filter((one) => !isTakenBack(text, blocks, one));
}

/** The items of the groups that rank, each with its place. */
function placed(text: string, blocks: Blocks, uses: WordUses, chosen: readonly ReadGroup[]): PlacedItem[] {
  const items = [
    ...firstChoices(text, blocks, uses, chosen),
    ...inOrder(chosen).map(introduced),
    ...furtherChoices(text, blocks, uses, chosen),
  ].filter(({ slots }) => !slots.every(({ label }) => isNobodys(label)));
  if (items.length === 0) return [];
  const identities = identitiesOf(
    items.map((item) => item.slots),
    uses,
  );
  const against = new Set(namesAdvisedAgainst(text).map((name) => nameKey(name)));
  const dropped = new Set<number>();
  /** What a table gives a written place keeps it, whatever is said of it. */
  const written = new Set<number>();
  let next = 0;
  for (const { candidate, slots, head, alone } of items) {
    const advised =
      isUnderWarning(text, candidate, head) || isAdvisedAgainst(toldOf(text, blocks, candidate), alone);
    for (const { label } of slots) {
      if (candidate.number > 0 && blocks.pieces[candidate.from]?.kind === 'row')
        written.add(identities[next] ?? -1);
      else if (advised || against.has(nameKey(label))) dropped.add(identities[next] ?? -1);
      next += 1;
    }
  }
  const places = new Map<number, number>();
  for (const one of identities)
    if (!places.has(one) && (!dropped.has(one) || written.has(one))) places.set(one, places.size + 1);
  next = 0;
  return items
    .map(({ head, candidate: { from, to }, slots, introduced }) => ({
      head,
      introduced,
      from,
      to,
      slots: slots.flatMap((slot) => {
        next += 1;
        const place = places.get(identities[next - 1] ?? -1);
        return place === undefined ? [] : [{ ...slot, place }];
      }),
    }))
    .filter(({ slots }) => slots.length > 0)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end);
}
