import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { AUDITED_TABLES, auditBrand } from '../src/ingest/audit.ts';
import { removeOldRows, rewriteBrand } from '../src/ingest/rewrite.ts';
import type { BrandKey } from '../src/stores/brand-scope.ts';
import type { Stores } from '../src/stores/index.ts';

/* npm run -s audit -- [--brand ID] [--repair]: compares what ClickHouse holds twice, and repairs it. */

async function brandsOf({ postgres }: Stores, brandId: string | undefined): Promise<BrandKey[]> {
  const { rows } = await postgres.query<BrandKey>(
    `SELECT id AS "brandId", no AS "brandNo", epoch FROM brands
     WHERE $1::uuid IS NULL OR id = $1::uuid ORDER BY no`,
    [brandId ?? null],
  );
  if (brandId !== undefined && rows.length === 0) {
    throw new CommandError('not_found', `there is no brand ${brandId}`);
  }
  return rows;
}

await runCommand(async (withStores) => {
  const { options } = readOptions(
    { brand: { type: 'id' }, repair: { type: 'switch' } },
    process.argv.slice(2),
  );
  return withStores(async (stores) => {
    const brands = await brandsOf(stores, options.brand);
    const progress = startProgress('Auditing', brands.length, 'brands');
    let differences = 0;
    let repaired = 0;
    for (const [index, brand] of brands.entries()) {
      await removeOldRows(stores, brand);
      const found = await auditBrand(stores.clickhouse, brand);
      differences += found.length;
      for (const difference of found) process.stderr.write(`${JSON.stringify(difference)}\n`);
      if (found.length > 0 && options.repair) {
        const epoch = await rewriteBrand(stores, brand);
        const left = await auditBrand(stores.clickhouse, { ...brand, epoch });
        repaired += found.length - left.length;
      }
      progress.update(index + 1);
    }
    progress.stop();
    print({ checked: brands.length * AUDITED_TABLES, differences, repaired });
    return differences > repaired ? 1 : 0;
  });
});
