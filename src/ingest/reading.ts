import type { AnswerText } from '../extraction/index.ts';
import { EVIDENCE } from '../extraction/unknown/evidence.ts';
import type { Usage } from '../providers/index.ts';
import type { ModelReader } from '../providers/reader/index.ts';
import { LEXICON, type ResolvedAnswer } from './answer-row.ts';
import type { BrandDirectory } from './brand-directory.ts';
import { readText } from './reading-threads.ts';
import { readTold } from './told-brands.ts';

/** What reading an answer's text gives. */
export type Reading = Pick<ResolvedAnswer, 'mentions' | 'unknown' | 'sentimentBy'>;

/** A reading, and what a model took for it; null where none was asked. */
export interface PaidReading {
  readonly reading: Reading;
  readonly usage: Usage | null;
}

/** What reading needs of a directory. */
type Names = Pick<BrandDirectory, 'extract' | 'named' | 'namesIn' | 'numbersOf'>;

/** A reading by the rules and the lexicons alone. */
export const readByRules = async (directory: Names, answer: AnswerText): Promise<Reading> => ({
  ...(await readText(directory, answer)),
  sentimentBy: LEXICON,
});

/** How an answer is read. */
export interface ReadAnswerOptions {
  /** What the rules tell of it, where they have. */
  readonly byRules?: Reading;
  /** The model that reads it; null where the rules do. */
  readonly reader: ModelReader | null;
  readonly signal: AbortSignal;
  /** Told where the model fails, or tells what cannot be. */
  readonly onFault: (error: Error) => void;
}

/**
 * Reads an answer, by a model where there is one, in one call. Where that fails, or tells what cannot be, the reading
 * is the rules' and marked as such, and `onFault` is told: an answer is never lost for it.
 */
export async function readAnswer(
  directory: Names,
  answer: AnswerText,
  { byRules, reader, signal, onFault }: ReadAnswerOptions,
): Promise<PaidReading> {
  const reading = byRules ?? (await readByRules(directory, answer));
  if (reader === null || answer.text.trim() === '') return { reading, usage: null };
  const candidates = [
    ...directory.namesIn(answer),
    ...reading.unknown
      .filter(({ evidence }) => evidence & EVIDENCE.ranked)
      .map(({ name }) => ({ name, competitorNo: null })),
  ];
  const names = candidates.map(({ name }) => name);
  const { told, usage } = await reader.read(answer.text, names, signal);
  try {
    if (told instanceof Error) throw told;
    const said = readTold(answer.text, reading, candidates, told, (name) => directory.numbersOf(name));
    return { reading: { ...said, sentimentBy: reader.name }, usage };
  } catch (error) {
    onFault(error as Error);
    return { reading, usage };
  }
}
