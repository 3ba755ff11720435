import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDITIONS, type Added, type Addition, type AdditionName } from '../../src/catalogue/additions.ts';
import type { Filters } from '../../src/catalogue/filters.ts';
import { REPORTS, type ReportDefinition } from '../../src/catalogue/reports.ts';
import { studentPoint } from '../../src/catalogue/student.ts';
import { CONTENT_TYPES, setDomain } from '../../src/domains/domains.ts';
import { compileReport, sqlOf, type Wanted } from '../../src/reports/compile/index.ts';
import { factQueries, MOST_APART } from '../../src/reports/compile/report-rows.ts';
import { isInSums, mostGroups } from '../../src/reports/compile/sums.ts';
import { queryPageInSums } from '../../src/reports/page-in-sums.ts';
import { createGroupSums } from '../../src/reports/paging.ts';
import {
  type CompileContext,
  columnsOf,
  defaultOrder,
  type ReportQuery,
} from '../../src/reports/plan/query.ts';
import {
  type FactQuery,
  type FactRead,
  factOf,
  type TablePlan,
  type TablePlans,
  tablePlansOf,
} from '../../src/reports/plan/table-plans.ts';
import { createRoster } from '../../src/reports/roster.ts';
import { contextOf } from '../../src/reports/run.ts';
import { addDays } from '../../src/shared/dates.ts';
import { type BrandScope, scoped } from '../../src/stores/brand-scope.ts';
import { queryJsonRows } from '../../src/stores/json-rows.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';
import { readByPage } from './by-page.ts';
import { type DomainFacts, naiveReport } from './naive.ts';
import { simulation, TRUTH } from './simulation.ts';
import { answerArbitrary, createWorld, insertAnswersOf, textOf, type World } from './world.ts';

/*
 * Every plan of every report gives the same bytes, and these say what a naive computation says: on random
 * answers, statuses and requests. Days lie around a leap day, the turn of a month, and the ISO week that
 * two years share.
 */

const ANCHORS = ['2024-02-29', '2024-12-30', '2026-03-01'];
const days = (anchor: string) =>
  [-45, -30, -8, -7, -6, -1, 0, 1, 2, 6, 7, 8, 31, 44].map((n) => addDays(anchor, n));

/** Requests of each report around each anchor, each by every plan. */
const TRIES = tries(1, 80);

/** Samples whose truth is known. */
const SAMPLES = tries(1_000, 20_000);

/** The integral of a function from 0 to an end, by Simpson's rule. */
function simpson(of: (x: number) => number, end: number, steps = 2_000): number {
  const weighted = Array.from(
    { length: steps + 1 },
    (_, index) => (index === 0 || index === steps ? 1 : index % 2 === 1 ? 4 : 2) * of((index * end) / steps),
  );
  return (weighted.reduce((sum, one) => sum + one, 0) * end) / steps / 3;
}

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
  for (const [domain, { contentType, rating }] of Object.entries(FACTS)) {
    await setDomain(stores, { domain, contentType: contentType ?? undefined, rating: rating?.toString() });
  }
});

afterAll(() => stores.close());

const FACTS: DomainFacts = {
  'own.example': { rating: 71.5, contentType: 'brand' },
  'a.example': { rating: null, contentType: 'news' },
  'b.example': { rating: 3, contentType: null },
};

/** Facts as the reports know them: the brand's people have changed one, and a competitor has another. */
const KNOWN: DomainFacts = {
  ...FACTS,
  'a.example': { rating: null, contentType: 'blog' },
  'c.example': { rating: null, contentType: 'brand' },
};

/** Gives sites of a world to two of its competitors: one by its domain, one by a row of its own. */
async function withSites(world: World): Promise<World> {
  const [first, second] = world.competitors;
  await stores.postgres.query("UPDATE competitors SET domain = 'c.example' WHERE id = $1", [first?.id]);
  await stores.postgres.query(
    `INSERT INTO sites (brand_id, domain, content_type, has_owner, competitor_id)
     VALUES ($1, 'a.example', 'blog', true, $2)`,
    [world.brandId, second?.id],
  );
  const sites = [['c.example'], ['a.example']];
  const competitors = world.competitors.map((one, place) => ({ ...one, sites: sites[place] ?? [] }));
  return { ...world, competitors };
}

/** A request of a report as the parameters would give it. */
function queryArbitrary(report: ReportDefinition, world: World, anchor: string): fc.Arbitrary<ReportQuery> {
  const list = <T>(values: readonly T[]) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), {
      nil: undefined,
      freq: 2,
    });
  const others = fc.subarray(
    report.dimensions.filter(({ kind }) => kind === 'other').map(({ name }) => name),
    { maxLength: 2 },
  );
  const time = fc.constantFrom(
    [],
    ...report.dimensions.filter(({ kind }) => kind === 'time').map(({ name }) => [name]),
  );
  const source = fc.constantFrom(
    ...report.dimensions.filter(({ kind }) => kind === 'source').map(({ name }) => [name]),
    ...(report.dimensions.some(({ kind }) => kind === 'source') ? [] : [[]]),
  );
  const start = fc.integer({ min: -44, max: 44 });
  return fc
    .record({
      dimensions: fc.tuple(time, others, source).map((parts) => parts.flat()),
      start,
      // Of the range that it is compared with, where that is two dates.
      gap: fc.integer({ min: 1, max: 40 }),
      before: fc.integer({ min: 1, max: 90 }),
      length: fc.oneof(fc.constantFrom(1, 7, 31, 90), fc.integer({ min: 1, max: 90 })),
      engine: list(['chatgpt', 'gemini', 'copilot']),
      country: list(['US', 'FR']),
      prompt_id: list(world.prompts.map(({ id }) => id)),
      intent: list(['brand', 'other']),
      topic: list(['Pricing', "é, 'x' \\", 'pricing']),
      tag: list(['LAUNCH', 'a, "b"', 'none']),
      language: list(['en', 'fr']),
      // Half of the requests look for evidence: few tables can answer those.
      evidence: fc.option(
        fc.record(
          {
            brand_mentioned: fc.boolean(),
            mentioned: fc.tuple(
              fc.constantFrom(world.ownId, ...world.competitors.map(({ id }) => id)),
              fc.constantFrom(undefined, 1, 2),
            ),
            competitor_mentioned: fc.boolean(),
            not_mentioned_competitor_id: fc.constantFrom(
              world.ownId,
              ...world.competitors.map(({ id }) => id),
            ),
          },
          { requiredKeys: [] },
        ),
        { nil: undefined, freq: 1 },
      ),
      competitor_id: list([world.ownId, ...world.competitors.map(({ id }) => id)]),
      domain: list(['own.example', 'a.example', 'nowhere.example']),
      is_own_domain: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
      content_type: list(CONTENT_TYPES),
      site_owner: list(['own', 'competitor', 'none']),
      added: fc.record(
        {
          labels: fc.constant(true),
          kinds: fc.constant(true),
          sites: fc.constant(true),
          intervals: fc.constant(true),
          compare: fc.constantFrom('previous', 'two dates'),
        },
        { requiredKeys: [] },
      ),
      includeArchived: fc.boolean(),
      order: fc.array(fc.tuple(fc.nat(), fc.constantFrom('asc', 'desc')), { maxLength: 3 }),
      limit: fc.constantFrom(1, 2, 5, 1000),
      offset: fc.constantFrom(0, 0, 1, 3, 1000),
    })
    .map((request): ReportQuery => {
      const dimensions = request.dimensions.flatMap((name) =>
        report.dimensions.filter((dimension) => dimension.name === name),
      );
      // Those that the report takes, and takes with these dimensions.
      const added: Added = Object.fromEntries(
        Object.entries(request.added).filter(([name]) => {
          const { notBy }: Addition = ADDITIONS[name as AdditionName];
          return name in report.additions && !dimensions.some((one) => notBy?.(one));
        }),
      );
      const columns = columnsOf({ report, dimensions, added });
      const asked = request.order.map(([index, direction]) => ({
        column: columns[index % columns.length]?.name ?? '',
        direction,
      }));
      const distinct = asked.filter(
        ({ column }, index) => asked.findIndex((other) => other.column === column) === index,
      );
      const {
        engine,
        country,
        intent,
        topic,
        tag,
        language,
        competitor_id,
        domain,
        is_own_domain,
        content_type,
        site_owner,
      } = request;
      // A filter by an archived prompt is refused unless archived ones are asked for.
      const prompt_id = request.prompt_id?.filter(
        (id) =>
          request.includeArchived || world.prompts.find((prompt) => prompt.id === id)?.status !== 'archived',
      );
      const { mentioned: [mentioned_competitor_id, competitor_position] = [], ...evidence } =
        request.evidence ?? {};
      const general = {
        engine,
        country,
        intent,
        topic,
        tag,
        language,
        prompt_id: prompt_id?.length ? prompt_id : undefined,
        ...evidence,
        mentioned_competitor_id,
        competitor_position,
      };
      const own =
        report.name === 'brands'
          ? { competitor_id }
          : report.name === 'citations'
            ? {
                ...(request.dimensions.includes('content_type') ? {} : { domain, site_owner }),
                is_own_domain,
                content_type,
              }
            : {};
      const startDate = addDays(anchor, request.start);
      const before = addDays(startDate, -request.gap);
      const dates = `${addDays(before, 1 - request.before)}..${before}`;
      return {
        report,
        dimensions,
        range: { start: startDate, end: addDays(startDate, request.length - 1) },
        filters: Object.fromEntries(
          Object.entries({ ...general, ...own }).filter(([, value]) => value !== undefined),
        ) as Filters,
        added: added.compare === 'two dates' ? { ...added, compare: dates } : added,
        includeArchived: request.includeArchived,
        orderBy: distinct.length > 0 ? distinct : defaultOrder(report, dimensions),
        limit: request.limit,
        offset: request.offset,
      };
    });
}

/** Every plan a planner could choose: for each fact all covers, varied one fact at a time. */
function everyPlan(query: ReportQuery, reading: CompileContext): TablePlans[] {
  const facts = Object.entries(factQueries(query, reading)) as [FactRead, FactQuery][];
  const plans = new Map(facts.map(([read, factQuery]) => [read, tablePlansOf(factOf(read), factQuery)]));
  const first = Object.fromEntries([...plans].map(([fact, all]) => [fact, all[0] as TablePlan]));
  return [...plans].flatMap(([read, all]) => {
    // The range before is read as the range itself is.
    const some = read.startsWith('previous_') && !NIGHTLY ? all.slice(-1) : all;
    return some.map((plan) => ({ ...first, [read]: plan }));
  });
}

async function rowsOf(
  world: World,
  query: ReportQuery,
  plan: TablePlans,
  context: Parameters<typeof compileReport>[2],
) {
  const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1 };
  const compiled = scoped(brand, compileReport(query, plan, context));
  // Texts are remembered by what they depend on.
  expect(compiled.sql).toBe(sqlOf(query, plan, context));
  const columns = columnsOf(query).map(({ name }) => name);
  const rows = await queryJsonRows(stores.clickhouse, compiled, columns, new AbortController().signal);
  const told = { text: await textOf(rows.bytes), ...rows.counts() };
  const [few, brands] = [isInSums(query, { revision: '1' }), 1 + world.competitors.length];
  const inService = few ? await inSums(brand, query, plan, context) : null;
  // Only rows of brands may be too many.
  if (!few || inService || mostGroups(query) * brands <= MOST_APART) {
    expect(inService).toEqual(few ? told : null);
  }
  return told;
}

/** The same page with metrics computed by the service; null where its rows are too many. */
async function inSums(
  brand: BrandScope,
  query: ReportQuery,
  plan: TablePlans,
  context: Parameters<typeof compileReport>[2],
) {
  const compile = (wanted: Wanted, of = query) =>
    compileReport(of, of === query ? plan : (everyPlan(of, context)[0] ?? {}), context, wanted);
  const { clickhouse } = stores;
  const sources = { clickhouse, groupSums: createGroupSums(clickhouse), roster: createRoster(clickhouse) };
  const caller = { ...brand, revision: null };
  const rows = await queryPageInSums(sources, caller, query, compile, new AbortController().signal);
  return rows && { text: await textOf(rows.bytes), ...rows.counts() };
}

describe('how sure figures are', () => {
  const rowsOf = async (query: string) =>
    (
      await stores.clickhouse.query({
        query,
        format: 'JSONEachRow',
        clickhouse_settings: { max_query_size: '10000000' },
      })
    ).json<Record<string, number | boolean>>();

  it('takes the points of Student’s t as they are, to 1e-9', async () => {
    const degrees = [...Array(300).keys()].map((index) => index + 1);
    const points = await rowsOf(
      `SELECT ${studentPoint.sql('degrees')} AS point FROM (SELECT arrayJoin([${degrees}, 1000, 100000]) AS degrees)`,
    );
    // R: qt(0.975, c(1, 2, 10, 100, 1000)), 14 digits.
    for (const [df, point] of [
      [1, 12.706204736175],
      [2, 4.3026527297495],
      [10, 2.228138851986],
      [100, 1.9839715185235],
    ] as const) {
      expect(points[df - 1]?.point).toBeCloseTo(point, 9);
    }
    expect(points.at(-2)?.point).toBeCloseTo(1.9623390808264, 9);
    // The probability within it, by another way: the integral of the density, with t as the tangent of an angle.
    for (const df of degrees) {
      const t = Number(points[df - 1]?.point);
      const end = Math.atan(t / Math.sqrt(df));
      const density = (angle: number) => Math.cos(angle) ** (df - 1);
      const all = simpson(density, Math.PI / 2);
      const slope = (density(end) / all) * (Math.sqrt(df) / (df + t * t));
      expect(Math.abs(simpson(density, end) / all - 0.95) / slope, `${df} degrees`).toBeLessThan(1e-9);
    }
  });

  it('is as sure as it says, where answers to one prompt resemble each other', async () => {
    const rows = (
      await Promise.all([1, 2, 3, 4].map((seed) => rowsOf(simulation(SAMPLES / 4, seed))))
    ).flat();
    expect(rows).toHaveLength(SAMPLES);
    const share = (holds: (row: Record<string, number | boolean>) => boolean) =>
      rows.filter(holds).length / rows.length;
    const covers = (low: string, high: string, truth: number) =>
      share((row) => Number(row[low]) <= truth && truth <= Number(row[high]));
    const told = {
      visibility: covers('visibility_low', 'visibility_high', TRUTH),
      share_of_voice: covers('share_of_voice_low', 'share_of_voice_high', TRUTH),
      change: covers('visibility_change_low', 'visibility_change_high', 0),
      changed: share((row) => row.visibility_changed === true),
    };
    for (const name of ['visibility', 'share_of_voice', 'change'] as const) {
      expect(told[name], JSON.stringify(told)).toBeGreaterThan(0.93);
      expect(told[name], JSON.stringify(told)).toBeLessThan(0.97);
    }
    expect(told.changed, JSON.stringify(told)).toBeLessThanOrEqual(0.06);
    // Not for want of power: taken as independent, the answers would call a change in a third of the cases.
    expect(told.changed).toBeGreaterThan(0.03);
  });
});

let worlds: Promise<ReadonlyMap<string, World>> | undefined;

/** Answers around each anchor, the same ones for each report, written at once. */
function worldsAround(): Promise<ReadonlyMap<string, World>> {
  worlds ??= (async () => {
    const made = new Map<string, World>();
    for (const anchor of ANCHORS) {
      const answers = fc.sample(answerArbitrary(days(anchor), 4, 4), { numRuns: 120, seed: 7 });
      made.set(anchor, { ...(await withSites(await createWorld(stores))), answers });
    }
    await insertAnswersOf(
      stores,
      [...made.values()].map((world) => ({ world, answers: world.answers })),
    );
    return made;
  })();
  return worlds;
}

/** How many plans there were of how many requests. */
const seenPlans = { plans: 0, requests: 0 };

describe.each(Object.values(REPORTS))('the $name report', (report) => {
  it('is the same from every plan and from a naive computation', {
    timeout: 400_000 + TRIES * 20_000,
  }, async () => {
    let plans = 0;
    for (const [anchor, world] of await worldsAround()) {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('none', 'some') as fc.Arbitrary<'none' | 'some'>,
          fc.infiniteStream(fc.nat()),
          async (archived, stream) => {
            const status = archived === 'some' ? 'archived' : 'active';
            for (const prompt of world.prompts.slice(0, 1)) prompt.status = status;
            await stores.postgres.query('UPDATE prompts SET status = $2 WHERE id = $1', [
              world.prompts[0]?.id,
              status,
            ]);
            const seed = stream.next().value as number;
            const [query] = fc.sample(queryArbitrary(report, world, anchor), { numRuns: 1, seed });
            if (!query) throw new Error('no query was made');
            const caller = {
              brandId: world.brandId,
              brandNo: world.brandNo,
              epoch: 1,
              key: null,
              author: { kind: 'key', name: '' } as const,
              hasArchived: archived === 'some',
              isRereading: archived === 'some',
              revision: null,
            };
            const context = await contextOf(stores.postgres, caller, query);
            const expected = naiveReport(world, query, KNOWN);
            const seen = new Set<string>();
            for (const plan of everyPlan(query, context)) {
              plans += 1;
              const { text, total, rows } = await rowsOf(world, query, plan, context);
              expect({ data: JSON.parse(text), total }).toEqual(expected);
              expect(rows).toBe(expected.data.length);
              seen.add(text);
            }
            expect(seen.size).toBe(1);

            const time = query.dimensions.find(({ kind }) => kind === 'time');
            if (!time) return;
            // Ordered by its periods, a page of it is read from these alone.
            const direction = seed % 2 === 0 ? 'asc' : 'desc';
            const others = query.orderBy.filter(({ column }) => column !== time.name);
            const byTime: ReportQuery = {
              ...query,
              orderBy: [{ column: time.name, direction }, ...others],
              offset: seed % (expected.total + 2),
            };
            const ofPage = naiveReport(world, byTime, KNOWN);
            const somePlan = (page: ReportQuery) => {
              const all = everyPlan(page, context);
              return all[seed % all.length] ?? {};
            };
            for (const page of await readByPage(stores, world, byTime, context, somePlan)) {
              expect(page).toEqual(ofPage);
            }
          },
        ),
        { numRuns: TRIES, endOnFailure: true, verbose: 1 },
      );
    }
    seenPlans.plans += plans;
    seenPlans.requests += ANCHORS.length * TRIES;
    // Several of most requests: how many is a matter of their dimensions and filters. Of three there may be none such.
    if (NIGHTLY) expect(plans).toBeGreaterThan(ANCHORS.length * TRIES);
  });
});

describe.each(Object.values(REPORTS))('small pages of the $name report', (report) => {
  it('have the same bytes where the service computes them from sums', async () => {
    let inSums = 0;
    for (const [anchor, world] of await worldsAround()) {
      for (const asked of fc.sample(queryArbitrary(report, world, anchor), {
        numRuns: 8 * TRIES,
        seed: 11,
      })) {
        // Of more groups the statement divides.
        const [few] = asked.dimensions.filter(({ needs }) => !needs.includes('prompt'));
        const dimensions =
          report.name === 'brands' && few ? [few] : asked.dimensions.filter(({ kind }) => kind === 'source');
        const names = columnsOf({ report, dimensions, added: {} }).map(({ name }) => name);
        const orderBy = asked.orderBy.filter(({ column }) => names.includes(column));
        const query: ReportQuery = {
          ...asked,
          dimensions,
          added: {},
          includeArchived: true,
          orderBy: orderBy.length > 0 ? orderBy : defaultOrder(report, dimensions),
        };
        const caller = {
          brandId: world.brandId,
          brandNo: world.brandNo,
          epoch: 1,
          hasArchived: false,
          isRereading: false,
        };
        const context = await contextOf(stores.postgres, caller, query);
        const [plan = {}] = everyPlan(query, context);
        if (isInSums(query, { revision: '1' })) inSums += 1;
        const { text, total } = await rowsOf(world, query, plan, context);
        expect({ data: JSON.parse(text), total }).toEqual(naiveReport(world, query, KNOWN));
      }
    }
    expect(inSums).toBeGreaterThan(ANCHORS.length * TRIES);
  });
});

it('are compared by several plans of most requests', () => {
  expect(seenPlans.plans).toBeGreaterThan(seenPlans.requests);
});
