import { joinStores } from '../../../src/embedded-stores/host/join.ts';

/*
 * A process that uses the embedded stores, for tests that need to kill one. Arguments: DATA_DIR and role.
 * It prints a line of JSON for whatever happens and leaves on SIGTERM.
 */

const [, , dataDir = '', role = ''] = process.argv;
const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const onProgress = (message: string) => tell({ type: 'progress', message });
  const stores = await joinStores({ dataDir, role: role === 'service' ? 'service' : 'command', onProgress });
  tell({ type: 'joined', databaseUrl: stores.databaseUrl, clickhouseUrl: stores.clickhouseUrl });
  stores.lost.then((reason) => tell({ type: 'lost', message: reason.message }));
  // Holds the process: the connection to the host alone does not.
  const held = setInterval(() => {}, 60_000);
  process.once('SIGTERM', async () => {
    await stores.leave();
    clearInterval(held);
    tell({ type: 'left' });
  });
} catch (error) {
  tell({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
