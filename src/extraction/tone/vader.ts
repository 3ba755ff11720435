import { isUpper, type Words, wordsOf } from './vader-words.ts';

/**
 * VADER's rules (Hutto and Gilbert, 2014: "VADER: A Parsimonious Rule-based Model for Sentiment Analysis of
 * Social Media Text"), with the lexicon of the package vader-sentiment. The package's own code reads 530
 * answers a second, as it builds some 30 strings per word; the tests hold this one to its scores.
 */
type Ratings = ReadonlyMap<string, number>;

const BOOST = 0.293;
const CAPITALS = 0.733;
const NEGATION = -0.74;

const BOOSTERS: ReadonlyMap<string, number> = new Map([
  ...`absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially
    exceptionally extremely fabulously flipping flippin fricking frickin frigging friggin fully fucking greatly
    hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so
    substantially thoroughly totally tremendously uber unbelievably unusually utterly very`
    .split(/\s+/)
    .map((word): [string, number] => [word, BOOST]),
  ...`almost barely hardly kinda kindof kind-of less little marginally occasionally partly scarcely slightly
    somewhat sorta sortof sort-of`
    .split(/\s+/)
    .map((word): [string, number] => [word, -BOOST]),
]);

const NEGATIONS = new Set(
  `aint arent cannot cant couldnt darent didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neither neednt
  never none nope nor not nothing nowhere oughtnt shant shouldnt uhuh wasnt werent uh-uh without wont wouldnt
  rarely seldom despite`.split(/\s+/),
);

const IDIOMS: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['yeah right', -2],
  ['cut the mustard', 2],
  ['kiss of death', -1.5],
  ['hand to mouth', -2],
]);
const IDIOM_STARTS = new Set([...IDIOMS.keys()].map((idiom) => idiom.split(' ', 1)[0]));
const DAMPENING_PAIRS = new Set(['just enough', 'kind of', 'sort of']);

const negates = (word: string) => NEGATIONS.has(word) || word.includes("n't");

/** What idioms and pairs like "sort of" around a word make of its rating. */
function withIdioms(rating: number, words: readonly string[], index: number): number {
  let value = rating;
  const word = (offset: number) => words[index + offset] ?? '';
  const starts = [-3, -2, -1, 0].some((offset) => IDIOM_STARTS.has(word(offset)));
  if (starts) {
    const before = [
      `${word(-1)} ${word(0)}`,
      `${word(-2)} ${word(-1)} ${word(0)}`,
      `${word(-2)} ${word(-1)}`,
      `${word(-3)} ${word(-2)} ${word(-1)}`,
      `${word(-3)} ${word(-2)}`,
    ].find((sequence) => IDIOMS.has(sequence));
    value = IDIOMS.get(before ?? '') ?? value;
    value = IDIOMS.get(`${word(0)} ${word(1)}`) ?? value;
    value = IDIOMS.get(`${word(0)} ${word(1)} ${word(2)}`) ?? value;
  }
  const dampened = (first: string, second: string) =>
    (second === 'of' || second === 'enough') && DAMPENING_PAIRS.has(`${first} ${second}`);
  return dampened(word(-3), word(-2)) || dampened(word(-2), word(-1)) ? value - BOOST : value;
}

/** What a word `distance` words before another does to that one's rating. */
function modified(rating: number, words: Words, index: number, distance: number): number {
  const { asWritten, lower, capitalsDiffer } = words;
  const word = asWritten[index - distance] ?? '';
  let boost = BOOSTERS.get(lower[index - distance] ?? '') ?? 0;
  if (boost !== 0) {
    if (rating < 0) boost *= -1;
    if (capitalsDiffer && isUpper(word)) boost += rating > 0 ? CAPITALS : -CAPITALS;
    if (distance === 2) boost *= 0.95;
    if (distance === 3) boost *= 0.9;
  }
  const boosted = rating + boost;
  if (distance === 1) return negates(word) ? boosted * NEGATION : boosted;
  const isSoOrThis = (other: string | undefined) => other === 'so' || other === 'this';
  const last = asWritten[index - 1];
  if (distance === 2) {
    if (word === 'never' && isSoOrThis(last)) return boosted * 1.5;
  } else if ((word === 'never' && isSoOrThis(asWritten[index - 2])) || isSoOrThis(last))
    return boosted * 1.25;
  return negates(word) ? boosted * NEGATION : boosted;
}

/** "the least helpful" is not helpful; "at least" and "very least" say nothing. */
function withLeast(rating: number, lower: readonly string[], index: number): number {
  if (index === 0 || lower[index - 1] !== 'least') return rating;
  const before = index > 1 ? lower[index - 2] : undefined;
  return before === 'at' || before === 'very' ? rating : rating * NEGATION;
}

function ratingOf(words: Words, index: number, own: number, ratings: Ratings): number {
  const { asWritten, lower, capitalsDiffer } = words;
  let rating = own;
  if (capitalsDiffer && isUpper(asWritten[index] ?? '')) rating += rating > 0 ? CAPITALS : -CAPITALS;
  for (let distance = 1; distance <= 3 && distance <= index; distance += 1) {
    if (ratings.has(lower[index - distance] ?? '')) continue;
    rating = modified(rating, words, index, distance);
    if (distance === 3) rating = withIdioms(rating, asWritten, index);
  }
  return withLeast(rating, lower, index);
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** Exclamation marks, up to four, and question marks, from two on, add weight. */
function emphasisOf(text: string): number {
  const questions = countOf(text, '?');
  const asked = questions > 1 ? (questions <= 3 ? questions * 0.18 : 0.96) : 0;
  return Math.min(countOf(text, '!'), 4) * 0.292 + asked;
}

/**
 * VADER's compound score of a text, -1 to 1, not rounded, by the ratings of a lexicon (-4 to 4). Linear in the
 * length of the text.
 */
export function compoundOf(text: string, ratings: Ratings): number {
  const words = wordsOf(text);
  const { asWritten, lower } = words;
  let but = asWritten.indexOf('but');
  if (but < 0) but = asWritten.indexOf('BUT');
  let sum = 0;
  for (let index = 0; index < lower.length; index += 1) {
    const word = lower[index] ?? '';
    const own = ratings.get(word);
    if (own === undefined || BOOSTERS.has(word) || (word === 'kind' && lower[index + 1] === 'of')) continue;
    const rating = ratingOf(words, index, own, ratings);
    sum += but < 0 || index === but ? rating : index < but ? rating * 0.5 : rating * 1.5;
  }
  if (sum !== 0) {
    const emphasis = emphasisOf(text);
    sum += sum > 0 ? emphasis : -emphasis;
  }
  return sum / Math.sqrt(sum * sum + 15);
}
