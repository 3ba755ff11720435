import { expect, it } from 'vitest';
import { loadConfig } from '../src/runtime/config.ts';
import { startServer } from '../src/server.ts';
import { closeAfterTest, createTestStores } from './helpers/stores.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  // No address of anybody: a browser takes it for another machine, whose pages nobody signs in to over plain HTTP.
  ['0.0.0.0', '127.0.0.1'],
])('listening on %s it is found at %s', async (HOST, host) => {
  const stores = await createTestStores({ prepare: async () => {} });
  closeAfterTest(stores);
  const config = loadConfig({ HOST, PORT: '0', OPERATOR_PORT: '0', LOG_LEVEL: 'silent' });
  const server = await startServer(config, stores);
  try {
    expect(new URL(server.url).hostname).toBe(host);
    const response = await fetch(`${server.url}/openapi.json`);
    expect(response.status).toBe(200);
    // The server waits twenty seconds for a client that does not read what it has asked for.
    await response.text();
  } finally {
    await server.stop();
  }
});
