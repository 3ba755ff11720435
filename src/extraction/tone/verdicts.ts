import { FULL_STOP, type Token } from './tokens.ts';

/** Words between a negation and what it turns, at most. */
export const REACH = 4;
/** What is left of a rating that is turned. */
const TURNED = -0.8;
/** What the absence of something expected weighs: as much as a mild fault. */
const UNMET = -1;
/** Words from a negation to what is expected, at most, before and behind it: "no need for an offline mode". */
const MISSING = 1;
const MISSING_BEHIND = 2;
/** What is left of good and bad that are set against each other ("great, but expensive"). */
const CONTRASTED = 0.4;
/** Words from a comparison to the name it is with, before and behind it, at most. */
const NEAR = 3;
const BEHIND = 1.7;
/** What a comparison says of the one that is beaten. */
const BEATEN = -1;
/** A word that advises against ("avoid") weighs as much, unless it is turned or weakened. */
const WARNING = -2.5;
/** What it is worth under a condition: "skip it if you travel". */
const WARNED_IF = -1;
/** A title that warns this much names what to avoid. */
const WARNING_TITLE = -2.3;
/** Advice against something is what a statement comes to, whatever it grants before. */
const WARNED = -2.4;
/** What advice for something else says of the name it goes on to, and words to that name, at most. */
const DIVERTED = 1;
const DIVERTED_TO = 2;
/** The sign of titles of what is to be avoided. */
export const TO_AVOID = -2;

/** A verdict that advises against a name, at most. */
export const ADVICE = -2.4;
/** What is said below "pros" or "cons" counts for as much, at least. */
const LISTED = 1.2;

/** What a sentence says: of each name in it, in their order; and as a whole. */
export interface Verdicts {
  readonly names: readonly number[];
  readonly whole: number;
  /** It is a title of good sides (1) or bad ones (-1) that follow in other pieces. */
  readonly title: number;
  /** It names nobody and warns: as a title, of what follows. */
  readonly warns: boolean;
  /** It turns to something else: "do not buy, but rent". */
  readonly turns: boolean;
  /** Such titles in it, the only one and the last; 0 for none, and for several. */
  readonly onlyTitle: number;
  readonly lastTitle: number;
}

/** What a title says of what follows: it is good (1), bad (-1) or to be avoided. */
function signOf(token: Token | undefined): number {
  if (token?.role === 'merits') return 1;
  if (token?.role === 'flaws') return -1;
  return token?.role === 'shuns' ? TO_AVOID : 0;
}

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

/** The weight of each token with what stands around it. */
function weigh(tokens: readonly Token[]): Float64Array {
  const weights = new Float64Array(tokens.length);
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'merits' || token.role === 'flaws' || token.role === 'shuns') {
      if (!token.titles) weights[index] = token.weight;
    } else if (token.role === 'rates' || token.role === 'negates') weights[index] = token.weight;
    else if (token.role === 'diverts') {
      const next = tokens[index + 1];
      const isTo = next?.role === 'name' && next.word - token.lastWord <= DIVERTED_TO;
      weights[index] = isTo ? DIVERTED : token.weight;
    }
  }
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

/**
 * Where a sentence is cut: the first token of each part. Between two names that are not merely listed it is cut
 * at the last turn or mark before the second name; else where two statements are joined, if each rates something.
 */
function partsOf(tokens: readonly Token[], weights: Float64Array): number[] {
  const starts = [0];
  let name = -1;
  let turn = -1;
  let mark = -1;
  let join = -1;
  /** Where the words of the part begin, and whether it rates something, up to the join too. */
  let since = 0;
  let names = 0;
  let rates = false;
  let ratesToJoin = false;
  const isRatedUpTo = (from: number) => {
    for (let at = from; at < tokens.length; at += 1) {
      if (weights[at] !== 0) return true;
      if (at > from && (tokens[at]?.role === 'mark' || tokens[at]?.role === 'joins')) return false;
    }
    return false;
  };
  for (const [index, token] of tokens.entries()) {
    if (weights[index] !== 0) rates = true;
    if (token.role === 'turns') turn = index;
    else if (token.role === 'mark') {
      if (tokens[mark]?.weight !== FULL_STOP || token.weight === FULL_STOP) mark = index;
    } else if (token.role === 'joins') {
      join = index;
      ratesToJoin = rates;
    } else if (token.role === 'name') {
      const before = tokens[name];
      const clause = Math.max(turn, mark);
      const cut = clause >= 0 ? clause : ratesToJoin && isRatedUpTo(index + 1) ? join : -1;
      const cutAt = tokens[cut];
      names += 1;
      if (before && cutAt && token.content - before.content >= 1 && cutAt.word - since - names + 1 > 0) {
        starts.push(cut);
        since = cutAt.word;
        names = 1;
        rates = false;
      }
      name = index;
      turn = -1;
      mark = -1;
      join = -1;
      ratesToJoin = false;
    }
  }
  return starts;
}

function sumOf(tokens: readonly Token[], weights: Float64Array, from: number, to: number): number {
  let turn = -1;
  let conditional = false;
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.role === 'turns' && at > from) turn = at;
    else if (tokens[at]?.role === 'conditions') conditional = true;
  }
  let warned = false;
  let sum = 0;
  let sign = 0;
  let listed = 0;
  let before = 0;
  let behind = 0;
  const close = () => {
    sum += sign === 0 ? listed : sign > 0 ? Math.max(LISTED, listed) : Math.min(-LISTED, listed);
    listed = 0;
  };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.titles && (token.role === 'merits' || token.role === 'flaws')) {
      close();
      sign = signOf(token);
      continue;
    }
    const given = weights[at] ?? 0;
    const warns = given <= WARNING;
    const weight = warns && conditional ? WARNED_IF : given;
    if (warns && !conditional) warned = true;
    listed += weight;
    if (at < turn) before += weight;
    else if (turn >= 0) behind += weight;
  }
  close();
  if (before * behind < 0) sum *= CONTRASTED;
  return warned ? Math.min(WARNED, sum) : sum;
}

/** The names that something is compared with, by their tokens, and what the comparison says of them. */
export function standardsOf(tokens: readonly Token[]): Map<number, number> {
  const standards = new Map<number, number>();
  let than: Token | null = null;
  let name = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'than') than = token;
    else if (token.role === 'name') {
      if (than && token.word - than.lastWord <= NEAR) standards.set(index, than.weight > 0 ? BEATEN : 0);
      than = null;
      name = index;
    } else if (token.role === 'thanBehind' && token.word - (tokens[name]?.word ?? -NEAR) <= BEHIND) {
      standards.set(name, 0);
    }
  }
  return standards;
}

/**
 * Where words about the one that others are measured by begin: "A is better than B, which is slow", but not
 * "A is better than B, and cheaper".
 */
function restAbout(tokens: readonly Token[], standard: number, to: number): number {
  for (let at = standard + 1; at < to; at += 1) {
    const { role, lastWord } = tokens[at] ?? { role: null, lastWord: 0 };
    if (role === 'turns') return at;
    if (role !== 'mark') continue;
    const next = tokens[at + 1];
    return next?.role === 'joins' && next.word - lastWord <= 1 ? to : at;
  }
  return to;
}

/** What a sentence says that says nothing. */
export const NO_VERDICTS: Verdicts = {
  names: [],
  whole: 0,
  title: 0,
  warns: false,
  turns: false,
  onlyTitle: 0,
  lastTitle: 0,
};

/** What the tokens of a sentence say. */
export function verdictsOf(tokens: readonly Token[]): Verdicts {
  const weights = weigh(tokens);
  const starts = partsOf(tokens, weights);
  const standards = standardsOf(tokens);
  const names: number[] = [];
  for (const [part, from] of starts.entries()) {
    const to = starts[part + 1] ?? tokens.length;
    const inside: number[] = [];
    for (let at = from; at < to; at += 1) if (tokens[at]?.role === 'name') inside.push(at);
    const standard = inside.find((at) => standards.has(at));
    if (standard === undefined || inside.length === 1) {
      const sum = standard === undefined ? sumOf(tokens, weights, from, to) : 0;
      for (const _ of inside) names.push(sum);
      continue;
    }
    const rest = inside.at(-1) === standard ? restAbout(tokens, standard, to) : to;
    const sum = sumOf(tokens, weights, from, rest);
    const more = rest < to ? sumOf(tokens, weights, rest, to) : 0;
    for (const at of inside) {
      const compared = standards.get(at);
      names.push(compared === undefined ? sum : more + (sum > 0 ? compared : 0));
    }
  }
  const titles = tokens.filter(({ role, titles }) => titles && (role === 'merits' || role === 'flaws'));
  const shunsAt = tokens.findIndex(({ role }) => role === 'shuns');
  // "Do not buy, but rent" names what to rent.
  const isTurned = (from: number) => tokens.some(({ role }, at) => role === 'turns' && at > from);
  const shuns = isTurned(shunsAt) ? undefined : tokens[shunsAt];
  const warnsAt = weights.findIndex((weight) => weight <= WARNING);
  // Only where it leads the sentence.
  const leads = tokens.slice(0, 3).find((token) => token.role === 'rates' || titles.includes(token));
  const first = leads && leads.role !== 'rates' ? leads : null;
  const whole = sumOf(tokens, weights, 0, tokens.length);
  return {
    names,
    whole,
    title: signOf(titles.find(({ ends }) => ends) ?? shuns),
    warns: names.length === 0 && whole <= WARNING_TITLE && !(warnsAt >= 0 && isTurned(warnsAt)),
    turns: isTurned(-1),
    onlyTitle: first && titles.length === 1 ? signOf(first) : 0,
    lastTitle: first ? signOf(titles.at(-1)) : 0,
  };
}
