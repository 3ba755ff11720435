import type { BrandsRow, CitationsRow, VisibilityRow } from '../../data/shapes.ts';
import type { Parameters } from '../../navigation/location.ts';
import { countryName, engineName } from '../../words/names.ts';
import { percent } from '../../words/numbers.ts';

/* Sentences about rows of reports that are compared with an earlier range. Which of them are shown is chosen here; every
   figure and verdict is a column of its row. */

/** A sentence, the page that shows what it tells of, and the figures of it. */
export interface Sentence {
  readonly text: string;
  readonly page: string;
  readonly parameters: Parameters;
  /** Row whose change and verdict stand behind the sentence. */
  readonly row?: VisibilityRow | BrandsRow;
  /** Words behind it. */
  readonly note?: string;
}

/** Answers that a figure needs in both ranges to be told of. */
const LEAST = 5;

const isKnown = (row: VisibilityRow | BrandsRow) =>
  typeof row.visibility_change === 'number' &&
  row.visibility_change !== 0 &&
  row.answers >= LEAST &&
  (row.previous_answers ?? 0) >= LEAST;

const size = (row: VisibilityRow | BrandsRow) => Math.abs(row.visibility_change ?? 0);

const gained = (row: VisibilityRow | BrandsRow) => ((row.visibility_change ?? 0) > 0 ? 'Gained' : 'Lost');

/** The row that changed most: of those that did by more than chance, where there are some. */
function largest<Row extends VisibilityRow | BrandsRow>(rows: readonly Row[]): Row | undefined {
  const known = rows.filter(isKnown);
  const beyondChance = known.filter((row) => row.visibility_changed);
  return (beyondChance.length > 0 ? beyondChance : known).sort((a, b) => size(b) - size(a))[0];
}

/** Engine whose visibility changed most. */
export function ofEngine(rows: readonly VisibilityRow[]): Sentence[] {
  const row = largest(rows);
  if (!row) return [];
  const text = `${gained(row)} on ${engineName(row.engine)}`;
  return [{ text, page: 'answers', parameters: { engine: row.engine }, row }];
}

/** Country whose visibility changed most, of several. */
export function ofCountry(rows: readonly BrandsRow[]): Sentence[] {
  const own = rows.filter(({ is_self }) => is_self);
  const row = own.length > 1 ? largest(own) : undefined;
  if (!row) return [];
  const text = `${gained(row)} in ${countryName(row.country)}`;
  return [{ text, page: 'answers', parameters: { country: row.country }, row }];
}

/** The first of some prompts on an engine, in the order of their changes. */
export function ofPrompt(rows: readonly VisibilityRow[]): Sentence[] {
  const row = rows.find(isKnown);
  if (!row) return [];
  return [
    {
      text: `${gained(row)} on ${engineName(row.engine)}: ${row.prompt_text}`,
      page: `prompts/${row.prompt}`,
      parameters: { engine: row.engine },
      row: { ...row, visibility_changed: undefined },
      note: 'one prompt, so no verdict',
    },
  ];
}

/** Sites that were cited in none of the earlier answers, the most cited one. */
export function ofSources(now: readonly CitationsRow[], before: readonly CitationsRow[]): Sentence[] {
  const known = new Set(before.map(({ domain }) => domain));
  const row = now.find(({ domain, cited_answers }) => !known.has(domain) && cited_answers >= LEAST);
  if (!row) return [];
  const text = `New source: ${row.domain}`;
  const note = `cited in ${percent(row.citation_rate)} of answers`;
  return [{ text, page: 'sources/cited', parameters: { domain: row.domain }, note }];
}

/** Competitors that changed places with the own brand in visibility, where either of both changed by more than chance. */
export function ofPlaces(rows: readonly BrandsRow[]): Sentence[] {
  const own = rows.find(({ is_self }) => is_self);
  if (!own) return [];
  const lead = (row: BrandsRow) => [
    (own.visibility ?? 0) - (row.visibility ?? 0),
    (own.previous_visibility ?? 0) - (row.previous_visibility ?? 0),
  ];
  return rows
    .filter((row) => {
      const [now = 0, before = 0] = lead(row);
      return now * before < 0 && (own.visibility_changed || row.visibility_changed);
    })
    .map((row) => {
      const isAhead = (own.visibility ?? 0) > (row.visibility ?? 0);
      const [first, second] = isAhead ? [own, row] : [row, own];
      const where = row.country === undefined ? '' : ` in ${countryName(row.country)}`;
      return {
        text: `${first.competitor_name} overtook ${second.competitor_name}${where}`,
        page: 'brands',
        parameters: { metric: 'visibility', ...(row.country && { country: row.country }) },
        note: `${percent(first.visibility)} against ${percent(second.visibility)}`,
      };
    });
}
