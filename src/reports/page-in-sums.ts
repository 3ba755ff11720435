import type { Sums } from '../catalogue/formulas.ts';
import { MEASURES } from '../catalogue/measures.ts';
import type { Caller } from '../keys/caller.ts';
import { type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type JsonRows, jsonRowsOf, queryValues } from '../stores/json-rows.ts';
import { completeOrder } from './compile/page.ts';
import { MOST_APART } from './compile/report-rows.ts';
import { figuresOf, hasGroup, type RowValues, sumColumns } from './compile/sums.ts';
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

/** Statements of a page, which `compileReport` compiles. */
type Compile = (wanted: 'sums' | 'group') => CompiledQuery;

type SumsCaller = BrandScope & Pick<Caller, 'revision'>;

/**
 * Reads a page for which `isInSums` holds; null where its rows are too many to be put together here.
 * @throws as the client of ClickHouse; the statement of the rows is stopped when `signal` aborts.
 */
export async function queryPageInSums(
  stores: SumStores,
  caller: SumsCaller,
  query: ReportQuery,
  compile: Compile,
  signal: AbortSignal,
): Promise<JsonRows | null> {
  const groups = hasGroup(query)
    ? stores.groupSums(caller, scoped(caller, compile('group')), signal)
    : Promise.resolve([]);
  // Its error reaches the reader of the rows, whose own statement may fail first.
  groups.catch(() => {});
  if (query.report.name === 'brands') return brandsPage(stores, caller, query, { compile, groups, signal });
  const { values, counts } = await queryValues(
    stores.clickhouse,
    scoped(caller, compile('sums')),
    sumColumns(query),
    signal,
  );
  const [group = {}] = await groups;
  return jsonRowsOf(values.map(figuresOf(query, group)), counts);
}

const MENTIONS = Object.entries(MEASURES.mentions);
const NONE = MENTIONS.map(([, measure]) => String(measure.none));
const PLACES = new Map(MENTIONS.map(([name], at) => [name, at]));
const RANKED = PLACES.get('ranked') ?? -1;

/** The brands report: in each group that has answers a row for the own brand and every tracked competitor. */
async function brandsPage(
  { clickhouse, roster }: SumStores,
  caller: SumsCaller,
  query: ReportQuery,
  { compile, groups, signal }: { compile: Compile; groups: Promise<readonly Sums[]>; signal: AbortSignal },
): Promise<JsonRows | null> {
  const brands = await roster(caller);
  const compiled = compile('sums');
  const params = { ...compiled.params, roster: brands.map(({ no }) => no) };
  const keys = query.dimensions.map(({ name }) => name);
  const { values, counts } = await queryValues(
    clickhouse,
    scoped(caller, { ...compiled, params }),
    [...keys, 'competitor_no', ...MENTIONS.map(([name]) => name)],
    signal,
  );
  const known = new Map(
    values.map((row) => [row.slice(0, keys.length + 1).join('\t'), row.slice(keys.length + 1)]),
  );
  const names = sumColumns(query);
  const wanted = query.filters.competitor_id;
  const order = completeOrder(query);
  const answered = (await groups).filter(({ answers }) => answers !== '0');
  if (counts.total > counts.rows || answered.length * brands.length > MOST_APART) return null;
  const rows = answered
    .flatMap((group): BrandRow[] => {
      const key = keys.map((name) => JSON.stringify(group[name]));
      const all = brands.map((brand) => ({
        brand,
        sums: known.get([...key, brand.no].join('\t')) ?? NONE,
      }));
      const ranked = all.reduce((sum, { sums }) => sum + BigInt(sums[RANKED] ?? 0), 0n);
      const figures = figuresOf(query, { answers: group.answers ?? '', group_ranked: String(ranked) });
      return all
        .filter(({ brand }) => wanted?.includes(brand.id) ?? true)
        .map(({ brand, sums }) => {
          const own: Record<string, string> = {
            ...Object.fromEntries(keys.map((name, at) => [name, key[at] ?? ''])),
            competitor_id: `"${brand.id}"`,
            competitor_name: brand.name,
            is_self: String(brand.no === 0),
          };
          const value = (name: string) => own[name] ?? sums[PLACES.get(name) ?? -1] ?? '';
          const values = figures(names.map(value));
          return { values, sortKeys: order.map(({ column }) => sortKey(brand, values, column)) };
        });
    })
    .sort(inOrder(order));
  const page = rows.slice(query.offset, query.offset + query.limit).map((row) => row.values);
  return jsonRowsOf(page, { rows: page.length, total: rows.length });
}

type SortKey = number | string | boolean | null;

/** A row before it is put into its place. */
interface BrandRow {
  readonly values: RowValues;
  /** Of each column of the order. */
  readonly sortKeys: readonly SortKey[];
}

function sortKey(brand: RosterBrand, values: RowValues, column: string): SortKey {
  if (column === 'competitor_name') return brand.place;
  return JSON.parse(values.find(([name]) => name === column)?.[1] ?? 'null');
}

/** Compares as ClickHouse does: figures as numbers, nulls last in either direction, names by their place. */
const inOrder = (order: readonly OrderBy[]) => (a: BrandRow, b: BrandRow) => {
  for (const [at, { direction }] of order.entries()) {
    const [x = null, y = null] = [a.sortKeys[at], b.sortKeys[at]];
    if (x === y) continue;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};
