import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that takes every message, as far as SMTP is needed for that (RFC 5321). */
export async function startMailServer() {
  const messages: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | null = null;
    say('220 ready');
    createInterface({ input: socket }).on('line', (line) => {
      if (message === null) {
        if (/^DATA/i.test(line)) message = [];
        say(/^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 yes');
      } else if (line === '.') {
        messages.push(message.join('\n'));
        message = null;
        say('250 taken');
      } else message.push(line);
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
