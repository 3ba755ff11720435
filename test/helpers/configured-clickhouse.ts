import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { childEnvironment } from './child-environment.ts';

/** Configuration of a ClickHouse of its own: what is inside `<clickhouse>` of config.xml, and of users.xml. */
export interface ClickhouseConfig {
  readonly server?: string;
  /** Users: `default`, which all connections of the embedded ClickHouse use, and others. */
  readonly users: string;
}

export interface ConfiguredClickhouse {
  readonly url: string;
  /** Restarts with the same data at the same address and another configuration. */
  restart(config: ClickhouseConfig): Promise<void>;
  close(): Promise<void>;
}

/**
 * A ClickHouse with users, rights and clusters as a server has them: the embedded one minds all of these once
 * a configuration file names them. It cannot make users by statements, as it keeps none, and it has no Keeper.
 */
export async function startClickhouse(config: ClickhouseConfig): Promise<ConfiguredClickhouse> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-clickhouse-'));
  const file = (name: string) => path.join(folder, name);
  await mkdir(file('tmp'));

  async function start({ server = '', users }: ClickhouseConfig, port: number) {
    await writeFile(file('users.xml'), `<clickhouse>${users}<quotas><default/></quotas></clickhouse>`);
    await writeFile(
      file('config.xml'),
      `<clickhouse><users_config>${file('users.xml')}</users_config>${server}</clickhouse>`,
    );
    const child = fork(
      path.join(import.meta.dirname, 'configured-clickhouse-process.ts'),
      [file('data'), file('tmp'), file('config.xml'), String(port)],
      { env: { ...childEnvironment, TZ: 'UTC', UV_THREADPOOL_SIZE: '8' } },
    );
    const [chosen] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`ClickHouse ended with ${code}`))),
    ]);
    return { child, port: chosen as number };
  }

  let running = await start(config, 0);
  const stop = async () => {
    const exited = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    await exited;
  };
  return {
    url: `http://127.0.0.1:${running.port}`,
    async restart(next) {
      await stop();
      running = await start(next, running.port);
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
