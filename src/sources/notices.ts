import { escapePattern } from '../shared/escape-pattern.ts';
import { lazily } from '../shared/lazily.ts';
import { readTsv } from '../shared/tsv.ts';

/** A text as the phrases are written. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .replace(/[*_#>"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Pattern of a phrase, in which `*` stands for up to 120 characters. */
const patternOf = (phrase: string) => escapePattern(phrase).replaceAll(String.raw`\*`, '.{1,120}');

const anyOf = (phrases: readonly string[]) => `(?:${phrases.map(patternOf).join('|')})`;

const patterns = lazily(() => {
  const phrases = Map.groupBy(readTsv(new URL('notices.tsv', import.meta.url)), ([kind]) => kind);
  const of = (kind: string) => (phrases.get(kind) ?? []).map(([, words = '']) => words);
  const beside = anyOf(of('beside'));
  const behind = anyOf([...of('beside'), ...of('behind')]);
  return {
    withheld: new RegExp(anyOf(of('withheld')), 'u'),
    notice: new RegExp(`^${anyOf(of('notice'))}$`, 'u'),
    withNotice: new RegExp(`^${anyOf(of('with'))}$`, 'u'),
    // White space and apostrophes as texts have them.
    atEnd: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${behind}[\s.·|]*)*${beside}(?:[\s.·|]|${behind})*$`
        .replaceAll("'", "['’]")
        .replaceAll(' ', String.raw`\s`),
      'iu',
    ),
  };
});

/** Longer texts are no notices. */
const MOST_NOTICE = 400;

/** True where an engine states that a question has no answer, so that a retry is pointless. */
export const isWithheld = (message: string): boolean => patterns().withheld.test(plain(message));

/** True where a text is nothing but a notice in place of an answer: "Something went wrong. Please try again later." */
export function isNotice(text: string): boolean {
  if (text.length > MOST_NOTICE) return false;
  const { notice, withNotice } = patterns();
  const whole = plain(text).replace(/[\s.!?。！？…]+$/u, '');
  if (notice.test(whole)) return true;
  const sentences = whole
    .split(/[.!?。！？…]+(?:\s+|$)|(?<=[。！？])|\s[|·–—-]\s/u)
    .map((one) => one.trim().replace(/[。！？]$/u, ''));
  const said = sentences.filter((one) => one !== '');
  return (
    said.some((one) => notice.test(one)) && said.every((one) => notice.test(one) || withNotice.test(one))
  );
}

/** Length of the end of a text, in code units, that is searched for what pages show there. */
const REACH = 500;

/** A text without what a page shows at its end: that answers may be wrong, links to its feedback. */
export function withoutPageEnd(text: string): string {
  const start = Math.max(0, text.length - REACH);
  const at = text.slice(start).search(patterns().atEnd);
  return at === -1 ? text : text.slice(0, start + at).trimEnd();
}
