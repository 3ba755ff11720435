import { getPriority, setPriority } from 'node:os';
import type { AnswerText } from '../../extraction/index.ts';
import { type BrandsInText, compileRules, readEach } from './rules.ts';

/* Program of a thread of `reading-threads.ts`. */

/** Answers, and the names they are read with: brands as JSON, in memory that all threads share. */
export interface ReadingTask {
  readonly names: SharedArrayBuffer;
  readonly answers: readonly AnswerText[];
}

const LOWER = 5;
// Whoever waits for a page goes first. On Linux the priority is this thread's, elsewhere it would be the process's.
// A process that has a lower one already keeps it: only root may raise it, for others that ended the process.
if (process.platform === 'linux' && getPriority() < LOWER) setPriority(LOWER);

let compiled: { readonly names: string; readonly readTask: (answer: AnswerText) => BrandsInText } | null =
  null;

export default function read({ names: bytes, answers }: ReadingTask): readonly (BrandsInText | Error)[] {
  const names = Buffer.from(bytes).toString();
  if (compiled?.names !== names) compiled = { names, readTask: compileRules(JSON.parse(names)) };
  return readEach(compiled.readTask, answers);
}
