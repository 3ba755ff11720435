import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { MAX_MENTIONS, MAX_NAME, MAX_PROMPT_CHARACTERS } from '../src/ingest/import/line-form.ts';
import { MAX_LINE } from '../src/ingest/import/source-lines.ts';
import { loadConfig, SETTING_NAMES } from '../src/runtime/config.ts';
import { MAX_QUERIES, MAX_QUERY } from '../src/shared/search-queries.ts';
import { MAX_SOURCES, MAX_TITLE, MAX_URL } from '../src/shared/source-bounds.ts';
import { MAX_TEXT } from '../src/shared/text-format.ts';
import { documentsIn, ROOT, textOf } from './helpers/documents.ts';

/* What the documents say of files, scripts and settings; what they show of commands is held by readme.test.ts. */

const CONNECTORS = readdirSync(path.join(ROOT, 'connectors'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? path.join('connectors', entry.name) : [],
);
const DOCUMENTS = ['.', 'docs', 'docs/decisions', 'test', 'connectors', ...CONNECTORS].flatMap(documentsIn);

/** The anchor of a heading, as it is made on a page of the repository. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Whether a link of a document leads somewhere, an address outside always. */
function leads(document: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [place = '', anchor] = link.split('#');
  const target = place === '' ? document : path.join(path.dirname(document), place);
  if (!existsSync(path.join(ROOT, target))) return false;
  const headings = anchor === undefined ? [] : [...textOf(target).matchAll(/^#+ (.+)$/gm)];
  return anchor === undefined || headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** What a look at each document finds, told with the document's name. */
const found = (look: (text: string, document: string) => readonly string[]) =>
  DOCUMENTS.flatMap((document) => look(textOf(document), document).map((what) => `${document}: ${what}`));

/** The first group of every match. */
const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

describe('the documents', () => {
  it('link only to what is there', () => {
    const broken = found((text, document) =>
      firsts(text, /\]\(([^)\s]+)\)/g).filter((link) => !leads(document, link)),
    );
    expect(broken).toEqual([]);
  });

  it('are each linked to by another, but for the first that people see', () => {
    const linked = DOCUMENTS.flatMap((document) =>
      firsts(textOf(document), /\]\(([^)\s#]+)/g).map((link) => path.join(path.dirname(document), link)),
    );
    const lonely = DOCUMENTS.filter((document) => document !== 'README.md' && !linked.includes(document));
    expect(lonely).toEqual([]);
  });

  it('name only files that are there', () => {
    const files = /`((?:src|test|scripts|connectors|clickhouse|postgres|docs)\/[\w./-]+)`/g;
    const missing = found((text) => firsts(text, files).filter((file) => !existsSync(path.join(ROOT, file))));
    expect(missing).toEqual([]);
  });

  it('name only scripts that are there', () => {
    const missing = found((text) =>
      firsts(text, /npm run (?:-s )?([a-z][\w:]*)/g).filter((name) => !Object.hasOwn(manifest.scripts, name)),
    );
    expect(missing).toEqual([]);
  });

  it('have no block inside a list, where its commands would go unseen', () => {
    expect(found((text) => firsts(text, /^( +```\w*)/gm))).toEqual([]);
  });
});

describe('the README', () => {
  it('is read in some minutes', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('docs/import.md', () => {
  it('tells every bound of a line', () => {
    const text = textOf('docs/import.md');
    const bounds = [
      MAX_LINE,
      MAX_TEXT,
      MAX_PROMPT_CHARACTERS,
      MAX_MENTIONS,
      MAX_NAME,
      MAX_SOURCES,
      MAX_URL,
      MAX_TITLE,
      MAX_QUERIES,
      MAX_QUERY,
    ];
    expect(bounds.filter((bound) => !text.includes(` ${bound.toLocaleString('en-US')}`))).toEqual([]);
  });
});

describe('docs/daily-run.md', () => {
  it('tells the bounds of an answer', () => {
    const text = textOf('docs/daily-run.md');
    const bounds = [MAX_TEXT, MAX_SOURCES, MAX_URL, MAX_TITLE];
    expect(bounds.filter((bound) => !text.includes(` ${bound.toLocaleString('en-US')}`))).toEqual([]);
  });
});

describe('the table of settings', () => {
  it('has every setting with its default, and no other', () => {
    const rows = [...textOf('docs/configuration.md').matchAll(/^\| `(\w+)` \| (.+?) \|/gm)];
    const told = rows.map(([, name = '', usual = '']) => [name, usual]);
    const usually: Readonly<Record<string, unknown>> = loadConfig({});
    const shown = (name: string) => {
      const value = name === 'DATA_DIR' ? path.relative('', String(usually[name])) : usually[name];
      return value === undefined ? 'none' : `\`${value}\``;
    };
    const byName = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1);
    expect(told.sort(byName)).toEqual(SETTING_NAMES.map((name) => [name, shown(name)]).sort(byName));
  });
});
