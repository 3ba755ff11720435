import type { Root, Text } from 'mdast';
import { describe, expect, it } from 'vitest';
import { directionOf, isDeep } from '../src/answer-text/bounds.ts';
import { findBrands, type Mentioned } from '../src/answer-text/find-brands.ts';

const paragraph = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

const brand = (name: string, position: number | null, ...aliases: string[]): Mentioned => ({
  id: name,
  forms: [name, ...aliases],
  className: 'own',
  position,
});

/** What is marked in a text, each with `#` where its rank is told. */
const marked = (root: Root, brands: readonly Mentioned[]) =>
  [...findBrands(root, brands)].flatMap(([node, found]) =>
    found.map(({ start, end, ranked }) => (ranked ? '#' : '') + node.value.slice(start, end)),
  );

describe('brands in a text', () => {
  it('are found by every name, the longest first, and not in other words', () => {
    const brands = [brand('Desk', 2), brand('Help Desk', 1, 'HelpDesk')];
    expect(marked(paragraph('A help  desk, HELPDESK, Desks and desk.'), brands)).toEqual([
      '#help  desk',
      'HELPDESK',
      '#desk',
    ]);
  });

  it('are found where a script puts no space between words', () => {
    expect(marked(paragraph('おすすめはサイボウズです'), [brand('サイボウズ', null)])).toEqual([
      'サイボウズ',
    ]);
  });

  it('have names that mean nothing to a pattern', () => {
    expect(marked(paragraph('C++ (beta) is not C.'), [brand('C++ (beta)', 1)])).toEqual(['#C++ (beta)']);
  });

  it('have their rank told in the list that ranks them', () => {
    const text = (value: string): Text => ({ type: 'text', value });
    const root: Root = {
      type: 'root',
      children: [
        { type: 'paragraph', children: [text('Acme leads.')] },
        {
          type: 'list',
          children: [
            { type: 'listItem', children: [{ type: 'paragraph', children: [text('Acme: Acme is good')] }] },
          ],
        },
      ],
    };
    expect(marked(root, [brand('Acme', 1)])).toEqual(['Acme', '#Acme', 'Acme']);
  });

  it('are marked as often as somebody may read', () => {
    expect(marked(paragraph('Acme '.repeat(5_000)), [brand('Acme', 1)])).toHaveLength(2_000);
  });
});

describe('a text', () => {
  it('is laid out as long as its parts are not nested beyond reading', () => {
    const nested = (levels: number): Root['children'][number] =>
      levels === 0
        ? { type: 'paragraph', children: [] }
        : { type: 'blockquote', children: [nested(levels - 1) as never] };
    expect(isDeep({ type: 'root', children: [nested(10)] })).toBe(false);
    expect(isDeep({ type: 'root', children: [nested(100)] })).toBe(true);
  });

  it('runs as most of its letters do', () => {
    expect(directionOf('أفضل برنامج هو Ticketly')).toBe('rtl');
    expect(directionOf('Ticketly (تيكتلي) is the best')).toBe('ltr');
    expect(directionOf('1. 2. 3.')).toBe('ltr');
  });
});
