import type { AnswerText } from '../../extraction/index.ts';
import { EVIDENCE } from '../../extraction/unknown/evidence.ts';
import type { Usage } from '../../providers/index.ts';
import type { ModelReader } from '../../providers/reader/index.ts';
import { readTold } from './check-model-reading.ts';
import { readOneText } from './reading-threads.ts';
import { LEXICON, type ResolvedAnswer } from './resolved-answer.ts';
import type { TextReader } from './text-reader.ts';

/** Reading of an answer's text. */
export type AnswerReading = Pick<ResolvedAnswer, 'mentions' | 'unknown' | 'sentimentBy'>;

/** A reading, and what a model took for it; null where none was asked. */
export interface PaidReading {
  readonly reading: AnswerReading;
  readonly usage: Usage | null;
}

/** Part of a brand reader that reading needs. */
type DirectoryNames = Pick<TextReader, 'extract' | 'named' | 'namesIn' | 'numbersOf'>;

/** A reading by the rules and the lexicons alone. */
export const readByRules = async (directory: DirectoryNames, answer: AnswerText): Promise<AnswerReading> => ({
  ...(await readOneText(directory, answer)),
  sentimentBy: LEXICON,
});

/** Options of reading an answer. */
export interface ReadAnswerOptions {
  /** Reading by the rules, where it is made already. */
  readonly byRules?: AnswerReading;
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
export async function readAnswerText(
  directory: DirectoryNames,
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
