import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { createOperatorServer } from '../../src/health/server.ts';
import type { Stores } from '../../src/stores/stores.ts';

interface OperatorOptions {
  readonly isExporting?: boolean;
  readonly metrics?: Registry;
}

/** The operator's server over some stores. */
export async function operator(
  stores: Stores,
  { metrics = new Registry(), ...options }: OperatorOptions = {},
) {
  const server = createOperatorServer(stores, metrics, () => false, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async get(address: string) {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${address}`);
      const text = await response.text();
      return {
        status: response.status,
        text,
        body: text.startsWith('{') ? JSON.parse(text) : null,
        seconds: (performance.now() - began) / 1000,
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
