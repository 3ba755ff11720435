import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';

/** Raises a brand's revision, which invalidates its cached responses. */
export async function revise(postgres: Postgres, brand: BrandScope): Promise<void> {
  await postgres.query(
    scoped(brand, {
      text: `INSERT INTO brand_revisions AS r (brand_id) VALUES ($1)
             ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision)`,
      values: [],
    }),
  );
}
