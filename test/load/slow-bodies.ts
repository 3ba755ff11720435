import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadBrand } from './world.ts';

/**
 * A request whose body comes a byte a second, of a length it never reaches.
 * @returns the status it ends with, 0 where its connection is closed without one.
 */
function slowBody(url: string, { key }: LoadBrand, running: () => boolean): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  return new Promise((resolve) => {
    const ticking = setInterval(() => (running() ? socket.write(' ') : socket.destroy()), 1_000);
    const end = (status: number) => {
      clearInterval(ticking);
      socket.destroy();
      resolve(status);
    };
    socket.on('data', (chunk) => end(Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? 0)));
    socket.on('error', () => end(0));
    socket.on('close', () => end(0));
    socket.write(
      `POST /v1/prompts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
    );
  });
}

/** Keeps so many slow bodies going while `running` says so, a new one a second after each that ended. */
export async function slowBodies(
  url: string,
  brands: readonly LoadBrand[],
  count: number,
  running: () => boolean,
  onEnd: (status: number) => void,
): Promise<void> {
  const one = async (brand: LoadBrand) => {
    while (running()) {
      const status = await slowBody(url, brand, running);
      if (running()) onEnd(status);
      await sleep(1_000);
    }
  };
  await Promise.all(
    Array.from({ length: count }, (_, index) => one(brands[index % brands.length] as LoadBrand)),
  );
}
