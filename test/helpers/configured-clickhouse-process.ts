import type { AddressInfo } from 'node:net';
import { loadChdb } from '../../src/embedded-stores/clickhouse/chdb.ts';
import { Connections } from '../../src/embedded-stores/clickhouse/connections.ts';
import { createClickhouseServer } from '../../src/embedded-stores/clickhouse/server.ts';

/* The embedded ClickHouse with a configuration file of a test's own; see configured-clickhouse.ts. */

const [folder = '', temporaryDir = '', configFile = '', port = '0'] = process.argv.slice(2);

const chdb = loadChdb(folder, [
  `--config-file=${configFile}`,
  '--session_timezone=UTC',
  '--async_insert=0',
  '--implicit_select=0',
]);
const kept = chdb.open();
const server = createClickhouseServer({ chdb, connections: new Connections(chdb, 4), temporaryDir }, '');
process.once('SIGTERM', () => {
  server.close(() => {
    chdb.close(kept);
    process.exit(0);
  });
  server.closeAllConnections();
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
server.listen(Number(port), '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
