import { isPlaceName } from '../languages/name-words.ts';
import { addHeadFeatures } from '../lists/head-features.ts';
import { Features, oddsOf } from '../model/hashed.ts';
import { WEIGHTS } from '../model/weights.ts';
import { folded } from '../text/characters.ts';
import { documentOf } from '../text/document.ts';
import { isCompany, isGeneric, withoutLegalForm } from './candidate-name.ts';
import { EVIDENCE_BITS, type Evidence } from './evidence.ts';

/** A candidate with the sums of what a brand's stored answers say for it. */
export interface CandidateSums {
  readonly name: string;
  readonly names: readonly string[];
  readonly domain: string | null;
  readonly answers: number;
  readonly prompts: number;
  /** Answers that have each bit of evidence, in the order of `EVIDENCE_BITS`. */
  readonly evidence: readonly number[];
}

/** Answers that have one of a candidate's names in their text, and prompts of these. */
export interface NamedIn {
  readonly answers: number;
  readonly prompts: number;
}

interface Weights extends Readonly<Partial<Record<Evidence, number>>> {
  readonly constant: number;
  /** Of the logarithm of the answers that have it. */
  readonly answers: number;
  readonly spaces: number;
  readonly shaped: number;
  readonly acronym: number;
  /** Of several answers that begin an item with it. */
  readonly steady: number;
  /** Of the share of all its answers that begin an item with it. */
  readonly always: number;
  /** Of the log odds that the words of heads give the name. */
  readonly odds: number;
}

/*
 * Log odds by logistic regression on the labelled answers, each history told by the others, rounded. Capitals alone are
 * of people, places and techniques, too, so they never suffice.
 */
const CASED: Weights = {
  constant: -3.4,
  ranked: 1.4,
  head: -1.4,
  inside: 0.3,
  listed: 1.4,
  marked: 0.7,
  cited: 1,
  small: -1.9,
  acting: 1.4,
  whole: 0.2,
  place: -1.5,
  thing: -4,
  foreign: 1.8,
  told: 9,
  answers: -0.4,
  spaces: -0.6,
  shaped: 0.4,
  acronym: -0.5,
  steady: 2,
  always: 3,
  odds: 0.4,
};
const UNCASED: Weights = {
  constant: -3.1,
  ranked: 1.2,
  head: 0.8,
  listed: -0.3,
  beside: 0.2,
  marked: 0.8,
  acting: 2.5,
  whole: 0.8,
  foreign: 0.7,
  told: 9,
  answers: -0.2,
  spaces: -1.2,
  shaped: 0,
  acronym: 0,
  steady: 1.8,
  always: 1.1,
  odds: 0.55,
};
/** Scores from which on a candidate is suggested: above zero, as a wrong name costs more than a missed one. */
const LEAST_CASED = 0.5;
const LEAST_UNCASED = 0.3;

/** Off the score of the name of a country, a language or a city. */
const PLACE = 3;

const UNCASED_NAME = /\p{Lo}/u;
/** "HubSpot", "Three.js", "1Zpresso". */
const SHAPED = /\p{Ll}\p{Lu}|\p{L}\.\p{Ll}{2}|\d\p{Lu}\p{Ll}|-\p{Lu}$/u;
/** "SEO", "KPIs", "PoC". */
const ACRONYM = /^(?:(?:\p{Lu}|\d){1,5}s?|\p{Lu}(?:to|o)\p{Lu})$/u;

const INDEX = Object.fromEntries(EVIDENCE_BITS.map((bit, at) => [bit, at])) as Readonly<
  Record<Evidence, number>
>;
const countOf = ({ evidence }: CandidateSums, bit: Evidence): number => evidence[INDEX[bit]] ?? 0;
/** Half of the answers say as much as all of them. */
const shareOf = (candidate: CandidateSums, bit: Evidence): number =>
  Math.min(1, (2 * countOf(candidate, bit)) / candidate.answers);
const surelyRanked = (candidate: CandidateSums): number =>
  countOf(candidate, 'ranked') > 1 ? countOf(candidate, 'ranked') : 0;

const features = new Features();
const NO_USES = { capital: new Map<string, number>(), small: new Map<string, number>() };

/** Log odds by its words alone that a text is a name, between -4 and 4. */
function nameOdds(name: string): number {
  const document = documentOf(name, 'plain');
  features.clear();
  addHeadFeatures(
    features,
    document,
    { start: 0, end: document.text.length, cut: 'whole', hasColon: false },
    'bullets',
    NO_USES,
    new Set(),
  );
  return Math.max(-4, Math.min(4, oddsOf(WEIGHTS().head, features)));
}

/** Log odds that a candidate is a brand. */
function scoreOf(candidate: CandidateSums): number {
  const { name, answers } = candidate;
  const isUncased = UNCASED_NAME.test(name);
  const weights = isUncased ? UNCASED : CASED;
  const heads = countOf(candidate, 'head');
  let score = weights.constant - (isUncased ? LEAST_UNCASED : LEAST_CASED);
  for (const bit of EVIDENCE_BITS) score += (weights[bit] ?? 0) * shareOf(candidate, bit);
  score +=
    weights.answers * Math.log(answers) +
    weights.spaces * Math.min(3, name.split(' ').length - 1) +
    weights.odds * nameOdds(name);
  score += (SHAPED.test(name) ? weights.shaped : 0) + (ACRONYM.test(name) ? weights.acronym : 0);
  score +=
    weights.steady * shareOf(candidate, 'head') * Math.min(1.5, Math.log(answers)) +
    (weights.always * heads) / answers;
  return score - (isPlaceName(name) ? PLACE : 0);
}

const letters = (name: string): string => folded(name).replace(/[^\p{L}\p{N}]/gu, '');
const joinedLetters = (words: readonly string[]): string => letters(words.join(' '));
const LATIN_BEFORE_KATAKANA = /^[\p{Script=Latin}\d&.-]{2,}(?=\p{Script=Katakana})/u;

/** Beginnings of a name, a word more each. */
function leadsOf(name: string): string[] {
  const bare = withoutLegalForm(name);
  const words = bare.split(' ');
  const [latin] = LATIN_BEFORE_KATAKANA.exec(bare) ?? [];
  return [
    ...(latin === undefined ? [] : [letters(latin)]),
    ...words.slice(1).map((_, at) => joinedLetters(words.slice(0, at + 1))),
  ];
}

/** Beginnings of one long word without capitals: "엘리스" of "엘리스트랙". */
function gluedLeadsOf(name: string): string[] {
  const glued = letters(name);
  if (name.includes(' ') || !UNCASED_NAME.test(glued.slice(0, 3))) return [];
  return Array.from({ length: Math.max(0, glued.length - 4) }, (_, at) => glued.slice(0, at + 3));
}

const endsOf = (name: string): string[] =>
  name
    .split(' ')
    .slice(1)
    .map((_, at, rest) => rest.slice(at).join(' '));
/** Ends of a name that no common word has the form of, behind a maker: "SSAFY" of "삼성 SSAFY". */
const ownEndsOf = (name: string): string[] =>
  endsOf(name)
    .filter(
      (end) => SHAPED.test(end) || /^\p{Lu}{4,}$/u.test(end) || (UNCASED_NAME.test(end) && end.length > 2),
    )
    .map(letters);

/** A shorter name is none of its own where it stands by itself in less than this share of its answers. */
const BY_ITSELF = 0.34;
/** It is part of a longer one that stands in this share of its answers; of three words and more in nearly all. */
const MOSTLY = 0.7;
const NEARLY_ALL = 0.9;
/** The longer one stands by itself in at least this share of its answers. */
const STANDS = 0.3;
/** A longer name is a line of a brand that has this share of its answers. */
const BRAND_OF_LINE = 0.6;
/** A longer name that goes on in more than this share of its answers is a line of models. */
const LINE = 0.65;
/** Evidence of a longer name counts for its brand from this share of the brand's answers on. */
const COUNTS_FROM = 0.2;
/** Candidates this far below zero may still be brands that the evidence of longer or shorter names lifts. */
const NEAR = 1.2;

/** True where a name is only the beginning of a longer one: "Acne" of "Acne Studios". */
function isPartOf(part: CandidateSums, longer: CandidateSums): boolean {
  const tail = longer.name.split(' ').slice(part.name.split(' ').length);
  const byItself = countOf(part, 'whole') / part.answers;
  const share = longer.answers / part.answers;
  if (countOf(longer, 'whole') < STANDS * longer.answers) return false;
  if (countOf(longer, 'leads') > LINE * longer.answers) return false;
  const isOftenRanked =
    surelyRanked(part) >= 0.5 * part.answers &&
    surelyRanked(part) > countOf(longer, 'ranked') &&
    !isGeneric(part.name) &&
    !ACRONYM.test(part.name);
  if (isOftenRanked && !isCompany(tail.at(-1) ?? '')) return false;
  if (
    share >= NEARLY_ALL &&
    tail.every((word) => isCompany(word) || isGeneric(word)) &&
    countOf(longer, 'whole') >= NEARLY_ALL * longer.answers
  )
    return byItself < 0.5;
  const isLong = longer.name.split(' ').length > 2 && !longer.name.includes(' & ');
  return share >= (isLong ? NEARLY_ALL : MOSTLY) && byItself < BY_ITSELF;
}

/**
 * Candidates that are brands to suggest, of those that enough answers have: whole names, and one for each brand, which
 * has the evidence of its other names. Pure; the order is kept.
 * @param isEnough tells if enough answers show a candidate.
 */
export function suggestedOf(
  all: readonly CandidateSums[],
  isEnough: (shown: NamedIn) => boolean,
): readonly CandidateSums[] {
  const candidates = all.filter(isEnough);
  const scores = new Map(candidates.map((candidate) => [candidate, scoreOf(candidate)]));
  const isFirstWord = (candidate: CandidateSums) =>
    countOf(candidate, 'small') > 0 && countOf(candidate, 'whole') < BY_ITSELF * candidate.answers;
  const near = candidates.filter(
    (candidate) => (scores.get(candidate) ?? 0) >= -NEAR && !isFirstWord(candidate),
  );
  const longer = new Map<string, CandidateSums[]>();
  for (const candidate of near)
    for (const lead of leadsOf(candidate.name)) {
      const known = longer.get(lead);
      if (known) known.push(candidate);
      else longer.set(lead, [candidate]);
    }
  const best = new Map<CandidateSums, number>();
  const join = (name: CandidateSums, brand: CandidateSums) => {
    if (name.answers >= COUNTS_FROM * brand.answers)
      best.set(brand, Math.max(scores.get(name) ?? 0, best.get(brand) ?? scores.get(brand) ?? 0));
  };
  const names = new Map<string, CandidateSums>();
  for (const candidate of near) {
    const key = letters(candidate.name);
    const whole = longer.get(key)?.find((one) => letters(one.name) !== key && isPartOf(candidate, one));
    if (whole) join(candidate, whole);
    else if (!names.has(key)) names.set(key, candidate);
  }
  const brands = [...names.values()].filter((candidate) => {
    const brand = [...leadsOf(candidate.name), ...gluedLeadsOf(candidate.name), ...ownEndsOf(candidate.name)]
      .map((lead) => names.get(lead))
      .find((one) => one && one !== candidate && one.answers >= BRAND_OF_LINE * candidate.answers);
    if (brand) join(candidate, brand);
    return !brand;
  });
  const ends = new Map(
    brands.flatMap(({ name, answers }) =>
      endsOf(name).map((end): [string, number] => [
        letters(end),
        letters(end) === letters(name) ? 0 : answers,
      ]),
    ),
  );
  return brands.filter(
    (candidate) =>
      (best.get(candidate) ?? scores.get(candidate) ?? 0) >= 0 &&
      (ends.get(letters(candidate.name)) ?? 0) < candidate.answers,
  );
}

/** A name that is shown in less than this share of the answers whose text has it is a word as well. */
const SHOWN = 0.25;

/**
 * Candidates in scripts without capitals that are brands by what answers show, but in too few answers: a name inside a
 * sentence is not told from the words around it there, so the answers whose text has it decide (`isNamedEnough`).
 * @param isEnough tells if enough answers show a candidate.
 */
export const rareCandidates = (
  candidates: readonly CandidateSums[],
  isEnough: (shown: NamedIn) => boolean,
): readonly CandidateSums[] =>
  suggestedOf(candidates, () => true).filter((candidate) => {
    const has = (bit: Evidence) => countOf(candidate, bit) > 0;
    return (
      !isEnough(candidate) &&
      ((has('head') && (has('marked') || has('ranked'))) || has('acting') || has('told'))
    );
  });

/** True where a rare candidate stands in enough answers, and is shown in enough of these not to be a word. */
export const isNamedEnough = (
  candidate: CandidateSums,
  named: NamedIn,
  isEnough: (named: NamedIn) => boolean,
): boolean => isEnough(named) && candidate.answers >= SHOWN * named.answers;
