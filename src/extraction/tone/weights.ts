import type { Token } from './tokens.ts';

/** Words between a negation and what it turns, at most. */
export const REACH = 4;
/** What is left of a rating that is turned. */
const TURNED = -0.8;
/** What the absence of something expected weighs: as much as a mild fault. */
const UNMET = -1;
/** Words from a negation to what is expected, at most, before and behind it: "no need for an offline mode". */
const MISSING = 1;
const MISSING_BEHIND = 2;
/** What advice for something else says of the name it goes on to, and words to that name, at most. */
const DIVERTED = 1;
const DIVERTED_TO = 2;
/** A word that advises against ("avoid") weighs as much, unless it is turned or weakened. */
export const WARNING = -2.5;

export const turnsNext = (token: Token | undefined) =>
  token?.role === 'negates' || token?.role === 'negatesEither';

/** Whether a negation turns what stands before it: "nicht" only where it has nothing to turn behind it. */
export function turnsBefore(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.role !== 'negatesEither') return token?.role === 'negatesBefore';
  const next = tokens[index + 1];
  return next?.role !== 'rates' || next.word - token.lastWord > REACH;
}

/** Whether something expected, by its token, is said to be absent. */
function isUnmet(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  let at = index - 1;
  while (tokens[at]?.role === 'scales') at -= 1;
  const before = tokens[at];
  const behind = tokens[index + 1];
  if (!token) return false;
  if (before && turnsNext(before) && (tokens[at + 1] ?? token).word - before.lastWord <= MISSING) return true;
  return turnsBefore(tokens, index + 1) && (behind?.word ?? 0) - token.lastWord <= MISSING_BEHIND;
}

/** The weight of a token by itself: what a title of merits or flaws says is said of what stands below it. */
function weightOf(token: Token, next: Token | undefined): number {
  switch (token.role) {
    case 'merits':
    case 'flaws':
    case 'shuns':
      return token.titles ? 0 : token.weight;
    case 'rates':
    case 'negates':
      return token.weight;
    case 'diverts':
      return next?.role === 'name' && next.word - token.lastWord <= DIVERTED_TO ? DIVERTED : token.weight;
    default:
      return 0;
  }
}

/** The weight of each token of a sentence with what stands around it: turned, weakened, supposed, or what is absent. */
export function weigh(tokens: readonly Token[]): Float64Array {
  const weights = Float64Array.from(tokens, (token, index) => weightOf(token, tokens[index + 1]));
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'expected' && isUnmet(tokens, index)) {
      weights[index] = UNMET;
      const before = tokens[index - 1];
      if (before?.role === 'negates') weights[index - 1] = 0;
    }
    if (weights[index] === 0 || token.role === 'expected') continue;
    let weight = weights[index] ?? 0;
    for (let before = index - 1; before >= 0; before -= 1) {
      const other = tokens[before];
      if (!other || other.role === 'mark' || other.role === 'turns') break;
      const distance = token.word - other.lastWord;
      if (distance > REACH) break;
      const isSupposed = other.role === 'conditions' && other.weight > 0 && weight > WARNING;
      if ((other.role === 'topics' || isSupposed) && weight < 0) {
        weight = 0;
        break;
      }
      if (turnsNext(other) && !token.settled) {
        weight *= TURNED;
        weights[before] = 0;
        break;
      }
      if (other.role === 'scales' && distance <= 2) weight *= other.weight;
    }
    let isJoined = false;
    for (let behind = index + 1; behind < tokens.length && !token.settled; behind += 1) {
      const other = tokens[behind];
      if (!other || other.role === 'mark' || other.role === 'turns' || other.role === 'rates') break;
      if (other.word - token.lastWord > REACH) break;
      if (other.role === 'joins') isJoined = true;
      if (isJoined && other.role === 'negatesEither') break;
      if (turnsBefore(tokens, behind)) {
        weight *= TURNED;
        break;
      }
    }
    weights[index] = weight;
  }
  return weights;
}
