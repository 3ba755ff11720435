import { type AnswerText, readText } from '../../src/extraction/index.ts';
import type { Answer } from './labels.ts';

interface ReadAnswer {
  readonly answer: AnswerText;
  readonly read: ReturnType<typeof readText>;
}

const answersRead = new WeakMap<Answer, ReadAnswer>();

/** An answer in the reader's form, and its text as read for any brands: kept, as several lists of brands are looked for in it. */
export function readOnce(answer: Answer): ReadAnswer {
  const before = answersRead.get(answer);
  if (before) return before;
  const given = { text: answer.text, textFormat: answer.text_format, sources: answer.citations };
  const now = { answer: given, read: readText(given) };
  answersRead.set(answer, now);
  return now;
}
