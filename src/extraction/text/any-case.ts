import { lazily } from '../../shared/lazily.ts';
import { matchesIn } from './matches.ts';

/** A text in small letters, as long as it is: of "İ" alone two would become. */
const inSmall = (text: string): string =>
  text.includes('İ') ? text.replace(/[^İ]+/gu, (part) => part.toLowerCase()) : text.toLowerCase();

/** What finds words in a text in whatever case; where they stand is told of the text, what stands there in small letters. */
interface AnyCase {
  readonly test: (text: string) => boolean;
  readonly exec: (text: string) => RegExpExecArray | null;
  readonly matchesIn: (text: string) => readonly RegExpExecArray[];
}

/**
 * Finds what a regular expression with the flags `iu` finds, by its source, for texts in small letters: long lists of
 * words are compiled in half of the time so, which is 0.15 s of what a thread takes until it reads fast. It is compiled
 * when it is first asked, and once for all that is asked of it.
 * @throws Error where the source has `\p{Lu}`, which is in no such text.
 */
export function anyCase(source: string): AnyCase {
  if (source.includes('\\p{Lu}')) throw new Error(`no capital is in small letters: ${source}`);
  const pattern = lazily(() => {
    const small = source.replace(/\\p\{[^}]*\}|\\.|[^\\]+/gsu, (part) =>
      part.startsWith('\\') ? part : part.toLowerCase(),
    );
    return new RegExp(small, 'gu');
  });
  /** The pattern, which looks from the start of a text on. */
  const fromStart = () => {
    const found = pattern();
    found.lastIndex = 0;
    return found;
  };
  return {
    test: (text) => fromStart().test(inSmall(text)),
    exec: (text) => fromStart().exec(inSmall(text)),
    matchesIn: (text) => matchesIn(inSmall(text), pattern()),
  };
}
