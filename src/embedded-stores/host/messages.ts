import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { StoreName } from '../data-dir.ts';

/** Error code with which a host ends that met a full disk. */
export const EXIT_CODES: Readonly<Record<string, number>> = { ENOSPC: 28, EDQUOT: 122 };

export type HostRole = 'service' | 'command';

/**
 * Messages of a client to the host: its folder and identity as the first line, its leaving as the last. A
 * copied DATA_DIR still names the host of the original, token and all.
 */
export type ClientMessage =
  | {
      readonly type: 'join';
      readonly token: string;
      readonly folder: string;
      readonly role: HostRole;
      readonly pid: number;
      /** The stores that it needs; clients of older versions, which do not say so, need all. */
      readonly stores?: readonly StoreName[];
    }
  | { readonly type: 'leave' };

/**
 * Messages of the host to a client. After `ready` the addresses are in stores.json: they hold passwords, and
 * only a file with our own permissions can be trusted to come from the host.
 */
export type HostMessage =
  | { readonly type: 'progress'; readonly message: string }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string };

export function send(socket: Socket, message: ClientMessage | HostMessage): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** Calls `onMessage` for each line of JSON; a line that is none ends the connection. */
export function receive<Message extends { readonly type: string }>(
  socket: Socket,
  onMessage: (message: Message) => void,
): void {
  const lines = createInterface({ input: socket });
  // It repeats the socket's errors, which the socket's own listeners deal with.
  lines.on('error', () => {});
  lines.on('line', (line) => {
    try {
      onMessage(JSON.parse(line));
    } catch {
      socket.destroy();
    }
  });
}
