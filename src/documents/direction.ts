const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTERS = /\p{L}/gu;

/** Characters by which it is told how a text runs. */
const SAMPLE = 20_000;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** How a text runs as a whole: as most of its letters do. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const sample = text.slice(0, SAMPLE);
  return count(sample, RIGHT_TO_LEFT) * 2 > count(sample, LETTERS) ? 'rtl' : 'ltr';
}
