import { fold } from '../text/letters.ts';
import { EVIDENCE_BITS, type Evidence } from './evidence.ts';
import { isGeneric } from './generic-words.ts';

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

const WITHOUT_CASE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** "HubSpot", "Three.js". */
const SHAPED = /\p{Ll}\p{Lu}|\p{L}\.\p{Ll}{2}/u;
const ACRONYM = /^(?:\p{Lu}|\d){1,5}s?$/u;

const countOf = ({ evidence }: CandidateSums, bit: Evidence): number => evidence[INDEX[bit]] ?? 0;

/** What half of the answers say is as good as what all of them do. */
const weightOf = (candidate: CandidateSums, bit: Evidence): number =>
  Math.min(1, (2 * countOf(candidate, bit)) / candidate.answers);

/*
 * Points by logistic regression on the labels of test/evaluation, each trade told by the others, and rounded. Capitals
 * alone are of people, places and techniques, too; so they never suffice, nor does being known beyond the answers.
 */
const CASED: Readonly<Partial<Record<Evidence, number>>> = {
  ranked: 1.25,
  head: 3,
  listed: 0.9,
  beside: 0.9,
  cited: 1,
  acting: 0.9,
  inside: 1,
  whole: 0.6,
  known: 1.25,
  small: -1.25,
  place: -1,
  thing: -4,
  told: 7,
};
const LEAST_CASED = 4.2;

const CASELESS: Readonly<Partial<Record<Evidence, number>>> = {
  ranked: 1.6,
  head: 2.1,
  marked: 0.6,
  listed: -0.8,
  beside: 0.8,
  acting: 1.4,
  told: 7,
};
const LEAST_CASELESS = 3.45;

function caseless(candidate: CandidateSums): number {
  const together = (countOf(candidate, 'head') * countOf(candidate, 'marked')) / candidate.answers ** 2;
  return 1.2 * together + 0.5 * Math.log(candidate.answers) - LEAST_CASELESS;
}

const cased = ({ name }: CandidateSums): number =>
  (SHAPED.test(name) ? 1.25 : 0) -
  (ACRONYM.test(name) ? 0.7 : 0) -
  (name.split(' ').every(isGeneric) ? 1.25 : 0) -
  LEAST_CASED;

/** How much speaks for a candidate being a brand, less what has to: one from 0 on is a name. */
export function scoreOf(candidate: CandidateSums): number {
  const hasCase = !WITHOUT_CASE.test(candidate.name);
  const points = Object.entries(hasCase ? CASED : CASELESS) as [Evidence, number][];
  return points.reduce(
    (score, [bit, most]) => score + most * weightOf(candidate, bit),
    hasCase ? cased(candidate) : caseless(candidate),
  );
}

const letters = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The runs of first words of a name. */
const leadsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, at) => letters(words.slice(0, at + 1).join(' ')));
};

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

/** What companies have behind a name that is short for theirs. */
const TAIL =
  /^(?:agency|studios?|company|co|group|labs?|partners|solutions|media|digital|academy|bank|collective|consulting|marketing)$/iu;

const isTail = (word: string) => TAIL.test(word) || isGeneric(word);

const isLong = (name: string) => name.split(' ').length > 2 && !name.includes(' & ');

/** Whether a name is only the beginning of a longer one: "Acne" of "Acne Studios". */
function isPartOf(part: CandidateSums, longer: CandidateSums): boolean {
  const told = longer.answers / part.answers;
  const byItself = countOf(part, 'whole') / part.answers;
  const tail = longer.name.split(' ').slice(part.name.split(' ').length);
  if (countOf(longer, 'whole') < STANDS * longer.answers) return false;
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
  const scores = new Map(candidates.map((candidate) => [candidate, scoreOf(candidate)]));
  const near = candidates.filter(
    (candidate) => (scores.get(candidate) ?? 0) >= -NEAR && !isFirstWord(candidate),
  );
  const longer = new Map<string, CandidateSums[]>();
  for (const candidate of near)
    for (const lead of leadsOf(candidate.name)) longer.set(lead, [...(longer.get(lead) ?? []), candidate]);

  const best = new Map<CandidateSums, number>();
  const join = (name: CandidateSums, brand: CandidateSums) =>
    best.set(brand, Math.max(scores.get(name) ?? 0, best.get(brand) ?? scores.get(brand) ?? 0));
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
    const brand = leadsOf(candidate.name)
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
