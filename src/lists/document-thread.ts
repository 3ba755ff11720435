import type { MessagePort } from 'node:worker_threads';
import { documentOf, type MentionedBrand, type TextOfAnswer } from '../documents/document.ts';

/* What a thread of `document-threads.ts` runs. */

/** An answer, and the brands that it mentions. */
export interface DocumentTask {
  readonly answer: TextOfAnswer;
  readonly brands: readonly MentionedBrand[];
  /** Is told when the thread begins. */
  readonly begun: MessagePort;
}

/** @returns the document as JSON: whoever sends it need not write it again. */
export default function layOut({ answer, brands, begun }: DocumentTask): string {
  begun.postMessage(null);
  return JSON.stringify(documentOf(answer, brands));
}
