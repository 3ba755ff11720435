import { Agent, request } from 'node:http';
import { createBrand } from '../../src/brands/create-brand.ts';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { hashKey } from '../../src/keys/api-key.ts';
import { createKey } from '../../src/keys/keys.ts';
import { useKey } from '../../src/keys/use.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { startService } from '../helpers/service.ts';

/*
 * node test/bench/control-plane.ts: latency and throughput of the control plane, with the client, one
 * service process and the stores on this machine. DATA_DIR (a new one) or DATABASE_URL and CLICKHOUSE_URL
 * name the stores; nothing is cleaned up in them.
 */

const PROMPTS = 300;

interface Case {
  readonly name: string;
  readonly requests: number;
  readonly run: (index: number) => Promise<unknown>;
}

/** Runs a case with so many requests at once, and prints one line about it. */
async function measure({ name, requests, run }: Case, concurrency: number): Promise<void> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    while (next < requests) {
      const index = next++;
      const begin = performance.now();
      await run(index);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(2);
  process.stdout.write(
    `${name.padEnd(34)} ${String(concurrency).padStart(3)} at once  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${Math.round(requests / seconds)}/s\n`,
  );
}

const stores = await openStores(loadConfig(process.env), { role: 'command' });
await upgrade(stores);
const { postgres } = stores;
const organization = await createOrganization(postgres, 'Benchmark', 'scale');
const brand = await createBrand(postgres, {
  organizationId: organization.id,
  name: 'Benchmark',
  domains: [],
  aliases: [],
  country: 'US',
  includeSubdomains: false,
  engines: ['chatgpt'],
});
const { key } = await createKey(postgres, { brandId: brand.id, name: 'bench', permission: 'read-and-write' });
const settings = ['DATA_DIR', 'DATABASE_URL', 'CLICKHOUSE_URL'].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value]] : [];
});
const service = await startService({ ...Object.fromEntries(settings), RATE_LIMIT_PER_MINUTE: '1000000' });
const agent = new Agent({ keepAlive: true });

async function call(method: string, path: string, body?: object, expected = 200): Promise<void> {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const message = request(service.url + path, { method, headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    message.on('error', reject).end(body ? JSON.stringify(body) : undefined);
  });
  if (status !== expected) throw new Error(`${method} ${path}: ${status}`);
}

try {
  const hash = hashKey(key);
  let text = 0;
  const post = () => call('POST', '/v1/prompts', { text: `Question ${text++}` }, 201);
  for (let i = 0; i < PROMPTS; i++) await post();
  const cases: Case[] = [
    {
      name: 'authentication alone (statement)',
      requests: 4000,
      run: () => useKey(postgres, hash, 1_000_000),
    },
    { name: 'GET /v1/nothing (404)', requests: 3000, run: () => call('GET', '/v1/nothing', undefined, 404) },
    { name: 'GET /v1/prompts (50 rows)', requests: 3000, run: () => call('GET', '/v1/prompts') },
    { name: 'GET /v1/prompts?limit=1', requests: 3000, run: () => call('GET', '/v1/prompts?limit=1') },
    { name: 'POST /v1/prompts', requests: 600, run: post },
  ];
  for (const one of cases) await measure({ ...one, requests: 300 }, 4);
  for (const concurrency of [1, 16]) for (const one of cases) await measure(one, concurrency);
} finally {
  agent.destroy();
  await service.close();
  await stores.close();
}
