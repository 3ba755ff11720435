import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './helpers/documents.ts';

/* A comment is a statement: it begins with a verb or a noun and names the mechanism. */

const FOLDERS = ['src', 'scripts', 'connectors', 'dashboard/src', 'test/helpers'];

const FILES = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,js,mjs,css}`, { cwd: ROOT }).map((file) => file.replaceAll(path.sep, '/')),
);

/** Lines of comments that begin with a question word, at the beginning of a comment or further down in it. */
const questionsIn = (text: string): readonly string[] =>
  text.match(/(?:\/\*\*?|\/\/|^ *\*)\s*(?:What|Who|Why|How|When|Where|Whether|Which|Whose|Whom)\b.*/gm) ?? [];

const found = (files: readonly string[]) =>
  files.flatMap((file) =>
    questionsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
  );

describe('comments', () => {
  it('begin with no question word', () => {
    expect(FILES.length).toBeGreaterThan(500);
    expect(found(FILES)).toEqual([]);
  });

  it.each([
    '/** What is asked. */',
    '/**\n * Whether it is there.\n */',
    '  // Where it is.',
    'const a = 1; // Who has it',
    '{/* How it looks */}',
    '/**\n * A row.\n *\n * When it came.\n */',
  ])('that ask are found: %j', (text) => {
    expect(questionsIn(text)).toHaveLength(1);
  });

  it.each(['/** Whatever. */', '// The row, where it is.', 'const What = 1;'])(
    'that do not are not: %j',
    (text) => {
      expect(questionsIn(text)).toEqual([]);
    },
  );
});
