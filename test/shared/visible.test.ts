import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../src/runtime/log.ts';
import { visible } from '../../src/shared/visible.ts';

/** A terminal's title set, a line overwritten, a C1 escape, a direction reversed, a line break of Unicode. */
const HOSTILE = 'a\u001b]0;owned\u0007b\r\nc\u009b31md\u202ee\u2066f\u2028g\u0000h\u007f';

const OBEYED = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('what a terminal would obey', () => {
  it('is written as JSON writes it, and everything else stays', () => {
    expect(visible(HOSTILE)).toBe(
      'a\\u001b]0;owned\\u0007b\\u000d\\u000ac\\u009b31md\\u202ee\\u2066f\\u2028g\\u0000h\\u007f',
    );
    const plain = 'Größe “x” שלום مرحبا 日本語 👩‍👩‍👧 \\u001b';
    expect(visible(plain)).toBe(plain);
  });

  it('leaves a JSON text the same JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = JSON.stringify({ [text]: [text, HOSTILE] });
        expect(visible(json)).not.toMatch(OBEYED);
        expect(JSON.parse(visible(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('gets into no line of the log', () => {
    let written = '';
    const destination = new Writable({
      write(chunk, _, done) {
        written += chunk;
        done();
      },
    });
    createLogger({ LOG_LEVEL: 'info' }, destination).info(
      { suggested: [HOSTILE], err: new Error(HOSTILE) },
      HOSTILE,
    );
    expect(written.endsWith('}\n')).toBe(true);
    expect(written.slice(0, -1)).not.toMatch(OBEYED);
    expect(JSON.parse(written)).toMatchObject({ msg: HOSTILE, suggested: [HOSTILE] });
  });
});
