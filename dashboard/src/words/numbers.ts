/* Figures as a reader takes them in. What is not known is a dash. */

const NONE = '–';

type Figure = number | null | undefined;

const shown = (value: Figure, text: (value: number) => string) =>
  value === null || value === undefined ? NONE : text(value);

export const count = (value: Figure): string => shown(value, (number) => number.toLocaleString('en'));
/** A rate of 0 to 1 as `61.3%`. */
export const percent = (value: Figure): string => shown(value, (rate) => `${(rate * 100).toFixed(1)}%`);
/** The same for axes, whose marks are round: `60%`, `2.5%`. */
export const roundPercent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;
export const position = (value: Figure): string => shown(value, (place) => place.toFixed(1));
/** -1 to 1, with its sign. */
export const tone = (value: Figure): string =>
  shown(value, (mean) => {
    const text = Math.abs(mean).toFixed(2);
    return `${text === '0.00' ? '' : mean > 0 ? '+' : '−'}${text}`;
  });
export const money = (value: Figure): string =>
  shown(value, (amount) => amount.toLocaleString('en', { style: 'currency', currency: 'USD' }));

/** A difference with its sign: `−0.3`. */
export const signed = (value: Figure, digits: number): string =>
  shown(value, (change) => {
    const text = Math.abs(change).toFixed(digits);
    return `${Number(text) === 0 ? '±' : change > 0 ? '+' : '−'}${text}`;
  });

/** A difference of two rates in points of percent: `+8.3`. */
export const points = (value: Figure): string => shown(value, (change) => signed(change * 100, 1));

/** `1 answer`, `2 answers` */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Class of a sentiment, with the bounds of the API. */
export const toneName = (value: number): 'positive' | 'neutral' | 'negative' =>
  value >= 0.25 ? 'positive' : value <= -0.25 ? 'negative' : 'neutral';
