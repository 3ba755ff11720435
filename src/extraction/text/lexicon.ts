import { lexicon } from 'vader-sentiment/src/vader_lexicon.js';

/** The words of VADER's lexicon with the mean of their ratings, -4 to 4. */
export const RATINGS: ReadonlyMap<string, number> = new Map(Object.entries(lexicon));
