import type { Blocks } from '../text/blocks.ts';
import { areChoices, mayChoose, mayJoin, meanForm } from './choices.ts';
import { joinScore, kinOf } from './decide-joins.ts';
import type { Candidate, Group } from './group.ts';
import { NOTHING_SAID } from './introduction.ts';
import type { ItemReader } from './item-reader.ts';
import { actsInHead, firstWord, type ReadGroup, type ReadItem } from './items.ts';
import {
  inWrittenOrder,
  isSilent,
  withNeighbours,
  withoutAdvice,
  withoutParts,
  withoutSentences,
} from './names-among.ts';

/** What the title of a column that names brands weighs: more than how its cells are written. */
const NAMES_BRANDS = 3;

/** Whether a list of names has one that ranks already, and so is one of such: what a table shows, by kinds. */
const isOfRanked = ({ group, reads }: ReadGroup, ranked: ReadonlySet<string>): boolean =>
  group.kind === 'list' &&
  reads.length > 1 &&
  reads.some((read) => ranked.has(firstWord(read))) &&
  reads.every(({ form, head, labelled }) => form >= 0.6 && head.cut && !labelled) &&
  mayJoin(group, reads);

/**
 * The lists in whose items most lists rank: the items are kinds, and what they are called says nothing of what stands
 * in them ("Listings and their management").
 */
function mostlyIn(
  chosen: readonly ReadGroup[],
  unsure: readonly ReadGroup[],
  outerOf: (one: ReadGroup) => number,
): ReadonlySet<number> {
  const others = Map.groupBy(unsure, outerOf);
  const outers = [...Map.groupBy(chosen, outerOf)].flatMap(([outer, groups]) =>
    outer >= 0 && groups.length > 1 && groups.length >= (others.get(outer)?.length ?? 0) ? [outer] : [],
  );
  return new Set(outers);
}

/** Whether a list would be one of choices if what it stands in were their kind, and said nothing else. */
const areChoicesOfKind = ({ group, reads }: ReadGroup): boolean =>
  group.kind === 'list' && areChoices({ ...group, introduction: { ...NOTHING_SAID, choices: true } }, reads);

/** A list of which so few pieces stand before it begins its answer. */
const MAX_OPENING = 2;

/** How deep in items a group stands. */
export function depthsOf({ items }: Blocks): (item: number) => number {
  const depths: number[] = [];
  for (const [at, { parent }] of items.entries()) depths[at] = (depths[parent] ?? 0) + 1;
  return (item) => depths[item] ?? 0;
}
/** How deep the heading is that each piece stands under, 0 for none. */
function sectionsOf({ pieces }: Blocks): Uint8Array {
  const depths = new Uint8Array(pieces.length);
  let depth = 0;
  for (const [at, piece] of pieces.entries()) {
    depths[at] = depth;
    if (piece.kind === 'heading') depth = piece.depth;
  }
  return depths;
}

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
    const { introduction, candidates } = group;
    return isSilent(introduction) && this.#offered[candidates[0]?.from ?? 0]
      ? { ...group, introduction: { ...introduction, choices: true } }
      : group;
  }

  /** "Some clear examples:", and behind it names that nobody takes for anything else: who asks for some gets these. */
  #areNamedExamples(group: Group): boolean {
    const { kind, parent, introduction, candidates } = group;
    const { avoid, shops, others, traits, examples } = introduction;
    if (kind !== 'list' || parent >= 0 || !examples || avoid || shops || others || traits) return false;
    const reads = this.#reader.read(candidates);
    return (
      reads.length > 2 && meanForm(reads) >= 2 && areChoices({ ...group, introduction: NOTHING_SAID }, reads)
    );
  }

  /** Takes a group that ranks; false where it does not, or not yet. */
  add(one: Group): boolean {
    const group = this.#toldOf(one);
    const open = group.candidates.filter(({ from }) => !this.#covered[from]);
    if (open.length === 0 || this.#isSetAside(group, open)) return false;
    const all = this.#withoutRest(this.#reader.read(open, group.kind === 'column'));
    const named = this.#named(group, all);
    if (named) {
      this.#choose(group, named);
      return true;
    }
    const { reads, detailed } = this.#readAsTold(group, all);
    const choices =
      areChoices(group, reads, detailed) || (reads.length > 1 && this.#areThings(group, reads, open));
    const categories = this.#areCategories(group, reads, choices);
    if (!choices && group.kind !== 'header')
      this.#unsure.push({ group, reads: withoutSentences(group, withoutAdvice(reads)) });
    if (!choices || categories) return false;
    this.#choose(group, group.kind === 'list' ? this.#reader.withBoldNames(reads) : reads);
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
    if (mayChoose(group) || this.#areNamedExamples(group)) return false;
    if (kind === 'list') for (const one of open) this.#cover(one);
    return true;
  }

  /** The items of a group that name what they rank in another way than by their heads; null where they do not. */
  #named(group: Group, all: readonly ReadItem[]): readonly ReadItem[] | null {
    const { introduction, kind } = group;
    if (introduction.others || introduction.traits) return null;
    const listing = introduction.choices && kind === 'list' ? this.#reader.listingBrands(all) : [];
    if (listing.length > 0 && all.every((read) => read.form < 1 || listing.includes(read))) return listing;
    return kind === 'leads' ? this.#reader.withBoldSentences(all) : null;
  }

  /** Reads items by what is said of them; `detailed` where some are parts, or begin with names of which nothing is said. */
  #readAsTold(group: Group, all: readonly ReadItem[]) {
    const { introduction } = group;
    const isLabelled = all.filter(({ labelled }) => labelled).length * 2 > all.length;
    const offered = (introduction.choices || isLabelled) && !introduction.others && !introduction.traits;
    const told = offered ? this.#reader.withSentences(all) : null;
    const bold = offered && introduction.choices ? this.#reader.withBoldHeads(all) : all;
    const things = told ?? (group.kind === 'column' ? all : withoutParts(bold));
    const outer = group.parent < 0 && !told;
    if (outer && offered && introduction.choices)
      return {
        reads: this.#reader.withNamesInSentences(this.#reader.withSubjects(things, group.kind === 'leads')),
        detailed: things.length < all.length,
      };
    const reads = outer && isSilent(introduction) ? this.#reader.withNames(things) : things;
    return { reads, detailed: things.length < all.length || reads !== things };
  }

  /** Things with parts of their own are no parts, whatever stands over them ("Details and prices"). */
  #areThings(group: Group, reads: readonly ReadItem[], open: readonly Candidate[]): boolean {
    const { introduction } = group;
    return (
      areChoices({ ...group, introduction: { ...introduction, traits: false } }, reads, true) &&
      (this.#reader.areDetailed(open) ||
        (!introduction.others && (this.#reader.haveCommonLines(open) || this.#reader.tellForWhom(reads))))
    );
  }

  /** Whether items are categories whose own lists have the choices, which are offered then. */
  #areCategories({ introduction, kind }: Group, reads: readonly ReadItem[], choices: boolean): boolean {
    const { others, traits, sorted } = introduction;
    if (!choices && !sorted && !(introduction.choices && (kind === 'list' || kind === 'leads'))) return false;
    if (!this.#reader.areCategories(reads, sorted)) return false;
    if (!others && !traits)
      for (const { candidate } of reads) this.#offered.fill(1, candidate.from + 1, candidate.to);
    return true;
  }

  /** Items without those that stand for the rest of the choices, whose own lists have them. */
  #withoutRest(reads: readonly ReadItem[]): readonly ReadItem[] {
    const rest = reads.filter((read) => this.#reader.isRest(read));
    for (const { candidate } of rest) this.#offered.fill(1, candidate.from + 1, candidate.to);
    return rest.length > 0 && rest.length < reads.length
      ? reads.filter((read) => !rest.includes(read))
      : reads;
  }

  #choose(group: Group, reads: readonly ReadItem[]): void {
    if (group.kind === 'header') {
      this.chosen.push({ group, reads: reads.filter(({ form }, at) => at > 0 || form >= 2 || group.titled) });
      return;
    }
    const some =
      group.kind === 'headings' || group.kind === 'openings' || (group.kind === 'leads' && !group.named);
    const least = group.kind === 'leads' ? 0.4 : 1;
    const members = some && !group.ordered ? withNeighbours(reads, least) : reads;
    for (const { candidate } of members) this.#cover(candidate);
    this.chosen.push({ group, reads: inWrittenOrder(withoutAdvice(members)) });
  }

  /** Of a table's columns, or its header, the one that names choices best. */
  addBest(columns: readonly Group[]): void {
    let best: Group | null = null;
    let most = 0;
    for (const [at, group] of columns.entries()) {
      if (!mayChoose(group) || group.candidates.length === 0) continue;
      const reads = this.#reader.read(group.candidates, true);
      if (!areChoices(group, reads)) continue;
      const score =
        meanForm(reads) +
        (group.titled ? 0.7 : 0) +
        (group.introduction.brands ? NAMES_BRANDS : 0) +
        (at === 0 ? 0.3 : 0) +
        (group.first && group.titled ? 1 : 0) +
        (group.kind === 'header' ? 0.5 : 0);
      if (score > most && (!group.shops || best === null)) [best, most] = [group, score];
    }
    if (best) this.add(best);
  }

  /** Lists of shops rank where nothing else does; what is told inside a shop's item does not. */
  addSellers(): void {
    this.#late = true;
    const startOf = ({ reads: [one] }: ReadGroup) => one?.candidate.from ?? 0;
    const mark = (pieces: Uint8Array, { candidates }: Group) => {
      for (const { from, to } of candidates) pieces.fill(1, from + 1, to);
    };
    const sold = new Uint8Array(this.#covered.length);
    for (const group of this.#sellers) mark(sold, group);
    const before = new Set(this.chosen);
    if (this.chosen.some((one) => !sold[startOf(one)])) return;
    const ranked = new Uint8Array(this.#covered.length);
    for (const group of this.#sellers) if (this.add(group)) mark(ranked, group);
    this.chosen = this.chosen.filter((one) => !(before.has(one) && ranked[startOf(one)]));
  }

  /** Groups of one level are of one kind, and as deep in lists or headings. */
  #levelOf({ kind, parent }: Group): string {
    return `${kind} ${parent < 0 ? parent : this.#depthOf(parent)}`;
  }

  /** Whether an item of which nothing is said stands under a heading as deep as those that have choices. */
  #isInSection({ candidate }: ReadItem): boolean {
    const depth = this.#sections[candidate.from] ?? 0;
    return (
      depth > 0 &&
      this.chosen.some(({ reads: [first] }) => this.#sections[first?.candidate.from ?? 0] === depth)
    );
  }

  /** Whether tips or factors stand between a group and what was chosen before it: it is more of them. */
  #isBehindAside({ reads: [one] }: ReadGroup): boolean {
    const from = one?.candidate.from ?? 0;
    const fromOf = ({ reads: [first] }: ReadGroup) => first?.candidate.from ?? 0;
    const nearest = Math.max(-1, ...this.chosen.map(fromOf).filter((other) => other < from));
    return this.#asides.some((aside) => aside > nearest && aside < from);
  }

  /** Where nothing ranks, the names that several kinds are shown by, a line of each list. */
  addShown(lists: readonly Group[]): void {
    if (this.chosen.length > 0) return;
    const shown = lists.flatMap((group) => {
      const reads = this.#reader.read(group.candidates).flatMap((read) => this.#reader.showing(read) ?? []);
      return mayChoose({ ...group, introduction: { ...group.introduction, choices: true } }) &&
        reads.length === 1
        ? [{ group, reads }]
        : [];
    });
    if (shown.length > 1) this.chosen = shown;
  }

  /** Groups that tell too little by themselves count beside others of their kind; single items beside anything. */
  addUnsure(): void {
    const open = this.#unsure.filter(({ reads: [one] }) => one && !this.#covered[one.candidate.from]);
    const lone = open.filter(
      ({ group: { candidates, kind, introduction }, reads: [one] }) =>
        candidates.length === 1 &&
        one &&
        !one.part &&
        (one.form >= 2 || (one.labelled && one.slots.length > 1)) &&
        // "Also worth a look: Acme, Nova and Zeta" behind a list is prose.
        !(kind === 'leads' && one.slots.length > 2) &&
        (one.labelled ||
          (kind !== 'headings' &&
            (kind !== 'leads' || introduction.choices || (actsInHead(one) && this.#isInSection(one))))),
    );
    const look = {
      endOf: (read: ReadItem) => this.#reader.endOf(read),
      depthOf: ({ group }: ReadGroup) => this.#sections[group.candidates[0]?.from ?? 0] ?? 0,
    };
    const levels = new Map(
      Array.from(
        Map.groupBy(this.chosen, ({ group }) => this.#levelOf(group)),
        ([level, groups]) => [level, kinOf(groups, look)],
      ),
    );
    const several = this.chosen.length + lone.length > 1;
    const ranked = new Set(
      this.chosen.flatMap(({ reads }) => reads.map(firstWord)).filter((word) => word !== ''),
    );
    const outers = mostlyIn(this.chosen, this.#unsure, this.#outerOf);
    for (const one of open) {
      const isAlike = outers.has(this.#outerOf(one)) && areChoicesOfKind(one);
      if (isAlike || isOfRanked(one, ranked)) {
        const { group, reads } = one;
        this.#choose({ ...group, introduction: { ...group.introduction, choices: true } }, reads);
        continue;
      }
      const kin = levels.get(this.#levelOf(one.group));
      const joins =
        kin && mayJoin(one.group, one.reads) && joinScore(one, kin, look) >= 0 && !this.#isBehindAside(one);
      if (joins || (several && lone.includes(one))) this.#choose(one.group, one.reads);
    }
  }
}
