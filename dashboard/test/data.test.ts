import { afterEach, describe, expect, it, vi } from 'vitest';
import { changed } from '../src/data/changed.ts';
import { importFile } from '../src/data/import-file.ts';
import { request } from '../src/data/request.ts';
import { csvOf } from '../src/data/save-csv.ts';
import type { Imported } from '../src/data/shapes.ts';
import { listOf } from '../src/words/comma-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request as it says. */
const answerWith = (answer: (url: string, init: RequestInit) => Response) => {
  const asked = vi.fn(async (url: string, init: RequestInit) => answer(url, init));
  vi.stubGlobal('fetch', asked);
  return asked;
};

const json = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

describe('what is changed', () => {
  it('is what is not as it was', () => {
    const before = { name: 'Acme', aliases: ['A'], domain: null, engines: ['chatgpt'] };
    expect(changed({ name: 'Acme', aliases: ['B'], domain: null }, before)).toEqual({
      aliases: { add: ['B'], remove: ['A'] },
    });
    expect(changed({ aliases: ['A'] }, {})).toEqual({ aliases: ['A'] });
    expect(changed({ domain: null }, { domain: 'acme.example' })).toEqual({ domain: null });
  });
});

describe('a comma list', () => {
  it('is of names, each once', () => {
    expect(listOf(' Acme,  Bolt ,,Acme\nZeta ')).toEqual(['Acme', 'Bolt', 'Zeta']);
  });

  it('keeps those whole that hold a comma, where they stand as they were', () => {
    const whole = ['Acme', 'Acme, Inc.', 'A,$&'];
    expect(listOf('Acme, Acme, Inc., A,$&, Bolt', whole)).toEqual(['Acme', 'Acme, Inc.', 'A,$&', 'Bolt']);
    expect(listOf('Acme, Inc', whole)).toEqual(['Acme', 'Inc']);
  });
});

describe('a request', () => {
  it('is a problem where its response breaks off', async () => {
    answerWith(() => json(200, '{"data":['));
    await expect(request('GET', '/x')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('is a problem where a proxy answers in the place of the service', async () => {
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(request('GET', '/x')).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong. Try again.',
    });
  });

  it('tells when it may be tried again', async () => {
    answerWith(() => json(429, '{"code":"too_many_attempts","detail":"Too many."}', { 'retry-after': '41' }));
    await expect(request('POST', '/x', {})).rejects.toThrow('Too many. Try again in 41 s.');
  });
});

describe('rows as CSV', () => {
  it('have all members, and no formula', () => {
    const rows = [
      { name: '=1+1', note: 'a "b", c' },
      { name: '-x', count: -1, note: null },
    ];
    expect(csvOf(rows)).toBe('\ufeffname,note,count\r\n\'=1+1,"a ""b"", c",\r\n\'-x,,-1\r\n');
  });

  it('has names of columns that are no formulas, and may hold commas', () => {
    expect(csvOf([{ '=Acme, Inc.': 1 }])).toBe('\ufeff"\'=Acme, Inc."\r\n1\r\n');
  });

  it('has an apostrophe before white space and full-width signs, too', () => {
    const risky = ['\t=1', ' =1', '\u00a0=1', '\u3000=1', '＝1', '＋1', '－1', '＠x'];
    const rows = [...risky, '％', "'x"].map((name) => ({ name }));
    expect(csvOf(rows)).toBe(`\ufeffname\r\n${risky.map((name) => `'${name}\r\n`).join('')}％\r\n'x\r\n`);
  });
});

describe('a file that is imported', () => {
  const NOTHING: Imported = {
    answers: 0,
    mentions: 0,
    citations: 0,
    duplicates: 0,
    rejected: 0,
    dropped_sources: 0,
    first_day: null,
    last_day: null,
    told: [],
  };

  /** Sends a file, and tells each piece with the number of its first line. */
  async function sent(file: File) {
    const pieces: { first: number; text: string }[] = [];
    answerWith((url, { body }) => {
      const first = Number(new URL(url, 'http://x').searchParams.get('first_line'));
      pieces.push({ first, text: new TextDecoder().decode(body as Uint8Array) });
      return json(200, JSON.stringify({ ...NOTHING, answers: 1 }));
    });
    const shares: number[] = [];
    await importFile('/app/brands/x', file, ({ share }) => shares.push(share));
    return { pieces, shares };
  }

  const line = (index: number) => `{"line":${index},"text":"${'é'.repeat(500)}"}`;
  const text = Array.from({ length: 3_000 }, (_, index) => line(index)).join('\n');

  it('is cut where lines end, and each piece says where it begins', async () => {
    const { pieces, shares } = await sent(new File([text], 'a.ndjson'));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    let first = 1;
    for (const piece of pieces) {
      expect(piece.first).toBe(first);
      first += piece.text.split('\n').length - 1;
    }
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('is told by the lines of its CSV, its last piece as such', async () => {
    const urls: URLSearchParams[] = [];
    answerWith((url) => {
      urls.push(new URL(url, 'http://x').searchParams);
      const first = Number(urls.at(-1)?.get('first_line'));
      return json(
        200,
        JSON.stringify({ ...NOTHING, rejected: 1, told: [{ line: first + 1, reason: 'is wrong' }] }),
      );
    });
    const row = (index: number) => `"${'é'.repeat(900)}\n${index}",claude`;
    const file = new File(
      [['Prompt,Engine', ...Array.from({ length: 2_000 }, (_, index) => row(index))].join('\n')],
      'a.csv',
    );
    const states: Imported[] = [];
    const onProgress = ({ imported }: { imported: Imported }) => states.push(imported);
    await importFile('/app/brands/x', file, onProgress, { prompt_text: 0, engine: 1 });
    expect(urls.length).toBeGreaterThan(1);
    expect(new Set(urls.map((one) => one.get('upload'))).size).toBe(1);
    expect(urls.map((one) => one.get('last'))).toEqual([...Array(urls.length - 1).fill(null), 'true']);
    // The second record of each piece: two lines a record, behind the header row.
    expect(states.at(-1)?.told.map(({ line }) => line)).toEqual(
      urls.map((one) => 2 + 2 * Number(one.get('first_line'))),
    );
  });

  it('is unpacked', async () => {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    const file = new File([await new Response(packed).blob()], 'a.ndjson.gz');
    expect((await sent(file)).pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});
