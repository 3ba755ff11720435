import { FULL_STOP, type Token } from './tokens.ts';

/**
 * Where a sentence is cut: the first token of each part. Between two names that are not merely listed it is cut
 * at the last turn or mark before the second name; else where two statements are joined, if each rates something.
 */
export function partsOf(tokens: readonly Token[], weights: Float64Array): number[] {
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
