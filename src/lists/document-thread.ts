import type { MessagePort } from 'node:worker_threads';
import { documentOf, type MentionedBrand, type TextOfAnswer } from '../documents/document.ts';

/* Task of a thread of `document-threads.ts`. */

/** An answer, and the brands that it mentions. */
export interface DocumentTask {
  readonly answer: TextOfAnswer;
  readonly brands: readonly MentionedBrand[];
  /** Receives a message at the start of the work. */
  readonly begun: MessagePort;
}

/** @returns the document as JSON, ready to send. */
export default function layOut({ answer, brands, begun }: DocumentTask): string {
  begun.postMessage(null);
  return JSON.stringify(documentOf(answer, brands));
}
