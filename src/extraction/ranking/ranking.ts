import { isGeneric } from '../names/generic-words.ts';
import { type Naming, namingsIn } from '../names/namings.ts';
import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { type WordUses, wordUsesOf } from '../text/word-uses.ts';
import { areChoices, mayChoose, mayJoin, meanForm } from './choices.ts';
import { columnGroups } from './columns.ts';
import { type Candidate, type Group, headingGroups, leadGroups, listGroups } from './groups.ts';
import { identitiesOf } from './identities.ts';
import { isPart } from './introduction.ts';
import { brandsOf, type PlacedItem, type RankedItem, type ReadItem, readItem } from './items.ts';

const NO_BRANDS: readonly number[] = [];

/** Items numbered backwards ("3. Kia, 2. Audi, 1. BMW") or by a column of ranks: in the order of their numbers. */
function inWrittenOrder(reads: readonly ReadItem[]): readonly ReadItem[] {
  const numbers = reads.map(({ number }) => number);
  const sorted = numbers.toSorted((a, b) => a - b);
  const each = sorted[0] === 1 && sorted.every((number, at) => at === 0 || number > (sorted[at - 1] ?? 0));
  if (!each || numbers.every((number, at) => number === sorted[at])) return reads;
  return reads.toSorted((a, b) => a.number - b.number);
}

/** Whether what introduces an item says that it has a brand's name: "Brands:", or a product among choices. */
const isIntroduced = ({ introduction: { brands, choices } }: Group, { slots: [slot] }: ReadItem): boolean =>
  brands || (choices && (slot?.words.length ?? 0) > 2 && isGeneric(slot?.words.at(-1) ?? ''));

const fromOf = ({ candidates: [first] }: Group) => first?.from ?? 0;
const startOf = ({ candidates: [first] }: Group) => first?.start ?? 0;

/**
 * A list in which each thing is followed by its parts, all at one depth ("Acme", "Price: 1", "Nova", "Price: 2"),
 * without them.
 */
function withoutParts(reads: readonly ReadItem[]): readonly ReadItem[] {
  const heads = new Map<string, number>();
  const keyOf = ({ slots: [slot] }: ReadItem) => slot?.label.toLowerCase() ?? '';
  for (const read of reads) heads.set(keyOf(read), (heads.get(keyOf(read)) ?? 0) + 1);
  const things = reads.filter((read) => !read.part && (heads.get(keyOf(read)) ?? 0) < 2);
  const named = things.filter(({ form }) => form >= 1.3).length;
  return named > 1 && named === things.length && reads.length - things.length >= things.length
    ? things
    : reads;
}

/** How deep in items a group stands. */
function depthsOf({ items }: Blocks): (item: number) => number {
  const depths: number[] = [];
  for (const [at, { parent }] of items.entries()) depths[at] = (depths[parent] ?? 0) + 1;
  return (item) => depths[item] ?? 0;
}

/** Names that a category of choices is told by: its own list names things more surely than it is named itself. */
const LEAD_OF_INNER = 0.5;
const SURE_NAME = 2.2;

/** What is in front of the first colon of an item, in small letters. */
const headKey = (text: string, { start, end }: Span): string =>
  text
    .slice(start, Math.min(end, start + 40))
    .split(/[:：]/, 1)[0]
    ?.toLowerCase()
    .replace(/[\s*_]/gu, '') ?? '';

const MIN_LISTS = 3;
/** Of the parts inside an item so many are looked at. */
const MAX_PARTS = 4;

/** Heads that recur in many lists, or in lists inside items: parts of things ("Price"), not things. */
function recurringHeads(text: string, lists: readonly Group[]): ReadonlySet<string> {
  const inner = new Map<string, number>();
  for (const { candidates, parent } of lists)
    for (const key of new Set(candidates.map((one) => headKey(text, one))))
      inner.set(key, (inner.get(key) ?? 0) + (parent < 0 ? 1 : 1.5));
  return new Set([...inner].flatMap(([key, count]) => (count >= MIN_LISTS ? [key] : [])));
}

/** What a list that ranks has at least on the whole where a clearer one stands before it. */
const CLEAR_ENOUGH = 1.05;

/** Without bullets of conditions behind a clearer list ("For beginners: Acme"), which say again what that has. */
function withoutConditions(chosen: Ranking['chosen']): Ranking['chosen'] {
  const first = chosen.find(
    ({ group: { kind, ordered } }) => ordered || kind === 'column' || kind === 'headings',
  );
  return chosen.filter(
    ({ group, reads }) =>
      !first ||
      group.kind !== 'list' ||
      group.ordered ||
      startOf(group) < startOf(first.group) ||
      meanForm(reads) > CLEAR_ENOUGH ||
      meanForm(first.reads) < meanForm(reads),
  );
}

class Ranking {
  readonly #text: string;
  readonly #covered: Uint8Array;
  readonly #reads = new Map<Candidate, ReadItem>();
  readonly #depthOf: (item: number) => number;
  readonly uses: WordUses;
  readonly chosen: { group: Group; reads: readonly ReadItem[] }[] = [];
  readonly #unsure: { group: Group; reads: readonly ReadItem[] }[] = [];
  /** All groups in the order of the text, by where they begin. */
  readonly #groups: readonly Group[];
  readonly #starts: readonly number[];
  readonly #sellers: Group[] = [];
  #late = false;
  readonly #recurring: ReadonlySet<string>;

  constructor(text: string, blocks: Blocks, groups: readonly Group[], lists: readonly Group[]) {
    this.#text = text;
    this.#covered = new Uint8Array(blocks.pieces.length + 1);
    this.#depthOf = depthsOf(blocks);
    this.uses = wordUsesOf(text);
    this.#recurring = recurringHeads(text, lists);
    this.#groups = groups.toSorted((a, b) => fromOf(a) - fromOf(b));
    this.#starts = this.#groups.map(fromOf);
  }

  /** The first group inside a candidate, behind its own line. */
  #innerOf({ from, to }: Candidate): Group | null {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    return (this.#starts[low] ?? to) < to ? (this.#groups[low] ?? null) : null;
  }

  #read(candidates: readonly Candidate[], cells = false): ReadItem[] {
    return candidates.map((one) => {
      const before = this.#reads.get(one);
      if (before) return before;
      const read = readItem(this.#text, one, this.uses, cells);
      const part = read.form < 3 && this.#recurring.has(headKey(this.#text, one));
      const told = part ? { ...read, part, form: 0 } : read;
      this.#reads.set(one, told);
      return told;
    });
  }

  #cover({ from, to }: Candidate): void {
    this.#covered.fill(1, from, to);
  }

  /** Whether the items are categories, whose lists name the choices. */
  #areCategories(reads: readonly ReadItem[]): boolean {
    if (meanForm(reads) >= SURE_NAME) return false;
    let categories = 0;
    for (const { candidate, form, head } of reads) {
      const inner = this.#innerOf(candidate);
      if (!inner || !mayChoose(inner)) continue;
      const inside = this.#read(inner.candidates.slice(0, 8));
      if (inside.some(({ part }) => part)) continue;
      const titles = inner.kind === 'leads' ? inside.filter((one) => this.#isTitle(one)) : [];
      const things =
        inner.candidates.length > 1 && this.#areDetailed(inner.candidates) && areChoices(inner, inside, true);
      // "1. Accounts" with a numbered list of banks in it.
      const says = candidate.start < candidate.end && head.rest < candidate.end;
      const numbered = inner.ordered && !says && areChoices(inner, inside);
      if (
        things ||
        numbered ||
        (titles.length > 0 && form < 2) ||
        meanForm(inside) >= form + LEAD_OF_INNER ||
        (form < 1 && areChoices(inner, inside))
      )
        categories += 1;
    }
    return categories * 2 >= reads.length;
  }

  /** Whether a name in bold type has a line of its own. */
  #isTitle({ head, candidate, form }: ReadItem): boolean {
    if (form < 0.6) return false;
    const rest = this.#text.slice(head.rest, candidate.end);
    return /^\s*(?:[(（][^()（）]*[)）]\s*)?(?:$|\n)/u.test(rest) && head.rest > head.end;
  }

  /** Whether most items have parts themselves ("Price", "Pros"), as things have and tips have not. */
  #areDetailed(candidates: readonly Candidate[]): boolean {
    let detailed = 0;
    for (const candidate of candidates) {
      const inner = this.#innerOf(candidate);
      if (!inner) continue;
      const parts = inner.candidates.slice(0, MAX_PARTS).filter((one) => {
        const key = headKey(this.#text, one);
        return this.#recurring.has(key) || isPart(key);
      }).length;
      if (parts > 0) detailed += 1;
    }
    return detailed > 1 && detailed * 2 > candidates.length;
  }

  add(group: Group): boolean {
    const [first] = group.candidates;
    const open = group.candidates.filter(({ from }) => !this.#covered[from]);
    if (!first || open.length === 0) return false;
    if (group.introduction.sellers && !this.#late) {
      this.#sellers.push(group);
      return false;
    }
    if (!mayChoose(group)) {
      if (group.kind === 'list') for (const one of open) this.#cover(one);
      return false;
    }
    const all = this.#read(open, group.kind === 'column');
    const reads = withoutParts(all);
    const choices =
      areChoices(group, reads, reads.length < all.length) ||
      (reads.length > 1 && this.#areDetailed(open) && areChoices(group, reads, true));
    if (!choices || this.#areCategories(reads)) {
      if (!choices && group.kind !== 'header') this.#unsure.push({ group, reads });
      return false;
    }
    this.#choose(group, reads);
    return true;
  }

  #choose(group: Group, reads: readonly ReadItem[]): void {
    if (group.kind === 'header') {
      this.chosen.push({ group, reads: reads.filter(({ form }, at) => at > 0 || form >= 2) });
      return;
    }
    const some = group.kind === 'headings' || group.kind === 'leads';
    const least =
      reads.filter(({ form }) => form >= 2).length * 3 >= reads.length * 2 && group.kind === 'leads'
        ? 0.4
        : 1;
    const members = some && !group.ordered ? reads.filter(({ form, part }) => form >= least && !part) : reads;
    for (const { candidate } of members) this.#cover(candidate);
    this.chosen.push({ group, reads: inWrittenOrder(members) });
  }

  /** Of a table's columns, or its header, the one that names choices best. */
  addBest(columns: readonly Group[]): void {
    let best: Group | null = null;
    let most = 0;
    for (const [at, group] of columns.entries()) {
      if (!mayChoose(group) || group.candidates.length === 0) continue;
      const reads = this.#read(group.candidates, true);
      if (!areChoices(group, reads)) continue;
      const score =
        meanForm(reads) +
        (group.titled ? 0.7 : 0) +
        (at === 0 ? 0.3 : 0) +
        (group.kind === 'header' ? 0.5 : 0);
      if (score > most && (!group.shops || best === null)) [best, most] = [group, score];
    }
    if (best) this.add(best);
  }

  /** Lists of shops rank where nothing else does. */
  addSellers(): void {
    this.#late = true;
    if (this.chosen.length === 0) for (const group of this.#sellers) this.add(group);
  }

  /** Groups of one level are of one kind, and as deep in lists or headings. */
  #levelOf({ kind, parent }: Group): string {
    return `${kind} ${parent < 0 ? parent : this.#depthOf(parent)}`;
  }

  /** Groups that tell too little by themselves count beside others of their kind; single items beside anything. */
  addUnsure(): void {
    const open = this.#unsure.filter(({ reads: [one] }) => one && !this.#covered[one.candidate.from]);
    const lone = open.filter(
      ({ group: { candidates, kind }, reads: [one] }) =>
        candidates.length === 1 && one && !one.part && one.form >= 2 && (kind !== 'headings' || one.labelled),
    );
    const kinds = new Set(this.chosen.map(({ group }) => this.#levelOf(group)));
    const several = this.chosen.length + lone.length > 1;
    for (const one of open) {
      const joins =
        kinds.has(this.#levelOf(one.group)) &&
        (this.chosen.length > 1 || one.group.kind === 'headings' || one.group.ordered) &&
        mayJoin(one.group, one.reads);
      if (joins || (several && lone.includes(one))) this.#choose(one.group, one.reads);
    }
  }
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (headings, paragraphs with bold leads, a
 * list at any depth, a table's column or its header) ranks its items where they are choices. What is said inside a
 * choice ranks nobody. All groups that rank, as "Best overall" and "Best budget" with a list each, make one ranking
 * in the order of the text; each brand has the place of its first item.
 */
export function placesOf(text: string, blocks: Blocks): PlacedItem[] {
  const lists = listGroups(text, blocks);
  const headings = headingGroups(text, blocks);
  const inner = [...leadGroups(text, blocks), ...lists];
  const ranking = new Ranking(text, blocks, [...headings, ...inner], lists);
  const depthOf = depthsOf(blocks);
  for (const group of headings) ranking.add(group);
  for (const group of inner.toSorted((a, b) => depthOf(a.parent) - depthOf(b.parent))) ranking.add(group);
  for (const columns of columnGroups(text, blocks)) ranking.addBest(columns);
  ranking.addUnsure();
  ranking.addSellers();

  const items = withoutConditions(ranking.chosen)
    .toSorted((a, b) => startOf(a.group) - startOf(b.group))
    .flatMap(({ group, reads }) => reads.map((read) => ({ ...read, introduced: isIntroduced(group, read) })));
  const identities = identitiesOf(
    items.flatMap((item) => item.slots),
    ranking.uses,
  );
  const places = new Map<number, number>();
  for (const one of identities) if (!places.has(one)) places.set(one, places.size + 1);
  let next = 0;
  return items
    .map(({ head, candidate: { from, to }, slots, introduced }) => ({
      head,
      introduced,
      from,
      to,
      slots: slots.map((slot) => {
        next += 1;
        return { ...slot, place: places.get(identities[next - 1] ?? -1) ?? 0 };
      }),
    }))
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end);
}

/** The items of a ranking with the known brands that each is about. */
export function withBrands(
  text: string,
  placed: readonly PlacedItem[],
  namings: readonly Naming[],
): RankedItem[] {
  return placed.map((item) => {
    const named = namingsIn(namings, item.head, 1).length > 0;
    const slots = item.slots.map((slot) => ({
      ...slot,
      brands: named ? brandsOf(text, slot, namings) : NO_BRANDS,
    }));
    return {
      ...item,
      slots,
      brands: named ? [...new Set(slots.flatMap(({ brands }) => brands))] : NO_BRANDS,
      unknown: slots.filter(({ brands }) => brands.length === 0),
    };
  });
}

/** The answer's own ranking with the known brands in it. */
export const rankingOf = (text: string, blocks: Blocks, namings: readonly Naming[]): RankedItem[] =>
  withBrands(text, placesOf(text, blocks), namings);
