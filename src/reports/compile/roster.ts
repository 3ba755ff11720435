/** The numbers of the own brand and of the competitors that are tracked when the query begins. */
export const ROSTER = 'roster.nos';

/** The id or the name of a row's brand. */
export const rosterValue = (part: 'ids' | 'names') =>
  `transform(competitor_no, ${ROSTER}, roster.${part}, '')`;

/**
 * Sort key of brands by name: the roster has that order; later keys break ties between brands of one name.
 */
export const ROSTER_BY_NAME = `transform(competitor_no, ${ROSTER}, arrayEnumerateDense(roster.names), 0)`;
