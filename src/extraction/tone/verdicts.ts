import { partsOf } from './sentence-parts.ts';
import { restAbout, standardsOf } from './standards.ts';
import type { Token } from './tokens.ts';
import { WARNING, weigh } from './weights.ts';

/** What is left of good and bad that are set against each other ("great, but expensive"). */
const CONTRASTED = 0.4;
/** What a word that advises against is worth under a condition: "skip it if you travel". */
const WARNED_IF = -1;
/** A title that warns this much names what to avoid. */
const WARNING_TITLE = -2.3;
/** Advice against something is what a statement comes to, whatever it grants before. */
const WARNED = -2.4;
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

/** What the tokens of a stretch come to: what stands below each title counted together, less where a turn sets good against bad. */
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
