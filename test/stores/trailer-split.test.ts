import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TrailerSplit } from '../../src/stores/json-rows.ts';

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
        expect(split.trailer).toBe(`1 ${total}`);
      },
    ),
  );
});

it('fails where the counts are missing', async () => {
  const split = Readable.from([Buffer.from('[\n{"a":1},\n{"a"')]).pipe(new TrailerSplit());
  await expect(buffer(split)).rejects.toThrow('cut short');
});
