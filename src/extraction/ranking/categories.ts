import { BOLD_HEAD, isBoldHead } from './bold-heads.ts';
import { areChoices, mayChoose, meanForm } from './choices.ts';
import { areDetailed } from './details.ts';
import { type Group, MAX_LABEL } from './group.ts';
import { hasOwnLine } from './head-ends.ts';
import { introductionIn } from './introduction.ts';
import type { ItemReader } from './item-reader.ts';
import { namesTheRest } from './item-sentences.ts';
import type { ReadItem } from './items.ts';

/* Items that are categories, and whose own lists have the choices: "Budget" and "Luxury" with some of each. */

/** Names that a category of choices is told by: its own list names things more surely than it is named itself. */
const LEAD_OF_INNER = 0.5;
const SURE_NAME = 2.2;
/** A head no likelier a name reads like a phrase; names below it are likelier on the whole. */
const PHRASE_FORM = 0.6;
const NAMES_FORM = 0.8;
/** Scripts whose phrases show by their particles; short names in Han signs are no likelier. */
const PARTICLES = /[\p{Script=Hangul}ぁ-ん]/u;
/** So many items of an inner list are read. */
const MAX_INNER = 8;

/** Whether most heads end with one word: "Trail shoes", "Road shoes". */
function endAlike(reads: readonly ReadItem[]): boolean {
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

/** What is known of items on the whole, when one of them may be a category. */
interface Whole {
  /** They are told to be categories. */
  readonly sorted: boolean;
  /** They are sure names. */
  readonly sure: boolean;
  /** They are told to be categories, or look like them. */
  readonly told: boolean;
}

/** Whether an inner list names the choices of the category that an item is, whose head is right above it where it is `below`. */
function namesChoices(
  reader: ItemReader,
  { candidate, form, head }: ReadItem,
  inner: Group,
  inside: readonly ReadItem[],
  { below, sorted, sure, told }: Whole & { readonly below: boolean },
): boolean {
  const { text } = reader;
  // "Wellington" with a list of shops right below it.
  const named = inside.filter((one) => one.form >= 1.3).length;
  if (below && inside.length > 1 && named * 4 >= inside.length * 3) return true;
  // "알레르기가 있는 아이", a phrase, with names in bold type right below it.
  if (
    below &&
    form <= PHRASE_FORM &&
    meanForm(inside) >= NAMES_FORM &&
    PARTICLES.test(text.slice(head.start, head.end)) &&
    inside.every((one) => isBoldHead(text, one))
  )
    return true;
  if (sorted && named === inside.length) return true;
  const likely = inside.filter((one) => one.form >= 0.6 && one.head.cut).length;
  if (told && below && likely * 4 >= inside.length * 3) return true;
  if (sure) return false;
  const hasTitles = inner.kind === 'leads' && form < 2 && inside.some((one) => hasOwnLine(text, one));
  if (hasTitles || meanForm(inside) >= form + LEAD_OF_INNER) return true;
  if (inner.candidates.length > 1 && areDetailed(reader, inner.candidates) && areChoices(inner, inside, true))
    return true;
  // "1. Accounts" with a numbered list of banks in it.
  const says = candidate.start < candidate.end && head.rest < candidate.end;
  return ((inner.ordered && !says) || form < 1) && areChoices(inner, inside);
}

/** What an item is among those that may be categories: one, something beside them, or neither. */
function categoryOf(reader: ItemReader, read: ReadItem, whole: Whole): 'category' | 'aside' | 'neither' {
  const { text } = reader;
  const { candidate, form } = read;
  if (isAside(text.slice(candidate.start, candidate.end), form)) return 'aside';
  const inner = reader.inner.of(candidate);
  if (!inner || !mayChoose(inner)) return 'neither';
  const inside = reader.read(inner.candidates.slice(0, MAX_INNER));
  if (inside.some(({ part }) => part)) return 'neither';
  const below = inner.candidates[0]?.from === candidate.from + 1;
  // "京都駅周辺" with a list of hotels in bold type right below it; one name alone tells neither.
  if (below && form <= BOLD_HEAD && inside.every((one) => one.form >= BOLD_HEAD && isBoldHead(text, one)))
    return inside.length > 1 ? 'category' : 'aside';
  return namesChoices(reader, read, inner, inside, { ...whole, below }) ? 'category' : 'neither';
}

/** Whether items are categories, told (`sorted`) or not, whose lists name the choices. */
export function areCategories(reader: ItemReader, reads: readonly ReadItem[], sorted: boolean): boolean {
  if (reader.inner.shareNumbers(reads.map(({ candidate }) => candidate))) return true;
  const sure = meanForm(reads) >= SURE_NAME;
  const whole = { sorted, sure, told: sorted || (!sure && endAlike(reads)) };
  const kinds = reads.map((read) => categoryOf(reader, read, whole));
  const categories = kinds.filter((kind) => kind === 'category').length;
  const asides = kinds.filter((kind) => kind === 'aside').length;
  return categories > 0 && categories * 2 >= reads.length - asides;
}

/** Whether an item stands for the rest of the choices, and has a list of them. */
export function listsTheRest(reader: ItemReader, read: ReadItem): boolean {
  const inner = namesTheRest(read) ? reader.inner.of(read.candidate) : null;
  if (!inner || !mayChoose(inner)) return false;
  const { introduction } = inner;
  return areChoices(
    { ...inner, introduction: { ...introduction, choices: true } },
    reader.read(inner.candidates),
  );
}
