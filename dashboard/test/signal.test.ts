import { describe, expect, it } from 'vitest';
import { computed, signal } from '../src/words/signal.ts';

describe('a signal', () => {
  it('calls who listens at once, and again when it is another', () => {
    const told: number[] = [];
    const one = signal(1);
    one.subscribe((value) => told.push(value));
    one.value = 1;
    one.value = 2;
    expect(told).toEqual([1, 2]);
    expect([one.value, one.peek()]).toEqual([2, 2]);
  });

  it('is what another one makes, and tells only what changes of it', () => {
    const one = signal({ name: 'a', place: 1 });
    const name = computed(one, (value) => value.name);
    const told: string[] = [];
    name.subscribe((value) => told.push(value));
    one.value = { name: 'a', place: 2 };
    one.value = { name: 'b', place: 2 };
    expect(told).toEqual(['a', 'b']);
  });
});
