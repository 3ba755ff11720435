declare module 'vader-sentiment' {
  interface Scores {
    readonly neg: number;
    readonly neu: number;
    readonly pos: number;
    readonly compound: number;
  }
  const vader: { SentimentIntensityAnalyzer: { polarity_scores(text: string): Scores } };
  export default vader;
}

declare module 'vader-sentiment/src/vader_lexicon.js' {
  export const lexicon: Readonly<Record<string, number>>;
}
