import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { requireBrand } from '../src/commands/require-brand.ts';
import { bookWhatIsStored } from '../src/ingest/ledger/ledger.ts';
import { COMPARISONS_PER_BRAND, reconcileBrand } from '../src/ingest/ledger/reconcile.ts';
import { repairBrand } from '../src/ingest/reprocess/repair-brand.ts';
import { removeOldRows } from '../src/ingest/reprocess/rewrite.ts';
import { allBrands } from '../src/stores/all-brands.ts';
import type { BrandScope } from '../src/stores/brand-scope.ts';
import { isDeleted } from '../src/stores/current-brand.ts';
import type { Stores } from '../src/stores/stores.ts';

/** An answer that is imported again after the outbox forgot it is booked a second time. */
const NOT_KEPT =
  'Answers that are still missing are no longer kept (OUTBOX_KEEP): import them again if you have them, then run npm run -s audit -- --rebook';

interface Mending {
  readonly repair: boolean;
  readonly rebook: boolean;
}

/**
 * Audits a brand, prints its differences, and repairs them on request.
 * @returns the number of differences, and of those that were repaired
 */
async function audit(stores: Stores, brand: BrandScope, { repair, rebook }: Mending) {
  await removeOldRows(stores, brand);
  const found = await reconcileBrand(stores, brand);
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
    repaired = found.length - (await reconcileBrand(stores, brand)).length;
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
          'Reconciles ClickHouse with the ledger of accepted answers, and its tables with each other; --repair repairs differences, --rebook accepts the stored answers as correct.',
      },
    },
  );
  if (options.repair && options.rebook) {
    throw new CommandError('invalid_option', 'give --repair or --rebook, not both: repair first');
  }
  return withStores(async (stores) => {
    const { postgres } = stores;
    const brands =
      options.brand === undefined ? await allBrands(postgres) : [await requireBrand(postgres, options.brand)];
    const progress = startProgress('Auditing', brands.length, 'brands');
    let [checked, differences, repaired] = [0, 0, 0];
    for (const [index, brand] of brands.entries()) {
      const audited = await audit(stores, brand, options).catch(async (error: unknown) => {
        if (options.brand === undefined && (await isDeleted(postgres, brand))) return null;
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
