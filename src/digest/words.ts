import { USUAL_LOCALE } from '../people/mail-choices.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Week } from './week.ts';

/* Names, dates and figures of mails. Words are English; dates are as the person's language has them. */

const MOST_CHARACTERS = 80;

/** Characters that a mail program obeys instead of showing. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu;

const graphemes = new Intl.Segmenter();

/** A name of strangers as one line that is shown as it is, cut where it would fill the page; no sign is cut in half. */
export function shownName(name: string): string {
  const signs = [...graphemes.segment(name.replace(OBEYED, ' ').trim())].map(({ segment }) => segment);
  return signs.length <= MOST_CHARACTERS ? signs.join('') : `${signs.slice(0, MOST_CHARACTERS).join('')}…`;
}

const day = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** Dates of a language (BCP 47), of UTC. */
export function datesOf(locale: string | null) {
  const tag = locale ?? USUAL_LOCALE;
  const range = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    /** `16–22 November 2026` */
    week: ({ start, end }: Week): string => range.formatRange(day(start), day(end)),
    /** `17 November` */
    day: (date: IsoDate): string => short.format(day(date)),
  };
}

export type Dates = ReturnType<typeof datesOf>;

/** A rate of 0 to 1 as the dashboard shows it: `61.3%`. */
export const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** A sentiment of -1 to 1 with its sign, as the dashboard shows it. */
export function tone(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return `${text === '0.00' ? '' : value > 0 ? '+' : '−'}${text}`;
}

/** US dollars; a dash where a price is not known. */
export const money = (dollars: number | null): string =>
  dollars === null ? '–' : dollars.toLocaleString('en', { style: 'currency', currency: 'USD' });

/** `1 source gained`, `2 sources gained` */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
