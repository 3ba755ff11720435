import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed, edited, unchanged } from '../../../src/extraction/text/edited.ts';

/** Runs of a text that stay, and what stands between two of them before and after. */
const runs = fc.array(
  fc.record({
    before: fc.constantFrom('', 'x', 'xy', 'xyz'),
    after: fc.constantFrom('', '1', '12', '1234'),
    stays: fc.stringMatching(/^[a-h]{1,6}$/),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('an edited text', () => {
  it('tells where what has stayed stood, to its ends', () => {
    fc.assert(
      fc.property(runs, (parts) => {
        let text = '';
        let written = '';
        const stayed: { before: number; after: number; stays: string }[] = [];
        const edits = parts.map(({ before, after, stays }) => {
          const edit = { start: text.length, end: text.length + before.length, by: after };
          text += before;
          written += after;
          stayed.push({ before: text.length, after: written.length, stays });
          text += stays;
          written += stays;
          return edit;
        });
        const now = edited(text, edits);
        expect(now.text).toBe(written);
        for (const { before, after, stays } of stayed) {
          expect(now.startBefore(after)).toBe(before);
          expect(now.endBefore(after + stays.length)).toBe(before + stays.length);
          expect(text.slice(now.startBefore(after), now.endBefore(after + stays.length))).toBe(stays);
        }
      }),
    );
  });

  it('tells of what was replaced where that stood', () => {
    const now = edited('a &amp; b', [{ start: 2, end: 7, by: '&' }]);
    expect(now.text).toBe('a & b');
    expect([now.startBefore(2), now.endBefore(3)]).toEqual([2, 7]);
  });

  it('is edited again', () => {
    const first = edited('<b>Acme</b>', [
      { start: 0, end: 3, by: '**' },
      { start: 7, end: 11, by: '**' },
    ]);
    const second = edited(first.text, [{ start: 0, end: 2, by: '' }]);
    const both = composed(first, second);
    expect(both.text).toBe('Acme**');
    expect([both.startBefore(0), both.endBefore(4)]).toEqual([3, 7]);
    expect(composed(first, unchanged(first.text))).toBe(first);
  });
});
