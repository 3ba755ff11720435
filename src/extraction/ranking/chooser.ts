import type { Blocks } from '../text/blocks.ts';
import { bestColumn } from './best-column.ts';
import { areCategories, listsTheRest } from './categories.ts';
import { areChoices, mayChoose, mayJoin } from './choices.ts';
import { joinScore, kinOf } from './decide-joins.ts';
import { depthsOf, sectionsOf } from './depths.ts';
import type { Candidate, Group } from './group.ts';
import { endOf } from './head-ends.ts';
import type { ItemReader } from './item-reader.ts';
import type { ReadGroup, ReadItem } from './items.ts';
import { withNamesOfKinds } from './list-sentences.ts';
import { inWrittenOrder, isSilent, withNeighbours, withoutAdvice, withoutSentences } from './names-among.ts';
import {
  areNamedExamples,
  areThings,
  asChoices,
  namedOtherwise,
  readAsTold,
  shownIn,
} from './read-as-told.ts';
import {
  areChoicesOfKind,
  firstWordsOf,
  fromOf,
  isBehindAside,
  isLone,
  isOfRanked,
  mostlyIn,
} from './unsure-groups.ts';

/** A list of which so few pieces stand before it begins its answer. */
const MAX_OPENING = 2;

/** Marks the pieces inside items, behind their own lines. */
function markInside(pieces: Uint8Array, items: readonly Candidate[]): void {
  for (const { from, to } of items) pieces.fill(1, from + 1, to);
}

const candidatesOf = (reads: readonly ReadItem[]): Candidate[] => reads.map(({ candidate }) => candidate);

/**
 * Chooses the groups that rank, in the order in which they are given: what is told inside a choice ranks nobody, and
 * what tells too little by itself waits for what others are.
 */
export class Chooser {
  chosen: ReadGroup[] = [];
  readonly #reader: ItemReader;
  readonly #covered: Uint8Array;
  /** Pieces inside categories of choices: "Our picks" with "Budget" and "Luxury" below. */
  readonly #offered: Uint8Array;
  readonly #depthOf: (item: number) => number;
  /** The list whose item a group stands in; less than 0 for none. */
  readonly #outerOf: (one: ReadGroup) => number;
  readonly #sections: Uint8Array;
  readonly #unsure: ReadGroup[] = [];
  readonly #sellers: Group[] = [];
  /** Where groups begin that are told to be tips, factors or steps. */
  readonly #asides: number[] = [];
  #late = false;

  constructor(blocks: Blocks, reader: ItemReader) {
    this.#reader = reader;
    this.#covered = new Uint8Array(blocks.pieces.length + 1);
    this.#offered = new Uint8Array(blocks.pieces.length + 1);
    this.#depthOf = depthsOf(blocks);
    this.#outerOf = ({ group }) => blocks.items[group.parent]?.list ?? -1;
    this.#sections = sectionsOf(blocks);
  }

  #cover({ from, to }: Candidate): void {
    this.#covered.fill(1, from, to);
  }

  /** A group of which nothing is said itself is told to be one of choices by the category it stands in. */
  #toldOf(group: Group): Group {
    const offered = this.#offered[group.candidates[0]?.from ?? 0];
    return offered && isSilent(group.introduction) ? asChoices(group) : group;
  }

  /** Takes a group that ranks; false where it does not, or not yet. */
  add(one: Group): boolean {
    const group = this.#toldOf(one);
    const open = group.candidates.filter(({ from }) => !this.#covered[from]);
    if (open.length === 0 || this.#isSetAside(group, open)) return false;
    const all = this.#withoutRest(this.#reader.read(open, group.kind === 'column'));
    const named = namedOtherwise(this.#reader, group, all);
    if (named) {
      this.#choose(group, named);
      return true;
    }
    const { reads, detailed } = readAsTold(this.#reader, group, all);
    const choices =
      areChoices(group, reads, detailed) || (reads.length > 1 && areThings(this.#reader, group, reads, open));
    const categories = this.#offersCategories(group, reads, choices);
    if (!choices && group.kind !== 'header')
      this.#unsure.push({ group, reads: withoutSentences(group, withoutAdvice(reads)) });
    if (!choices || categories) return false;
    const { text, uses } = this.#reader;
    this.#choose(group, group.kind === 'list' ? withNamesOfKinds(text, reads, uses) : reads);
    return true;
  }

  /** Whether what introduces a group keeps it from ranking, now or at all. */
  #isSetAside(group: Group, open: readonly Candidate[]): boolean {
    const { introduction, kind, candidates } = group;
    const { others, choices, sellers, shops, avoid } = introduction;
    const from = candidates[0]?.from ?? 0;
    if (others && !choices) this.#asides.push(from);
    // An answer that begins with shops was asked for them.
    const areAsked = shops && !avoid && from <= (choices ? MAX_OPENING : group.led ? 1 : 0);
    if ((sellers || (areAsked && (kind === 'list' || kind === 'headings'))) && !this.#late) {
      this.#sellers.push({ ...group, introduction: { ...introduction, shops: shops && !areAsked } });
      return true;
    }
    if (mayChoose(group) || areNamedExamples(this.#reader, group)) return false;
    if (kind === 'list') for (const one of open) this.#cover(one);
    return true;
  }

  /** Whether items are categories whose own lists have the choices, which are offered then. */
  #offersCategories({ introduction, kind }: Group, reads: readonly ReadItem[], choices: boolean): boolean {
    const { others, traits, sorted } = introduction;
    if (!choices && !sorted && !(introduction.choices && (kind === 'list' || kind === 'leads'))) return false;
    if (!areCategories(this.#reader, reads, sorted)) return false;
    if (!others && !traits) markInside(this.#offered, candidatesOf(reads));
    return true;
  }

  /** Items without those that stand for the rest of the choices, whose own lists have them. */
  #withoutRest(reads: readonly ReadItem[]): readonly ReadItem[] {
    const rest = reads.filter((read) => listsTheRest(this.#reader, read));
    markInside(this.#offered, candidatesOf(rest));
    return rest.length > 0 && rest.length < reads.length
      ? reads.filter((read) => !rest.includes(read))
      : reads;
  }

  #choose(group: Group, reads: readonly ReadItem[]): void {
    const { kind, titled } = group;
    if (kind === 'header') {
      this.#take(
        group,
        reads.filter(({ form }, at) => at > 0 || form >= 2 || titled),
      );
      return;
    }
    const some = kind === 'headings' || kind === 'openings' || (kind === 'leads' && !group.named);
    const members = some && !group.ordered ? withNeighbours(reads, kind === 'leads' ? 0.4 : 1) : reads;
    for (const { candidate } of members) this.#cover(candidate);
    this.#take(group, inWrittenOrder(withoutAdvice(members)));
  }

  #take(group: Group, reads: readonly ReadItem[]): void {
    this.chosen.push({ group, reads });
  }

  /** Of a table's columns, or its header, the one that names choices best. */
  addBest(columns: readonly Group[]): void {
    const best = bestColumn(this.#reader, columns);
    if (best) this.add(best);
  }

  /** Lists of shops rank where nothing else does; what is told inside a shop's item does not. */
  addSellers(): void {
    this.#late = true;
    const sold = new Uint8Array(this.#covered.length);
    for (const { candidates } of this.#sellers) markInside(sold, candidates);
    const before = new Set(this.chosen);
    if (this.chosen.some((one) => !sold[fromOf(one)])) return;
    const ranked = new Uint8Array(this.#covered.length);
    for (const group of this.#sellers) if (this.add(group)) markInside(ranked, group.candidates);
    this.chosen = this.chosen.filter((one) => !(before.has(one) && ranked[fromOf(one)]));
  }

  /** Where nothing ranks, the names that several kinds are shown by, a line of each list. */
  addShown(lists: readonly Group[]): void {
    if (this.chosen.length === 0) this.chosen = shownIn(this.#reader, lists);
  }

  /** Groups of one level are of one kind, and as deep in lists or headings. */
  #levelOf({ kind, parent }: Group): string {
    return `${kind} ${parent < 0 ? parent : this.#depthOf(parent)}`;
  }

  /** Whether an item of which nothing is said stands under a heading as deep as those that have choices. */
  #isInSection(one: ReadGroup): boolean {
    const depth = this.#sections[fromOf(one)] ?? 0;
    return depth > 0 && this.chosen.some((other) => this.#sections[fromOf(other)] === depth);
  }

  /** Groups that tell too little by themselves count beside others of their kind; single items beside anything. */
  addUnsure(): void {
    const { text } = this.#reader;
    const open = this.#unsure.filter(({ reads: [one] }) => one && !this.#covered[one.candidate.from]);
    const lone = open.filter((one) => isLone(one, () => this.#isInSection(one)));
    const look = {
      endOf: (read: ReadItem) => endOf(text, read),
      depthOf: ({ group }: ReadGroup) => this.#sections[group.candidates[0]?.from ?? 0] ?? 0,
    };
    const levels = new Map(
      Array.from(
        Map.groupBy(this.chosen, ({ group }) => this.#levelOf(group)),
        ([level, groups]) => [level, kinOf(groups, look)],
      ),
    );
    const several = this.chosen.length + lone.length > 1;
    const ranked = firstWordsOf(this.chosen);
    const outers = mostlyIn(this.chosen, this.#unsure, this.#outerOf);
    for (const one of open) {
      const { group, reads } = one;
      const isAlike = outers.has(this.#outerOf(one)) && areChoicesOfKind(one);
      if (isAlike || isOfRanked(one, ranked)) {
        this.#choose(asChoices(group), reads);
        continue;
      }
      const kin = levels.get(this.#levelOf(group));
      const joins =
        kin &&
        mayJoin(group, reads) &&
        joinScore(one, kin, look) >= 0 &&
        !isBehindAside(one, this.chosen, this.#asides);
      if (joins || (several && lone.includes(one))) this.#choose(group, reads);
    }
  }
}
