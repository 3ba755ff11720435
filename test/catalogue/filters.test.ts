import { describe, expect, it } from 'vitest';
import { FILTERS, type FilterName, type Filters } from '../../src/catalogue/filters.ts';
import { LISTS } from '../../src/catalogue/lists.ts';
import { REPORTS } from '../../src/catalogue/reports.ts';
import type { Fact } from '../../src/catalogue/types.ts';
import { type FactQuery, tablePlansOf } from '../../src/reports/plan/table-plans.ts';

const RANGE = { start: '2026-03-04', end: '2026-05-20' };
const FACTS: Readonly<Record<keyof typeof REPORTS, readonly Fact[]>> = {
  visibility: ['answers'],
  brands: ['answers', 'mentions'],
  citations: ['answers', 'citations'],
  searches: ['searches'],
};

const query = (name: FilterName | null, dimensions: FactQuery['dimensions'] = []): FactQuery => ({
  range: RANGE,
  dimensions,
  // Any value will do: only that it is there decides.
  filters: (name === null ? {} : { [name]: ['x'] }) as Filters,
  dropsArchived: true,
});

describe.each(Object.values(REPORTS))('the $name report has tables to answer from', (report) => {
  const dimensions = [null, ...report.dimensions];
  it.each([null, ...report.filters])('with the filter %s', (name) => {
    for (const fact of FACTS[report.name]) {
      // Searches are read by query, whatever else.
      const always = fact === 'searches' ? report.dimensions.filter((one) => one.name === 'query') : [];
      for (const one of dimensions) {
        if (!['citations', 'searches'].includes(fact) && one?.kind === 'source') continue;
        expect(
          tablePlansOf(fact, query(name, one === null ? always : [...always, one])),
          `${fact} ${one?.name}`,
        ).not.toEqual([]);
      }
    }
  });
});

it.each(Object.values(LISTS))('the list of $name has tables to answer from', ({ name, filters }) => {
  for (const filter of [null, ...filters])
    expect(tablePlansOf(name, query(filter)), `${filter}`).not.toEqual([]);
});

it('a filter that a table cannot answer would be told', () => {
  const entry = FILTERS.engine as { needs: readonly string[] };
  const { needs } = entry;
  entry.needs = ['something'];
  expect(tablePlansOf('mentions', query('engine'))).toEqual([]);
  entry.needs = needs;
});
