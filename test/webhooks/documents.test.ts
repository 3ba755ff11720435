import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { post } from '../../src/delivery/post.ts';
import { signedHeaders } from '../../src/delivery/sign.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES } from '../../src/events/event-types.ts';
import { exampleEvent } from '../../src/events/list-events.ts';
import { generateSecret } from '../../src/webhooks/secret.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { type ShownFile, stepsOf, textOf } from '../helpers/documents.ts';
import { freePort } from '../helpers/free-port.ts';
import { ANY_ADDRESS } from './delivering.ts';

/* docs/notifications.md: its receivers take what is signed and refuse what is not; its messages are those there are. */

const DOCUMENT = 'docs/notifications.md';
const text = textOf(DOCUMENT);
const files = stepsOf(DOCUMENT, text).filter((step): step is ShownFile => step.kind === 'file');

const PROGRAMS: Readonly<Record<string, string>> = { '.mjs': process.execPath, '.py': 'python3' };
interface Sent {
  readonly body?: string;
  /** Seconds since it was signed. */
  readonly age?: number;
  /** Sent in place of what was signed. */
  readonly sent?: string;
}

const isThere = (name: string) =>
  spawnSync(PROGRAMS[path.extname(name)] ?? '', ['--version']).error === undefined;

describe.each(files)('$name', ({ name, content }) => {
  it.skipIf(!isThere(name))('takes a message that is signed, and no other', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-receiver-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, name), content);
    const secret = generateSecret();
    const port = await freePort();
    const child = spawn(PROGRAMS[path.extname(name)] ?? '', [name], {
      cwd: folder,
      env: { ...childEnvironment, WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill();
      await ended;
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    const url = new URL(`http://127.0.0.1:${port}/`);
    const send = async (
      secrets: readonly string[],
      { body = '{"type":"webhook.test"}', age = 0, sent = body }: Sent = {},
    ) => {
      const timestamp = Math.floor(Date.now() / 1_000) - age;
      const headers = signedHeaders({ id: 'msg', timestamp, body }, secrets);
      return (await post(url, headers, sent, { rules: ANY_ADDRESS })).status;
    };
    await expect.poll(() => send([secret]), { timeout: 20_000 }).toBe(204);
    await expect.poll(() => output).toContain('webhook.test');
    expect(await send([generateSecret(), secret])).toBe(204);
    expect(await send([generateSecret()])).toBe(401);
    expect(await send([secret], { sent: '{"type":"webhook.fake"}' })).toBe(401);
    expect(await send([secret], { age: 3_600 })).toBe(401);
    expect(output).not.toContain('webhook.fake');
    expect(content.trimEnd().split('\n').length).toBeLessThanOrEqual(13);
  });
});

it('shows a message of each type, and says when it comes', () => {
  const [, shown = ''] = /<!-- not run: examples of messages -->\n```json\n(.*?)```/s.exec(text) ?? [];
  const expected = EVENT_TYPE_NAMES.map((type) =>
    exampleEvent(type, 'https://visibility.example', 'a4452cfa-bf8d-4d29-bdc0-59c75506ab02'),
  );
  expect(
    shown
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(expected);
  for (const type of EVENT_TYPE_NAMES) expect(text).toContain(`| \`${type}\` | ${EVENT_TYPES[type].about} |`);
});
