import type { MessagePort } from 'node:worker_threads';
import { documentOf, type MentionedBrand, type TextOfAnswer } from '../documents/document.ts';
import { explain } from '../extraction/explain/explain.ts';
import type { AnswerText, NamedBrand } from '../extraction/index.ts';

/* Task of a thread of `document-threads.ts`. */

/** Answer to parse with the brands that it mentions, or answer to explain with all known brands. */
export type ThreadWork =
  | { readonly kind: 'document'; readonly answer: TextOfAnswer; readonly brands: readonly MentionedBrand[] }
  | { readonly kind: 'explanation'; readonly answer: AnswerText; readonly brands: readonly NamedBrand[] };

export type ThreadTask = ThreadWork & {
  /** Receives a message at the start of the work. */
  readonly begun: MessagePort;
};

/** @returns the document or the explanation as JSON, ready to send. */
export default function run(task: ThreadTask): string {
  task.begun.postMessage(null);
  return JSON.stringify(
    task.kind === 'document' ? documentOf(task.answer, task.brands) : explain(task.answer, task.brands),
  );
}
