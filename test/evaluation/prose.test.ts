import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/extraction/prose/weights.ts';
import { figuresOfProse } from './prose/figures.ts';
import { sumOf, weightsOf } from './prose/fit.ts';
import { examplesOf, type ProseText, readProse } from './prose/texts.ts';

const written = (text: string, first: string | null): ProseText => ({
  language: 'en',
  text,
  names: ['Norvik', 'Palenta'],
  first: first === null ? null : { name: first },
});

describe('texts of prose that are held back', () => {
  const figures = figuresOfProse(readProse('held'));

  it('are read as well as they were', () => {
    const { right, wrong, taking, false: found, takingNone, second } = figures;
    expect(right / taking).toBeGreaterThanOrEqual(0.38);
    expect(wrong / taking).toBeLessThanOrEqual(0.03);
    expect(found / takingNone).toBeLessThanOrEqual(0.045);
    expect(second.right).toBeGreaterThan(2 * second.wrong);
  });

  it('are none of those that weights are fitted to', () => {
    const fitted = new Set(readProse('dev').map(({ text }) => text));
    expect(readProse('held').filter(({ text }) => fitted.has(text))).toEqual([]);
  });

  it('are told by the weights that are stored', () => {
    const texts = readProse('dev').filter(({ first }) => first?.said !== undefined);
    const told = examplesOf('first', texts.slice(0, 300), []).flat();
    const mean = (some: typeof told) =>
      some.reduce((sum, { signs }) => sum + oddsOf('first', signs), 0) / some.length;
    expect(mean(told.filter(({ isTold, isPlaced }) => isPlaced && isTold))).toBeGreaterThan(0);
    expect(mean(told.filter(({ isPlaced }) => !isPlaced))).toBeLessThan(-2);
  });
});

describe('weights', () => {
  const texts = Array.from({ length: 40 }, (_, at) => [
    written(`Number ${at}. Norvik is light. Palenta gets the nod here.`, 'Palenta'),
    written(`Number ${at}. Palenta is light. Norvik gets the nod here.`, 'Norvik'),
    written(`Number ${at}. Palenta is light. Norvik is light here.`, null),
  ]).flat();
  const fitted = () => weightsOf(examplesOf('first', texts, []));

  it('tell the sentence that takes a brand, where texts tell no more than which one they take', () => {
    const weights = fitted();
    const [told = []] = examplesOf(
      'first',
      [written('Norvik gets the nod here. Palenta is light.', null)],
      [],
    );
    const [norvik = 0, palenta = 0] = told.map(({ signs }) => sumOf(weights, signs));
    expect(norvik).toBeGreaterThan(1);
    expect(palenta).toBeLessThan(-1);
  });

  it('are the same whenever they are fitted', () => {
    expect(Buffer.from(fitted().buffer).equals(Buffer.from(fitted().buffer))).toBe(true);
  });
});
