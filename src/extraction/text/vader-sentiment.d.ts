declare module 'vader-sentiment/src/vader_lexicon.js' {
  export const lexicon: Readonly<Record<string, number>>;
}
