import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A command that fails while it shows a bar on what it takes for a terminal. */
const FAILING = `
import { CommandError, runCommand } from './src/commands/command.ts';
import { startProgress } from './src/commands/progress.ts';
Object.defineProperty(process.stderr, 'isTTY', { value: true });
await runCommand(async () => {
  startProgress('Backing up', 10, 'brands').update(3);
  throw new CommandError('stopped', 'stopped; the written files are no backup');
});`;

const SHOWN_CURSOR = '\u001b[?25h';

it('ends with a command that fails, gives the cursor back, and is no part of the line of the error', async () => {
  const arguments_ = ['--input-type=module-typescript', '--eval', FAILING];
  const run = promisify(execFile)(process.execPath, arguments_, { timeout: 120_000 });
  const { code, stderr } = await run.then(
    () => expect.fail('it has not failed'),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  const [bar, told] = stderr.split(SHOWN_CURSOR);
  expect(bar).toContain('30%');
  expect(told?.split('\n').at(-2)).toBe(
    '{"code":"stopped","detail":"stopped; the written files are no backup"}',
  );
});
