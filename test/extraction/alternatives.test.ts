import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src/extraction');
/** Lists of words have bars around those that stand alone, and tests of their own. */
const LISTS = /^(?:tone\/languages|ranking\/introductions)\//;

/** Regular expressions, and texts and templates that may be their sources. */
const LITERAL =
  /\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
const OPENING = /^\((?:\?(?:[:=!]|<[=!]|<[A-Za-z]\w*>))?/;

/** The alternatives with letters in them that a group of a regular expression, by its source, has twice. */
function doubledIn(source: string): string[] {
  const doubled: string[] = [];
  const groups: { head: string; alternatives: string[] }[] = [{ head: '', alternatives: [''] }];
  const add = (text: string) => {
    const alternatives = groups.at(-1)?.alternatives ?? [];
    alternatives.push(`${alternatives.pop() ?? ''}${text}`);
  };
  const close = () => {
    const { head, alternatives } = groups.pop() ?? { head: '', alternatives: [] };
    doubled.push(...alternatives.filter((one, at) => /\p{L}/u.test(one) && alternatives.indexOf(one) < at));
    return `${head}${alternatives.join('|')})`;
  };
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const piece =
      /^\\[\s\S]|^\[(?:\\[\s\S]|[^\]\\])*\]/.exec(rest)?.[0] ?? OPENING.exec(rest)?.[0] ?? rest.charAt(0);
    at += piece.length;
    if (piece.startsWith('(')) groups.push({ head: piece, alternatives: [''] });
    else if (piece === ')' && groups.length > 1) add(close());
    else if (piece === '|') groups.at(-1)?.alternatives.push('');
    else add(piece);
  }
  close();
  return doubled;
}

const sourceOf = (literal: string) =>
  literal.replace(/\$\{[^}]*\}/g, '_').replace(/^\/|\/[a-z]*$|^['"`]|['"`]$/g, '');

describe('alternatives of what words are looked for by', () => {
  it('stand once in their group', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const doubled = files
      .filter((file) => file.endsWith('.ts') && !LISTS.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(SRC, file), 'utf8').matchAll(LITERAL)]
          .flatMap(([literal]) => (literal.includes('|') ? doubledIn(sourceOf(literal)) : []))
          .map((one) => `${file}: ${one}`),
      );
    expect(doubled).toEqual([]);
  });

  it.each([
    ['a|b|a', ['a']],
    ['(?:的话|的话)x', ['的话']],
    ['x(?:a|(?<n>b|[|b]|b))', ['b']],
    ['(?:a|b)|(?:a|c)', []],
    [String.raw`\(a|\(a|a`, [String.raw`\(a`]],
  ])('would be told of %j', (source, doubled) => {
    expect(doubledIn(source)).toEqual(doubled);
  });
});
