import type { MessagePort } from 'node:worker_threads';
import { documentOf, type MentionedBrand, type TextOfAnswer } from '../documents/document.ts';
import { explain } from '../extraction/explain/explain.ts';
import type { AnswerText, NamedBrand } from '../extraction/index.ts';

/* What a thread of `document-threads.ts` runs. */

/** An answer to lay out and the brands that it mentions, or one to explain and all brands that are known. */
export type ThreadWork =
  | { readonly kind: 'document'; readonly answer: TextOfAnswer; readonly brands: readonly MentionedBrand[] }
  | { readonly kind: 'explanation'; readonly answer: AnswerText; readonly brands: readonly NamedBrand[] };

export type ThreadTask = ThreadWork & {
  /** Is told when the thread begins. */
  readonly begun: MessagePort;
};

/** @returns the document or the explanation as JSON: whoever sends it need not write it again. */
export default function run(task: ThreadTask): string {
  task.begun.postMessage(null);
  return JSON.stringify(
    task.kind === 'document' ? documentOf(task.answer, task.brands) : explain(task.answer, task.brands),
  );
}
