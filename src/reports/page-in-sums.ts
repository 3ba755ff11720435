import { Row, type Sums } from '../catalogue/expressions.ts';
import { MEASURES } from '../catalogue/measures.ts';
import type { PromptSum } from '../catalogue/uncertainty.ts';
import type { Caller } from '../keys/caller.ts';
import { rangeCompared } from '../shared/ranges.ts';
import { type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { hasTooManyRows, type JsonRows, jsonRowsOf, queryValues } from '../stores/json-rows.ts';
import { isBy } from './compile/citation-scope.ts';
import type { Wanted } from './compile/index.ts';
import { completeOrder } from './compile/page.ts';
import { clusteringOf, MOST_APART } from './compile/report-rows.ts';
import {
  figuresOf,
  groupColumns,
  hasGroup,
  isCutOutside,
  isPutTogether,
  mostGroups,
  sumColumns,
  withoutPrompts,
} from './compile/sums.ts';
import type { createGroupSums } from './paging.ts';
import type { OrderBy, ReportQuery } from './plan/query.ts';
import type { createRoster, RosterBrand } from './roster.ts';

/* Pages of which ClickHouse gives sums, and the service metrics, rows of brands that no answer named, and bytes. */

/** Sources of pages in sums. */
export interface SumStores {
  readonly clickhouse: ClickHouse;
  readonly groupSums: ReturnType<typeof createGroupSums>;
  readonly roster: ReturnType<typeof createRoster>;
}

/** Compiles a statement of the page, or of another query of the same report and filters. */
type Compile = (wanted: Wanted, query?: ReportQuery) => CompiledQuery;

/** Everything that statements of a page are read with. */
interface Reading extends SumStores {
  readonly caller: BrandScope & Pick<Caller, 'revision'>;
  readonly compile: Compile;
  readonly signal: AbortSignal;
}

/**
 * Reads a page for which `isInSums` holds; null where its rows are too many to be put together here.
 * @throws as the client of ClickHouse; statements are stopped when `signal` aborts.
 */
export async function queryPageInSums(
  stores: SumStores,
  caller: Reading['caller'],
  query: ReportQuery,
  compile: Compile,
  signal: AbortSignal,
): Promise<JsonRows | null> {
  const reading = { ...stores, caller, compile, signal };
  const page = isPutTogether(query) ? pagePutTogether(reading, query) : pageOfStatement(reading, query);
  return page.catch((error) => {
    // Of a page that is cut here, so many may be tied at its end.
    if (hasTooManyRows(error)) return null;
    throw error;
  });
}

/** A page that one statement orders, but for ties that names break. */
async function pageOfStatement(reading: Reading, query: ReportQuery): Promise<JsonRows> {
  const { compile } = reading;
  const groups = hasGroup(query) ? groupsOf(reading, query, groupColumns(query)) : null;
  const { rows, counts } = await valuesOf(reading, compile('sums'), sumColumns(query));
  const group = (await groups)?.rows[0];
  const figures = figuresOf(query);
  const all = rows.map((row) => new Row({ ...group, ...row }));
  if (!isCutOutside(query)) return jsonRowsOf(all.map(figures.row), counts);
  const page = ordered(
    query,
    all.map((row) => ({ row })),
  );
  return jsonRowsOf(page.map(figures.row), { rows: page.length, total: counts.total });
}

const valuesOf = (
  { clickhouse, caller, signal }: Reading,
  compiled: CompiledQuery,
  columns: readonly string[],
) => queryValues(clickhouse, scoped(caller, compiled), columns, signal);

/** Figures of groups. Their error reaches the reader of the rows, whose own statement may fail first. */
function groupsOf(
  { groupSums, caller, compile, signal }: Reading,
  query: ReportQuery,
  columns: readonly string[],
) {
  const groups = groupSums(caller, { ...scoped(caller, compile('group', query)), columns }, signal);
  groups.catch(() => {});
  return groups;
}

/** Sums of a row, and its brand in a brands report. */
interface Counted {
  readonly sums: Sums;
  readonly brand?: RosterBrand;
}

/** Rows of a report by their keys; null where they are too many. */
type Rows = ReadonlyMap<string, Counted> | null;

/** Names a row by the values of its keys, which are JSON and so have no tabs. */
const keyOf = (keys: readonly string[], sums: Sums, ...rest: readonly (string | number)[]) =>
  [...keys.map((name) => sums[name]), ...rest].join('\t');

/** Measures of a row of which nothing was counted. */
const nonesOf = (measures: Readonly<Record<string, { readonly none: number }>>): Sums =>
  Object.fromEntries(Object.entries(measures).map(([name, { none }]) => [name, String(none)]));

const NO_MENTIONS = nonesOf(MEASURES.mentions);
const NOTHING: Sums = { ...nonesOf(MEASURES.answers), ...NO_MENTIONS, group_ranked: '0' };

/** Rows of a visibility report: one for each group that has answers. */
async function visibilityRows(reading: Reading, query: ReportQuery, keys: readonly string[]): Promise<Rows> {
  const { rows, counts } = await valuesOf(reading, reading.compile('rows', query), sumColumns(query));
  return counts.total > counts.rows ? null : new Map(rows.map((sums) => [keyOf(keys, sums), { sums }]));
}

/** Rows of a brands report: in each group that has answers one for the own brand and every tracked competitor. */
async function brandRows(
  reading: Reading,
  query: ReportQuery,
  keys: readonly string[],
  brands: readonly RosterBrand[],
): Promise<Rows> {
  const groups = groupsOf(reading, query, [...keys, ...groupColumns(query)]);
  const { rows, counts } = await valuesOf(reading, ofBrands(reading.compile('rows', query), brands), [
    ...keys,
    'competitor_no',
    ...Object.keys(MEASURES.mentions),
  ]);
  const known = new Map(rows.map((row) => [keyOf(keys, row, row.competitor_no ?? ''), row]));
  const { rows: all, counts: ofGroups } = await groups;
  const answered = all.filter(({ answers }) => answers !== '0');
  const isWhole = counts.total === counts.rows && ofGroups.total === ofGroups.rows;
  if (!isWhole || answered.length * brands.length > MOST_APART) return null;
  return new Map(
    answered.flatMap((group) => {
      const named = brands.map((brand) => {
        const key = keyOf(keys, group, brand.no);
        return { key, brand, mentions: known.get(key) ?? NO_MENTIONS };
      });
      const ranked = named.reduce((sum, { mentions }) => sum + BigInt(mentions.ranked ?? 0), 0n);
      return named.map(({ key, brand, mentions }): [string, Counted] => {
        const labels = {
          competitor_id: `"${brand.id}"`,
          competitor_name: brand.name,
          is_self: String(brand.no === 0),
        };
        return [key, { sums: { ...mentions, ...group, group_ranked: String(ranked), ...labels }, brand }];
      });
    }),
  );
}

const ofBrands = (compiled: CompiledQuery, brands: readonly RosterBrand[]): CompiledQuery => ({
  ...compiled,
  params: { ...compiled.params, roster: brands.map(({ no }) => no) },
});

/** Sums over the prompts of each row's group by the keys of rows; null where the groups are too many. */
async function promptSums(
  reading: Reading,
  query: ReportQuery,
  keys: readonly string[],
  brands: readonly RosterBrand[] | null,
): Promise<ReadonlyMap<string, Sums> | null> {
  const compiled = reading.compile('prompts', query);
  const names = Object.keys(clusteringOf(query)?.sums ?? {});
  const { rows, counts } = await valuesOf(reading, brands ? ofBrands(compiled, brands) : compiled, [
    ...keys,
    ...names,
  ]);
  if (counts.total > counts.rows) return null;
  if (!brands) return new Map(rows.map((row) => [keyOf(keys, row), row]));
  return new Map(
    rows.flatMap((row) => {
      // Sums of brands are arrays in the order of the roster, others are of the whole group.
      const sums = names.map((name) => ({ name, values: row[name]?.match(/\d+/g) ?? [] }));
      return brands.map(({ no }, place): [string, Sums] => [
        keyOf(keys, row, no),
        Object.fromEntries(sums.map(({ name, values }) => [name, values[place] ?? values[0] ?? '0'])),
      ]);
    }),
  );
}

/** A page whose rows the service puts together from statements of their own, orders and cuts. */
async function pagePutTogether(reading: Reading, query: ReportQuery): Promise<JsonRows | null> {
  const brands = query.report.name === 'brands' ? await reading.roster(reading.caller) : null;
  if (mostGroups(query) * (brands?.length ?? 1) > MOST_APART) return null;
  const keys = query.dimensions.map(({ name }) => name);
  const rowsOf = (plain: ReportQuery) =>
    brands ? brandRows(reading, plain, keys, brands) : visibilityRows(reading, plain, keys);
  const { compare } = query.added;
  const clustering = clusteringOf(query);
  const isByPrompt = isBy(query, 'prompt');
  const [rows, previous, ofPrompts] = await Promise.all([
    rowsOf(withoutPrompts(query)),
    compare === undefined
      ? new Map<string, Counted>()
      : rowsOf({ ...query, range: rangeCompared(query.range, compare), added: {} }),
    clustering && !isByPrompt ? promptSums(reading, query, keys, brands) : new Map<string, Sums>(),
  ]);
  if (!rows || !previous || !ofPrompts) return null;
  const wanted = query.filters.competitor_id;
  const all = [...rows]
    .filter(([, { brand }]) => !brand || (wanted?.includes(brand.id) ?? true))
    .map(([key, { sums: own, brand }]) => {
      const before = compare === undefined ? {} : previousOf(previous.get(key)?.sums ?? NOTHING);
      const sums = { ...own, ...before };
      const products = isByPrompt ? productsOf(sums, clustering?.sums ?? {}) : ofPrompts.get(key);
      return { row: new Row({ ...sums, ...products }), ...(brand ? { brand } : {}) };
    });
  const page = ordered(query, all);
  return jsonRowsOf(page.map(figuresOf(query).row), { rows: page.length, total: all.length });
}

/** Sums over the one prompt of a row: products of its own figures. */
const productsOf = (sums: Sums, wanted: Readonly<Record<string, PromptSum>>): Sums =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, { factors, having }]) => {
      const counts = having.every((one) => sums[one] !== '0');
      const product = factors.reduce((result, one) => result * BigInt(sums[one] ?? 0), 1n);
      return [name, counts ? String(product) : '0'];
    }),
  );

/** Rows of the page in their complete order, out of all rows up to its end. */
function ordered(
  query: ReportQuery,
  all: readonly { readonly row: Row; readonly brand?: RosterBrand }[],
): readonly Row[] {
  const order = completeOrder(query);
  const figures = figuresOf(query);
  return all
    .map(({ row, brand }) => ({
      row,
      sortKeys: order.map(
        ({ column }): SortKey =>
          brand && column === 'competitor_name' ? brand.place : JSON.parse(figures.value(row, column)),
      ),
    }))
    .sort(inOrder(order))
    .slice(query.offset, query.offset + query.limit)
    .map(({ row }) => row);
}

const previousOf = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [`previous_${name}`, value]));

type SortKey = number | string | boolean | null;

interface Sorted {
  readonly sortKeys: readonly SortKey[];
}

/** Compares as ClickHouse does: figures as numbers, nulls last in either direction, names by their place. */
const inOrder = (order: readonly OrderBy[]) => (a: Sorted, b: Sorted) => {
  for (const [at, { direction }] of order.entries()) {
    const [x = null, y = null] = [a.sortKeys[at], b.sortKeys[at]];
    if (x === y) continue;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};
