import { loadConfig } from '../src/config.ts';
import { runEntry } from '../src/server.ts';
import { databaseOf } from '../src/stores/clickhouse.ts';
import { openStores } from '../src/stores/index.ts';
import { makeUsers, usersOf } from '../src/stores/rights.ts';
import { upgrade } from '../src/upgrade.ts';

/*
 * npm run -s migrate: brings both stores to the newest schema, makes the users of ClickHouse whose passwords are
 * given, and prints what it applied.
 */
await runEntry(async () => {
  const config = loadConfig(process.env);
  const stores = await openStores(config, { role: 'command' });
  try {
    const applied = await upgrade(stores);
    const users = usersOf(config);
    if (config.CLICKHOUSE_URL !== undefined) {
      await makeUsers(stores.clickhouse, databaseOf(config.CLICKHOUSE_URL), users);
    }
    process.stdout.write(`${JSON.stringify({ applied, users: users.map(({ name }) => name) })}\n`);
  } finally {
    await stores.close();
  }
});
