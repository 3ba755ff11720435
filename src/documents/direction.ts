const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTERS = /\p{L}/gu;

/** Number of characters that decide the direction. */
const SAMPLE = 20_000;

/** True where a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Direction of a text: that of most of its letters. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const sample = text.slice(0, SAMPLE);
  return count(sample, RIGHT_TO_LEFT) * 2 > count(sample, LETTERS) ? 'rtl' : 'ltr';
}
