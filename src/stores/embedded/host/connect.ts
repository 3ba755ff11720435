import { connect, type Socket } from 'node:net';
import { folderIdentity } from './directory.ts';
import { type HostMessage, type Role, receive, send } from './protocol.ts';
import type { StoresRecord } from './record.ts';

/** Milliseconds until the first word of a host; whoever listens there and says nothing is a stranger. */
const FIRST_WORD = 3_000;

/** A place among the users of a running host; the host stops when the last one is gone. */
export interface Connection {
  /** Resolves when the connection is closed: by `leave`, or because the host ended. */
  readonly closed: Promise<void>;
  /** Gives the place up; resolves when the host has taken note or, if this was the last place, has ended. */
  leave(): Promise<void>;
}

/** The host says that the stores did not start, or that this process may not use them. */
export class HostError extends Error {}

/**
 * Joins the host that a record names and waits until both stores are ready.
 * @returns null where no host is there any more.
 * @throws HostError with the host's reason.
 */
export async function connectHost(
  dataDir: string,
  control: NonNullable<StoresRecord['control']>,
  role: Role,
  onProgress: (message: string) => void,
): Promise<Connection | null> {
  const socket = connect({ host: '127.0.0.1', port: control.port });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.setTimeout(FIRST_WORD, () => socket.destroy());
  const outcome = new Promise<HostError | 'ready'>((resolve) => {
    receive<HostMessage>(socket, (message) => {
      socket.setTimeout(0);
      if (message.type === 'progress') onProgress(message.message);
      else resolve(message.type === 'ready' ? 'ready' : new HostError(message.message));
    });
  });
  const folder = folderIdentity(dataDir);
  send(socket, { type: 'join', token: control.token, folder, role, pid: process.pid });
  const result = await Promise.race([outcome, closed]);
  if (result === 'ready') return place(socket, closed);
  socket.destroy();
  if (result instanceof HostError) throw result;
  return null;
}

function place(socket: Socket, closed: Promise<void>): Connection {
  // A process that forgets to leave can end nevertheless, and its end closes the connection.
  socket.unref();
  return {
    closed,
    async leave() {
      socket.ref();
      send(socket, { type: 'leave' });
      await closed;
    },
  };
}
