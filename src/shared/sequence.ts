/**
 * Sequences from here on are provisional: the count, from 1, of an answer within the rewrite that made its epoch. Its
 * sequence is `feeds.rewrite_base` plus that count. A number of JavaScript holds both.
 */
export const PROVISIONAL = 2 ** 52;
