import { z } from 'zod';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import { measureColumn, measuresOf, ROLLUPS, type Rollup, viewOf, viewSelect } from './rollups.ts';

const Today = z.object({
  columns: z.array(z.string()),
  /** The SELECT of the view that fills it, and that of the catalogue, written alike. */
  select: z.string(),
  wanted: z.string(),
});

const TODAY = `
SELECT
  (SELECT groupArray(name) FROM system.columns WHERE database = currentDatabase() AND table = {table:String}) AS columns,
  (SELECT any(as_select) FROM system.tables WHERE database = currentDatabase() AND name = {view:String}) AS select,
  formatQuerySingleLine({wanted:String}) AS wanted`;

/** The name of the database, which ClickHouse writes before that of the table. */
const withoutDatabase = (select: string) => select.replace(/\bFROM \S+?\.(?=answers\b)/, 'FROM ');

async function statementsFor(clickhouse: ClickHouse, rollup: Rollup): Promise<string[]> {
  const params = { table: rollup.name, view: viewOf(rollup), wanted: viewSelect(rollup) };
  const [today] = await queryRows(clickhouse, Today, { sql: TODAY, params });
  if (!today) throw new Error(`ClickHouse tells nothing of ${rollup.name}`);
  const missing = measuresOf(rollup).filter(([name]) => !today.columns.includes(name));
  const added = missing.map((measure) => `  ADD COLUMN IF NOT EXISTS ${measureColumn(measure)}`);
  return [
    ...(added.length > 0 ? [`ALTER TABLE ${rollup.name}\n${added.join(',\n')}`] : []),
    ...(withoutDatabase(today.select) === today.wanted
      ? []
      : [`ALTER TABLE ${viewOf(rollup)} MODIFY QUERY\n${viewSelect(rollup)}`]),
  ];
}

/**
 * The statements that bring the rollups of a migrated ClickHouse to the catalogue: columns for measures they lack, and
 * what the views fill them with. None where they are as the catalogue has them.
 */
export async function rollupMigration(clickhouse: ClickHouse): Promise<string[]> {
  const statements: string[] = [];
  for (const rollup of ROLLUPS) statements.push(...(await statementsFor(clickhouse, rollup)));
  return statements;
}
