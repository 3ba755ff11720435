import { Refusal } from '../../shared/refusal.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { loadBrand } from './ingest-brand.ts';

/**
 * Does some work of an import.
 * @throws Refusal `not_found` in the place of whatever it fails with where its brand is not there any more: a constraint
 *   of Postgres, or a row that nobody finds, says nothing to who imports.
 */
export async function unlessDeleted<T>(
  postgres: Postgres,
  { brandId }: Pick<BrandScope, 'brandId'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A failing look-up means that the store is away, which is the first error's cause, too.
    const isThere = await loadBrand(postgres, brandId).then(
      (brand) => brand !== null,
      () => true,
    );
    if (isThere) throw error;
    throw new Refusal('not_found', {
      detail: `the brand ${brandId} was deleted while its answers were imported`,
    });
  }
}
