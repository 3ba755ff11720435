import type { AnswerText } from '../extraction/index.ts';
import { LEXICON, type SentimentAnalyst } from '../extraction/tone/analyst.ts';
import type { ResolvedAnswer } from './answer-row.ts';
import type { BrandDirectory } from './brand.ts';

/** What reading an answer's text gives. */
export type Reading = Pick<ResolvedAnswer, 'mentions' | 'unknown' | 'sentimentBy'>;

/** A reading by the rules and the lexicon alone. */
export const readByRules = (directory: BrandDirectory, answer: AnswerText): Reading => ({
  ...directory.extract(answer),
  sentimentBy: LEXICON,
});

/**
 * Reads an answer, its sentiments by an analyst where there is one. Where the analyst fails, they are the
 * lexicon's and marked as such, and `onFault` is told: an answer is never lost for it.
 */
export async function readAnswer(
  directory: BrandDirectory,
  answer: AnswerText,
  analyst: SentimentAnalyst | null,
  signal: AbortSignal,
  onFault: (error: Error) => void,
): Promise<Reading> {
  const reading = readByRules(directory, answer);
  if (analyst === null || reading.mentions.length === 0) return reading;
  try {
    const names = reading.mentions.map(({ competitorNo }) => directory.nameOf(competitorNo));
    const sentiments = await analyst.sentiments(answer.text, names, signal);
    return {
      ...reading,
      sentimentBy: analyst.name,
      mentions: reading.mentions.map((mention, index) => ({ ...mention, sentiment: sentiments[index] ?? 0 })),
    };
  } catch (error) {
    onFault(error as Error);
    return reading;
  }
}
