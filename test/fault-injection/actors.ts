import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '../helpers/child-environment.ts';
import { type PostgresLink, startLink } from './postgres-link.ts';
import { type ClickHouseProxy, startProxy } from './proxy.ts';
import type { ActorStores, Order, Outcome, Reply, Step } from './steps.ts';

/** A process of the hunt, with ways to the stores of its own. Another one takes its place where it is killed. */
export interface Actor {
  readonly proxy: ClickHouseProxy;
  readonly link: PostgresLink;
  do(step: Step): Promise<Outcome>;
  /** SIGKILL, whatever is under way; resolves once another process is there. */
  replace(): Promise<void>;
  /** SIGSTOP for some milliseconds. */
  suspend(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function startActor({ DATABASE_URL, CLICKHOUSE_URL }: ActorStores): Promise<Actor> {
  const proxy = await startProxy(CLICKHOUSE_URL);
  const link = await startLink(DATABASE_URL);
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let last = 0;

  async function launch(): Promise<ChildProcess> {
    const child = fork(path.join(import.meta.dirname, 'actor.ts'), {
      env: { ...childEnvironment, TZ: 'UTC', DATABASE_URL: link.url, CLICKHOUSE_URL: proxy.url },
      execArgv: [],
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`a process of the hunt ended with ${code}`)),
      ),
    ]);
    child.on('message', ({ number, outcome }: Reply) => {
      waiting.get(number)?.(outcome);
      waiting.delete(number);
    });
    child.once('exit', () => {
      for (const gone of waiting.values()) gone({ kind: 'gone' });
      waiting.clear();
    });
    return child;
  }

  let current = launch();
  await current;
  const kill = async () => {
    const child = await current;
    const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await exited;
  };
  return {
    proxy,
    link,
    async do(step) {
      const child = await current;
      last += 1;
      const number = last;
      return new Promise((resolve) => {
        waiting.set(number, resolve);
        child.send({ number, step } satisfies Order, (error) => {
          if (!error) return;
          waiting.delete(number);
          resolve({ kind: 'gone' });
        });
      });
    },
    async replace() {
      await kill();
      current = launch();
      await current;
    },
    async suspend(ms) {
      const child = await current;
      child.kill('SIGSTOP');
      await sleep(ms);
      child.kill('SIGCONT');
    },
    async close() {
      await kill();
      await Promise.all([proxy.close(), link.close()]);
    },
  };
}
