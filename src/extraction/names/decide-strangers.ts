import { CASELESS } from '../text/caseless.ts';
import { fold } from '../text/letters.ts';
import { LEGAL_FORM } from './candidate-words.ts';
import { isSubject } from './caseless-words.ts';
import { EVIDENCE_BITS, type Evidence } from './evidence.ts';
import { COMPANY, isGeneric } from './generic-words.ts';
import { knownStart } from './head-names.ts';
import { isPlace } from './no-names.ts';

/** A candidate with the sums of what a brand's stored answers say for it. */
export interface CandidateSums {
  readonly name: string;
  readonly names: readonly string[];
  readonly domain: string | null;
  readonly answers: number;
  readonly prompts: number;
  /** In how many answers each bit of evidence was seen, in the order of `EVIDENCE_BITS`. */
  readonly evidence: readonly number[];
}

const INDEX = Object.fromEntries(EVIDENCE_BITS.map((bit, at) => [bit, at])) as Readonly<
  Record<Evidence, number>
>;

/** "HubSpot", "Three.js", "1Zpresso", "Option-O". */
const SHAPED = /\p{Ll}\p{Lu}|\p{L}\.\p{Ll}{2}|\d\p{Lu}\p{Ll}|-\p{Lu}$/u;
/** "SEO", "KPIs", "BtoB", "PoC". */
const ACRONYM = /^(?:(?:\p{Lu}|\d){1,5}s?|\p{Lu}(?:to|o)\p{Lu})$/u;

/** In how many answers a bit of evidence was seen. */
export const countOf = ({ evidence }: CandidateSums, bit: Evidence): number => evidence[INDEX[bit]] ?? 0;

/** What half of the answers say is as good as what all of them do. */
const shareOf = (count: number, { answers }: CandidateSums): number => Math.min(1, (2 * count) / answers);

const weightOf = (candidate: CandidateSums, bit: Evidence, more = 0): number =>
  shareOf(countOf(candidate, bit) + more, candidate);

/** In how many answers rankings end the name there; a single one may have taken its last word for a kind of product. */
function surelyRanked(candidate: CandidateSums): number {
  const ranked = countOf(candidate, 'ranked');
  return ranked > 1 ? ranked : 0;
}

/*
 * Points by logistic regression on the labels of test/evaluation, each trade told by the others, and rounded. Capitals
 * alone are of people, places and techniques, too; so they never suffice.
 */
const CASED_POINTS: Readonly<Partial<Record<Evidence, number>>> = {
  ranked: 2.5,
  head: 2.2,
  listed: 1,
  beside: 1,
  marked: 0.9,
  cited: 1.8,
  acting: 1.4,
  inside: 1.1,
  whole: 1.6,
  known: 2.5,
  foreign: 1.4,
  small: -2.4,
  place: -1.4,
  thing: -4,
  told: 7,
};
const LEAST_CASED = 5.4;
const STEADY = 1.2;
const ONLY_RANKED = 4;

/** Bold and enumerated are subjects, features and steps as well. */
const CASELESS_POINTS: Readonly<Partial<Record<Evidence, number>>> = {
  ranked: 1,
  head: 2.4,
  marked: -1.5,
  listed: -1.4,
  beside: 1.4,
  acting: 2,
  whole: 1.5,
  foreign: 1.4,
  told: 7,
};
const LEAST_CASELESS = 4.1;

const spacesOf = (name: string): number => name.split(' ').length - 1;

const caseless = (candidate: CandidateSums): number =>
  2.5 * weightOf(candidate, 'head') * weightOf(candidate, 'marked') +
  1.4 * weightOf(candidate, 'listed') * weightOf(candidate, 'acting') +
  0.65 * Math.log(candidate.answers) -
  1.3 * Math.min(2, spacesOf(candidate.name)) -
  (isSubject(candidate.name) || isPlace(candidate.name) ? 3.3 : 0) -
  LEAST_CASELESS;

const cased = ({ name }: CandidateSums): number =>
  (SHAPED.test(name) ? 0.45 : 0) -
  (ACRONYM.test(name) ? 0.6 : 0) -
  (name.split(' ').every(isGeneric) ? 0.5 : 0) -
  0.3 * spacesOf(name) -
  LEAST_CASED;

/** What phrases have: "現状の営業プロセス". */
const PHRASE = /[のをがはにな]|する|[｜|]/u;

/** What has no capitals to tell it, and what stands inside of names: "Wieden+Kennedy", "Maison et Domotique". */
const UNTOLD = new RegExp(`${CASELESS.source}|[&+!]| \\p{Ll}{1,3} \\p{Lu}`, 'u');

/** Rankings are about it, though it is not written like other names: "ひらまつ", "Wieden+Kennedy". */
const isOnlyRanked = (candidate: CandidateSums): boolean =>
  2 * countOf(candidate, 'ranked') >= candidate.answers &&
  countOf(candidate, 'head') === 0 &&
  countOf(candidate, 'whole') === 0 &&
  UNTOLD.test(candidate.name) &&
  !PHRASE.test(candidate.name) &&
  !isPlace(candidate.name);

/**
 * Several answers that begin an item with a name say more than one does; not of what a maker calls its lines, which
 * begin with its name: "Tesla Model S".
 */
const steadyHead = (candidate: CandidateSums): number =>
  knownStart(candidate.name.split(' ')) === null
    ? STEADY * weightOf(candidate, 'head') * Math.min(1, Math.log(candidate.answers))
    : 0;

/**
 * How much speaks for a candidate being a brand, less what has to: one from 0 on is a name. A name that begins longer
 * ones is a brand of several lines ("Acme Pan", "Acme Wok") in as many answers as no single one of these explains.
 */
function scoreOf(candidate: CandidateSums, longest = candidate.answers): number {
  const hasCase = !CASELESS.test(candidate.name);
  const points = Object.entries(hasCase ? CASED_POINTS : CASELESS_POINTS) as [Evidence, number][];
  const lines =
    hasCase && !ACRONYM.test(candidate.name) ? Math.max(0, countOf(candidate, 'leads') - longest) : 0;
  const ends = hasCase ? Math.max(lines, surelyRanked(candidate)) : 0;
  const only = isOnlyRanked(candidate) && longest === 0 ? ONLY_RANKED : 0;
  return points.reduce(
    (score, [bit, most]) => score + most * weightOf(candidate, bit, bit === 'whole' ? ends : 0),
    only + (hasCase ? cased(candidate) + steadyHead(candidate) : caseless(candidate)),
  );
}

const letters = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** "GMOリサーチ" begins with another script. */
const LATIN_BEFORE_KATAKANA = /^[\p{Script=Latin}\d&.-]{2,}(?=\p{Script=Katakana})/u;

/** The runs of first words of a name. */
const leadsOf = (name: string): string[] => {
  // "株式会社Acme Company"
  const bare = name.replace(LEGAL_FORM, ' ').trim();
  const words = bare.split(' ');
  const [latin] = LATIN_BEFORE_KATAKANA.exec(bare) ?? [];
  return [
    ...(latin === undefined ? [] : [letters(latin)]),
    ...words.slice(1).map((_, at) => letters(words.slice(0, at + 1).join(' '))),
  ];
};

/** What a word without capitals begins with, which is written without spaces: "엘리스트랙". */
function gluedLeadsOf(name: string): string[] {
  const glued = letters(name);
  if (name.includes(' ') || !CASELESS.test(glued.slice(0, 3))) return [];
  return Array.from({ length: Math.max(0, glued.length - 4) }, (_, at) => glued.slice(0, at + 3));
}

/** The last words of a name that are no common ones by their form, behind a maker: "삼성 SSAFY", "Acme HubSpot". */
function signsOf(name: string): string[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, at) => words.slice(at + 1).join(' '))
    .filter(
      (tail) => SHAPED.test(tail) || /^\p{Lu}{4,}$/u.test(tail) || (CASELESS.test(tail) && tail.length > 2),
    )
    .map(letters);
}

/** The runs of its last words. */
const tailsOf = (name: string): string[] => {
  const words = name.split(' ');
  const tails = words.slice(1).map((_, at) => letters(words.slice(at + 1).join(' ')));
  // "🍎 Acme" has the letters of its last word.
  return tails.filter((tail) => tail !== letters(name));
};

/** A shorter name is no name of its own where it stands by itself in less than this share of its answers. */
const BY_ITSELF = 0.34;
/** It is part of a longer one that stands by itself, in most of its answers or, of three words and more, in nearly all. */
const MOSTLY = 0.7;
const NEARLY_ALL = 0.9;
/** The longer one stands by itself in at least this share of its answers. */
const STANDS = 0.3;
/** A longer name is a line of a brand that has this share of its answers. */
const BRAND_OF_LINE = 0.6;

/** What speaks for a longer name speaks for its brand from this share of the brand's answers on. */
const SPEAKS = 0.2;

const isTail = (word: string) => COMPANY.test(word) || isGeneric(word);

const isLong = (name: string) => name.split(' ').length > 2 && !name.includes(' & ');

/** Whether rankings are sure that a name ends before what the longer one has: "Acme Outdoor". */
const isOftenRanked = (part: CandidateSums, longer: CandidateSums): boolean =>
  surelyRanked(part) >= 0.5 * part.answers &&
  surelyRanked(part) > countOf(longer, 'ranked') &&
  !isGeneric(part.name) &&
  !ACRONYM.test(part.name);

/** Whether a name is only the beginning of a longer one: "Acne" of "Acne Studios". */
function isPartOf(part: CandidateSums, longer: CandidateSums): boolean {
  const told = longer.answers / part.answers;
  const byItself = countOf(part, 'whole') / part.answers;
  const tail = longer.name.split(' ').slice(part.name.split(' ').length);
  if (countOf(longer, 'whole') < STANDS * longer.answers) return false;
  if (isOftenRanked(part, longer) && !COMPANY.test(tail.at(-1) ?? '')) return false;
  // "Wonderist" is short for "Wonderist Agency".
  if (told >= NEARLY_ALL && tail.every(isTail) && countOf(longer, 'whole') >= NEARLY_ALL * longer.answers)
    return byItself < 0.5;
  return told >= (isLong(longer.name) ? NEARLY_ALL : MOSTLY) && byItself < BY_ITSELF;
}

/** A word that answers also write small, and that only begins names: "Franchise Gator", "Franchise Ramp". */
const isFirstWord = (candidate: CandidateSums): boolean =>
  countOf(candidate, 'small') > 0 && countOf(candidate, 'whole') < BY_ITSELF * candidate.answers;

/** Less than this below a name's score, a candidate may still be the brand that longer and shorter ones belong to. */
const NEAR = 1.2;

/**
 * Which candidates are brands to suggest, of all that enough answers have: whole names ("Acne Studios", where "Acne"
 * seldom stands alone), and one for each brand ("Asus", of which "Asus ROG" is a line), for which speaks what speaks for
 * one of its names. Pure; the order is kept.
 */
export function decideStrangers(candidates: readonly CandidateSums[]): readonly CandidateSums[] {
  const longest = new Map<string, number>();
  for (const { name, answers } of candidates)
    for (const lead of new Set(leadsOf(name))) longest.set(lead, Math.max(answers, longest.get(lead) ?? 0));
  const scores = new Map(
    candidates.map((candidate) => [candidate, scoreOf(candidate, longest.get(letters(candidate.name)) ?? 0)]),
  );
  const near = candidates.filter(
    (candidate) => (scores.get(candidate) ?? 0) >= -NEAR && !isFirstWord(candidate),
  );
  const longer = new Map<string, CandidateSums[]>();
  for (const candidate of near)
    for (const lead of leadsOf(candidate.name)) longer.set(lead, [...(longer.get(lead) ?? []), candidate]);

  const best = new Map<CandidateSums, number>();
  const join = (name: CandidateSums, brand: CandidateSums) => {
    if (name.answers >= SPEAKS * brand.answers)
      best.set(brand, Math.max(scores.get(name) ?? 0, best.get(brand) ?? scores.get(brand) ?? 0));
  };
  const names = new Map<string, CandidateSums>();
  for (const candidate of near) {
    const key = letters(candidate.name);
    const whole =
      countOf(candidate, 'known') > 0
        ? undefined
        : longer.get(key)?.find((one) => letters(one.name) !== key && isPartOf(candidate, one));
    if (whole) join(candidate, whole);
    else if (!names.has(key)) names.set(key, candidate);
  }
  const brands = [...names.values()].filter((candidate) => {
    const brand = [...leadsOf(candidate.name), ...gluedLeadsOf(candidate.name), ...signsOf(candidate.name)]
      .map((lead) => names.get(lead))
      .find((one) => one && one !== candidate && one.answers >= BRAND_OF_LINE * candidate.answers);
    if (brand) join(candidate, brand);
    return !brand;
  });
  const tails = new Map(brands.flatMap(({ name, answers }) => tailsOf(name).map((tail) => [tail, answers])));
  return brands.filter(
    (candidate) =>
      (best.get(candidate) ?? scores.get(candidate) ?? 0) >= 0 &&
      (tails.get(letters(candidate.name)) ?? 0) < candidate.answers,
  );
}
