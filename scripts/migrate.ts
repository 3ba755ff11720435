import { makeUsers, usersOf } from '../src/catalogue/rights.ts';
import { print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { requireNoOlderService } from '../src/commands/older-service.ts';
import { upgrade, whyNotUpgraded } from '../src/ingest/reprocess/upgrade.ts';
import { installQueue } from '../src/queue/pool.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { createLogger, logTo } from '../src/runtime/log.ts';
import { openStores } from '../src/runtime/open-stores.ts';
import { databaseOf } from '../src/stores/clickhouse.ts';
import { createDictionaries } from '../src/stores/migrations/migrate.ts';
import { addressFor, makeRoles, rolesOf } from '../src/stores/migrations/roles.ts';

await runCommand(async () => {
  readOptions({}, process.argv.slice(2), {
    help: {
      name: 'migrate',
      about:
        'Migrates both stores, creates the users and roles whose passwords are set, and prints the applied files.',
    },
  });
  const config = loadConfig(process.env);
  const stores = await openStores(config, { role: 'command' });
  try {
    if ((await whyNotUpgraded(stores)) !== null) await requireNoOlderService(config, stores);
    const applied = await upgrade(stores, { onProgress: tell });
    const users = usersOf(config);
    if (config.CLICKHOUSE_URL !== undefined) {
      await makeUsers(stores.clickhouse, databaseOf(config.CLICKHOUSE_URL), users);
    }
    const roles = rolesOf(config);
    if (roles.length > 0) {
      // The worker may use its tables and not create them.
      await installQueue(stores.databaseUrl, createLogger(config, logTo(2)));
      await makeRoles(stores.postgres, roles);
    }
    const reader = roles.find(({ part }) => part === 'dictionary');
    if (reader) await createDictionaries(stores, addressFor(reader, stores.databaseUrl));
    print({ applied, users: [...users, ...roles].map(({ name }) => name) });
    return 0;
  } finally {
    await stores.close();
  }
});
