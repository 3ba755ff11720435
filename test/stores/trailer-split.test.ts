import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TrailerSplit } from '../../src/stores/json-rows.ts';
import { readBounded } from '../../src/stores/read-bounded.ts';

/** The pieces of some bytes, cut at the given places. */
const cutAt = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const ends = [...new Set(places.map((place) => place % bytes.length))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

it('parts rows from their counts however the bytes come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.maxSafeNat(),
      fc.array(fc.nat(400), { maxLength: 12 }),
      async (text, total, places) => {
        const rows = `[\n${JSON.stringify({ text })}\n]`;
        const pieces = cutAt(Buffer.from(`${rows}\n1 ${total}`), places);
        const split = Readable.from(pieces.filter(({ length }) => length > 0)).pipe(new TrailerSplit());
        expect((await buffer(split)).toString()).toBe(rows);
        expect(split.counts).toEqual({ rows: 1, total });
      },
    ),
  );
});

it('fails where the counts are missing', async () => {
  const split = Readable.from([Buffer.from('[\n{"a":1},\n{"a"')]).pipe(new TrailerSplit());
  await expect(buffer(split)).rejects.toThrow('cut short');
});

it('gives what is small as a whole, and leaves what is not to be read', async () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((some) => Buffer.from(some));
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(400)), fc.nat(400), async (all, places, most) => {
      const pieces = cutAt(all, places).filter(({ length }) => length > 0);
      const stream = Readable.from(pieces, { objectMode: false });
      const whole = await readBounded(stream, most);
      expect(whole === null).toBe(all.length > most);
      expect(whole ?? (await buffer(stream))).toEqual(all);
    }),
  );
  const broken = new Readable({ read() {} });
  broken.push('a');
  const whole = readBounded(broken, 10);
  broken.destroy();
  await expect(whole).rejects.toThrow('before its end');
});
