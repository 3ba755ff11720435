import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { type Blocks, readBlocks } from '../../../src/extraction/text/blocks.ts';
import type { TextFormat } from '../../../src/shared/text-format.ts';
import { tries } from '../../helpers/nightly.ts';

const ANSWERS = path.resolve(import.meta.dirname, '../../../../shared/data/real-answers.ndjson');
const missing = !existsSync(ANSWERS);

/** What a Markdown parser sees, a line per block: the lists around it, its kind, its source text. */
function parsed(text: string): string[] {
  const found: string[] = [];
  let lists = 0;
  const sourceOf = (nodes: readonly Nodes[]) => {
    const from = nodes[0]?.position?.start.offset ?? 0;
    return text.slice(from, nodes.at(-1)?.position?.end.offset ?? from).trim();
  };
  const visit = (node: Nodes, around: string): void => {
    if (node.type === 'list') {
      const list = `${around}/${lists++}${node.ordered ? 'ordered' : 'bullets'}`;
      for (const item of node.children) {
        found.push(`${list} item`);
        for (const child of item.children) visit(child, list);
      }
    } else if (node.type === 'table') {
      for (const row of node.children)
        found.push(`${around} row ${row.children.map((cell) => sourceOf(cell.children)).join('¦')}`);
    } else if (node.type === 'heading')
      found.push(`${around} heading${node.depth} ${sourceOf(node.children)}`);
    else if (node.type === 'paragraph') found.push(`${around} paragraph ${sourceOf(node.children)}`);
    else if ('children' in node) for (const child of node.children) visit(child, around);
  };
  visit(fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }), '');
  return found;
}

/** The same lines from the scanner. */
function scanned(text: string, textFormat: TextFormat = 'markdown'): string[] {
  const { pieces, items, lists, tables }: Blocks = readBlocks(text, textFormat);
  const around = (index: number): string => {
    const item = items[index];
    const list = item && lists[item.list];
    return list ? `${around(item.parent)}/${item.list}${list.ordered ? 'ordered' : 'bullets'}` : '';
  };
  const rows = new Map(
    tables.flatMap((table) =>
      table.rows.map(({ piece, cells }) => [
        piece,
        cells.map(({ start, end }) => text.slice(start, end)).join('¦'),
      ]),
    ),
  );
  const found: string[] = [];
  let item = 0;
  for (let piece = 0; piece <= pieces.length; piece += 1) {
    for (; items[item]?.first === piece; item += 1) found.push(`${around(item)} item`);
    const one = pieces[piece];
    if (!one) break;
    const source = one.kind === 'row' ? rows.get(piece) : text.slice(one.start, one.end).trim();
    found.push(`${around(one.item)} ${one.kind}${one.depth || ''} ${source}`);
  }
  return found;
}

describe('the blocks of Markdown', () => {
  it.each([
    ['nested lists', '- a\n  - b\n    1. c\n    2. d\n  - e\n- f'],
    ['items of several paragraphs', '1. a\n\n   more\n\n2. b\n\nafter'],
    ['lazy lines', '- a\nb\n> c\nd\n\ne'],
    ['an empty item and a heading', '- \n## Heading\n\ntext\n- \n## Next'],
    ['lists of other markers', '- a\n* b\n+ c\n1. d\n1) e'],
    ['numbers that start no list within a paragraph', 'it was\n1986. A year\n1. but this does'],
    ['an item of blank lines', '-\n\n  a'],
    ['headings', '# a\n##b\n### c ###\n#### d #\n####### e\nf\n===\ng\nh\n---\n#'],
    ['rules', '***\n- - -\n_ _ _\na\n---\nb\n***\nc'],
    ['code', '```js\n- a\n```\n~~~\n# b\n~~~\n    c\n- d\n\n      e\n```'],
    ['a table', '| a | b |\n| --- | :-: |\n| c | d\n| e \\| f | g | h |\ni\n\nj'],
    ['a table in an item', '- a\n\n  | b | c |\n  |---|---|\n  | d | e |\n- f'],
    ['no table', 'a | b\n--- | --- | ---\n\n| a |\n| b |'],
    ['a table behind a line', 'a\n| b | c |\n|---|---|\n| d | e |'],
    ['quotes', '> a\n> - b\n>   c\n>\n> > d\n> e\n\n> f'],
    ['tabs', '-\ta\n\n\tb\n\n\t\tc'],
    ['line ends of Windows', '# a\r\n\r\n- b\r\n- c\r\n'],
    ['deep indentation', '- a\n      b\n-     c\n 1.  d\n\n     e'],
  ])('are those of the parser: %s', (_, text) => {
    expect(scanned(text)).toEqual(parsed(text));
  });

  it.each([
    ['without a line of dashes', '| a | b |\n| c | d |', [' row a¦b', ' row c¦d']],
    [
      'without bars at its edges',
      'a | b\nc | d\ne | f\ng',
      [' row a¦b', ' row c¦d', ' row e¦f', ' paragraph g'],
    ],
    ['with escaped bars', 'a\\| b\n---\\|---\nc\\| d', [' row a¦b', ' row c¦d']],
    ['without its corner', '| a | b\n---|---|---\nc | d | e', [' row ¦a¦b', ' row c¦d¦e']],
  ])('are those of a table %s', (_, text, rows) => {
    expect(scanned(text)).toEqual(rows);
  });

  it.each([
    ['two lines with a bar', 'a | b\nc | d'],
    [
      'link titles',
      '[1]: https://a.example "a | b"\n[2]: https://b.example "c | d"\n[3]: https://c.example "e | f"',
    ],
  ])('are no table of %s', (_, text) => {
    expect(readBlocks(text, 'markdown').tables).toEqual([]);
  });

  // Without numbers from 2 on and empty items: micromark refuses them behind indented code and in a list that
  // interrupts a paragraph, where CommonMark does not.
  it('are those of the parser for random Markdown', () => {
    const inline = fc.constantFrom('a', 'b c', '**d** e', 'f: g', 'i | j', '#k', '-l');
    const marker = fc.constantFrom('', '', '', '- ', '* ', '+ ', '1. ', '1) ', '# ', '### ', '> ', '- - ');
    const line = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.tuple(fc.constantFrom('', '', ' ', '  ', '   ', '    ', '     '), marker, inline),
      },
      { weight: 3, arbitrary: fc.constant(['']) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ['---'],
          ['***'],
          ['==='],
          ['```'],
          ['| a | b |', '\n', '|---|---|', '\n', '| c | d |'],
          ['a|b', '\n', '-|-'],
        ),
      },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map((parts) => parts.join('')).join('\n');
        // Rows without a line of dashes are a table to a reader, and none to the parser.
        fc.pre(!readBlocks(text, 'markdown').tables.some(({ bare }) => bare));
        expect(scanned(text)).toEqual(parsed(text));
      }),
      { numRuns: tries(1_000, 30_000) },
    );
  });

  it.skipIf(missing)(
    `are those of the parser for every real answer${missing ? ' (skipped: the sample answers are not there)' : ''}`,
    () => {
      const texts = readFileSync(ANSWERS, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).text as string);
      expect(texts.flatMap((text) => scanned(text)).length).toBeGreaterThan(5000);
      for (const text of texts) expect(scanned(text)).toEqual(parsed(text));
    },
  );

  it('hold bullets and numbers that Markdown does not know', () => {
    expect(scanned('• a\n• b\n\n1️⃣ c\n2️⃣ d\n\n① e\n② f')).toEqual([
      '/0bullets item',
      '/0bullets paragraph a',
      '/0bullets item',
      '/0bullets paragraph b',
      '/1ordered item',
      '/1ordered paragraph c',
      '/1ordered item',
      '/1ordered paragraph d',
      '/2ordered item',
      '/2ordered paragraph e',
      '/2ordered item',
      '/2ordered paragraph f',
    ]);
  });

  it('have pieces in order that lie in the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab-*+1.)#>|` \n\t:•=①') }),
        fc.constantFrom('markdown' as const, 'plain' as const),
        (text, textFormat) => {
          const { pieces, items } = readBlocks(text, textFormat);
          let before = 0;
          for (const { start, end } of pieces) {
            expect(start).toBeGreaterThanOrEqual(before);
            expect(end).toBeGreaterThanOrEqual(start);
            before = end;
          }
          expect(before).toBeLessThanOrEqual(text.length);
          for (const { first, end } of items) expect(end).toBeGreaterThanOrEqual(first);
        },
      ),
    );
  });
});

describe('the blocks of a plain text', () => {
  it('are its lines, with the lists that people number', () => {
    expect(
      scanned('The best:\n1) A\n2) B\n#1 C\n(1) D\n3: E\n- F\n# no heading\n| no | table |', 'plain'),
    ).toEqual([
      ' paragraph The best:',
      '/0ordered item',
      '/0ordered paragraph A',
      '/0ordered item',
      '/0ordered paragraph B',
      '/1ordered item',
      '/1ordered paragraph C',
      '/2ordered item',
      '/2ordered paragraph D',
      '/3ordered item',
      '/3ordered paragraph E',
      '/4bullets item',
      '/4bullets paragraph F',
      ' paragraph # no heading',
      ' paragraph | no | table |',
    ]);
  });
});
