/*
 * The 97.5 % point of Student's t, for intervals of 95 %: exact to 1e-9 for every number of degrees of freedom.
 *
 * Up to TABLED degrees it is found from the distribution function, which for whole degrees is a finite sum (Abramowitz
 * and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4); above, from the normal distribution's point by
 * the expansion in 1/degrees that Fisher and Cornish gave (the same, 26.7.5), whose error there is below 3e-10.
 */

const TABLED = 80;

/** The 97.5 % point of the normal distribution. */
const NORMAL = 1.959963984540054;

/** The probability that |t| is at most `t`, with `degrees` degrees of freedom. */
export function within(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let n = odd ? 3 : 2; n < degrees; n += 2) {
    term *= ((n - 1) / n) * cosine ** 2;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** By halving: the function grows with t, and 13 is above the point of one degree. */
function tabled(degrees: number): number {
  let [low, high] = [NORMAL, 13];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (within(middle, degrees) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

const TABLE: readonly number[] = Array.from({ length: TABLED }, (_, index) => tabled(index + 1));

/** The terms of the expansion: of 1/degrees, 1/degrees², and so on. */
const x = NORMAL;
const TERMS: readonly number[] = [
  (x ** 3 + x) / 4,
  (5 * x ** 5 + 16 * x ** 3 + 3 * x) / 96,
  (3 * x ** 7 + 19 * x ** 5 + 17 * x ** 3 - 15 * x) / 384,
  (79 * x ** 9 + 776 * x ** 7 + 1482 * x ** 5 - 1920 * x ** 3 - 945 * x) / 92_160,
];

const expanded = (degrees: number) => TERMS.reduceRight((sum, term) => (term + sum) / degrees, 0);

/** The point for whole degrees from 1 on, in SQL and in the service. */
export const studentPoint = {
  sql: (degrees: string): string => {
    const expansion = TERMS.reduceRight((sum, term) => `(${term} + ${sum}) / ${degrees}`, '0');
    return `if(${degrees} <= ${TABLED}, [${TABLE.join(', ')}][${degrees}], ${NORMAL} + ${expansion})`;
  },
  of: (degrees: bigint): number =>
    degrees <= TABLED ? (TABLE[Number(degrees) - 1] ?? 0) : NORMAL + expanded(Number(degrees)),
};
