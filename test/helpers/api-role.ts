import { randomBytes } from 'node:crypto';
import type { AppDependencies } from '../../src/routes/dependencies.ts';
import { addressFor, type DatabaseRole, makeRoles } from '../../src/stores/migrations/roles.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi } from './api.ts';
import { createTestStores } from './stores.ts';

/**
 * As `createTestApi`, connected to Postgres as the role that `npm run -s migrate` creates for it: a missing
 * right fails. `stores` and the makers use the owner.
 */
export async function createTestApiAsRole(dependencies: Partial<AppDependencies> = {}): Promise<TestApi> {
  const stores = await createTestStores();
  const { postgres } = stores;
  const role: DatabaseRole = { part: 'api', name: `api_${randomBytes(4).toString('hex')}`, password: 'x' };
  await makeRoles(postgres, [role]);
  const pool = openPostgres(addressFor(role, stores.databaseUrl));
  return createTestApi(
    { ...dependencies, postgres: pool },
    {
      ...stores,
      async close() {
        await pool.end();
        await postgres.query(`DROP OWNED BY "${role.name}"`);
        await postgres.query(`DROP ROLE "${role.name}"`);
        await stores.close();
      },
    },
  );
}
