import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteSource, gunzip } from '../../../src/ingest/import/gunzip.ts';
import { MAX_LINE, readSourceLines } from '../../../src/ingest/import/source-lines.ts';
import { tries } from '../../helpers/nightly.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-lines-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;

async function fileOf(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${++files}`);
  await writeFile(file, content);
  return file;
}

/** The lines of an input as `number text` or `number !fault`. */
async function linesOf(content: string | Buffer): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readSourceLines([await fileOf(content)])) {
    lines.push(`${line.number} ${'text' in line ? line.text : `!${line.fault}`}`);
  }
  return lines;
}

const CUT_OFF = '!cannot be read: unexpected end of file: the gzip data is cut off';
const GARBAGE = '!cannot be read: there is something else after the end of the gzip data';

/** A gzip member with every optional part of its header. */
function memberWithEverything(text: string): Buffer {
  const plain = gzipSync(text);
  const header = Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]);
  const parts = [
    Buffer.from([3, 0, 1, 2, 3]),
    Buffer.from('name\0'),
    Buffer.from('comment\0'),
    Buffer.alloc(2),
  ];
  return Buffer.concat([header, ...parts, deflateRawSync(text), plain.subarray(-8)]);
}

describe('the lines of an input', () => {
  it.each<[string, string | Buffer, string[]]>([
    ['nothing', '', []],
    ['a line without an end', 'a', ['1 a']],
    ['empty lines', '\n\na\n', ['1 ', '2 ', '3 a']],
    ['carriage returns', 'a\r\nb', ['1 a\r', '2 b']],
    ['a byte order mark', '\ufeffa\n\ufeffb', ['1 a', '2 \ufeffb']],
    ['a byte order mark alone', '\ufeff', ['1 ']],
    ['Unicode', 'é\n日本語\n👍', ['1 é', '2 日本語', '3 👍']],
    ['Latin-1', Buffer.from('a\nGr\xf6\xdfe\nb', 'latin1'), ['1 a', '2 !is not UTF-8', '3 b']],
    ['gzip', gzipSync('\ufeffa\nb'), ['1 a', '2 b']],
    ['gzip of nothing', gzipSync(''), []],
    [
      'several members',
      Buffer.concat(['a\nb', '', 'c\n', 'd'].map((part) => gzipSync(part))),
      ['1 a', '2 bc', '3 d'],
    ],
    ['a header with everything', Buffer.concat([memberWithEverything('a\n'), gzipSync('b')]), ['1 a', '2 b']],
    [
      'padding',
      Buffer.concat([gzipSync('a\n'), Buffer.alloc(600), gzipSync('b\n'), Buffer.alloc(5)]),
      ['1 a', '2 b'],
    ],
    ['a member without its end', gzipSync('a\nb\nc').subarray(0, -1), ['1 a', '2 b', `3 ${CUT_OFF}`]],
    [
      'a second member without its end',
      Buffer.concat([gzipSync('a\n'), gzipSync('b\n').subarray(0, 5)]),
      ['1 a', `2 ${CUT_OFF}`],
    ],
    [
      'garbage after gzip',
      Buffer.concat([gzipSync('a\nb'), Buffer.from('x')]),
      ['1 a', '2 b', `3 ${GARBAGE}`],
    ],
    ['the first byte of gzip alone', Buffer.from([0x1f]), ['1 \u001f']],
  ])('%s', async (_, content, expected) => {
    expect(await linesOf(content)).toEqual(expected);
  });

  it('rejects a line that is too long where it stands, and counts on', async () => {
    const [first, second, third] = ['a'.repeat(MAX_LINE), 'b'.repeat(MAX_LINE + 1), 'c'.repeat(2 * MAX_LINE)];
    for (const content of [`${first}\n${second}\n\n${third}\ne\n`, `x\n日${first}\ny\n${third}\ne`]) {
      const lines = await linesOf(content);
      expect(lines.map((line) => line.slice(0, 40))).toEqual(
        content.startsWith('x')
          ? [
              '1 x',
              '2 !has more than 8000000 characters',
              '3 y',
              '4 !has more than 8000000 characters',
              '5 e',
            ]
          : [
              `1 ${first.slice(2, 40)}`,
              '2 !has more than 8000000 characters',
              '3 ',
              '4 !has more than 8000000 characters',
              '5 e',
            ],
      );
    }
  });

  it('tells that bytes are damaged, after the lines before', async () => {
    const packed = gzipSync('a\nb\n');
    packed.writeUInt32LE(packed.readUInt32LE(packed.length - 8) ^ 1, packed.length - 8);
    expect(await linesOf(packed)).toEqual([
      '1 a',
      '2 b',
      '3 !cannot be read: the gzip data is damaged: its checksum is another',
    ]);
    const damaged = Buffer.concat([gzipSync('a\n'), gzipSync('b\n').subarray(0, 10), Buffer.alloc(50, 255)]);
    expect(await linesOf(damaged)).toEqual([
      '1 a',
      expect.stringMatching(/^2 !cannot be read: the gzip data is damaged: invalid /),
    ]);
  });

  it('goes on with the next input after one that cannot be read', async () => {
    const inputs = [await fileOf('a\n'), folder, await fileOf('b\n')];
    const lines: unknown[] = [];
    for await (const { source, ...line } of readSourceLines(inputs))
      lines.push([inputs.indexOf(source), line]);
    expect(lines).toEqual([
      [0, { number: 1, text: 'a' }],
      [1, { number: 1, fault: expect.stringContaining('EISDIR') }],
      [2, { number: 1, text: 'b' }],
    ]);
  });

  it('are the same however the bytes come in pieces', async () => {
    const members = fc.array(fc.string({ unit: fc.constantFrom('a', '\n', 'é', '日'), maxLength: 40 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(members, fc.integer({ min: 1, max: 30 }), async (texts, size) => {
        const packed = Buffer.concat([...texts.map((text) => gzipSync(text)), Buffer.from('garbage')]);
        async function* pieces() {
          for (let at = 0; at < packed.length; at += size) yield packed.subarray(at, at + size);
        }
        const unpacked: Buffer[] = [];
        const reading = (async () => {
          for await (const piece of gunzip(new ByteSource(pieces()))) unpacked.push(piece);
        })();
        await expect(reading).rejects.toThrow('something else');
        expect(Buffer.concat(unpacked).toString()).toBe(texts.join(''));
      }),
      { numRuns: tries(50, 200) },
    );
  });

  it('come from standard input too, which may be gzip and begin with one byte', async () => {
    const child = spawn(process.execPath, ['test/ingest/read-lines.ts', '-'], {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    });
    const packed = gzipSync('a\nb\n');
    child.stdin?.write(packed.subarray(0, 1));
    expect(await once(child, 'message')).toEqual([1, undefined]);
    child.stdin?.end(packed.subarray(1));
    const [printed] = await once(child.stdout ?? child, 'data');
    expect(JSON.parse(printed)).toMatchObject({ lines: 2, last: { number: 2, text: 'b' } });
  });
});

describe('an input of any size', () => {
  async function read(file: string) {
    const child = spawn(process.execPath, ['test/ingest/read-lines.ts', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(child.stdout, 'data');
    return JSON.parse(printed) as { lines: number; last: unknown; memory: number; cpu: number };
  }

  /** A file of one line of some megabytes. */
  async function longLine(megabytes: number): Promise<string> {
    const file = path.join(folder, `long-${megabytes}`);
    const handle = await open(file, 'w');
    const part = Buffer.alloc(1_000_000, 'x');
    for (let written = 0; written < megabytes; written += 1) await handle.write(part);
    await handle.close();
    return file;
  }

  const TOO_LONG = { number: 1, fault: 'has more than 8000000 characters' };

  it('takes linear time and bounded memory for a line of 200 MB', async () => {
    const nothing = await read(await fileOf('a'));
    const [small, large] = [await read(await longLine(25)), await read(await longLine(200))];
    expect([small, large]).toMatchObject([
      { lines: 1, last: TOO_LONG },
      { lines: 1, last: TOO_LONG },
    ]);
    expect(large.memory - nothing.memory).toBeLessThan(120_000_000);
    // What starting takes is in both; linear is 8, quadratic is 64.
    expect((large.cpu - nothing.cpu) / Math.max(small.cpu - nothing.cpu, 50)).toBeLessThan(25);
  });

  it('takes bounded memory for 1 GB of zeros in 1 MB of gzip', async () => {
    const nothing = await read(await fileOf('a'));
    // As many members of the same as make it a gigabyte.
    const zeros = gzipSync(Buffer.alloc(10_000_000), { level: 9 });
    const bomb = Buffer.concat([...Array(100).fill(zeros), gzipSync('\na\n')]);
    expect(bomb.length).toBeLessThan(1_100_000);
    const { memory, ...rest } = await read(await fileOf(bomb));
    expect(rest).toMatchObject({ lines: 2, last: { number: 2, text: 'a' } });
    expect(memory - nothing.memory).toBeLessThan(150_000_000);
  });
});
