import { print, readOptions, runCommand } from '../src/commands/command.ts';
import { loadConfig } from '../src/config.ts';
import { databaseOf } from '../src/stores/clickhouse.ts';
import { openStores } from '../src/stores/index.ts';
import { makeUsers, usersOf } from '../src/stores/rights.ts';
import { upgrade } from '../src/upgrade.ts';

/*
 * npm run -s migrate: brings both stores to the newest schema, makes the users of ClickHouse whose passwords are
 * given, and prints what it applied.
 */
await runCommand(async () => {
  readOptions({}, process.argv.slice(2));
  const config = loadConfig(process.env);
  const stores = await openStores(config, { role: 'command' });
  try {
    const applied = await upgrade(stores);
    const users = usersOf(config);
    if (config.CLICKHOUSE_URL !== undefined) {
      await makeUsers(stores.clickhouse, databaseOf(config.CLICKHOUSE_URL), users);
    }
    print({ applied, users: users.map(({ name }) => name) });
    return 0;
  } finally {
    await stores.close();
  }
});
