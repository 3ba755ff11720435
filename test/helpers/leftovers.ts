import { afterAll } from 'vitest';
import { running } from './command.ts';

/* Ends the commands that the failed tests of a file have left behind: they would go on beside the others'. */

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});
