import { type AnswerText, readText } from '../../src/extraction/index.ts';
import type { Answer } from './data.ts';

interface ReadAnswer {
  readonly answer: AnswerText;
  readonly read: ReturnType<typeof readText>;
}

const answersRead = new WeakMap<Answer, ReadAnswer>();

/** An answer as the extraction takes it, with what its text says whoever is known: several brands are looked for in it. */
export function readOnce(answer: Answer): ReadAnswer {
  const before = answersRead.get(answer);
  if (before) return before;
  const { text, text_format: textFormat, citations: sources } = answer;
  const now = { answer: { text, textFormat, sources }, read: readText({ text, textFormat }) };
  answersRead.set(answer, now);
  return now;
}
