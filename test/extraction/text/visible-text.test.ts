import { describe, expect, it } from 'vitest';
import { visibleText } from '../../../src/extraction/text/visible-text.ts';

describe('visible text', () => {
  it.each([
    ['**Bold** and _thin_ `code`', 'Bold and thin code'],
    ['[Acme](https://acme.example/a_(b)) is', 'Acme is'],
    ['![logo](x.png) is', ' is'],
    ['see https://acme.example/x now', 'see  now'],
    ['snake_case stays', 'snake_case stays'],
    ['nothing to do', 'nothing to do'],
  ])('of %j is %j', (text, expected) => {
    expect(visibleText(text, 0, text.length)).toBe(expected);
  });
});
