import { countBefore } from '../../words/count-before.ts';
import { domainsOf } from '../names/cited-names.ts';
import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import type { WordUses } from '../text/word-uses.ts';
import { namesOfBoldSentences } from './bold-sentences.ts';
import { isDeed } from './caseless-form.ts';
import { isChoiceLabel, isNameLabel } from './choice-labels.ts';
import { areChoices, mayChoose, meanForm } from './choices.ts';
import { type Candidate, type Group, MAX_LABEL } from './group.ts';
import { headOf } from './heads.ts';
import { introductionIn } from './introduction.ts';
import {
  isRest,
  listsBrands,
  withBoldNames,
  withNamesInSentence,
  withSentence,
  withSubject,
} from './item-sentences.ts';
import { firstWord, type HeadEnd, type ReadItem, readItem } from './items.ts';
import { behindLabels } from './labelled-items.ts';
import { arePaired, tellUses } from './list-looks.ts';
import { behindNameLines } from './name-lines.ts';
import { withoutAsides } from './name-signs.ts';
import { isPart } from './parts.ts';
import { commonHeads, headKey, recurringHeads } from './recurring-heads.ts';
import { actsAsThing, isNamely } from './slots.ts';
import { namesInSmall } from './small-names.ts';

/** Names that a category of choices is told by: its own list names things more surely than it is named itself. */
const LEAD_OF_INNER = 0.5;
const SURE_NAME = 2.2;
/** A head no likelier a name reads like a phrase; names below it are likelier on the whole. */
const PHRASE_FORM = 0.6;
const NAMES_FORM = 0.8;
/** Scripts whose phrases show by their particles; short names in Han signs are no likelier. */
const PARTICLES = /[\p{Script=Hangul}ぁ-ん]/u;

/** Fewer items or lists tell nothing by what they have in common. */
const MIN_LISTS = 3;
/** Of the parts inside an item so many are looked at. */
const MAX_PARTS = 4;

/** Names that a kind is shown by are no less likely. */
const MIN_SHOWN = 0.6;

/** How likely a short head in bold type is a name in a list of choices, and how long it is at most. */
const BOLD_HEAD = 1;
const MAX_BOLD = 16;
const TOPIC = /^\s?[は은는]/u;

/** Labels before names are looked at so far, in characters. */
const PREFIX_REACH = 40;

/** Lines of an item are looked at so far, in characters. */
const LINES_REACH = 600;
/** What a line below a head begins with: "Price: …". */
const LINE_KEY = /\n[\s*_・•-]*([^\s:：*_][^:：*\n]{0,16}?)\*{0,2}[:：]/gu;

/** Less behind a head says nothing of it. */
const MIN_REST = 4;

const LINK = /https?:\/\/[^\s)\]>"']+/g;

/** Where a group begins, in pieces. */
const fromOf = ({ candidates: [first] }: Group) => first?.from ?? 0;

/** Whether most heads end with one word: "Trail shoes", "Road shoes". */
function areOfOneKind(reads: readonly ReadItem[]): boolean {
  const lasts = reads.flatMap(({ slots: [slot] }) =>
    slot && slot.words.length > 1 ? [slot.words.at(-1)?.toLowerCase() ?? ''] : [],
  );
  return lasts.some((last) => lasts.filter((other) => other === last).length * 2 > reads.length);
}

/** Whether a title is no likely name and says that something else than choices is below it: tips, questions, what to avoid. */
function isAside(title: string, form: number): boolean {
  if (form >= 2 || title.length > MAX_LABEL) return false;
  const { choices, others, traits, avoid, shops, sellers, examples } = introductionIn(title);
  return avoid || (!choices && (others || traits || shops || sellers || examples));
}

/** Reads the items of an answer, and tells what those are whose own lists and titles say more. */
export class ItemReader {
  readonly #text: string;
  readonly #uses: WordUses;
  readonly #reads = new Map<Candidate, ReadItem>();
  readonly #recurring: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;
  /** All groups in the order of the text, by where they begin. */
  readonly #groups: readonly Group[];

  constructor(text: string, blocks: Blocks, uses: WordUses, groups: readonly Group[]) {
    this.#text = text;
    const named = namesInSmall(
      text,
      groups.map(({ candidates }) => candidates),
    );
    const links = text.includes('://') ? (text.match(LINK) ?? []) : [];
    this.#uses =
      named.size + links.length > 0 ? { ...uses, named, spelled: new Set(domainsOf(links).keys()) } : uses;
    const lists = groups
      .filter(({ kind }) => kind === 'list')
      .map(({ parent, ordered, candidates }) => ({
        parent,
        ordered,
        keys: new Set(candidates.map((one) => headKey(text, one))),
      }));
    this.#recurring = recurringHeads(lists);
    this.#common = commonHeads(lists, blocks);
    this.#groups = groups.toSorted((a, b) => fromOf(a) - fromOf(b));
  }

  /** The first group inside a candidate, behind its own line. */
  #innerOf({ from, to }: Candidate): Group | null {
    const next = this.#groups[countBefore(this.#groups, (group) => fromOf(group) <= from)];
    return next && fromOf(next) < to ? next : null;
  }

  /** What the heads of items say; `cells` of a table may list names. */
  read(candidates: readonly Candidate[], cells = false): ReadItem[] {
    const use = tellUses(this.#text, candidates);
    const reads = candidates.map((one) => this.#readOne(one, { cell: cells, use }));
    const behind = cells
      ? null
      : (behindLabels(this.#text, reads, this.#uses) ?? behindNameLines(this.#text, reads, this.#uses));
    if (behind) return [...behind];
    const isLabelled = ({ labelled, shown }: ReadItem) => labelled || shown;
    const labelled = reads.filter(isLabelled).length;
    if (labelled < 2 && !cells && arePaired(this.#text, candidates))
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
  #withOwnHeads(reads: ReadItem[], cell: boolean): ReadItem[] {
    const isBehind = ({ head, candidate, labelled }: ReadItem) =>
      !labelled && head.start > headOf(this.#text, candidate).start;
    const named = reads.filter(
      (read) => this.endOf(read) === 'colon' && read.form >= 1 && !isBehind(read),
    ).length;
    if (named < MIN_LISTS || named === reads.length || named * 3 < reads.length * 2) return reads;
    return reads.map((read) =>
      isBehind(read) ? this.#readOne(read.candidate, { cell, titled: true }) : read,
    );
  }

  /** The items of a group of choices that are sentences, told by what these begin with, each by another; what titles say before a colon is none. */
  withSubjects(reads: readonly ReadItem[], titles: boolean): readonly ReadItem[] {
    const told = reads.map((read) =>
      read.form >= 1 || read.part || read.labelled || (titles && this.#isOverColon(read))
        ? read
        : (withSubject(this.#text, read, this.#uses) ?? read),
    );
    const each = told.length > 1 && new Set(told.map(firstWord)).size === told.length;
    const share = (least: number) => told.filter(({ form }) => form >= least).length / told.length;
    return each && share(0.4) >= 0.75 && share(0.6) >= 0.5 ? told : reads;
  }

  /**
   * The items of a list of which nothing is said, told by what their sentences begin with where each is another name,
   * and most go on with what things do: "Acme offers …", "Nova is …".
   */
  withNames(reads: readonly ReadItem[]): readonly ReadItem[] {
    if (reads.length < 2 || reads.some(({ part, labelled }) => part || labelled)) return reads;
    const told: ReadItem[] = [];
    let acting = 0;
    for (const read of reads) {
      const one = withSubject(this.#text, read, this.#uses);
      const [slot] = one?.slots ?? [];
      if (!one || !slot || !isNamely(slot)) {
        // "Acme – for teams" among them
        if (read.form < 1.3 || !read.head.cut) return reads;
        told.push(read);
        continue;
      }
      // What other lists compare is no choice in this one.
      if (this.#common.has(slot.words.join('').toLowerCase())) return reads;
      told.push(one);
      acting += Number(slot.form >= 3 || actsAsThing(this.#text, slot, read.candidate));
    }
    const firsts = new Set(told.map(firstWord));
    return firsts.size === told.length && acting * 2 >= told.length ? told : reads;
  }

  /**
   * The items of a list of choices that each begin with a short head in bold type, in a script without capitals, whose
   * names may read like phrases ("**まごころケア食** は …"), and are no titles.
   */
  withBoldHeads(reads: readonly ReadItem[]): readonly ReadItem[] {
    const telling = reads.filter(({ head, candidate }) => candidate.end - head.rest >= MIN_REST).length;
    const named = reads.filter(({ form }) => form >= BOLD_HEAD).length * 3 >= reads.length * 2;
    const told =
      reads.length >= MIN_LISTS &&
      telling * 2 > reads.length &&
      reads.every((read) => this.#isBoldHead(read) && (named || this.#goesOnAsTopic(read)));
    return told ? reads.map((read) => ({ ...read, form: Math.max(read.form, BOLD_HEAD) })) : reads;
  }

  /** Whether the sentence goes on behind a head as behind what it is about: "**Acme** は …". */
  #goesOnAsTopic({ head, candidate }: ReadItem): boolean {
    return TOPIC.test(this.#text.slice(head.rest, Math.min(candidate.end, head.rest + 3)));
  }

  #isBoldHead({ head, part, labelled, form, slots: [slot] }: ReadItem): boolean {
    const name = withoutAsides(slot?.label ?? '');
    const isBold = this.#text.startsWith('**', head.start - 2) && head.rest === head.end + 2;
    const isName = CASELESS.test(name) ? name.length <= MAX_BOLD && !isDeed(name) : form >= 1;
    return isBold && isName && !part && !labelled;
  }

  /** The items of a list of choices, those that are kinds of things told by the names in their text. */
  withBoldNames(reads: readonly ReadItem[]): readonly ReadItem[] {
    return reads.map((read) => withBoldNames(this.#text, read, this.#uses) ?? read);
  }

  /** The items of a list of choices, where all others have names in bold type in their sentences. */
  withNamesInSentences(reads: readonly ReadItem[]): readonly ReadItem[] {
    if (!reads.some(({ form, head, labelled }) => form >= 2 && head.cut && !labelled)) return reads;
    const told = reads.map((read) => withNamesInSentence(this.#text, read, this.#uses) ?? read);
    return told.every(({ form, part }) => form >= 1 && !part) ? told : reads;
  }

  /** The items of leads that are sentences in bold type, told by their names; null where they are none. */
  withBoldSentences(reads: readonly ReadItem[]): readonly ReadItem[] | null {
    return namesOfBoldSentences(this.#text, reads, this.#uses);
  }

  /** The items that each list several brands, where others beside them are none. */
  listingBrands(reads: readonly ReadItem[]): readonly ReadItem[] {
    return reads.filter((read) => listsBrands(this.#text, read));
  }

  /** An item that shows a kind by services or companies it names: "代表的なサービス例：Acme、Nova"; null where it is none. */
  showing({ candidate }: ReadItem): ReadItem | null {
    const { start, end } = candidate;
    const label = this.#text.slice(start, Math.min(end, start + PREFIX_REACH)).split(/[:：]/, 1)[0] ?? '';
    const { choices, avoid, others, traits, shops } = introductionIn(label);
    if (!choices || avoid || others || traits || shops || start + label.length >= end) return null;
    const read = readItem(this.#text, candidate, this.#uses, { beside: true });
    const named = read.slots.every(({ form }) => form >= MIN_SHOWN);
    return read.labelled && !read.part && read.slots.length > 1 && named ? read : null;
  }

  /** Whether an item stands for the rest of the choices, and has a list of them. */
  isRest(read: ReadItem): boolean {
    const inner = isRest(read) ? this.#innerOf(read.candidate) : null;
    if (!inner || !mayChoose(inner)) return false;
    const inside = this.read(inner.candidates);
    const { introduction } = inner;
    return areChoices({ ...inner, introduction: { ...introduction, choices: true } }, inside);
  }

  /** The items of a list of labels whose sentences tell of choices, each of another; null where most tell of none. */
  withSentences(reads: readonly ReadItem[]): readonly ReadItem[] | null {
    if (reads.length < 2 || reads.some(({ part }) => part)) return null;
    const told: ReadItem[] = [];
    const firsts: string[] = [];
    let acting = 0;
    for (const [at, read] of reads.entries()) {
      const one = withSentence(this.#text, read, this.#uses);
      if (one) {
        const words = one.slots.map((slot) => slot.words[0]?.toLowerCase() ?? '');
        // "Acme: Acme is …" tells of its head.
        if (words.some((word) => headKey(this.#text, read.candidate).startsWith(word))) return null;
        told.push(one);
        firsts.push(...words);
        acting += Number(one.acts);
      } else if ((at + 1 - told.length) * 4 > reads.length) return null;
    }
    const each = new Set(firsts).size === firsts.length;
    return told.length > 1 && acting * 2 >= reads.length && each ? told : null;
  }

  #readOne(
    one: Candidate,
    options: { cell: boolean; beside?: boolean; use?: boolean; titled?: boolean; paired?: boolean },
  ): ReadItem {
    const before = this.#reads.get(one);
    if (before && !options.beside && !options.use && !options.titled && !options.paired) return before;
    const read = readItem(this.#text, one, this.#uses, options);
    const key = headKey(this.#text, one);
    const recurs = this.#common.has(key) || (read.form < 3 && this.#recurring.has(key));
    const part = recurs && !isNameLabel(key);
    const told = part ? { ...read, part, form: 0 } : read;
    this.#reads.set(one, told);
    return told;
  }

  /** Whether the numbers of one list go on through several items: those are titles over parts of it. */
  #shareNumbers(reads: readonly ReadItem[]): boolean {
    const partOf = (from: number) => {
      const at = countBefore(reads, ({ candidate }) => candidate.from < from) - 1;
      return from < (reads[at]?.candidate.to ?? 0) ? at : -1;
    };
    return this.#groups.some(({ kind, ordered, candidates }) => {
      if (kind !== 'list' || !ordered || candidates.length < 2) return false;
      const parts = candidates.map(({ from }) => partOf(from));
      return !parts.includes(-1) && new Set(parts).size > 1;
    });
  }

  /** Whether the items are categories, told (`sorted`) or not, whose lists name the choices. */
  areCategories(reads: readonly ReadItem[], sorted: boolean): boolean {
    if (this.#shareNumbers(reads)) return true;
    const sure = meanForm(reads) >= SURE_NAME;
    const told = sorted || (!sure && areOfOneKind(reads));
    let categories = 0;
    let asides = 0;
    for (const { candidate, form, head } of reads) {
      if (isAside(this.#text.slice(candidate.start, candidate.end), form)) {
        asides += 1;
        continue;
      }
      const inner = this.#innerOf(candidate);
      if (!inner || !mayChoose(inner)) continue;
      const inside = this.read(inner.candidates.slice(0, 8));
      if (inside.some(({ part }) => part)) continue;
      // "Wellington" with a list of shops right below it.
      const named = inside.filter((one) => one.form >= 1.3).length;
      const below = inner.candidates[0]?.from === candidate.from + 1;
      if (below && inside.length > 1 && named * 4 >= inside.length * 3) {
        categories += 1;
        continue;
      }
      // "京都駅周辺" with a list of hotels in bold type right below it.
      const only = below && form <= BOLD_HEAD;
      if (only && inside.every((one) => one.form >= BOLD_HEAD && this.#isBoldHead(one))) {
        // One name alone tells neither.
        if (inside.length > 1) categories += 1;
        else asides += 1;
        continue;
      }
      // "알레르기가 있는 아이", a phrase, with names in bold type right below it.
      const phrase =
        below &&
        form <= PHRASE_FORM &&
        meanForm(inside) >= NAMES_FORM &&
        PARTICLES.test(this.#text.slice(head.start, head.end));
      if (phrase && inside.every((one) => this.#isBoldHead(one))) {
        categories += 1;
        continue;
      }
      if (sorted && named === inside.length) {
        categories += 1;
        continue;
      }
      const likely = inside.filter((one) => one.form >= 0.6 && one.head.cut).length;
      if (told && below && likely * 4 >= inside.length * 3) {
        categories += 1;
        continue;
      }
      if (sure) continue;
      const titles = inner.kind === 'leads' ? inside.filter((one) => this.#isTitle(one)) : [];
      const things =
        inner.candidates.length > 1 && this.areDetailed(inner.candidates) && areChoices(inner, inside, true);
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
    return categories > 0 && categories * 2 >= reads.length - asides;
  }

  /** What parts the head of an item from what is said of it. */
  endOf({ head, candidate }: ReadItem): HeadEnd {
    if (candidate.end - head.rest < MIN_REST) return 'whole';
    const sign = this.#text.slice(head.end, head.rest + 4).replace(/[\s*_]+/gu, '')[0] ?? '';
    if (sign === ':' || sign === '：') return 'colon';
    if (/[–—-]/u.test(sign)) return 'dash';
    return head.cut ? 'cut' : 'sentence';
  }

  #isOverColon({ head }: ReadItem): boolean {
    return /^[*_]*[:：]|[:：]$/u.test(this.#text.slice(head.end, head.rest).trimEnd());
  }

  /** Whether a name in bold type has a line of its own. */
  #isTitle({ head, candidate, form }: ReadItem): boolean {
    if (form < 0.6) return false;
    const rest = this.#text.slice(head.rest, candidate.end);
    return /^\s*(?:[(（][^()（）]*[)）]\s*)?(?:$|\n)/u.test(rest) && head.rest > head.end;
  }

  /** Whether most items have parts themselves ("Price", "Pros"), as things have and tips have not. */
  areDetailed(candidates: readonly Candidate[]): boolean {
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

  /** Whether most items have a line below their head that begins alike: "Price: 10", "Price: 20". */
  haveCommonLines(candidates: readonly Candidate[]): boolean {
    const counts = new Map<string, number>();
    for (const [at, one] of candidates.entries())
      for (const key of this.#lineKeys(one.start, candidates[at + 1]?.start ?? this.#text.length))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    return most > 1 && most * 3 >= candidates.length * 2;
  }

  /** Whether most items say behind their heads what each is a choice for: "Acme – best for teams". */
  tellForWhom(reads: readonly ReadItem[]): boolean {
    const telling = reads.filter(({ head, candidate }) => {
      const said = this.#text.slice(head.rest, Math.min(candidate.end, head.rest + PREFIX_REACH * 2));
      const label = /^[\s*_:–—-]*(\p{L}[^.,;:()–—\n]*)/u.exec(said)?.[1] ?? '';
      return label !== '' && isChoiceLabel(label.replace(/[\s*_]+$/u, ''));
    }).length;
    return telling > 1 && telling * 2 >= reads.length;
  }

  /** What the lines below the head of an item begin with, before a colon. */
  #lineKeys(start: number, end: number): ReadonlySet<string> {
    const told = this.#text.slice(start, Math.min(end, start + LINES_REACH));
    return new Set(matchesIn(told, LINE_KEY).map(([, key = '']) => key.toLowerCase()));
  }
}
