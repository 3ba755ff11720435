import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../src/reports/fair-queue.ts';

describe('the turns of a brand', () => {
  it('are given in order as earlier ones end, and another brand waits for nobody', async () => {
    const turn = createFairQueue({ atOnce: 2, patience: 5_000 });
    const [first, second] = [await turn('a'), await turn('a')];
    const order: string[] = [];
    const waiting = ['third', 'fourth'].map(async (name) => {
      const end = await turn('a');
      order.push(name);
      return end;
    });
    const other = await turn('b');
    expect(order).toEqual([]);
    first();
    first();
    const third = await waiting[0];
    expect(order).toEqual(['third']);
    second();
    await waiting[1];
    expect(order).toEqual(['third', 'fourth']);
    third?.();
    other();
    (await waiting[1])?.();
    const again = await Promise.all([turn('a'), turn('a')]);
    for (const end of again) end();
  });

  it('are refused with Retry-After to who waits too long, and the next one is not lost', async () => {
    const turn = createFairQueue({ atOnce: 1, patience: 20 });
    const first = await turn('a');
    await expect(turn('a')).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 2 },
    });
    first();
    (await turn('a'))();
  });
});
