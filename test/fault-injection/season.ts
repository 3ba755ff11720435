import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import type { TestStores } from '../helpers/stores.ts';
import type { StandIn } from '../providers/provider.ts';
import { type Actor, startActor } from './actors.ts';
import { startEngine } from './engine.ts';
import { type ClickHouseProxy, startProxy } from './proxy.ts';
import { ACTORS } from './schedule.ts';

/** The shipped worker, as a process that flushes the outbox all the time. */
export interface Worker {
  readonly proxy: ClickHouseProxy;
  /** What it logged since it was asked last. */
  log(): string;
  close(): Promise<void>;
}

/** Databases of their own with everybody at work on them, for some schedules in a row. */
export interface Season {
  readonly api: TestApi;
  readonly actors: readonly Actor[];
  readonly worker: Worker;
  readonly engine: StandIn;
  readonly folder: string;
  close(): Promise<void>;
}

async function startWorker({ DATABASE_URL, CLICKHOUSE_URL }: TestStores['environment']): Promise<Worker> {
  const proxy = await startProxy(CLICKHOUSE_URL);
  const child = spawn(process.execPath, ['src/worker.ts'], {
    env: { ...childEnvironment, OPERATOR_PORT: '0', DATABASE_URL, CLICKHOUSE_URL: proxy.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  const ended = once(child, 'exit');
  return {
    proxy,
    log() {
      const logged = log;
      log = '';
      return child.exitCode === null && child.signalCode === null
        ? logged
        : `${logged}\nthe worker has ended`;
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
      await proxy.close();
    },
  };
}

export async function startSeason(): Promise<Season> {
  const api = await createTestApi();
  const engine = await startEngine();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-hunt-'));
  const { environment } = api.stores;
  const actors = await Promise.all(Array.from({ length: ACTORS }, () => startActor(environment)));
  const worker = await startWorker(environment);
  return {
    ...{ api, actors, worker, engine, folder },
    async close() {
      await Promise.all([...actors, worker].map((one) => one.close()));
      await engine[Symbol.asyncDispose]();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
