import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Registry } from 'prom-client';
import { expect, inject, it } from 'vitest';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { requireFreePorts } from '../../src/runtime/ports.ts';
import { startOperator } from '../../src/server.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { freePort } from '../helpers/free-port.ts';

it('takes a blank, or another way to write a number, for a mistake and not for one', () => {
  const given = { PORT: ' ', OUTBOX_KEEP: ' ', OPERATOR_PORT: '1e3', SLOW_QUERY_MS: '0x10' };
  expect(() => loadConfig(given)).toThrow(
    [
      'PORT: must be a port number from 0 to 65535, not " "',
      'OPERATOR_PORT: must be a port number from 0 to 65535, not "1e3"',
      'SLOW_QUERY_MS: must be a whole number from 0 to 600000, not "0x10"',
      'OUTBOX_KEEP: must be a whole number from 0 to 720, not " "',
    ].join('\n'),
  );
  expect(loadConfig({ PORT: '18080 ', OUTBOX_KEEP: '0' })).toMatchObject({ PORT: 18080, OUTBOX_KEEP: 0 });
});

it('has two layouts of exports, flat unless another is named', () => {
  expect(loadConfig({}).EXPORT_LAYOUT).toBe('flat');
  expect(loadConfig({ EXPORT_LAYOUT: 'hive' }).EXPORT_LAYOUT).toBe('hive');
  expect(() => loadConfig({ EXPORT_LAYOUT: 'hives' })).toThrow(
    'EXPORT_LAYOUT: must be one of flat, hive, not "hives"',
  );
});

it('takes no settings of ClickHouse in its address', () => {
  expect(() => loadConfig({ CLICKHOUSE_URL: 'http://a:secret@localhost:8123/d?ch_max_threads=1' })).toThrow(
    /^CLICKHOUSE_URL: must be an address without parameters: settings are those of its user in ClickHouse[^?]*$/,
  );
});

it.each(['s3://bucket/folder', 'https://bucket.s3.example/folder'])(
  'takes %s for exports only where a server of ClickHouse writes there',
  (EXPORT_DIR) => {
    expect(() => loadConfig({ EXPORT_DIR })).toThrow(
      /^EXPORT_DIR: must be a local folder where ClickHouse is embedded/,
    );
    expect(loadConfig({ EXPORT_DIR, CLICKHOUSE_URL: 'http://localhost:8123' })).toMatchObject({ EXPORT_DIR });
  },
);

it('names the setting whose host has no address', async () => {
  const config = loadConfig({ HOST: 'no-such-host.invalid', OPERATOR_PORT: '0' });
  const starting = startOperator(config, {} as Stores, new Registry(), () => false);
  await expect(starting).rejects.toThrow('HOST: is no address of this machine');
});

it('names the setting whose port was taken since it was tried', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const config = loadConfig({ OPERATOR_PORT: String(port) });
  const starting = startOperator(config, {} as Stores, new Registry(), () => false);
  await expect(starting).rejects.toThrow(`OPERATOR_PORT: port ${port} is in use`);
  blocker.close();
});

it('tries both ports at once, of which none stays taken', async () => {
  const port = String(await freePort());
  const both = loadConfig({ PORT: port, OPERATOR_PORT: port });
  await expect(requireFreePorts(both)).rejects.toThrow(`PORT: port ${port} is in use`);
  const other = loadConfig({ PORT: port, OPERATOR_PORT: '0' });
  await requireFreePorts(other);
  await requireFreePorts(other);
});

it('names the setting whose server is not there', async () => {
  const { databaseUrl } = inject('servers');
  const open = (DATABASE_URL: string) =>
    openStores(
      { DATA_DIR: '/nowhere', DATABASE_URL, CLICKHOUSE_URL: 'http://u:secret@127.0.0.1:1/d' },
      { role: 'command' },
    );
  const told = /^(\w+): the server cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/;
  const settingOf = (opening: Promise<Stores>) =>
    opening.then(
      () => null,
      (error: Error) => told.exec(error.message)?.[1],
    );
  expect(await settingOf(open('postgres://u:secret@127.0.0.1:1/d'))).toBe('DATABASE_URL');
  expect(await settingOf(open(databaseUrl))).toBe('CLICKHOUSE_URL');
});
