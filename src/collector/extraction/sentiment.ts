import vader from 'vader-sentiment';

/** The sentiment of a text, -1 to 1 with 4 decimals: VADER's compound score (Hutto and Gilbert, 2014). */
export const sentimentOf = (text: string): number =>
  vader.SentimentIntensityAnalyzer.polarity_scores(text.slice(0, 2_000)).compound;

/** The mean of the sentiments of texts, with 4 decimals; 0 for none. */
export function meanSentiment(texts: readonly string[]): number {
  if (texts.length === 0) return 0;
  const sum = texts.reduce((total, text) => total + sentimentOf(text), 0);
  return Math.round((sum / texts.length) * 10_000) / 10_000;
}
