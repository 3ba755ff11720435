import type { TextFormat } from '../shared/text-format.ts';
import { type Pointed, withoutMarkers } from './markers.ts';
import { isNotice } from './notices.ts';
import { withoutThoughts } from './thoughts.ts';

/**
 * The answer in a text, as its reader gets it: without thoughts and without markers of citations (links and footnotes where
 * they point to a source). Empty where a notice stands in place of an answer. What was
 * read is read as itself. Linear in the text.
 */
export function answerText(text: string, textFormat: TextFormat, pointed?: Pointed): string {
  const answer = withoutMarkers(withoutThoughts(text), textFormat, pointed);
  return isNotice(answer) ? '' : answer;
}
