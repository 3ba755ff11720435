import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { runScript } from '../helpers/command.ts';
import { line, manyLines, ndjson } from './lines.ts';

const RANGE = 'start_date=2026-02-01&end_date=2026-04-01';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-import-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;

async function fileOf(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${++files}.ndjson`);
  await writeFile(file, content);
  return file;
}

async function importInto(brand: TestBrand, args: readonly string[], input = '') {
  const { code, output, errors } = await runScript(
    'import',
    ['--brand', brand.id, ...args],
    api.stores.environment,
    input,
  );
  return { code, counts: output[0], errors: errors.split('\n').filter((text) => text !== '') };
}

const importLines = async (brand: TestBrand, lines: readonly unknown[]) =>
  importInto(brand, [await fileOf(ndjson(lines))]);

const get = async (brand: TestBrand, path: string) => (await api.get(`/v1/${path}`, brand)).body;

const counts = (answers: number, mentions: number, citations: number, duplicates = 0, rejected = 0) => ({
  answers,
  mentions,
  citations,
  duplicates,
  rejected,
});

describe('an import', () => {
  it('keeps an answer with its mentions and citations, cleaned and derived', async () => {
    const brand = await api.brand();
    const beta = await api.competitor(brand, 'Beta', { aliases: ['Beta Labs'] });
    const result = await importLines(brand, [
      line({
        text: 'See https://news.example/x.',
        mentions: [
          { name: 'beta labs', position: 1, sentiment: -0.12345 },
          { competitor_id: brand.competitorId, position: null, sentiment: 1 },
        ],
        citations: [
          { url: 'https://www.ACME.example/a?utm_source=x&b=1#top', title: 'A' },
          { url: 'https://news.example/x', title: 'N' },
          { url: 'https://shop.acme.example/', title: 'S' },
        ],
      }),
    ]);
    expect(result).toMatchObject({ code: 0, counts: counts(1, 2, 3), errors: [] });
    const { data } = await get(brand, `answers?${RANGE}`);
    expect(data).toMatchObject([
      {
        prompt_text: 'best laptops',
        brand_mentioned: true,
        brand_position: null,
        brand_sentiment: 1,
        brands_ranked: 1,
        citation_count: 3,
        answered_at: '2026-03-01T04:00:00.000Z',
      },
    ]);
    expect((await get(brand, `mentions?${RANGE}`)).data).toMatchObject([
      { competitor_id: beta, competitor_name: 'Beta', is_self: false, position: 1, sentiment: -0.1235 },
      { competitor_id: brand.competitorId, is_self: true, position: null, sentiment: 1 },
    ]);
    expect((await get(brand, `citations?${RANGE}`)).data).toMatchObject([
      {
        url: 'https://www.ACME.example/a?b=1',
        domain: 'acme.example',
        position: 1,
        kind: 'listed',
        is_own_domain: true,
      },
      {
        url: 'https://news.example/x',
        domain: 'news.example',
        position: 2,
        kind: 'linked',
        is_own_domain: false,
      },
      { url: 'https://shop.acme.example/', domain: 'shop.acme.example', position: 3, is_own_domain: true },
    ]);
  });

  it('adds nothing twice: the same file, a repeated line, a given id with another text', async () => {
    const brand = await api.brand();
    const id = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';
    const lines = [line(), line({ id, answered_at: '2026-03-02T00:00:00+02:00' }), line()];
    expect((await importLines(brand, lines)).counts).toEqual(counts(2, 2, 2, 1));
    expect((await importLines(brand, lines)).counts).toEqual(counts(0, 0, 0, 3));
    const other = line({ id: id.toUpperCase(), answered_at: '2026-03-09T00:00:00Z', text: 'other' });
    expect((await importLines(brand, [other])).counts).toEqual(counts(0, 0, 0, 1));
    const { data } = await get(brand, `answers?${RANGE}`);
    expect(data.map((row: { answered_at: string; text: string }) => [row.answered_at, row.text])).toEqual([
      ['2026-03-01T04:00:00.000Z', 'text'],
      ['2026-03-01T22:00:00.000Z', 'text'],
    ]);
  });

  it('has each answer once when the same file is imported three times at once', async () => {
    const brand = await api.brand();
    const file = await fileOf(ndjson(manyLines(300)));
    const results = await Promise.all([1, 2, 3].map(() => importInto(brand, [file])));
    const sum = (name: 'answers' | 'duplicates') =>
      results.reduce((total, { counts }) => total + counts[name], 0);
    expect({ answers: sum('answers'), duplicates: sum('duplicates') }).toEqual({
      answers: 300,
      duplicates: 600,
    });
    expect((await get(brand, `answers?${RANGE}`)).meta.total).toBe(300);
  });

  it('tells bad lines by file, line and reason, and imports the others', async () => {
    const brand = await api.brand();
    const stranger = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';
    const file = await fileOf(
      [
        JSON.stringify(line()),
        '{"broken',
        '',
        JSON.stringify(line({ engine: 'bing' })),
        JSON.stringify(line({ country: 'XX' })),
        JSON.stringify(line({ answered_at: 'yesterday' })),
        JSON.stringify(line({ answered_at: '2126-01-01T00:00:00Z' })),
        JSON.stringify(line({ prompt_text: undefined })),
        JSON.stringify(line({ prompt_id: stranger, prompt_text: undefined })),
        JSON.stringify(line({ mentions: [{ position: 1 }] })),
        JSON.stringify(line({ mentions: [{ competitor_id: stranger }] })),
        JSON.stringify(
          line({
            mentions: [
              { name: 'A', position: 1 },
              { name: 'B', position: 1 },
            ],
          }),
        ),
        JSON.stringify(line({ mentions: [{ name: 'Acme', sentiment: 2 }] })),
        JSON.stringify(line({ mentions: [{ name: 'Acme' }, { name: 'ACME' }] })),
        JSON.stringify(line({ colour: 'red' })),
        JSON.stringify(line({ prompt_text: 'best\0laptops' })),
        JSON.stringify(line({ mentions: [{ name: 'Ac\0me' }] })),
        JSON.stringify(line({ answered_at: '2026-03-05T00:00:00Z' })),
      ].join('\n'),
    );
    const { code, counts: found, errors } = await importInto(brand, [file]);
    expect(code).toBe(1);
    expect(found).toMatchObject({ answers: 2, rejected: 15 });
    const reasons = Object.fromEntries(
      errors.map((text) =>
        text
          .slice(file.length + 1)
          .split(/:\s(.*)/s)
          .slice(0, 2),
      ),
    );
    expect(reasons).toMatchObject({
      2: 'is not JSON',
      4: expect.stringContaining('engine must be one of chatgpt'),
      5: expect.stringContaining('country must be an assigned ISO'),
      6: expect.stringContaining('ISO 8601'),
      7: expect.stringContaining('between 2000-01-01 and one day from now'),
      8: expect.stringContaining('prompt_id or a prompt_text'),
      9: expect.stringContaining('is not a prompt of this brand'),
      10: expect.stringContaining('competitor_id or a name'),
      11: expect.stringContaining('neither a competitor'),
      12: expect.stringContaining('same position twice'),
      13: expect.stringContaining('sentiment'),
      14: expect.stringContaining('more than once'),
      15: expect.stringContaining('colour'),
      16: 'prompt_text must not hold the character NUL',
      17: 'mentions.0.name must not hold the character NUL',
    });
  });

  it('reads gzip, several files and standard input', async () => {
    const brand = await api.brand();
    const lines = manyLines(30);
    const packed = await fileOf(gzipSync(ndjson(lines.slice(0, 10))));
    const plain = await fileOf(ndjson(lines.slice(10, 20)).trimEnd());
    const result = await importInto(brand, [packed, plain, '-'], ndjson(lines.slice(20)));
    expect(result).toMatchObject({ code: 0, counts: { answers: 30, rejected: 0 } });
  });

  it('reads a byte order mark, carriage returns, several gzip members and no last line break', async () => {
    const brand = await api.brand();
    const [one = '', two = '', three = ''] = manyLines(3).map((each) => JSON.stringify(each));
    const members = [`\ufeff${one}\r\n${two.slice(0, 50)}`, `${two.slice(50)}\r\n`, three].map((part) =>
      gzipSync(part),
    );
    const result = await importInto(brand, [await fileOf(Buffer.concat(members))]);
    expect(result).toMatchObject({ code: 0, counts: { answers: 3, rejected: 0 } });
  });

  it('says that a gzip file is cut off, and imports it once it is whole', async () => {
    const brand = await api.brand();
    const whole = gzipSync(ndjson(manyLines(2_000)));
    const cut = await importInto(brand, [await fileOf(whole.subarray(0, whole.length / 2))]);
    expect(cut.code).toBe(1);
    expect(cut.errors.at(-1)).toContain('unexpected end of file');
    const again = await importInto(brand, [await fileOf(whole)]);
    expect(again.code).toBe(0);
    expect(again.counts.answers + again.counts.duplicates).toBe(2_000);
    expect((await get(brand, `answers?${RANGE.replace('04-01', '04-15')}`)).meta.total).toBe(2_000);
  });

  it('keeps emoji, right-to-left text, quotes and control characters as they are', async () => {
    const brand = await api.brand();
    const text = `😀 "quoted" \\ back\nשלום مرحبا\t日本語 \u0001 </script> {x:String} '--`;
    await importLines(brand, [
      line({ text, prompt_text: `  ${text} `, citations: [{ url: 'https://例え.example/é', title: text }] }),
    ]);
    const { data } = await get(brand, `answers?${RANGE}`);
    expect(data[0].text).toBe(text);
    expect(data[0].prompt_text).toBe(text.normalize('NFC'));
    expect((await get(brand, `citations?${RANGE}`)).data[0]).toMatchObject({
      title: text,
      url: 'https://例え.example/é',
      domain: 'xn--r8jz45g.example',
    });
  });

  it('makes a suggested competitor of a name nobody has, once', async () => {
    const brand = await api.brand();
    await importLines(brand, [
      line({ mentions: [{ name: 'Nova', position: 1 }] }),
      line({ answered_at: '2026-03-02T00:00:00Z', mentions: [{ name: 'NOVA', position: 2 }] }),
    ]);
    expect((await get(brand, 'competitors')).data).toMatchObject([
      {
        name: 'Nova',
        status: 'suggested',
        first_seen_at: '2026-03-01T04:00:00.000Z',
        last_seen_at: '2026-03-02T00:00:00.000Z',
      },
    ]);
  });

  it('moves first_seen_at and last_seen_at by the answers, in whatever order they come', async () => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Beta');
    const seen = async () => {
      const { first_seen_at, last_seen_at } = await get(brand, `competitors/${id}`);
      return [first_seen_at, last_seen_at].map((at) => at?.slice(0, 10) ?? null);
    };
    const at = (day: string) => line({ answered_at: `${day}T00:00:00Z`, mentions: [{ name: 'Beta' }] });
    expect(await seen()).toEqual([null, null]);
    await importLines(brand, [at('2026-03-05')]);
    await importLines(brand, [at('2026-02-20'), at('2026-03-09')]);
    expect(await seen()).toEqual(['2026-02-20', '2026-03-09']);
    await importLines(brand, [at('2026-03-05'), at('2026-03-01')]);
    expect(await seen()).toEqual(['2026-02-20', '2026-03-09']);
  });

  it('reads mentions out of the text where none are given', async () => {
    const brand = await api.brand({ name: 'Lenovo', aliases: ['ThinkPad'] });
    await api.competitor(brand, 'Apple', { aliases: ['MacBook'] });
    await api.competitor(brand, 'Dell');
    await importLines(brand, [
      line({
        mentions: undefined,
        text: 'The best laptops:\n\n1. **Apple MacBook Air**: great.\n2. **ThinkPad X1**: excellent keyboard.\n\nDell is fine too.',
      }),
    ]);
    expect((await get(brand, `mentions?${RANGE}`)).data).toMatchObject([
      { competitor_name: 'Apple', position: 1 },
      { competitor_name: 'Lenovo', position: 2 },
      { competitor_name: 'Dell', position: null },
    ]);
  });

  it('rejects a prompt the plan has no room for, and names the limit', async () => {
    const brand = await api.brand({ plan: 'free' });
    const { counts: found, errors } = await importLines(
      brand,
      [1, 2, 3, 4, 5, 6].map((n) => line({ prompt_text: `prompt ${n}` })),
    );
    expect(found).toMatchObject({ answers: 5, rejected: 1 });
    expect(errors[0]).toContain('allows 5 active prompts');
  });

  it('creates prompts in the order of the lines, each for the country that asks first', async () => {
    const brand = await api.brand({ plan: 'scale' });
    const texts = Array.from(
      { length: 30 },
      (_, i) => `${i % 2 ? 'which is best' : 'prompt'} ${(i * 7) % 30}`,
    );
    await importLines(brand, [
      line({ prompt_text: texts[4], country: 'DE' }),
      ...texts.flatMap((text, i) => [
        line({ prompt_text: ` ${text} `, country: i % 3 ? 'US' : 'FR' }),
        line({ prompt_text: text, country: 'JP' }),
      ]),
    ]);
    const expected = texts.map((text, i) => ({
      text,
      status: 'active',
      intent: i % 2 ? 'comparison' : 'other',
      countries: [i === 4 ? 'DE' : i % 3 ? 'US' : 'FR'],
    }));
    const [first] = expected.splice(4, 1);
    expect((await get(brand, 'prompts?limit=100')).data).toMatchObject([first, ...expected]);
  });

  it('says which brand or file there is not', async () => {
    const brand = await api.brand();
    const nobody = await runScript(
      'import',
      ['--brand', '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f', '-'],
      api.stores.environment,
    );
    expect(nobody).toMatchObject({ code: 1, errors: expect.stringContaining('"not_found"') });
    expect((await importInto(brand, [path.join(folder, 'nowhere')])).errors[0]).toContain('invalid_file');
    expect((await importInto(brand, [])).errors[0]).toContain('FILE.ndjson');
  });
});
