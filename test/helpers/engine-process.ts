import type { AddressInfo } from 'node:net';
import { loadEngine } from '../../src/stores/embedded/clickhouse/chdb.ts';
import { Connections } from '../../src/stores/embedded/clickhouse/connections.ts';
import { createEngineServer } from '../../src/stores/embedded/clickhouse/server.ts';

/* The embedded ClickHouse with a configuration file of a test's own; see engine.ts. */

const [folder = '', temporaryDir = '', configFile = '', port = '0'] = process.argv.slice(2);

const engine = loadEngine(folder, [
  `--config-file=${configFile}`,
  '--session_timezone=UTC',
  '--async_insert=0',
  '--implicit_select=0',
]);
const kept = engine.open();
const server = createEngineServer({ engine, connections: new Connections(engine, 4), temporaryDir }, '');
process.once('SIGTERM', () => {
  server.close(() => {
    engine.close(kept);
    process.exit(0);
  });
  server.closeAllConnections();
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
server.listen(Number(port), '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
