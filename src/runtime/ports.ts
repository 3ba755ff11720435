import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { type Config, ConfigError } from './config.ts';

/** Error codes of an address of another machine, and of a name without an address. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

type PortSetting = 'PORT' | 'OPERATOR_PORT';

/** Turns errors of a listening socket into a line that names the setting to change. */
export async function listen(
  setting: PortSetting,
  port: number,
  start: () => Promise<unknown>,
): Promise<void> {
  try {
    await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`${setting}: port ${port} is in use; set ${setting} to a free one (0 for any)`);
    }
    if (code === 'EACCES')
      throw new ConfigError(`${setting}: port ${port} needs more rights; choose another`);
    if (code !== undefined && NO_ADDRESS.includes(code))
      throw new ConfigError('HOST: is no address of this machine');
    throw error;
  }
}

/**
 * Listens on both ports for a moment, so that a taken port is reported before stores and a demo take half a
 * minute to start. A port may still be taken afterwards, which the caller must handle, too. Port 0 is any
 * free one.
 * @throws ConfigError as `listen`.
 */
export async function requireFreePorts(config: Config): Promise<void> {
  const tried: Server[] = [];
  try {
    for (const setting of ['OPERATOR_PORT', 'PORT'] as const) {
      const server = createServer((socket) => socket.destroy());
      await listen(setting, config[setting], async () => {
        server.listen(config[setting], config.HOST);
        await once(server, 'listening');
        // Kept open meanwhile, since both may be the same.
        tried.push(server);
      });
    }
  } finally {
    await Promise.all(tried.map((server) => once(server.close(), 'close')));
  }
}
