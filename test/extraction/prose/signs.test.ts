import { describe, expect, it } from 'vitest';
import { type NamingSentence, namingSentences } from '../../../src/extraction/prose/sentences.ts';
import { signsOf, WEIGHTS } from '../../../src/extraction/prose/signs.ts';

/** The sentences of a text that name a brand, by the letters that stand for brands in it. */
function sentencesOf(text: string, names: readonly string[]): ReadonlyMap<number, readonly NamingSentence[]> {
  const namings = names.flatMap((name, brand) =>
    [...text.matchAll(new RegExp(name, 'gu'))].map(({ index }) => ({
      brand,
      start: index,
      end: index + name.length,
    })),
  );
  return namingSentences(
    text,
    namings.toSorted((a, b) => a.start - b.start),
  );
}

const signsIn = (text: string, names: readonly string[] = ['Norvik']) => {
  const [sentence] = sentencesOf(text, names).get(0) ?? [];
  return sentence === undefined ? [] : signsOf(text, sentence);
};

describe('sentences', () => {
  it('are told by brand, each with its namings and whether it begins or ends the text', () => {
    const text = 'Norvik is fine. So is Palenta. Norvik or Palenta? Norvik.';
    const found = sentencesOf(text, ['Norvik', 'Palenta']);
    const said = (brand: number) =>
      (found.get(brand) ?? []).map(
        ({ start, end, namings, isFirst, isLast }) =>
          `${text.slice(start, end)} ${namings.length}${isFirst ? ' first' : ''}${isLast ? ' last' : ''}`,
      );
    expect(said(0)).toEqual(['Norvik is fine. 1 first', 'Norvik or Palenta? 1', 'Norvik. 1 last']);
    expect(said(1)).toEqual(['So is Palenta. 1', 'Norvik or Palenta? 1']);
  });
});

describe('signs', () => {
  it('are indexes of weights, each once', () => {
    const signs = signsIn('I would buy the Norvik, and the Norvik alone. 私はNorvikを選びます。');
    expect(new Set(signs).size).toBe(signs.length);
    expect(signs.every((sign) => Number.isInteger(sign) && sign >= 0 && sign < WEIGHTS)).toBe(true);
  });

  it('do not tell names or emphasis apart', () => {
    const signs = signsIn('I would buy the Norvik today.');
    expect(signsIn('I would buy the **Norvik** today.')).toEqual(signs);
    expect(signsIn('I would buy the Zeta 3000 today.', ['Zeta 3000'])).toEqual(signs);
  });

  it('do not tell of who else is known', () => {
    const text = 'Norvik over Palenta, I would say.';
    expect(signsIn(text, ['Norvik', 'Palenta'])).toEqual(signsIn(text));
  });

  it('tell on which side of a name its words stand', () => {
    const [one, other] = [new Set(signsIn('Norvik over it.')), signsIn('It over Norvik.')];
    expect(other.filter((sign) => !one.has(sign)).length).toBeGreaterThan(5);
  });
});
