import { isCommonWord } from '../names/common-words.ts';
import { isGeneric } from '../names/generic-words.ts';
import { knownStart } from '../names/head-names.ts';
import { nameKey } from '../names/name-key.ts';
import { CASELESS } from '../text/caseless.ts';
import { fold } from '../text/letters.ts';
import type { WordUses } from '../text/word-uses.ts';
import { LEGAL, withoutAsides } from './name-signs.ts';
import type { Slot } from './slots.ts';

const LEGALS = new RegExp(LEGAL.source, 'gu');
const ASIDE = /[(（]([^()（）]{2,40})[)）]/u;
const DIGITS = /^[\d.,]+$/u;

const keysOf = (words: readonly string[]): string[] =>
  words.map((word) => nameKey(word.replace(/['’]s$/u, ''))).filter((key) => key !== '');

/** Union of numbers, each set by its least member. */
class Sets {
  readonly #parent: number[] = [];
  find(one: number): number {
    let at = one;
    while ((this.#parent[at] ?? at) !== at) at = this.#parent[at] ?? at;
    this.#parent[one] = at;
    return at;
  }
  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    this.#parent[Math.max(a, b)] = Math.min(a, b);
  }
}

/** The key of another name that a head tells in brackets, empty for none. */
function asideOf(label: string): string {
  const aside = ASIDE.exec(label)?.[1];
  return aside === undefined || /\d|\s.*\s/u.test(aside) ? '' : nameKey(aside.replace(LEGALS, ''));
}

/** What names of institutions begin with, in languages that put it first. */
const INSTITUTIONS =
  /^(?:univers\p{L}*|instit\p{L}*|escuela|école|ecole|escola|scuola|schule|school|akadem\p{L}*|academ\p{L}*|acad\p{L}*|colegio|fundaci\p{L}*|fondation|fundação|fondazione|stiftung|asociaci\p{L}*|association|associa\p{L}*|centr\p{L}*|banco|banque|banca|bank|agenc\p{L}*|agence|agentur|club|studio|grupo|groupe|gruppo|gruppe|group|hotel|hôtel|restaurant\p{L}*|café|cafe|clínica|clinic|hospital|museo|museum|programa|program|proyecto|curso|cursos|maison|casa|haus|osteria|trattoria|ristorante|pizzeria|taverna|locanda|antic[ao]|brasserie|bistrot?|auberge|gasthof|gasthaus|pousada|bodega|cervecería|restauracja|pensjonat|praxis|apotheke|cabinet|farmacia|toko|klinik|công|nhà)$/iu;

/** Whether a text writes a word small more often than not, which its heads do not. */
const isMostlySmall = (word: string, uses: WordUses) => {
  const key = word.toLowerCase();
  return word !== key && (uses.small.get(key) ?? 0) > (uses.capitals.get(key) ?? 0);
};

/** "WD", whatever "wd" is. */
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Whether a first word alone tells a brand: no word that texts, or this one, use otherwise. */
const isDistinct = (word: string, uses: WordUses) =>
  fold(word).length > 1 &&
  !INSTITUTIONS.test(word) &&
  !isGeneric(word) &&
  !(isCommonWord(fold(word)) && word.length < 4 && !ACRONYM.test(word)) &&
  !isMostlySmall(word, uses) &&
  !DIGITS.test(word);

/** So many items that all begin alike say what to do ("Using Acme", "Using Nova"), not whose they are. */
const MIN_ALIKE = 3;

/** The word that all items begin with, where they are several. */
const commonFirst = (firsts: readonly string[]): string | null => {
  const [first = ''] = firsts;
  return firsts.length >= MIN_ALIKE && firsts.every((one) => one === first) ? first : null;
};

/** Words behind the first ones of several heads ("North Studio", "Harbour Studio", "Acme Lisboa"): kinds and places, and nobody's. */
function sharedBehind(read: readonly { readonly plain: readonly string[] }[]): ReadonlySet<string> {
  const owners = new Map<string, string>();
  const several = new Set<string>();
  for (const { plain } of read) {
    const [first = '', ...behind] = keysOf(plain);
    // "Refurbished Galaxy S24" has no other maker.
    if (isGeneric(plain[0] ?? '')) continue;
    for (const word of behind) {
      const owner = owners.get(word);
      if (owner === undefined) owners.set(word, first);
      else if (owner !== first) several.add(word);
    }
  }
  return several;
}

/** "美的MJ-25", "得力V7": a maker, and behind it the number of a model. A country makes nothing. */
const MAKER =
  /^(?!日本|韩国|韓國|德国|德國|美国|美國|法国|法國|英国|英國|瑞士|瑞典|中国|中國|国产|國產|台湾|台灣|意大利|荷兰|荷蘭)(\p{Script=Han}{2,4})(?=[A-Z\d])/u;

/** The makers that heads begin with right before a model. */
const makersOf = (labels: readonly string[]): readonly string[] => [
  ...new Set(labels.flatMap((label) => MAKER.exec(label)?.[1] ?? [])),
];

/** Whether what stands behind one word in two heads is alike, or a model's number in one. */
const goOnAlike = ([one = '']: readonly string[], [other = '']: readonly string[]): boolean =>
  one === other || /\d/.test(one) || /\d/.test(other);

/**
 * Tells which slots are of one brand, by their text alone: those that begin with one distinct word ("Sony WH-1000",
 * "Sony LinkBuds"), that are called alike without their asides, one of which begins another ("Target", "Target
 * Furniture"), or stands inside it behind its maker ("Galaxy A54", "Samsung Galaxy A54"). Each slot gets the index
 * of the first one of its brand.
 */
export function identitiesOf(heads: readonly (readonly Slot[])[], uses: WordUses): number[] {
  const slots = heads.flat();
  /** In which head slots stand: "Acme x Nova" are two brands, whatever else is called "Acme Nova". */
  const headOf = heads.flatMap((members, head) => members.map(() => head));
  const sets = new Sets();
  const firsts = new Map<string, number>();
  const wholes = new Map<string, number>();
  const join = (map: Map<string, number>, key: string, slot: number) => {
    const other = map.get(key);
    if (other === undefined) map.set(key, slot);
    else sets.join(slot, other);
  };
  const read = slots.map(({ label, words }) => {
    const written = words.length > 0 ? words : withoutAsides(label).split(/\s+/);
    const plain = written.map((word) => word.replace(LEGALS, '')).filter((word) => word !== '');
    // What is an article or "new" elsewhere may begin a name that is known: "New Balance", "La Sportiva".
    return { plain, keys: keysOf(plain), known: knownStart(plain) ?? knownStart(label.split(/\s+/)) };
  });
  const asides = read.map(({ keys }, at) => ({ key: asideOf(slots[at]?.label ?? ''), of: keys.join('') }));
  const shared = new Map<string, Set<string>>();
  for (const { key, of } of asides) if (key !== '') shared.set(key, (shared.get(key) ?? new Set()).add(of));
  const often = commonFirst(read.map(({ keys }) => keys[0] ?? ''));
  const kinds = sharedBehind(read);
  /** "The Warehouse / Warehouse Stationery": a head parts two of which one begins like the other. */
  const isLongerOf = (at: number): boolean => {
    const [one, other] = [read[at - 1]?.keys ?? [], read[at]?.keys ?? []];
    return (
      headOf[at - 1] === headOf[at] &&
      one.length > 0 &&
      one.length < other.length &&
      one.every((key, index) => key === other[index])
    );
  };
  const bare = slots.map(({ label }) => label.replace(LEGALS, '').trim());
  const makers = makersOf(bare);
  for (const [at, { plain, keys, known }] of read.entries()) {
    const [first = ''] = keys;
    const maker = makers.find((one) => bare[at]?.startsWith(one));
    if (maker !== undefined) join(firsts, maker, at);
    if (known === null && first === often) continue;
    if (isLongerOf(at)) {
      join(wholes, keys.join(''), at);
      continue;
    }
    if (known !== null) join(firsts, nameKey(known), at);
    if (known === null && first !== '' && !kinds.has(first) && isDistinct(plain[0] ?? '', uses))
      join(firsts, first, at);
    join(wholes, keys.join(''), at);
    // "Capital One VentureOne", "Capital One Quicksilver": names of common words, of two or three words.
    const some = plain
      .slice(0, 2)
      .some((word) => !isGeneric(word) && !INSTITUTIONS.test(word) && !DIGITS.test(word));
    if (known === null && keys.length > 2 && some && !INSTITUTIONS.test(plain[0] ?? ''))
      join(firsts, keys.slice(0, 2).join(' '), at);
    if (known === null && keys.length > 3) join(firsts, keys.slice(0, 3).join(' '), at);
    // What several are said to be ("Acme (hotel)", "Nova (hotel)") is no name of theirs.
    const aside = asides[at]?.key ?? '';
    if (aside !== '' && shared.get(aside)?.size === 1) join(wholes, aside, at);
  }
  for (const [at, { plain, keys }] of read.entries()) {
    for (let count = 1; count < Math.min(keys.length, 4); count += 1) {
      const beginning = wholes.get(keys.slice(0, count).join(''));
      const apart = beginning !== undefined && beginning !== at && headOf[beginning] === headOf[at];
      if (beginning !== undefined && !apart && !isGeneric(plain[0] ?? '')) sets.join(at, beginning);
    }
    // "Samsung Galaxy A54" and "Galaxy A54": the words behind the maker begin another head.
    const second = keys[1] ?? '';
    // "삼성 갤럭시 A35", "갤럭시 S22"
    const isLine = CASELESS.test(second) && /\d/.test(keys[2] ?? '');
    const isLong = second.length > (isLine ? 1 : 3);
    const told = isLong && !kinds.has(second) && isDistinct(plain[1] ?? '', uses);
    const begun = told ? firsts.get(second) : undefined;
    // "Kestrel Direct" and "Direct Seating": a common word is no product's, nor one that the text writes small.
    const word = fold(plain[1] ?? '');
    const rest = begun === undefined ? [] : (read[begun]?.keys.slice(1) ?? []);
    // "Acme IELTS" and "The IELTS Workshop": what ends one name and begins another is what both are about.
    const isEnd = keys.length === 2 && rest.length > 0;
    const inner =
      begun !== undefined &&
      !isEnd &&
      (!(isCommonWord(word) || uses.small.has(word)) || goOnAlike(keys.slice(2), rest))
        ? begun
        : undefined;
    const apart = (one: number) =>
      one !== at && headOf[one] === headOf[inner ?? -1] && sets.find(one) === sets.find(at);
    if (inner !== undefined && !(apart(inner - 1) || apart(inner + 1))) sets.join(at, inner);
  }
  return read.map((_, at) => sets.find(at));
}
