/**
 * Sequences from here on are provisional: the count, from 1, of an answer within the rewrite that made its epoch. Its
 * sequence is `feeds.rewrite_base` plus that count. A number of JavaScript holds both.
 */
export const PROVISIONAL = 2 ** 52;

/** Sequence in the feed of one that is stored. @param base `feeds.rewrite_base` of the epoch. */
export const sequenceOf = (stored: number, base: number): number =>
  stored < PROVISIONAL ? stored : stored - PROVISIONAL + base;

/** SQL of `sequenceOf` for a column of stored sequences; reads the parameter `rewrite_base`. */
export const sequenceSql = (column: string): string =>
  `if(${column} >= ${PROVISIONAL}, toUInt64(${column} - ${PROVISIONAL} + {rewrite_base:UInt64}), ${column})`;
