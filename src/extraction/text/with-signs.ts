import type { Span } from './span.ts';

/** A run of text with a sign in the place of each of some spans in it, which follow one another. */
export function withSigns(text: string, { start, end }: Span, spans: readonly Span[], sign: string): string {
  let words = '';
  let from = start;
  for (const span of spans) {
    words += `${text.slice(from, span.start)}${sign}`;
    from = span.end;
  }
  return words + text.slice(from, end);
}
