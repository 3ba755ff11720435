import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';

const NAMES = ['Norvik', 'Palenta', 'みなと堂', 'ソラノネ'];

/** The places of brands of which an extractor knows some: "Norvik 1". */
function placesIn(text: string, names: readonly string[] = NAMES): readonly string[] {
  const read = createExtractor(names.map((name) => ({ id: name, name, aliases: [], domains: [] })));
  return read({ text, textFormat: 'markdown', sources: [] }).mentions.flatMap(({ brandId, position }) =>
    position === null ? [] : [`${brandId} ${position}`],
  );
}

const ENGLISH =
  'Both cut bread well. Palenta is cheaper and easier to clean. Norvik still earns its place on the counter, and that is where your money should go.';

describe('a choice in prose', () => {
  it.each([
    [ENGLISH, 'Norvik 1'],
    ['Norvik est plus léger. Entre les deux, c’est Palenta qui l’emporte.', 'Palenta 1'],
    [
      'Der Norvik ist leiser, der Palenta hat das bessere Display. In Ihrem Fall fällt die Wahl auf den Palenta.',
      'Palenta 1',
    ],
    [
      'みなと堂は店舗が多く、ソラノネは送料が安いです。迷っているなら、ソラノネを選んでおけば間違いありません。',
      'ソラノネ 1',
    ],
  ])('has the first place: %s', (text, place) => {
    expect(placesIn(text)).toEqual([place]);
  });

  it.each([
    'Norvik suits families, Palenta suits students. It depends on how often you cook.',
    'Norvik was founded in 1990. Palenta makes ovens, too.',
    'Do you want a Norvik or a Palenta? Tell me more about your kitchen.',
    'Steer clear of Norvik: the handle breaks.',
  ])('is none where a text takes nobody: %s', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  it('does not depend on who else is known', () => {
    expect(placesIn(ENGLISH, ['Norvik'])).toEqual(['Norvik 1']);
    expect(placesIn(ENGLISH, ['Palenta'])).toEqual([]);
  });

  it.each([
    `# Toasters\n\n${ENGLISH}`,
    `${ENGLISH}\n\n- Read the manual\n- Keep the box`,
    `${ENGLISH}\n\n## What to do now\n\n1. Measure the counter\n2. Set a budget`,
    `${ENGLISH}\n\n| What | How much |\n|---|---|\n| Price | 40 % |`,
    `${ENGLISH}\n\n**Sources**\n- https://example.com/a\n- [A page](https://example.org/b)`,
    `${ENGLISH}\n\nRelated:\n- How much is it?\n- Which is quieter?`,
  ])('is told by paragraphs, whatever stands around them: %s', (text) => {
    expect(placesIn(text)).toEqual(['Norvik 1']);
  });

  it('is none of what a list says', () => {
    expect(placesIn(`- ${ENGLISH}`)).toEqual([]);
  });

  it('is told by its sentence alone, whatever its length', () => {
    expect(placesIn(`${'Bread is good and '.repeat(60)}${ENGLISH}`)).toEqual(['Norvik 1']);
    expect(placesIn(`${ENGLISH.replaceAll('. ', ` ${'and so on '.repeat(90)}`)}`)).toEqual([]);
  });
});
