import { domainsOf } from '../names/cited-names.ts';
import type { Blocks } from '../text/blocks.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isNameLabel } from './choice-labels.ts';
import type { Candidate, Group } from './group.ts';
import { endOf } from './head-ends.ts';
import { headOf } from './heads.ts';
import { type InnerGroups, innerGroupsOf } from './inner-groups.ts';
import { type ReadItem, readItem } from './items.ts';
import { behindLabels } from './labelled-items.ts';
import { arePaired, tellUses } from './list-looks.ts';
import { behindNameLines } from './name-lines.ts';
import { isPart } from './parts.ts';
import { commonHeads, headKey, recurringHeads } from './recurring-heads.ts';
import { namesInSmall } from './small-names.ts';

/** Of fewer items nothing is told by what others have. */
const MIN_NAMED = 3;

const LINK = /https?:\/\/[^\s)\]>"']+/g;

/** What is known of an item before it is read, as `readItem` takes it. */
interface Told {
  readonly cell: boolean;
  readonly beside?: boolean;
  readonly use?: boolean;
  readonly titled?: boolean;
  readonly paired?: boolean;
}

/** How the words of a text are used, with the names that its items write in small letters and its links spell. */
function usesWithNames(text: string, groups: readonly Group[], uses: WordUses): WordUses {
  const named = namesInSmall(
    text,
    groups.map(({ candidates }) => candidates),
  );
  const links = text.includes('://') ? (text.match(LINK) ?? []) : [];
  return named.size + links.length > 0 ? { ...uses, named, spelled: new Set(domainsOf(links).keys()) } : uses;
}

/** Reads the heads of an answer's items, each with what its other lists tell of them: which heads are parts of things. */
export class ItemReader {
  readonly text: string;
  readonly uses: WordUses;
  readonly inner: InnerGroups;
  /** Heads that most lists have in common: what these compare, or the parts of things. */
  readonly common: ReadonlySet<string>;
  readonly #recurring: ReadonlySet<string>;
  readonly #reads = new Map<Candidate, ReadItem>();

  constructor(text: string, blocks: Blocks, uses: WordUses, groups: readonly Group[]) {
    this.text = text;
    this.uses = usesWithNames(text, groups, uses);
    const lists = groups
      .filter(({ kind }) => kind === 'list')
      .map(({ parent, ordered, candidates }) => ({
        parent,
        ordered,
        keys: new Set(candidates.map((one) => headKey(text, one))),
      }));
    this.#recurring = recurringHeads(lists);
    this.common = commonHeads(lists, blocks);
    this.inner = innerGroupsOf(groups);
  }

  /** Whether an item begins with what is a part of things, in this answer or anywhere. */
  readonly isPart = (one: Candidate): boolean => {
    const key = headKey(this.text, one);
    return this.#recurring.has(key) || isPart(key);
  };

  /** What the heads of items say; `cells` of a table may list names. */
  read(candidates: readonly Candidate[], cells = false): readonly ReadItem[] {
    const use = tellUses(this.text, candidates);
    const reads = candidates.map((one) => this.#readOne(one, { cell: cells, use }));
    const behind = cells
      ? null
      : (behindLabels(this.text, reads, this.uses) ?? behindNameLines(this.text, reads, this.uses));
    if (behind) return behind;
    const labelled = reads.filter((read) => read.labelled || read.shown).length;
    if (labelled < 2 && !cells && arePaired(this.text, candidates))
      return candidates.map((one) => this.#readOne(one, { cell: false, paired: true }));
    if (labelled < 2 || labelled * 2 < reads.length) return this.#withOwnHeads(reads, cells);
    // What most items have before a name is a label in all of them.
    return reads.map((read) => {
      if (read.labelled) return read;
      return read.shown
        ? { ...read, labelled: true, form: Math.max(read.form, 1) }
        : this.#readOne(read.candidate, { cell: cells, beside: true });
    });
  }

  /** Items of which most have a name before a colon: what another has there is one, whatever it looks like. */
  #withOwnHeads(reads: readonly ReadItem[], cell: boolean): readonly ReadItem[] {
    const isBehind = ({ head, candidate, labelled }: ReadItem) =>
      !labelled && head.start > headOf(this.text, candidate).start;
    const named = reads.filter(
      (read) => endOf(this.text, read) === 'colon' && read.form >= 1 && !isBehind(read),
    ).length;
    if (named < MIN_NAMED || named === reads.length || named * 3 < reads.length * 2) return reads;
    return reads.map((read) =>
      isBehind(read) ? this.#readOne(read.candidate, { cell, titled: true }) : read,
    );
  }

  #readOne(one: Candidate, told: Told): ReadItem {
    const before = this.#reads.get(one);
    if (before && !told.beside && !told.use && !told.titled && !told.paired) return before;
    const read = readItem(this.text, one, this.uses, told);
    const key = headKey(this.text, one);
    const recurs = this.common.has(key) || (read.form < 3 && this.#recurring.has(key));
    const known = recurs && !isNameLabel(key) ? { ...read, part: true, form: 0 } : read;
    this.#reads.set(one, known);
    return known;
  }
}
