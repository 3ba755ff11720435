import { expect, it } from 'vitest';
import { KeyedQueue } from '../../src/stores/keyed-queue.ts';

it('runs what has a key in common one after the other, and the rest at once', async () => {
  const turns = new KeyedQueue();
  const log: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => gates.push(resolve));
    log.push(`${name} ends`);
    return name;
  };
  const all = [turns.take('a', work('a1')), turns.take('a', work('a2')), turns.take('b', work('b1'))];
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(['a1 begins', 'b1 begins']);
  gates[0]?.();
  await all[0];
  await expect.poll(() => log).toEqual(['a1 begins', 'b1 begins', 'a1 ends', 'a2 begins']);
  gates[1]?.();
  gates[2]?.();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
});

it('goes on after work that failed, which is told to its own caller only', async () => {
  const turns = new KeyedQueue();
  const failed = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
