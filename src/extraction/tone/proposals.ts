import { standardsOf } from './standards.ts';
import type { Token } from './tokens.ts';
import { REACH, turnsBefore, turnsNext } from './weights.ts';

/** Words between a proposal and the name, at most. */
const PROPOSED_TO = 3;
/** Words between a condition and the name that it is told for, at most. */
const TOLD_FOR = 2;

/** The name that stands right behind a condition, "If you travel, Acme …", "旅行なら Acme が…"; less than 0 for none. */
function toldFor(tokens: readonly Token[], condition: number): number {
  const { weight = 0, lastWord = 0 } = tokens[condition] ?? {};
  let end = condition;
  if (weight > 0) {
    const mark = tokens.findIndex(({ role }, at) => at > condition && (role === 'mark' || role === 'name'));
    if (tokens[mark]?.role !== 'mark') return -1;
    end = mark;
  } else if (tokens[condition + 1]?.role === 'mark') end += 1;
  const next = tokens[end + 1];
  const from = end === condition ? lastWord : (tokens[end]?.lastWord ?? 0);
  return next?.role === 'name' && next.word - from <= TOLD_FOR ? end + 1 : -1;
}

/**
 * Of each name in a sentence, by the tokens of its proposals, whether it is proposed: right behind "start with", with those
 * named together with it, right before "を検討", or right behind a condition ("If you ski, Acme …").
 */
export function proposedIn(tokens: readonly Token[]): readonly boolean[] {
  const proposed = new Set<number>();
  const isTurned = (at: number) => {
    const before = tokens[at - 1];
    return before !== undefined && turnsNext(before) && (tokens[at]?.word ?? 0) - before.lastWord <= REACH;
  };
  /** Takes the names beside one another from `at` on, in one direction. */
  const take = (at: number, step: 1 | -1) => {
    for (let next = at; tokens[next]; next += step) {
      const role = tokens[next]?.role;
      if (role === 'name') proposed.add(next);
      else if (role !== 'mark' && role !== 'joins') break;
      const [one, other] = [tokens[next], tokens[next + step]];
      if (!one || !other || Math.abs(other.content - one.content) >= 1) break;
    }
  };
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'proposes' && !isTurned(index)) {
      const next = tokens[index + 1];
      if (next?.role === 'name' && next.word - token.lastWord <= PROPOSED_TO) take(index + 1, 1);
    } else if (token.role === 'proposesBehind' && !turnsBefore(tokens, index + 1)) {
      const before = tokens[index - 1];
      if (before?.role === 'name' && token.word - before.lastWord <= PROPOSED_TO) take(index - 1, -1);
    } else if (token.role === 'conditions') {
      const at = toldFor(tokens, index);
      if (at >= 0) take(at, 1);
    }
  }
  const standards = standardsOf(tokens);
  return tokens.flatMap(({ role }, at) => (role === 'name' ? [proposed.has(at) && !standards.has(at)] : []));
}
