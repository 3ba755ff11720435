import { describe, expect, it } from 'vitest';
import { LISTS } from '../../src/catalogue/lists.ts';
import { NONE_NAMED } from '../../src/catalogue/named.ts';
import { countByDay } from '../../src/lists/counts.ts';
import { pickingOf } from '../../src/lists/lists.ts';

const RANGE = { start: '2026-03-01', end: '2026-03-31' };
const FACTS = { range: RANGE, filters: {}, dropsArchived: false, dimensions: [] };
const NUMBERS = { ...NONE_NAMED, competitor_id: [7], domain: [42] };

describe('filters that pick rows of a list', () => {
  it('are counted from the rollup of the one that is sent', () => {
    const { clauses, params, count } = pickingOf(LISTS.mentions, { picks: { competitor_id: 'id' } }, NUMBERS);
    expect({ clauses, params }).toEqual({
      clauses: ['competitor_no = {competitor_no:UInt32}'],
      params: { competitor_no: 7 },
    });
    expect(countByDay(count, clauses, FACTS)).toMatch(/FROM mentions_\w+\n/);
  });

  it('hold together where several are sent, and rows are counted as they are', () => {
    const picks = { domain: 'example.com', competitor_id: 'id' };
    const { clauses, params, count } = pickingOf(LISTS.citations, { picks }, NUMBERS);
    expect(params).toEqual({ domain_no: 42, competitor_no: 7 });
    const sql = countByDay(count, clauses, FACTS);
    expect(sql).toContain('FROM citations\n');
    expect(sql).toContain(
      'PREWHERE domain_no = {domain_no:UInt32} AND competitor_no = {competitor_no:UInt32}',
    );
  });
});
