import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTsv } from '../../src/shared/tsv.ts';
import { sharedApi } from '../helpers/shared.ts';

/*
 * The conformance suite of the protocol's makers, run against /mcp in both eras. Its scenarios are written for a reference
 * server with demo tools; conformance.tsv tells which of its checks therefore do not apply, and why.
 */

const SUITE = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');

/** Runs of the suite by the revision that they are for, with the least number of checks that pass. */
const RUNS = [
  { revision: '2025-11-25', options: ['--suite', 'all', '--spec-version', '2025-11-25'], passing: 30 },
  { revision: '2026-07-28', options: ['--requirements', '2026-07-28'], passing: 90 },
];

const NOT_APPLICABLE = readTsv(new URL('conformance.tsv', import.meta.url));

let proxy: Server;

/** A server that adds a key to every request, as the suite cannot send one. */
beforeAll(async () => {
  const api = await sharedApi();
  const { key } = await api.brand();
  const { port, hostname } = new URL(api.url);
  proxy = createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${key}` };
    const passed = send({ port, hostname, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
});

afterAll(() => proxy.close());

interface Check {
  readonly id: string;
  readonly status: string;
}

/** Checks that a run wrote down, by scenario. */
async function checksIn(folder: string): Promise<(Check & { readonly scenario: string })[]> {
  const names = await readdir(folder);
  const read = await Promise.all(
    names.map(async (name) => {
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
      const checks: Check[] = JSON.parse(await readFile(path.join(folder, name, 'checks.json'), 'utf8'));
      return checks.map(({ id, status }) => ({ scenario, id, status }));
    }),
  );
  return read.flat();
}

test.each(RUNS)('revision $revision', { timeout: 300_000 }, async ({ revision, options, passing }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'conformance-'));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
  try {
    // It exits with 1, as checks that do not apply fail.
    await new Promise((done) =>
      execFile(process.execPath, [SUITE, 'server', '--url', url, '-o', folder, ...options], done),
    );
    const checks = await checksIn(folder);
    const failed = checks.filter(({ status }) => status === 'FAILURE');
    const expected = NOT_APPLICABLE.filter(([one]) => one === revision);
    expect([...new Set(failed.map(({ scenario, id }) => `${scenario} ${id}`))].sort()).toEqual(
      expected.map(([, scenario, id]) => `${scenario} ${id}`).sort(),
    );
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThanOrEqual(passing);
  } finally {
    await rm(folder, { recursive: true });
  }
});
