import { describe, expect, it } from 'vitest';
import type { BrandsRow, CitationsRow, VisibilityRow } from '../src/data/shapes.ts';
import { ofCountry, ofEngine, ofPlaces, ofPrompt, ofSources } from '../src/pages/overview/largest-changes.ts';

/* What the overview begins with, of rows as reports have them. */

const compared = (change: number | null, changed: boolean | null, more: object = {}) => ({
  answers: 30,
  previous_answers: 30,
  visibility_change: change,
  visibility_changed: changed,
  ...more,
});
const visibility = (...rows: object[]) => rows as VisibilityRow[];
const brands = (...rows: object[]) => rows as BrandsRow[];
const texts = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text);

describe('the engine that changed most', () => {
  it('is one that changed by more than chance, however much others did', () => {
    const rows = visibility(
      compared(-0.4, false, { engine: 'claude' }),
      compared(0.1, true, { engine: 'gemini' }),
      compared(0.05, true, { engine: 'chatgpt' }),
    );
    expect(ofEngine(rows)).toMatchObject([
      { text: 'Gained on Gemini', parameters: { engine: 'gemini' }, row: rows[1] },
    ]);
  });

  it('is the largest of changes within noise, and none of few answers or none before', () => {
    const rows = visibility(
      compared(0.9, null, { engine: 'claude', answers: 2 }),
      compared(null, null, { engine: 'copilot', previous_answers: 0 }),
      compared(0, false, { engine: 'perplexity' }),
      compared(-0.2, false, { engine: 'gemini' }),
    );
    expect(texts(ofEngine(rows))).toEqual(['Lost on Gemini']);
    expect(ofEngine(rows.slice(0, 3))).toEqual([]);
  });
});

describe('countries and prompts', () => {
  it('have a sentence where there are several, and a prompt has no verdict', () => {
    const own = { is_self: true };
    const rows = brands(
      compared(0.1, true, { ...own, country: 'DE' }),
      compared(0.2, false, { ...own, country: 'US' }),
      compared(-0.9, true, { is_self: false, country: 'US' }),
    );
    expect(texts(ofCountry(rows))).toEqual(['Gained in Germany']);
    expect(ofCountry(rows.slice(0, 1))).toEqual([]);
    const [prompt] = ofPrompt(
      visibility(
        compared(-1, null, { engine: 'gemini', prompt: 'p0', prompt_text: 'New?', previous_answers: 1 }),
        compared(-0.17, null, { engine: 'gemini', prompt: 'p1', prompt_text: 'What is best?' }),
      ),
    );
    expect(prompt).toMatchObject({ text: 'Lost on Gemini: What is best?', page: 'prompts/p1' });
    expect(prompt?.row?.visibility_changed).toBeUndefined();
  });
});

describe('new sources', () => {
  const cited = (domain: string, cited_answers = 9) =>
    ({ domain, cited_answers, citation_rate: 0.123 }) as CitationsRow;

  it('are those that no earlier answer cites, the first of them', () => {
    const now = ['old.example', 'new.example', 'other.example'].map((domain) => cited(domain));
    expect(ofSources(now, [cited('old.example')])).toEqual([
      {
        text: 'New source: new.example',
        page: 'sources/cited',
        parameters: { domain: 'new.example' },
        note: 'cited in 12.3% of answers',
      },
    ]);
    expect(ofSources([cited('rare.example', 1)], [])).toEqual([]);
  });
});

describe('brands that changed places', () => {
  const brand = (name: string, before: number, now: number, changed: boolean, more: object = {}) => ({
    competitor_name: name,
    is_self: name === 'Acme',
    previous_visibility: before,
    visibility: now,
    visibility_changed: changed,
    ...more,
  });

  it('are told of where one of both changed by more than chance', () => {
    const rows = brands(
      brand('Acme', 0.5, 0.4, false),
      brand('Globex', 0.45, 0.6, true),
      brand('Initech', 0.45, 0.46, false),
      brand('Hooli', 0.9, 0.8, true),
    );
    expect(ofPlaces(rows)).toMatchObject([
      { text: 'Globex overtook Acme', note: '60.0% against 40.0%', page: 'brands' },
    ]);
  });

  it('in a country are told with it', () => {
    const rows = brands(
      brand('Acme', 0.4, 0.5, true, { country: 'DE' }),
      brand('Globex', 0.45, 0.45, false, { country: 'DE' }),
    );
    expect(ofPlaces(rows)).toMatchObject([
      { text: 'Acme overtook Globex in Germany', parameters: { country: 'DE' } },
    ]);
    expect(ofPlaces(rows.slice(1))).toEqual([]);
  });
});
