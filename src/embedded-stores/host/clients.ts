import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { folderIdentity, STORE_NAMES, type StoreName } from '../data-dir.ts';
import { type ClientMessage, type HostMessage, type HostRole, receive, send } from './messages.ts';

/** Milliseconds that a connection may stay without the token. */
const HANDSHAKE = 5_000;

interface Client {
  readonly role: HostRole;
  readonly pid: number;
  readonly stores?: readonly StoreName[];
}

/** The processes that use the stores of this host. */
export interface HostClients {
  readonly port: number;
  readonly token: string;
  /** Sends a message to every client with these stores. */
  announce(message: HostMessage, isFor?: (stores: readonly StoreName[]) => boolean): void;
  /** Refuses new clients: they wait until this process has ended, then look for the next host. */
  admitNoMore(): void;
}

export interface ClientsOptions {
  readonly dataDir: string;
  /**
   * Called whenever a client connects or leaves: the number of clients, and whether it announced its leaving.
   */
  readonly onChange: (clients: number, orderly: boolean) => void;
  /** Called with the stores that a new client needs; returns the first message to it. */
  readonly onNeed: (stores: readonly StoreName[]) => HostMessage;
}

/**
 * Listens on loopback for the processes that use the stores. Each keeps its connection open for as long
 * as it does, so that its end is noticed even when it is killed.
 */
export async function listenForClients({ dataDir, onChange, onNeed }: ClientsOptions): Promise<HostClients> {
  const token = randomBytes(24).toString('base64url');
  const folder = folderIdentity(dataDir);
  const clients = new Map<Socket, Client>();
  let admitting = true;

  const needs = ({ stores = STORE_NAMES }: Client) => stores;
  const admit = (socket: Socket, client: Client) => {
    socket.setTimeout(0);
    const service = [...clients.values()].find(({ role }) => role === 'service');
    if (!admitting) return send(socket, { type: 'progress', message: 'waiting for the last run to stop' });
    if (service && client.role === 'service') {
      const message = `another \`npm start\` already runs on DATA_DIR ${dataDir} (process ${service.pid})`;
      return send(socket, { type: 'refused', message });
    }
    clients.set(socket, client);
    onChange(clients.size, false);
    send(socket, onNeed(needs(client)));
  };
  const forget = (socket: Socket, orderly: boolean) => {
    if (clients.delete(socket)) onChange(clients.size, orderly);
  };

  const server = createServer((socket) => {
    socket.setTimeout(HANDSHAKE, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => forget(socket, false));
    receive<ClientMessage>(socket, (message) => {
      if (message.type === 'join' && isToken(message.token, token) && message.folder === folder)
        admit(socket, message);
      else if (message.type === 'leave' && clients.has(socket)) {
        forget(socket, true);
        // The last client's connection closes when this process ends, which it waits for.
        if (admitting) socket.end();
      } else socket.destroy();
    });
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    token,
    announce(message, isFor = () => true) {
      for (const [socket, client] of clients) if (isFor(needs(client))) send(socket, message);
    },
    admitNoMore() {
      admitting = false;
    },
  };
}

function isToken(given: unknown, token: string): boolean {
  const [left, right] = [Buffer.from(String(given)), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
