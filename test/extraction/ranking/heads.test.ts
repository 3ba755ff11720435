import { describe, expect, it } from 'vitest';
import { headOf } from '../../../src/extraction/ranking/heads.ts';

/** The head of a text and what follows it. */
function cut(text: string): [string, string] {
  const { start, end, rest } = headOf(text, { start: 0, end: text.length });
  return [text.slice(start, end), text.slice(rest).trim()];
}

describe('the head of an item', () => {
  it.each([
    ['Dell XPS 13: light and fast', 'Dell XPS 13', 'light and fast'],
    ['Dell XPS 13 – light', 'Dell XPS 13', 'light'],
    ['Dell XPS 13 - light', 'Dell XPS 13', 'light'],
    ['Dell XPS 13—light', 'Dell XPS 13', 'light'],
    ['All-in-one HP', 'All-in-one HP', ''],
    ['**Dell XPS 13:** light', 'Dell XPS 13', 'light'],
    ['**Dell XPS 13** is light.', 'Dell XPS 13', 'is light.'],
    ['1. **Dell XPS**: light', 'Dell XPS', ': light'],
    ['🏆 #1 Dell XPS', 'Dell XPS', ''],
    ['1️⃣ Dell XPS', 'Dell XPS', ''],
    ['“Dell XPS”', 'Dell XPS”', ''],
    ['Dell XPS. It is light.', 'Dell XPS', 'It is light.'],
    ['L.L. Bean Boots: dry', 'L.L. Bean Boots', 'dry'],
    ['Mrs. Meyer’s Soap: clean', 'Mrs. Meyer’s Soap', 'clean'],
    ['Acme Trail Jacket This jacket is warm.', 'Acme Trail Jacket', 'This jacket is warm.'],
    ['Acme Trail Jacket A warm choice.', 'Acme Trail Jacket', 'A warm choice.'],
    ['This jacket is warm', 'This jacket is warm', ''],
    ['ソニー：軽い', 'ソニー', '軽い'],
    ['Dell XPS\nlight', 'Dell XPS', 'light'],
    ['', '', ''],
  ])('of %j is %j', (text, head, rest) => {
    expect(cut(text)).toEqual([head, rest]);
  });

  it('ends somewhere in a long sentence', () => {
    const [head] = cut('word '.repeat(100));
    expect(head.length).toBeLessThanOrEqual(160);
  });
});
