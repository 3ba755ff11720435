import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Behaviour of a mail server: it takes a message, takes it for none of these addresses, or says nothing more. */
export interface MailServerState {
  readonly refused: Set<string>;
  hangs: boolean;
  /** Called once a message is there, before it is taken; the server answers when it is done. */
  taking: () => Promise<void>;
}

/** A mail server on this machine, which takes every message until it is told otherwise. */
export async function startMailServer() {
  const messages: string[] = [];
  const state: MailServerState = { refused: new Set(), hangs: false, taking: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Connections that hang are cut at the end.
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (!state.refused.has(address)) return done();
      done(Object.assign(new Error(`5.1.1 <${address}>: no such user`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.hangs) return;
        messages.push(Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'));
        void state.taking().then(() => done());
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** As they were sent. */
    messages,
    state,
    /** As a mail program reads them. */
    read: (): Promise<Email[]> => Promise.all(messages.map((message) => PostalMime.parse(message))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
