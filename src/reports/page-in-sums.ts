import type { Sums } from '../catalogue/formulas.ts';
import { MEASURES } from '../catalogue/measures.ts';
import type { Caller } from '../keys/caller.ts';
import { type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type JsonRows, jsonRowsOf, queryValues } from '../stores/json-rows.ts';
import { completeOrder } from './compile/page.ts';
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
 * Reads a page for which `isInSums` holds.
 * @throws as the client of ClickHouse; the statement of the rows is stopped when `signal` aborts.
 */
export async function queryPageInSums(
  stores: SumStores,
  caller: SumsCaller,
  query: ReportQuery,
  compile: Compile,
  signal: AbortSignal,
): Promise<JsonRows> {
  const read = async (): Promise<Sums> => {
    if (!hasGroup(query)) return {};
    const [group = {}] = await stores.groupSums(caller, scoped(caller, compile('group')), signal);
    return group;
  };
  const group = read();
  // Its error reaches the reader of the rows, whose own statement may fail first.
  group.catch(() => {});
  if (query.report.name === 'brands') return brandsPage(stores, caller, query, { compile, group, signal });
  const { values, counts } = await queryValues(
    stores.clickhouse,
    scoped(caller, compile('sums')),
    sumColumns(query),
    signal,
  );
  return jsonRowsOf(values.map(figuresOf(query, await group)), counts);
}

const MENTIONS = Object.entries(MEASURES.mentions);

/** The brands report of one group: a row for the own brand and every tracked competitor, where there are answers. */
async function brandsPage(
  { clickhouse, roster }: SumStores,
  caller: SumsCaller,
  query: ReportQuery,
  { compile, group, signal }: { compile: Compile; group: Promise<Sums>; signal: AbortSignal },
): Promise<JsonRows> {
  const brands = await roster(caller);
  const compiled = compile('sums');
  const { values } = await queryValues(
    clickhouse,
    scoped(caller, { ...compiled, params: { ...compiled.params, roster: brands.map(({ no }) => no) } }),
    ['competitor_no', ...MENTIONS.map(([name]) => name)],
    signal,
  );
  const { answers = '0' } = await group;
  const known = new Map(values.map(([no = '', ...sums]) => [Number(no), sums]));
  const none = MENTIONS.map(([, measure]) => String(measure.none));
  const all = brands.map((brand) => ({ brand, sums: known.get(brand.no) ?? none }));
  const ranked = MENTIONS.findIndex(([name]) => name === 'ranked');
  const groupRanked = all.reduce((sum, { sums }) => sum + BigInt(sums[ranked] ?? 0), 0n);
  const names = sumColumns(query);
  const figures = figuresOf(query, { answers, group_ranked: String(groupRanked) });
  const wanted = query.filters.competitor_id;
  const rows = all
    .filter(({ brand }) => answers !== '0' && (wanted?.includes(brand.id) ?? true))
    .map(({ brand, sums }) => {
      const own: Record<string, string> = {
        competitor_id: `"${brand.id}"`,
        competitor_name: brand.name,
        is_self: String(brand.no === 0),
      };
      const value = (name: string) =>
        own[name] ?? sums[MENTIONS.findIndex(([measure]) => measure === name)] ?? '';
      return { brand, values: figures(names.map(value)) };
    })
    .sort(inOrder(completeOrder(query)));
  const page = rows.slice(query.offset, query.offset + query.limit).map((row) => row.values);
  return jsonRowsOf(page, { rows: page.length, total: rows.length });
}

/** A row before it is put into its place. */
interface BrandRow {
  readonly brand: RosterBrand;
  readonly values: RowValues;
}

/** Compares as ClickHouse does: figures as numbers, nulls last in either direction, names by their place. */
const inOrder = (order: readonly OrderBy[]) => (a: BrandRow, b: BrandRow) => {
  for (const { column, direction } of order) {
    const [x, y] = [sortKey(a, column), sortKey(b, column)];
    if (x === y) continue;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};

function sortKey({ brand, values }: BrandRow, column: string): number | string | boolean | null {
  if (column === 'competitor_name') return brand.place;
  return JSON.parse(values.find(([name]) => name === column)?.[1] ?? 'null');
}
