import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { auditBrand, COMPARISONS_PER_BRAND, repairBrand } from '../src/ingest/audit.ts';
import { bookWhatIsStored } from '../src/ingest/ledger.ts';
import { removeOldRows } from '../src/ingest/rewrite.ts';
import { type BrandKey, BrandRow } from '../src/stores/brand-scope.ts';
import { isDeleted } from '../src/stores/current-brand.ts';
import type { Stores } from '../src/stores/index.ts';
import { rowsOf } from '../src/stores/rows.ts';

/** What is imported again after it was forgotten is booked a second time. */
const NOT_KEPT =
  'What is missing still is not kept any more (OUTBOX_KEEP): import it again where you have it, then run npm run -s audit -- --rebook';

async function brandsOf({ postgres }: Stores, brandId: string | undefined): Promise<BrandKey[]> {
  const brands = rowsOf(
    BrandRow,
    await postgres.query(
      `SELECT id AS "brandId", no AS "brandNo", epoch FROM brands
       WHERE $1::uuid IS NULL OR id = $1::uuid ORDER BY no`,
      [brandId ?? null],
    ),
  );
  if (brandId !== undefined && brands.length === 0) {
    throw new CommandError('not_found', `there is no brand ${brandId}`);
  }
  return brands;
}

interface Mending {
  readonly repair: boolean;
  readonly rebook: boolean;
}

/** Audits a brand, tells what differs, and mends that where it is asked to. @returns how many differ, and how many of them do not any more */
async function audit(stores: Stores, brand: BrandKey, { repair, rebook }: Mending) {
  await removeOldRows(stores, brand);
  const found = await auditBrand(stores, brand);
  for (const difference of found) tell(JSON.stringify(difference));
  let repaired = 0;
  if (found.length > 0 && repair) {
    const { left, sentAgain } = await repairBrand(stores, brand, found);
    if (sentAgain > 0) tell(JSON.stringify({ brand_id: brand.brandId, sent_again: sentAgain }));
    repaired = Math.max(0, found.length - left.length);
    if (left.some(({ book }) => book === 'ledger')) tell(NOT_KEPT);
  }
  if (found.length > 0 && rebook) {
    await bookWhatIsStored(stores, brand);
    repaired = found.length - (await auditBrand(stores, brand)).length;
  }
  return { differences: found.length, repaired };
}

await runCommand(async (withStores) => {
  const { options } = readOptions(
    { brand: { type: 'id' }, repair: { type: 'switch' }, rebook: { type: 'switch' } },
    process.argv.slice(2),
    {
      help: {
        name: 'audit',
        about:
          'Compares ClickHouse with the ledger of what was accepted, and within itself; --repair mends it, --rebook takes what there is as right from now on.',
      },
    },
  );
  if (options.repair && options.rebook) {
    throw new CommandError('invalid_option', 'give --repair or --rebook, not both: repair first');
  }
  return withStores(async (stores) => {
    const brands = await brandsOf(stores, options.brand);
    const progress = startProgress('Auditing', brands.length, 'brands');
    let [checked, differences, repaired] = [0, 0, 0];
    for (const [index, brand] of brands.entries()) {
      const audited = await audit(stores, brand, options).catch(async (error: unknown) => {
        if (options.brand === undefined && (await isDeleted(stores.postgres, brand))) return null;
        throw error;
      });
      if (audited) {
        checked += COMPARISONS_PER_BRAND;
        differences += audited.differences;
        repaired += audited.repaired;
      }
      progress.update(index + 1);
    }
    progress.stop();
    print({ checked, differences, repaired });
    return differences > repaired ? 1 : 0;
  });
});
