const TAG = /<(\/?)(think|thinking|thoughts?|reasoning)>/gi;

/** True for a place at the start of a line. */
const beginsLine = (text: string, at: number) =>
  /(?:^|\n)[ \t]{0,8}$/.test(text.slice(Math.max(0, at - 9), at));

/**
 * A text without the thoughts of a reasoning model, which stand in tags before or between what it answers; those whose first
 * tag is lost go from the start on. A text of thoughts that do not end is empty. Linear in the text.
 */
export function withoutThoughts(text: string): string {
  let answer = '';
  let done = 0;
  let inside = '';
  for (const { 0: tag, 1: closing, 2: name = '', index } of text.matchAll(TAG)) {
    const after = index + tag.length;
    if (inside === '' && closing === '' && beginsLine(text, index)) {
      answer += text.slice(done, index);
      done = index;
      inside = name.toLowerCase();
    } else if (closing !== '' && (inside === name.toLowerCase() || (done === 0 && inside === ''))) {
      // In a mere mention of the tag the line continues.
      if (inside === '' && !/^[ \t]*(?:\n|$)/.test(text.slice(after, after + 9))) continue;
      done = after;
      inside = '';
    }
  }
  if (inside !== '' && answer.trim() === '') return '';
  return done === 0 ? text : (answer + text.slice(done)).trim();
}
