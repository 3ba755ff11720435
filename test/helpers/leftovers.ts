import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { commandOf, familyOf, isRunning } from './processes.ts';

/* Ends processes that the tests of a file have started and left running. They would disturb the tests of
   other files, and one that shares the runner's outputs, as a stopped one may for ever, keeps the run from
   ending. */

/** Milliseconds for processes that received a signal to end. */
const PATIENCE = 5_000;

const before = new Set(familyOf(process.pid));

afterAll(async () => {
  const left = () => familyOf(process.pid).filter((pid) => !before.has(pid) && isRunning(pid));
  for (const until = Date.now() + PATIENCE; left().length > 0 && Date.now() < until; ) await sleep(50);
  const commands = left().map((pid) => {
    const command = commandOf(pid);
    process.kill(pid, 'SIGKILL');
    return command;
  });
  if (commands.length > 0) throw new Error(`these were left running:\n${commands.join('\n')}`);
});
