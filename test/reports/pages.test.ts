import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NONE_NAMED, namedIn, resolveNamed } from '../../src/catalogue/named.ts';
import { REPORTS } from '../../src/catalogue/reports.ts';
import { compileReport } from '../../src/reports/compile/index.ts';
import { columnsOf, type ReportQuery } from '../../src/reports/plan/query.ts';
import { reportParameters } from '../../src/reports/report-parameters.ts';
import { chooseTablePlans } from '../../src/reports/run.ts';
import { scoped } from '../../src/stores/brand-scope.ts';
import { countRows, queryFileRows } from '../../src/stores/file-rows.ts';
import { queryJsonRows } from '../../src/stores/json-rows.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { sharedStores } from '../helpers/shared.ts';
import type { TestStores } from '../helpers/stores.ts';
import { readByPage } from './by-page.ts';
import { naiveReport } from './naive.ts';
import { answerArbitrary, createWorld, insertAnswers, textOf, type World } from './world.ts';

/*
 * The pages of a citations report, one after the other and beyond the last, are the report, whatever orders it; and those
 * of each report that is ordered by its periods, read from these alone.
 */

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-09', '2026-03-31', '2026-04-01'];
const CONTEXT = { numbers: NONE_NAMED, dropsArchived: false, countsOwn: false };
const PAGE = tries(15, 7);
const FEW = 3;
const NEVER = new AbortController().signal;

let stores: TestStores;
let world: World;

beforeAll(async () => {
  stores = await sharedStores();
  const empty = await createWorld(stores);
  world = { ...empty, answers: fc.sample(answerArbitrary(DAYS, 4, 2), { numRuns: 60, seed: 11 }) };
  await insertAnswers(stores, world, world.answers);
});

function compiled(query: ReportQuery) {
  const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1 };
  const columns = columnsOf(query).map(({ name, type }) => ({
    name,
    text: type === 'text' || type === 'uuid',
  }));
  const plan = chooseTablePlans(query, CONTEXT, { rowsPerDay: {} });
  return { query: scoped(brand, compileReport(query, plan, CONTEXT)), columns };
}

const DIMENSIONS = ['domain', 'week,engine,domain', 'engine,url'];
const ORDERS = [undefined, 'citation_share:desc', 'citation_rate', 'domain_rating,citation_rate:desc'];

/** By day every other one: of each dimension two, and each order at least once. */
const ordersOf = (dimensions: string) =>
  ORDERS.filter((_, index) => NIGHTLY || (index + DIMENSIONS.indexOf(dimensions)) % 2 === 0);

describe.each(DIMENSIONS)('the citations report by %s', (dimensions) => {
  it.each(ordersOf(dimensions))('ordered by %s', async (orderBy) => {
    const query = reportParameters(REPORTS.citations).parse({
      start_date: DAYS[0],
      end_date: DAYS.at(-1),
      dimensions,
      limit: '1000',
      ...(orderBy ? { order_by: orderBy } : {}),
    });
    const { data, total } = naiveReport(world, query, {});
    expect(total).toBeGreaterThan(dimensions === 'domain' ? 3 : 2 * PAGE);
    for (let offset = 0; offset <= total + PAGE; offset += PAGE) {
      const page = compiled({ ...query, limit: PAGE, offset });
      const expected = data.slice(offset, offset + PAGE);
      const names = page.columns.map(({ name }) => name);
      const rows = await queryJsonRows(stores.clickhouse, page.query, names, NEVER);
      expect(JSON.parse(await textOf(rows.bytes))).toEqual(expected);
      expect(rows.counts()).toEqual({ rows: expected.length, total });
      // By day the first and the last two: the rows of a file are cut out as those of a page are.
      if (!NIGHTLY && offset > 0 && offset + PAGE < total) continue;
      const file = await queryFileRows(stores.clickhouse, page, 'ndjson', NEVER);
      const lines = (await text(file.stream)).split('\n').filter((line) => line !== '');
      expect(lines.map((line) => JSON.parse(line))).toEqual(expected);
      expect(file.rows).toBe(expected.length);
    }
    expect(await countRows(stores.clickhouse, compiled(query).query, NEVER)).toBe(total);
  });
});

const BY_PERIODS = [
  ['visibility', { dimensions: 'day,prompt', order_by: 'day:desc,visibility' }],
  ['brands', { dimensions: 'week,prompt' }],
  ['brands', { dimensions: 'month,engine', order_by: 'month,visibility:desc' }],
  ['citations', { dimensions: 'week,engine' }],
  ['citations', { dimensions: 'day,url', is_own_domain: 'false' }],
  ['citations', { dimensions: 'month,prompt', domain: 'a.example,own.example' }],
] as const;

/** Where pages of so many rows begin: by day two places of each report, which its neighbours in the list do not have. */
function offsetsOf(index: number, total: number): readonly number[] {
  const places = [1, Math.floor(total / 2), total - 2, total];
  return NIGHTLY
    ? [...places, 0, 2 * FEW, total + FEW]
    : places.filter((_, place) => place % 2 === index % 2);
}

describe('a report ordered by its periods', () => {
  it.each(BY_PERIODS.map(([name, parameters], index) => [name, parameters, index] as const))(
    '%s by %o is the same page by page',
    async (name, parameters, index) => {
      const query = reportParameters(REPORTS[name]).parse({
        start_date: DAYS[0],
        end_date: DAYS.at(-1),
        limit: '1000',
        ...parameters,
      });
      const { data, total } = naiveReport(world, query, {});
      expect(total).toBeGreaterThan(2 * FEW);
      const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1 };
      const numbers = await resolveNamed(stores.postgres, brand, namedIn(query.filters), false);
      const context = { ...CONTEXT, numbers };
      const coversFor = (page: ReportQuery) => chooseTablePlans(page, context, { rowsPerDay: {} });
      for (const offset of offsetsOf(index, total)) {
        const expected = { data: data.slice(offset, offset + FEW), total };
        const page = { ...query, limit: FEW, offset };
        const pages = await readByPage(stores, world, page, context, coversFor);
        expect(pages.length).toBeGreaterThan(0);
        for (const one of pages) expect(one).toEqual(expected);
      }
    },
  );
});
