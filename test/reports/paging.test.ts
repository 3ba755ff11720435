import { expect, it } from 'vitest';
import { REPORTS } from '../../src/catalogue/reports.ts';
import { TABLES } from '../../src/catalogue/tables.ts';
import { createCounts, firstInOrder, isWorthCounting, narrowed } from '../../src/reports/paging.ts';
import { reportParameters } from '../../src/reports/report-parameters.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';

const DAYS = [
  { period: '2026-03-01', rows: 3 },
  { period: '2026-03-02', rows: 2 },
];

it.each([
  ['day', 5, { start: '2026-03-01', end: '2026-03-01' }, { limit: 0, offset: 0 }],
  ['day:desc', 99_999, { start: '2026-03-02', end: '2026-03-02' }, { limit: 0, offset: 0 }],
  ['day:desc', 1, { start: '2026-03-01', end: '2026-03-02' }, { limit: 2, offset: 1 }],
])('a page ordered by %s at offset %i reads the days %o', (order_by, offset, range, page) => {
  const query = reportParameters(REPORTS.visibility).parse({
    start_date: '2026-02-01',
    end_date: '2026-03-31',
    dimensions: 'day,prompt',
    order_by,
    offset: String(offset),
    limit: '2',
  });
  const time = firstInOrder(query);
  if (!time) throw new Error('the report is not ordered by time');
  expect(narrowed(query, time, DAYS)).toMatchObject({ total: 5, query: { range, ...page } });
  expect(narrowed(query, time, [])).toMatchObject({ total: 0, query: { limit: 0, offset: 0 } });
});

it.each([
  [500, 'day,prompt', true],
  [100, 'day,prompt', false],
  // Of what is read by prompt, few groups are left.
  [500, 'week,prompt', false],
  [500, 'day,engine', false],
])('with %i answers a day, pages by %s are read by themselves: %s', (rows, dimensions, worth) => {
  const query = reportParameters(REPORTS.visibility).parse({ dimensions });
  const table = TABLES.find(({ name }) => name === 'answers_prompt_day');
  if (!table) throw new Error('there are no answers by prompt and day');
  const plans = { answers: [{ table, ranges: [{ start: '2026-01-01', end: '2026-03-31' }] }] };
  expect(isWorthCounting(query, plans, { rowsPerDay: { answers_prompt_day: rows } })).toBe(worth);
});

it('counts for who has stayed where whoever asked first has gone away', async () => {
  let queries = 0;
  const clickhouse = {
    query: ({ abort_signal }: { abort_signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        queries += 1;
        if (queries > 1) return resolve({ json: async () => DAYS });
        abort_signal.addEventListener('abort', () => reject(new Error('The user aborted a request.')));
      }),
  } as unknown as ClickHouse;
  const counts = createCounts(clickhouse);
  const brand = { brandId: 'one', brandNo: 1, epoch: 1, revision: '1.1' };
  const query = { sql: 'SELECT 1', params: {} };
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const first = counts(brand, query, leaving.signal);
  const others = [1, 2].map(() => counts(brand, query, staying.signal));
  leaving.abort();
  await expect(first).rejects.toThrow('aborted');
  expect(await Promise.all(others)).toEqual([DAYS, DAYS]);
  expect(await counts(brand, query, staying.signal)).toEqual(DAYS);
  expect(queries).toBe(2);
});
