import { array, constantFrom, property, assert as propertyHolds } from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../../src/documents/direction.ts';
import {
  documentOf,
  type Element,
  type MentionedBrand,
  type Part,
  plainDocument,
} from '../../src/documents/document.ts';
import { tags } from '../../src/documents/tags.ts';
import { createExtractor } from '../../src/extraction/index.ts';
import type { TextFormat } from '../../src/shared/text-format.ts';
import { tries } from '../helpers/nightly.ts';

const brand = (name: string, rank: number | null = null, ...aliases: string[]): MentionedBrand => ({
  ...{ id: name, name, aliases, domains: [], rank },
});

const laidOut = (text: string, brands: readonly MentionedBrand[] = [], textFormat: TextFormat = 'markdown') =>
  documentOf({ text, textFormat }, brands);

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part.parts))).join('');

function* elementsOf(parts: readonly Part[]): Generator<Element> {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    yield part;
    yield* elementsOf(part.parts);
  }
}

/** What is marked in a text, each with `#` where its rank is told. */
const marked = (text: string, brands: readonly MentionedBrand[], textFormat: TextFormat = 'markdown') =>
  [...elementsOf(laidOut(text, brands, textFormat).parts)]
    .filter(({ type }) => type === 'brand')
    .map(({ rank, parts }) => `${rank === undefined ? '' : `#${rank} `}${textOf(parts)}`);

/** A document in one line: `p(…)`. */
const told = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { type, parts: inner, ...more } = part;
      const extra = Object.values(more).join(' ');
      return `${type}${extra && `:${extra}`}(${told(inner)})`;
    })
    .join('');

describe('a document', () => {
  it('has the parts that markdown has', () => {
    const text = [
      '## A *b* **c** `d`',
      'one\\\ntwo',
      '3. x\n4. y\n   - z',
      '- p\n\n  q',
      '> r',
      '```js\ns\n```',
      '---',
      '| h | i |\n|---|---|\n| j | k |',
      '[l](https://l.example "t") [m][n] ![o](https://o.example/o.png)',
      '[n]: http://n.example',
    ].join('\n\n');
    expect(laidOut(text).parts.map((part) => told([part]))).toEqual([
      'heading:2(A emphasis(b) strong(c) code(d))',
      'paragraph(onebreak()two)',
      'list:3(item(line(x))item(line(y)list(item(line(z)))))',
      'list(item(paragraph(p)paragraph(q)))',
      'quote(paragraph(r))',
      'block(s)',
      'rule()',
      'table(row(header(h)header(i))row(cell(j)cell(k)))',
      'paragraph(link:https://l.example/(l) link:http://n.example/(m) image([image: o]))',
    ]);
  });

  it('shows markup as the characters it is written in, and goes nowhere but to the web', () => {
    const text = [
      '<script>hurt()</script> <img src=x onerror="hurt()"><!-- c -->',
      '<div>\n**bold**\n</div>',
      '[a](javascript:hurt()) [b](data:text/html,x) [c](//c.example) [d](/d) [e](JaVaScRiPt:x) <javascript:hurt()>',
      '[f][g] &lt;b&gt; &#60;',
      '[g]: vbscript:x',
    ].join('\n\n');
    const { parts } = laidOut(text);
    expect([...elementsOf(parts)].filter(({ url }) => url !== undefined)).toEqual([]);
    expect(told(parts)).toContain('raw(<script>)hurt()raw(</script>) raw(<img src=x onerror="hurt()">)');
    expect(told(parts)).toContain('paragraph(raw(<div>)\nstrong(bold)\nraw(</div>))');
    expect(told(parts)).toContain('f <b> <');
  });

  it('has the lines of a plain text', () => {
    const { parts, laid_out } = laidOut('a *b*\n  c\n \n\n<i>', [], 'plain');
    expect([told(parts), laid_out]).toEqual(['paragraph(a *b*break()  c)paragraph(<i>)', true]);
  });

  it('is as it is written where there is too much of it', () => {
    const nested = `${'> '.repeat(100)}deep`;
    for (const text of [nested, '*a* '.repeat(6_000)]) {
      const { laid_out, parts } = laidOut(text);
      expect([laid_out, textOf(parts)]).toEqual([false, text]);
    }
    expect(plainDocument({ text: '*a*', textFormat: 'markdown' })).toEqual({
      ...{ direction: 'ltr', laid_out: false, parts: [{ type: 'paragraph', parts: ['*a*'] }] },
    });
  });

  it('runs as most of its letters do', () => {
    expect(directionOf('أفضل برنامج هو Ticketly')).toBe('rtl');
    expect(directionOf('Ticketly (تيكتلي) is the best')).toBe('ltr');
    expect(directionOf('1. 2. 3.')).toBe('ltr');
  });
});

describe('brands in a text', () => {
  it('are those that are counted: names of several words, with endings, with particles, and no common words', () => {
    expect(marked('Globex Cloud beats Globex, the globe.', [brand('Globex'), brand('Globex Cloud')])).toEqual(
      ['Globex Cloud', 'Globex'],
    );
    expect(marked('おすすめはサイボウズです', [brand('サイボウズ')])).toEqual(['サイボウズ']);
    const polish = 'W Polsce najwięcej osób kupuje w Żabce, a potem w Lidlu i dopiero na końcu w Biedronce.';
    expect(marked(polish, [brand('Żabka'), brand('Biedronka')])).toEqual(['Żabce', 'Biedronce']);
    expect(marked('An apple a day. Buy an Apple laptop from Apple.', [brand('Apple')])).toEqual([
      'Apple',
      'Apple',
    ]);
    expect(marked('Say GBX for it.', [brand('Globex', null, 'GBX')])).toEqual(['GBX']);
  });

  it('are found whatever is escaped, referred to or put around them, but for code', () => {
    const brands = [brand('H&M', 1), brand('Acme', 2), brand('Nova', 3)];
    const text =
      '\uFEFF\\# x &hellip; <b>Acme</b> &amp; H&amp;M\\*\n> `Nova`: **Acme**\n>    Nova, [Acme](https://a.example)';
    expect(marked(text, brands)).toEqual(['#2 Acme', '#1 H&M', 'Acme', '#3 Nova', 'Acme']);
  });

  it('have their rank told in the list that ranks them, else where they are named first', () => {
    expect(marked('Acme leads.\n\n- Acme: Acme is good', [brand('Acme', 1)])).toEqual([
      'Acme',
      '#1 Acme',
      'Acme',
    ]);
    expect(marked('Acme leads. Acme is good', [brand('Acme', 1)])).toEqual(['#1 Acme', 'Acme']);
    expect(marked('| a | b |\n|---|---|\n| Acme | 1 |\n', [brand('Acme', 4)])).toEqual(['#4 Acme']);
    expect(marked('Acme and\nAcme', [brand('Acme', 1)], 'plain')).toEqual(['#1 Acme', 'Acme']);
  });

  it('are marked as often as somebody may read, in texts that are not too long to be read', () => {
    expect(marked('Acme is fine. '.repeat(3_000), [brand('Acme')])).toHaveLength(2_000);
    expect(marked('Acme is fine. '.repeat(8_000), [brand('Acme')])).toEqual([]);
  });
});

const PIECES = [
  ...[
    'Acme',
    'Nova Cloud',
    'Acmes',
    'H&amp;M',
    '**Acme**',
    '`Nova Cloud`',
    '[Acme](https://a.example)',
    '[Nova',
  ],
  ...[
    ' ',
    '\n',
    '\n\n',
    '  \n',
    '\t',
    '- ',
    '1. ',
    '> ',
    '# ',
    '| a | b |\n|---|---|\n| ',
    ' | ',
    '```',
    '    ',
  ],
  ...[
    '*',
    '**',
    '_',
    '`',
    '\\',
    '&lt;',
    '&#0;',
    '<b>',
    '</b>',
    '<!--',
    '<a',
    '![x](y)',
    '[^1]',
    '[^1]: https://f.example',
  ],
  ...['word', ' is good. ', '. ', '\r\n', '\u200b', 'é', '漢字', '😀', '\0', ']', '](', ')', '---\n', 'İ'],
];

/** What is seen of a tree of markdown, in its order. */
function seen(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference')
    return node.alt ? `[image: ${node.alt}]` : '[image]';
  if (node.type === 'definition') return '';
  return 'value' in node ? node.value : 'children' in node ? node.children.map(seen).join('') : '';
}

const BRANDS = [brand('Acme', 1), brand('Nova Cloud', null), brand('H&M', 2)];

it('says of any text all that is visible, and marks what is counted alone', () => {
  const extract = createExtractor(BRANDS);
  const extensions = { extensions: [gfmTable(), tags], mdastExtensions: [gfmTableFromMarkdown()] };
  propertyHolds(
    property(array(constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const { parts, laid_out } = laidOut(text, BRANDS);
      expect(laid_out).toBe(true);
      expect(textOf(parts)).toBe(seen(fromMarkdown(text, extensions)));
      const counted = new Map(
        extract({ text, textFormat: 'markdown', sources: [] }).mentions.map(({ brandId, spans }) => [
          brandId,
          spans.map(({ start, end }) => text.slice(start, end).replace('&amp;', '&')),
        ]),
      );
      for (const { type, id = '', parts: inner } of elementsOf(parts)) {
        // Within code a reference is shown as it is written.
        if (type === 'brand') expect(counted.get(id) ?? []).toContain(textOf(inner).replace('&amp;', '&'));
      }
    }),
    { numRuns: tries(300, 20_000) },
  );
});
