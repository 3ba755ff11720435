import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../src/stores/postgres.ts';
import { addressFor, type DatabaseRole, makeRoles } from '../../src/stores/roles.ts';
import { createTestApi, type TestApi } from './api.ts';
import { createTestStores } from './stores.ts';

/**
 * As `createTestApi`, connected to Postgres as the role that `npm run -s migrate` makes for it: what that lacks a right
 * to fails. `stores` and the makers are the owner's.
 */
export async function createTestApiAsRole(): Promise<TestApi> {
  const stores = await createTestStores();
  const { postgres } = stores;
  const role: DatabaseRole = { part: 'api', name: `api_${randomBytes(4).toString('hex')}`, password: 'x' };
  await makeRoles(postgres, [role]);
  const pool = openPostgres(addressFor(role, stores.databaseUrl));
  return createTestApi(
    { postgres: pool },
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
