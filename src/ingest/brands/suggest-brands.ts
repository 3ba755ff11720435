import { lockNames } from '../../brands/name-owners.ts';
import { type Postgres, transaction } from '../../stores/postgres.ts';
import type { BrandDirectory } from './brand-directory.ts';
import { insertSuggested, type SuggestedBrand } from './suggested-brand.ts';

/**
 * Makes suggested competitors of those brands whose names and domain nobody owns, as many as there is room for. Others
 * who give names to the brand wait meanwhile. Answers from before are read with these names by the rereading that this
 * makes due.
 * @returns those that are new.
 */
export async function suggestBrands(
  postgres: Postgres,
  directory: BrandDirectory,
  brands: readonly SuggestedBrand[],
): Promise<readonly SuggestedBrand[]> {
  if (brands.length === 0) return [];
  const { brandId } = directory.brand;
  const unheard = await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await lockNames(client, brandId);
    await directory.reload(client);
    const { names } = directory;
    const free = names.unheard(brands).slice(0, names.room);
    await insertSuggested(client, brandId, free);
    return free;
  });
  await directory.refresh();
  return unheard;
}
