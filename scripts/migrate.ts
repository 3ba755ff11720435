import { loadConfig } from '../src/config.ts';
import { runEntry } from '../src/server.ts';
import { openStores } from '../src/stores/index.ts';
import { migrate } from '../src/stores/migrate.ts';

/* npm run -s migrate: brings both stores to the newest schema and prints what it applied. */
await runEntry(async () => {
  const stores = await openStores(loadConfig(process.env), { role: 'command' });
  try {
    process.stdout.write(`${JSON.stringify({ applied: await migrate(stores) })}\n`);
  } finally {
    await stores.close();
  }
});
