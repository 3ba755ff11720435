/** Units of numbers, each with its meaning. */
export const UNITS = {
  answers: 'number of answers',
  mentions: 'number of brands in answers, each once per answer',
  citations: 'number of citations',
  searches: 'number of searches',
  prompts: 'number of prompts',
  brands: 'number of brands',
  fraction: 'a share, or a difference of two: 0.25 is 25 %',
  index: 'from 0 to 1',
  position: 'place in a list, the first being 1: lower is better',
  sentiment: 'from -1, negative, to 1, positive',
  rating: 'from 0 to 100',
  difference: 'a figure minus an earlier one of the same kind',
} as const;

export type Unit = keyof typeof UNITS;
