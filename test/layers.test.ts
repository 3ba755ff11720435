import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Arrows point one way: a folder imports from its own row, where that makes no circle, and from the rows below. The same
 * holds for the folders inside a folder. Circles of files are the linter's to find (noImportCycles).
 */

const SRC = path.resolve(import.meta.dirname, '../src');

/** Files that lie in a folder itself, beside its folders; in src these are the programs. */
const OWN_FILES = '.';

/** Folders of src, from the top to the bottom. */
const ROWS: readonly (readonly string[])[] = [
  [OWN_FILES],
  ['session-api', 'static-pages', 'mcp', 'routes', 'http', 'commands', 'health'],
  ['reports', 'lists', 'exports', 'ingest', 'collector', 'delivery', 'signals', 'digest', 'backup', 'demo'],
  [
    'brands',
    'prompts',
    'competitors',
    'keys',
    'plans',
    'domains',
    'catalogue',
    'people',
    'events',
    'webhooks',
  ],
  ['runtime', 'queue'],
  ['extraction', 'documents', 'providers', 'sources'],
  ['embedded-stores'],
  ['stores'],
  ['shared'],
];

/** Folders inside those of src, from the top to the bottom. */
const INNER_ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  commands: [['admin'], [OWN_FILES]],
  'embedded-stores': [['host'], ['clickhouse', 'postgres'], [OWN_FILES]],
  http: [['openapi'], ['requests', 'responses'], ['limits'], [OWN_FILES]],
  ingest: [['import'], ['reprocess'], ['ledger'], ['outbox'], ['brands']],
  providers: [['reader'], [OWN_FILES]],
  reports: [[OWN_FILES], ['compile'], ['plan']],
  stores: [['migrations'], [OWN_FILES]],
};

interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The files it is made of, `one -> other`. */
  readonly files: string[];
}

/** Of `import … from`, `export … from` and `import(…)`. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g;

const folderOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : OWN_FILES);

/** Arrows between the folders of a folder. */
function arrowsIn(root: string): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const [, target = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
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

const foldersIn = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

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

/** Folders whose own folders have no rows: the reader's have none yet, that of assistants holds texts alone. */
const WITHOUT_ROWS = ['extraction', 'mcp'];

describe.each([
  ['src', SRC, ROWS] as const,
  ...Object.entries(INNER_ROWS).map(([name, rows]) => [name, path.join(SRC, name), rows] as const),
])('the folders of %s', (_name, root, rows) => {
  const all = arrowsIn(root);
  const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder));

  it('all have their row', () => {
    expect(foldersIn(root).sort()).toEqual(
      rows
        .flat()
        .filter((name) => name !== OWN_FILES)
        .sort(),
    );
  });

  it('import from their own row and the rows below', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ from, to }) => rowOf(to) < rowOf(from)).flatMap(({ files }) => files)).toEqual([]);
  });

  it('import each other in no circle', () => {
    expect(onCircles(all)).toEqual([]);
  });
});

it('every folder that has folders has rows of them', () => {
  const parents = foldersIn(SRC).filter((name) => foldersIn(path.join(SRC, name)).length > 0);
  expect(parents.sort()).toEqual([...Object.keys(INNER_ROWS), ...WITHOUT_ROWS].sort());
});

it('a circle is found', () => {
  const circle = ['ab', 'bc', 'ca', 'cd'].map(([from = '', to = '']) => ({ from, to, files: [] }));
  expect(onCircles(circle)).toEqual(['a', 'b', 'c']);
});
