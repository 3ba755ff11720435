import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Arrows point one way: a folder imports from its own row, where that makes no circle, and from the rows below.
 * Circles of files are the linter's to find (noImportCycles).
 */

const SRC = path.resolve(import.meta.dirname, '../src');

/** What is in src, from the top to the bottom; `programs` are the files that lie in src itself. */
const ROWS: readonly (readonly string[])[] = [
  ['programs'],
  ['session-api', 'static-pages', 'routes', 'http', 'commands', 'health'],
  ['reports', 'lists', 'exports', 'ingest', 'collector', 'backup', 'demo'],
  ['brands', 'prompts', 'competitors', 'keys', 'plans', 'domains', 'catalogue', 'people'],
  ['runtime'],
  ['extraction', 'documents', 'providers', 'sources'],
  ['embedded-stores', 'stores'],
  ['shared'],
];

interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The files it is made of, `one -> other`. */
  readonly files: string[];
}

/** Of `import … from`, `export … from` and `import(…)`. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g;

const folderOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : 'programs');

function arrows(): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const [, target = ''] of readFileSync(path.join(SRC, file), 'utf8').matchAll(IMPORT)) {
      const imported = path.join(path.dirname(file), target);
      const [from, to] = [folderOf(file), folderOf(imported)];
      if (imported.startsWith('..') || from === to) continue;
      const arrow = found.get(`${from} ${to}`) ?? { from, to, files: [] };
      arrow.files.push(`${file} -> ${imported}`);
      found.set(`${from} ${to}`, arrow);
    }
  }
  return [...found.values()];
}

/** Folders on a way along arrows that comes back to where it started. */
function onCircles(all: readonly Arrow[]): string[] {
  const reached = (start: string) => {
    const seen = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const { to } of all.filter(({ from }) => from === folder)) {
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    }
    return seen;
  };
  return [...new Set(all.map(({ from }) => from))].filter((folder) => reached(folder).has(folder));
}

describe('folders', () => {
  const all = arrows();
  const rowOf = (folder: string) => ROWS.findIndex((row) => row.includes(folder));

  it('all have their row', () => {
    const folders = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(
      ROWS.flat()
        .filter((name) => name !== 'programs')
        .sort(),
    );
  });

  it('import from their own row and the rows below', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ from, to }) => rowOf(to) < rowOf(from)).flatMap(({ files }) => files)).toEqual([]);
  });

  it('import each other in no circle', () => {
    expect(onCircles(all)).toEqual([]);
  });

  it('would be told of a circle', () => {
    const circle = ['ab', 'bc', 'ca', 'cd'].map(([from = '', to = '']) => ({ from, to, files: [] }));
    expect(onCircles(circle)).toEqual(['a', 'b', 'c']);
  });
});
