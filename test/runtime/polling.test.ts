import { expect, it } from 'vitest';
import { poll } from '../../src/runtime/polling.ts';

const FAILURES = 40;

it('comes back soon after a store that was away for long, and tells of it once', async () => {
  const stopping = new AbortController();
  const told: Error[] = [];
  let tries = 0;
  // After ten failures the pause of other faults is a second, and after sixteen a minute.
  await poll(
    async () => {
      tries += 1;
      if (tries <= FAILURES) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      stopping.abort();
      return false;
    },
    { idleMs: 1, signal: stopping.signal, onError: (error) => told.push(error) },
  );
  expect([tries, told.length]).toEqual([FAILURES + 1, 1]);
});
