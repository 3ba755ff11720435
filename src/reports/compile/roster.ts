/** The numbers of the own brand and of the competitors that are tracked when the query begins. */
export const ROSTER = 'roster.nos';

/** The id or the name of a row's brand. */
export const rosterValue = (part: 'ids' | 'names') =>
  `transform(competitor_no, ${ROSTER}, roster.${part}, '')`;

/**
 * What orders the brands of rows by name: the roster is in that order, and brands of one name are told apart by
 * whatever comes after it.
 */
export const ROSTER_BY_NAME = `transform(competitor_no, ${ROSTER}, arrayEnumerateDense(roster.names), 0)`;
