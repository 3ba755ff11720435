import { describe, expect, it } from 'vitest';
import { type Explanation, explain } from '../../src/extraction/explain/explain.ts';
import { explanationText } from '../../src/extraction/explain/print.ts';
import { createExtractor, readText } from '../../src/extraction/index.ts';
import { CONTEXT_ROW, LIST_ROW } from '../../src/extraction/lists/list-features.ts';
import { oddsOfRow } from '../../src/extraction/model/trees.ts';
import { WEIGHTS } from '../../src/extraction/model/weights.ts';

const TEXT = `# Best helpdesks for small teams

Here are the best helpdesk tools:

1. **Brightdesk** – excellent automation, and easy to set up. Highly recommended.
2. **Ticketly** – affordable, but reporting is slow and often crashes.
3. **Supportia** – a solid choice for larger teams.

## What to consider

- **Price**: plans start at $10.
- **Integrations**: check your CRM.
`;
const BRANDS = ['Brightdesk', 'Ticketly', 'Zendesk'].map((name) => ({
  id: `id of ${name}`,
  name,
  aliases: [],
  domains: [],
}));
const answer = (text: string) => ({ text, textFormat: 'markdown' as const, sources: [] });

describe('an explanation', () => {
  const told = explain(answer(TEXT), BRANDS);
  const taken = told.lists.filter(({ verdict }) => verdict === 'taken');

  it('has each list with its entries and score, and says which was taken', () => {
    expect(taken).toMatchObject([
      {
        form: 'numbers',
        heading: 'Best helpdesks for small teams',
        taken_instead: null,
        entries: [
          { name: 'Brightdesk', place: 1 },
          { name: 'Ticketly', place: 2 },
          { name: 'Supportia', place: 3 },
        ],
      },
    ]);
    const { start, end } = taken[0]?.entries[1] ?? { start: 0, end: 0 };
    expect(TEXT.slice(start, end)).toMatch(/^\*\*Ticketly\*\*.*crashes\.\n/s);
    const low = told.lists.find(({ heading }) => heading === 'What to consider');
    expect(low).toMatchObject({ form: 'bullets', verdict: 'low' });
    expect(low?.entries.every(({ place }) => place === null)).toBe(true);
    expect(low?.score).toBeLessThanOrEqual(told.least_score);
    expect(taken[0]?.score).toBeGreaterThan(told.least_score);
  });

  it('tells the features that move a score most, the strongest first', () => {
    const { ranking } = readText(answer(TEXT));
    const names: readonly string[] = [...LIST_ROW, ...CONTEXT_ROW];
    for (const [at, { features, start }] of told.lists.entries()) {
      const index = ranking.lists.findIndex(({ candidate }) => candidate.start === start);
      const row = ranking.rows[index] ?? new Float32Array();
      const effects = features.map(({ effect }) => Math.abs(effect));
      expect(effects.length, `list ${at + 1}`).toBeGreaterThan(0);
      expect(effects).toEqual(effects.toSorted((a, b) => b - a));
      expect(features.map(({ name }) => name)).not.toContain('score');
      for (const { name, value, effect } of features) {
        const column = names.indexOf(name);
        expect(value).toBeCloseTo(row[column] ?? Number.NaN, 1);
        if (column < LIST_ROW.length) continue;
        const without = oddsOfRow(WEIGHTS().context, row.with(column, 0));
        expect(effect).toBeCloseTo((ranking.scores[index] ?? 0) - without, 1);
      }
    }
  });

  it('gives each brand what the extraction gives it, and the words that count', () => {
    const { mentions } = createExtractor(BRANDS)(answer(TEXT));
    expect(told.brands.map(({ id, position, sentiment }) => ({ id, position, sentiment }))).toEqual(
      mentions.map(({ brandId: id, position, sentiment }) => ({ id, position, sentiment })),
    );
    expect(told.brands.map(({ name }) => name)).toEqual(['Brightdesk', 'Ticketly']);
    const [, ticketly] = told.brands;
    expect(ticketly).toMatchObject({ position_by: 'list', times_named: 1 });
    const crashes = ticketly?.words.find(({ text }) => text === 'crashes');
    expect(crashes).toMatchObject({ class: 'blame', weight: -0.7 });
    expect(TEXT.slice(crashes?.start, crashes?.end)).toBe('crashes');
  });

  it('says which list was taken in place of one that overlaps it', () => {
    // A list of a score above the bound whose entries are those of a better one.
    const text = [
      'The best phones:',
      ...['Pixel', 'Galaxy', 'Xperia'].map(
        (name) => `## ${name}\n\n**${name}** – excellent camera, highly recommended.\n`,
      ),
    ].join('\n\n');
    const { lists } = explain(answer(text), []);
    for (const { verdict, taken_instead, start, end, score } of lists.filter(
      ({ verdict }) => verdict === 'overlapped',
    )) {
      const better = lists[taken_instead ?? -1];
      expect([verdict, better?.verdict]).toEqual(['overlapped', 'taken']);
      expect(better?.start).toBeLessThan(end);
      expect(better?.end).toBeGreaterThan(start);
      expect(better?.score).toBeGreaterThanOrEqual(score);
    }
    expect(lists.map(({ verdict }) => verdict)).toContain('overlapped');
  });

  it('has places of the text as it was given, also where letters are composed', () => {
    const text = TEXT.replaceAll('Best', 'Be\u0301st');
    const { lists, brands } = explain(answer(text), BRANDS);
    const list = lists.find(({ verdict }) => verdict === 'taken');
    expect(text.slice(list?.start, list?.start === undefined ? 0 : list.start + 14)).toBe('**Brightdesk**');
    const word = brands[0]?.words[0];
    expect(text.slice(word?.start, word?.end)).toBe(word?.text);
  });

  it('is of bounded size for a text without end', () => {
    const text = Array.from(
      { length: 200 },
      (_, at) => `## Part ${at}\n\n1. **Acme ${at}**\n2. **Brio ${at}**\n`,
    ).join('\n');
    const told = explain(answer(text), BRANDS);
    expect(told.lists.length).toBe(60);
    expect(told.lists.every(({ entries }) => entries.length <= 50)).toBe(true);
  });

  it('is printed as text', () => {
    const lines = explanationText(told).split('\n');
    expect(lines).toContain(`  #2   Ticketly (${taken[0]?.entries[1]?.odds})`);
    expect(lines.find((line) => line.startsWith('List 3: numbers'))).toMatch(/, score [\d.]+, taken$/);
    expect(
      lines.find((line) => line.startsWith('Ticketly: position 2 by a list, sentiment -0.')),
    ).toBeDefined();
    expect(explanationText(explain(answer(''), []))).toBe(
      'Language: en\n\nNo list was found.\n\nNo brand is mentioned.\n',
    );
  });

  it('prints why a list was not taken', () => {
    const list = (verdict: Explanation['lists'][number]['verdict'], taken_instead: number | null) => ({
      ...{ start: 0, end: 1, form: 'bullets' as const, heading: null, score: 0.4, entries: [], features: [] },
      ...{ verdict, taken_instead },
    });
    const text = explanationText({
      language: 'en',
      least_score: -0.5,
      lists: [list('overlapped', 1), list('taken', null), list('low', null), list('overlapped', null)],
      brands: [],
    });
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Language: en',
      'List 1: bullets, score 0.4, not taken: list 2 overlaps it and is better',
      'List 2: bullets, score 0.4, taken',
      'List 3: bullets, score 0.4, not taken: not above -0.5',
      'List 4: bullets, score 0.4, not taken: a better list overlaps it',
      'No brand is mentioned.',
    ]);
  });
});
