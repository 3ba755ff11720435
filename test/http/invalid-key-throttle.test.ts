import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInvalidKeyThrottle, networkOf } from '../../src/http/limits/invalid-key-throttle.ts';

const BURST = 60;

describe('an address that sends bad keys', () => {
  const good = randomBytes(32);
  let lookUps: number[];
  let strangers: ReturnType<typeof createInvalidKeyThrottle>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    lookUps = [];
    strangers = createInvalidKeyThrottle(async (hashes) => {
      lookUps.push(hashes.length);
      await Promise.resolve();
      return new Set(hashes.filter((hash) => hash.equals(good)).map((hash) => hash.toString('hex')));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const useUp = async (address: string) => {
    for (let i = 0; i < BURST; i++) await strangers.bad(address);
  };

  test('is answered at once until its burst is used up, then waits; other addresses do not', async () => {
    await useUp('192.0.2.1');
    let answered = false;
    const waiting = strangers.bad('192.0.2.1').then(() => {
      answered = true;
    });
    await strangers.bad('192.0.2.2');
    await vi.advanceTimersByTimeAsync(500);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    await waiting;
    expect(answered).toBe(true);
  });

  test('has its keys looked up together, however many come', async () => {
    await useUp('192.0.2.1');
    const keys = Array.from({ length: 100 }, () => randomBytes(32));
    const answers = await Promise.all([...keys, good].map((key) => strangers.mayBeGood('192.0.2.1', key)));
    expect(answers).toEqual([...keys.map(() => false), true]);
    expect(lookUps.length).toBeLessThanOrEqual(2);
    expect(lookUps.reduce((sum, count) => sum + count, 0)).toBe(101);
  });

  test('does not slow a key that was good before; a key that went bad is forgotten', async () => {
    strangers.good(good, 'brand');
    await useUp('192.0.2.1');
    expect(await strangers.mayBeGood('192.0.2.1', good)).toBe(true);
    expect(lookUps).toEqual([]);
    const bad = strangers.bad('192.0.2.1', good);
    expect(await strangers.mayBeGood('192.0.2.1', good)).toBe(true);
    expect(lookUps).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1000);
    await bad;
  });

  test('gets five more each second', async () => {
    await useUp('192.0.2.1');
    await vi.advanceTimersByTimeAsync(1000);
    for (let i = 0; i < 5; i++) {
      expect(await strangers.mayBeGood('192.0.2.1', randomBytes(32))).toBe(true);
      await strangers.bad('192.0.2.1');
    }
    expect(lookUps).toEqual([]);
    expect(await strangers.mayBeGood('192.0.2.1', randomBytes(32))).toBe(false);
    expect(lookUps).toEqual([1]);
  });

  test('is a whole network of 64 bits in IPv6', async () => {
    await useUp('2001:db8:1:2:3::4');
    await strangers.mayBeGood('2001:db8:1:2:ffff::1', randomBytes(32));
    await strangers.mayBeGood('2001:db8:1:3:3::4', randomBytes(32));
    await strangers.mayBeGood('::ffff:192.0.2.9', randomBytes(32));
    expect(lookUps).toEqual([1]);
  });

  test('is the same one however it is written', () => {
    const zeros = ['2001:db8::1', '2001:db8::a:b:c:d', '2001:DB8:0:0:1::', '2001:db8::ffff:1.2.3.4'];
    expect(new Set(zeros.map(networkOf))).toEqual(new Set(['2001:db8:0:0']));
    expect(networkOf('2001:db8:1::2:3')).toBe(networkOf('2001:db8:1:0:2:3:4:5'));
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('::ffff:192.0.2.9')).toBe(networkOf('192.0.2.9'));
    expect(networkOf('nonsense')).toBe('nonsense');
    // Of a caller who has hung up Node tells none: what follows is his request's, and no internal error.
    expect(networkOf(undefined)).toBe('');
  });

  test('a look-up that fails is an error of those who asked, not of the next', async () => {
    const failing = createInvalidKeyThrottle(
      vi
        .fn<() => Promise<Set<string>>>()
        .mockRejectedValueOnce(new Error('away'))
        .mockResolvedValue(new Set([good.toString('hex')])),
    );
    for (let i = 0; i < BURST; i++) await failing.bad('192.0.2.1');
    await expect(failing.mayBeGood('192.0.2.1', good)).rejects.toThrow('away');
    expect(await failing.mayBeGood('192.0.2.1', good)).toBe(true);
  });
});
