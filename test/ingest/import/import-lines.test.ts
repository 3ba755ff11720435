import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { MOST_COMPETITORS } from '../../../src/ingest/brands/suggested-brand.ts';
import { emptyTexts } from '../../../src/ingest/reprocess/brand-rows.ts';
import { createPrompts } from '../../../src/prompts/create-prompts.ts';
import { transaction } from '../../../src/stores/postgres.ts';
import type { TestApi, TestBrand } from '../../helpers/api.ts';
import { callScript, runScript } from '../../helpers/command.ts';
import { tries } from '../../helpers/nightly.ts';
import { sharedApi } from '../../helpers/shared.ts';
import { acceptResolved } from '../accepting.ts';
import { line, manyLines, ndjson } from '../lines.ts';
import { resolvedAnswers } from '../resolved.ts';

// A test runs up to five commands, each of which takes eight seconds to start where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const RANGE = 'start_date=2026-02-01&end_date=2026-04-01';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-import-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

let files = 0;

async function fileOf(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${++files}.ndjson`);
  await writeFile(file, content);
  return file;
}

/** What an import says of answers that are older than what is shown where no dates are asked for, as all here are. */
const OTHER_DATES = /^The answers are from 2026-0\d-\d\d to .*: request them with start_date=/;

/** On a slow machine an import says how far it is. */
const PROGRESS = /^Importing: /;

/** Runs an import in this process, or in one of its own. */
async function importInto(brand: TestBrand, args: readonly string[], input = '', by = callScript) {
  const { code, output, errors } = await by(
    'import',
    ['--brand', brand.id, ...args],
    api.stores.environment,
    input,
  );
  const told = errors.split('\n').filter((text) => text !== '' && !PROGRESS.test(text));
  const hints = told.filter((text) => OTHER_DATES.test(text));
  const faults = told.filter((text) => !hints.includes(text) && !text.startsWith('Next: '));
  return { code, counts: output[0], errors: faults, hints };
}

const importLines = async (brand: TestBrand, lines: readonly unknown[], ...options: string[]) =>
  importInto(brand, [...options, await fileOf(ndjson(lines))]);

const get = async (brand: TestBrand, path: string) => (await api.get(`/v1/${path}`, brand)).body;

const counts = (answers: number, mentions: number, citations: number, duplicates = 0) => ({
  answers,
  mentions,
  citations,
  duplicates,
  rejected: 0,
  dropped_sources: 0,
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
    expect(result.hints).toEqual([
      expect.stringContaining('request them with start_date=2026-03-01&end_date=2026-03-01'),
    ]);
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
        url: 'https://www.acme.example/a?b=1',
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

  const ID = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';

  it('adds nothing twice: the same file, a repeated line', async () => {
    const brand = await api.brand();
    const lines = [line(), line({ id: ID, answered_at: '2026-03-02T00:00:00+02:00' }), line()];
    expect((await importLines(brand, lines)).counts).toEqual(counts(2, 2, 2, 1));
    expect((await importLines(brand, lines)).counts).toEqual(counts(0, 0, 0, 3));
    // Mentions and sources beside the same text make it no other answer.
    const again = { ...lines[1], id: ID.toUpperCase(), mentions: [{ name: 'New' }], citations: [] };
    expect((await importLines(brand, [again])).counts).toEqual(counts(0, 0, 0, 1));
    expect((await get(brand, `answers?${RANGE}`)).data).toMatchObject([
      { answered_at: '2026-03-01T04:00:00.000Z', text: 'text' },
      { answered_at: '2026-03-01T22:00:00.000Z', text: 'text' },
    ]);
    expect((await get(brand, 'competitors')).data).toEqual([]);
  });

  it('rejects a line that is another answer than the one with its id, and says how', async () => {
    const brand = await api.brand();
    const known = line({ id: ID });
    const unnamed = line({ answered_at: '2026-03-04T00:00:00Z', engine: 'gemini' });
    const others = [
      [{ prompt_text: 'best phones' }, 'the prompt_text "best laptops"'],
      [{ engine: 'claude' }, 'the engine chatgpt'],
      [{ country: 'DE' }, 'the country US'],
      [{ answered_at: '2026-03-01T04:00:00.001Z' }, 'the answered_at 2026-03-01T04:00:00.000Z'],
      [{ text: 'Text' }, 'another text'],
      [{ engine: 'claude', text: 'Text', mentions: [{ name: 'New' }] }, 'the engine chatgpt, another text'],
    ] as const;
    const reasons = [
      ...others.map(
        ([, told]) => `id ${ID} is that of an answer with ${told}; leave the id out or give another one`,
      ),
      'has the prompt, engine, country and answered_at of an answer with another text; give it an id of its own',
    ];
    const differing = [
      ...others.map(([values]) => ({ ...known, ...values })),
      { ...unnamed, text: 'Text', mentions: [{ name: 'New' }] },
    ];
    const made = async () => [
      (await get(brand, 'prompts?status=paused')).data.map(({ text }: { text: string }) => text),
      (await get(brand, 'competitors')).meta.total,
    ];
    // Conflicts within the file, and with stored answers.
    const file = await fileOf(ndjson([known, unnamed, ...differing, known]));
    for (const [answers, duplicates] of [
      [2, 1],
      [0, 3],
    ]) {
      const { code, counts, errors } = await importInto(brand, [file]);
      expect({ code, counts }).toMatchObject({ code: 1, counts: { answers, duplicates, rejected: 7 } });
      const told = errors.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      expect(told).toEqual(reasons.map((reason, index) => `${file}:${index + 3}: ${reason}`));
      expect(await made()).toEqual([['best laptops'], 0]);
    }
    const without = differing.slice(0, 4).map((one) => ({ ...one, id: undefined }));
    expect((await importLines(brand, without)).counts).toMatchObject({ answers: 4, rejected: 0 });
  });

  it('makes nothing for such a line while what has its id is being accepted', async () => {
    const brand = await api.brand();
    const known = line({ id: ID, answered_at: '2026-03-30T00:00:00Z' });
    const other = { ...known, prompt_text: 'best phones', mentions: [{ name: 'New' }] };
    const result = await importLines(brand, [known, ...manyLines(4_999), other]);
    expect(result).toMatchObject({ code: 1, counts: { answers: 5_000, rejected: 1 } });
    const prompts = (await get(brand, 'prompts?status=paused')).data;
    expect(prompts.map(({ text }: { text: string }) => text)).not.toContain('best phones');
    expect((await get(brand, 'competitors')).meta.total).toBe(2);
  });

  it('compares with what waits in the outbox, and does not compare a text that is not kept any longer', async () => {
    const brand = await api.brand();
    await api.prompt(brand, 'best laptops');
    const loaded = await loadBrand(api.stores.postgres, brand.id);
    if (!loaded) throw new Error('the brand is gone');
    await acceptResolved(api.stores, loaded, resolvedAnswers(1, { id: ID }));
    const known = line({ id: ID });
    const emptied = { ...known, text: '' };
    const tried = async (lines: readonly unknown[]) =>
      (await importInto(brand, [await fileOf(ndjson(lines))])).counts;
    expect(
      await tried([{ ...known, country: 'DE' }, known, emptied, { ...emptied, engine: 'claude' }]),
    ).toEqual({
      ...counts(0, 0, 0, 2),
      rejected: 2,
    });
    await emptyTexts(api.stores.clickhouse, loaded.brandNo, '2026-04-01');
    expect(await tried([known, { ...known, text: 'Text' }, { ...known, engine: 'claude' }])).toEqual({
      ...counts(0, 0, 0, 2),
      rejected: 1,
    });
  });

  it('keeps one of two answers of each id that come at once, and rejects the other', async () => {
    const brand = await api.brand();
    const lines = manyLines(200).map((one) => ({ ...one, id: randomUUID() }));
    const files = await Promise.all(
      ['one', 'other'].map((text) => fileOf(ndjson(lines.map((one) => ({ ...one, text }))))),
    );
    const results = await Promise.all(files.map((file) => importInto(brand, [file])));
    const sum = (name: string) => results.reduce((total, { counts }) => total + counts[name], 0);
    expect([sum('answers'), sum('duplicates'), sum('rejected')]).toEqual([200, 0, 200]);
    expect((await get(brand, `answers?${RANGE}`)).meta.total).toBe(200);
  });

  it('has each answer once when the same file is imported several times at once', async () => {
    const brand = await api.brand();
    const file = await fileOf(ndjson(manyLines(300)));
    // One in this process; at night more than one other.
    const commands = [callScript, ...Array(tries(1, 2)).fill(runScript)];
    const results = await Promise.all(commands.map((by) => importInto(brand, [file], '', by)));
    const sum = (name: 'answers' | 'duplicates') =>
      results.reduce((total, { counts }) => total + counts[name], 0);
    expect({ answers: sum('answers'), duplicates: sum('duplicates') }).toEqual({
      answers: 300,
      duplicates: 300 * (commands.length - 1),
    });
    expect((await get(brand, `answers?${RANGE}`)).meta.total).toBe(300);
  });

  it('rejects a line whose text is not that of the prompt it names', async () => {
    const brand = await api.brand();
    const laptops = await api.prompt(brand, 'Which laptop?');
    await api.prompt(brand, 'Which phone?');
    const asked = (prompt_text: string, minute: number) =>
      line({ prompt_id: laptops, prompt_text, answered_at: `2026-03-01T04:1${minute}:00Z` });
    const lines = [asked(' Which laptop? ', 0), asked('Which phone?', 1), asked('Which car?', 2)];
    const { counts, errors } = await importLines(brand, lines);
    expect(counts).toMatchObject({ answers: 1, rejected: 2 });
    expect(errors).toEqual([
      expect.stringContaining(
        `2: prompt_text "Which phone?" is not the text of prompt_id ${laptops}, which is "Which laptop?"`,
      ),
      expect.stringContaining('3: prompt_text "Which car?"'),
    ]);
    expect((await api.get('/v1/prompts', brand)).body.meta.total).toBe(2);
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
        JSON.stringify(line()).replace('"text":', '"te\\u0078t":"other","text":'),
        JSON.stringify(line({ mentions: [{ name: 'Acme', sentiment: 2 }] })),
        JSON.stringify(line({ mentions: [{ name: 'Acme' }, { name: 'ACME' }] })),
        JSON.stringify(line({ colour: 'red' })),
        JSON.stringify(line({ prompt_text: 'best\0laptops' })),
        JSON.stringify(line({ mentions: [{ name: 'Ac\0me' }] })),
        JSON.stringify(line({ mentions: Array(100_000).fill(1) })),
        `{${Array.from({ length: 50 }, (_, at) => `"${'x'.repeat(100_000)}${at}":1`).join(',')}}`,
        JSON.stringify(line({ citations: Array(200).fill({ url: 1 }) })),
        JSON.stringify(line({ text: '\ud800' })),
        '['.repeat(1_000_000),
        JSON.stringify(line({ answered_at: '2026-03-05T00:00:00Z' })),
        JSON.stringify(line({ answered_at: '2026-02-30T00:00:00Z' })),
        '[]',
        JSON.stringify(line({ mentions: ['Acme'], citations: [{ url: 'https://a.example', link: 1 }] })),
      ].join('\n'),
    );
    const { code, counts: found, errors } = await importInto(brand, [file]);
    expect(code).toBe(1);
    expect(found).toMatchObject({ answers: 2, rejected: 23 });
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
      12: 'has two fields of the same name in one object',
      13: expect.stringContaining('sentiment'),
      14: expect.stringContaining('more than once'),
      15: expect.stringMatching(/^must not have "colour"; allowed are id, prompt_id, .*, search_queries$/),
      16: 'prompt_text must not hold the character NUL',
      17: 'mentions.0.name must not hold the character NUL',
      18: 'mentions must have at most 1000 items',
      19: expect.stringContaining('engine must be one of'),
      20: expect.stringContaining('and 190 more faults'),
      21: 'text must be well-formed Unicode',
      22: 'is not JSON',
      24: 'answered_at must be of a day that is in the calendar',
      25: 'must be a JSON object',
      26: 'mentions.0 must be a JSON object; citations.0 must not have "link"; allowed are url, title, position, kind',
    });
    expect(Math.max(...errors.map((text) => text.length))).toBeLessThan(10_000);
  });

  it('tells once of a file that is none of lines of JSON, and of each bad line of one that is', async () => {
    const brand = await api.brand();
    const csv = await fileOf(`\n text,country\n${'best laptops,US\n'.repeat(1_000)}`);
    const good = JSON.stringify(line());
    const [begun, broken] = [await fileOf(`#\n#\n${good}\n#\n`), await fileOf(`${good}\n{\n{\n`)];
    const { code, counts, errors } = await importInto(brand, [csv, begun, broken]);
    expect({ code, counts }).toMatchObject({
      code: 1,
      counts: { answers: 1, duplicates: 1, rejected: 1_001 + 3 + 2 },
    });
    const once =
      /: is not JSON: a file must have one JSON object per line \(NDJSON\), as docs\/import\.md tells;/;
    expect(errors).toEqual([
      expect.stringMatching(new RegExp(`^${csv}:2${once.source}`)),
      expect.stringMatching(new RegExp(`^${begun}:1${once.source}`)),
      `${begun}:4: is not JSON`,
      `${broken}:2: is not JSON`,
      `${broken}:3: is not JSON`,
    ]);
  });

  it('makes nothing for a line whose answer is there', async () => {
    const brand = await api.brand();
    const [named, derived] = [
      line({ id: '0b0f3c1e-5a83-4c55-9d0f-6d0c9f3e7a11', mentions: [{ name: 'Once' }] }),
      line({ id: undefined, answered_at: '2026-03-05T00:00:00Z', mentions: [{ name: 'Gone' }] }),
    ];
    expect((await importInto(brand, [await fileOf(ndjson([named, derived]))])).counts.answers).toBe(2);
    await api.stores.postgres.query(
      "UPDATE competitors SET name = 'Renamed' WHERE brand_id = $1 AND name = 'Gone'",
      [brand.id],
    );
    const made = async () =>
      Promise.all(
        ['prompts?status=active,paused,archived', 'competitors'].map(
          async (list) => (await get(brand, list)).data,
        ),
      );
    const before = await made();
    const other = { ...named, mentions: [{ name: 'Newcomer' }] };
    const { counts } = await importInto(brand, [await fileOf(ndjson([other, derived]))]);
    expect(counts).toMatchObject({ answers: 0, duplicates: 2, rejected: 0 });
    expect(await made()).toEqual(before);
    // One that is not there makes both, beside one that is.
    const fresh = { ...other, id: undefined, prompt_text: 'another question?' };
    const more = await importInto(brand, [await fileOf(ndjson([other, fresh]))]);
    expect(more.counts).toMatchObject({ answers: 1, duplicates: 1 });
    expect((await made()).map((rows) => rows.length)).toEqual(before.map((rows) => rows.length + 1));
  });

  it('tells once of a file in another encoding', async () => {
    const brand = await api.brand();
    const lines = ndjson([line({ text: 'ä' }), line({ text: 'ö' }), line({ text: 'ü' })]);
    const [wide, latin] = [
      await fileOf(Buffer.from(`\ufeff${lines}`, 'utf16le')),
      await fileOf(Buffer.from(lines, 'latin1')),
    ];
    const good = JSON.stringify(line());
    const begun = await fileOf(Buffer.from(`${lines}${good}\n"ä"\n`, 'latin1'));
    const { counts, errors } = await importInto(brand, [wide, latin, begun]);
    expect(counts).toMatchObject({ answers: 1, rejected: 4 + 3 + 4 });
    const once = ':1: is not UTF-8: a file must be in UTF-8, not in UTF-16 or Latin-1; ';
    expect(errors).toEqual([
      ...[wide, latin, begun].map((file) => expect.stringContaining(`${file}${once}`)),
      `${begun}:5: is not UTF-8`,
    ]);
  });

  it('reads gzip of several members, byte order marks, carriage returns, no last line break, and standard input', async () => {
    const brand = await api.brand();
    const lines = manyLines(33);
    const packed = await fileOf(gzipSync(ndjson(lines.slice(0, 10))));
    const plain = await fileOf(ndjson(lines.slice(10, 20)).trimEnd());
    const [one = '', two = '', three = ''] = lines.slice(30).map((each) => JSON.stringify(each));
    const members = [`\ufeff${one}\r\n${two.slice(0, 50)}`, `${two.slice(50)}\r\n`, three].map((part) =>
      gzipSync(part),
    );
    const files = [packed, plain, await fileOf(Buffer.concat(members)), '-'];
    const result = await importInto(brand, files, ndjson(lines.slice(20, 30)));
    expect(result).toMatchObject({ code: 0, counts: { answers: 33, rejected: 0 } });
  });

  it('imports what is before the end of a gzip file that is cut off, and the rest once it is whole', async () => {
    const brand = await api.brand();
    const whole = gzipSync(ndjson(manyLines(1_000)));
    const file = await fileOf(whole.subarray(0, whole.length / 2));
    const cut = await importInto(brand, [file, await fileOf(ndjson([line()]))]);
    expect(cut.code).toBe(1);
    expect(cut.counts).toMatchObject({ duplicates: 0, rejected: 1 });
    expect(cut.counts.answers).toBeGreaterThan(250);
    expect(cut.errors).toEqual([
      `${file}:${cut.counts.answers}: cannot be read: unexpected end of file: the gzip data is cut off`,
    ]);
    const again = await importInto(brand, [await fileOf(whole)]);
    expect(again.code).toBe(0);
    expect(again.counts.answers + again.counts.duplicates).toBe(1_000);
    expect((await get(brand, `answers?${RANGE.replace('04-01', '04-15')}`)).meta.total).toBe(1_001);
  });

  it('rejects a line of redirects inside each other only where something else is wrong with it', async () => {
    const brand = await api.brand();
    const redirects = 'https://google.com/url?q='.repeat(40_000);
    const {
      code,
      counts: found,
      errors,
    } = await importLines(brand, [
      line({ citations: [{ url: redirects }] }),
      line({ text: redirects, mentions: undefined }),
      line({ answered_at: '2026-03-02T00:00:00Z' }),
    ]);
    expect(found).toMatchObject({ answers: 2, rejected: 1 });
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining('citations.0.url must have at most 8192 characters')]);
  });

  it('tells sources that are no http or https address of a domain, and counts what is stored', async () => {
    const brand = await api.brand();
    const citations = [
      { url: 'ftp://files.example/a' },
      { url: 'https://a.example/', title: 'A' },
      { url: 'mailto:\u001b[31mme@a.example' },
      { url: 'https://' },
      { url: 'x'.repeat(8_000) },
      { url: 'https://b.example/', title: 'B' },
      { url: 'https://[::1]/x' },
    ];
    const file = await fileOf(ndjson([line({ citations }), line({ answered_at: '2026-03-02T00:00:00Z' })]));
    const first = await importInto(brand, [file]);
    expect(first).toMatchObject({
      code: 0,
      counts: { answers: 2, citations: 3, rejected: 0, dropped_sources: 5 },
      errors: [
        `${file}:1: is imported without 5 sources that are no http or https address of a domain: citations.0.url "ftp://files.example/a", citations.2.url "mailto:\\u001b[31mme@a.example", citations.3.url "https://", and 2 more`,
      ],
    });
    expect((await get(brand, 'citations?start_date=2026-03-01&end_date=2026-03-01')).data).toMatchObject([
      { url: 'https://a.example/', position: 2 },
      { url: 'https://b.example/', position: 6 },
    ]);
    const again = await importInto(brand, [file]);
    expect(again).toMatchObject({
      code: 0,
      counts: { duplicates: 2, citations: 0, dropped_sources: 0 },
      errors: [],
    });
  });

  it('keeps a page once, and tells of pages of the engine itself', async () => {
    const brand = await api.brand();
    const citations = [
      { url: 'https://a.example/x', title: '' },
      { url: 'https://chatgpt.com/share/1' },
      { url: 'https://A.example:443/x?utm_source=openai', title: 'A', kind: 'linked' },
      { url: 'nothing' },
    ];
    const file = await fileOf(ndjson([line({ engine: 'chatgpt', citations })]));
    expect(await importInto(brand, [file])).toMatchObject({
      code: 0,
      counts: { answers: 1, citations: 1, dropped_sources: 2 },
      errors: [
        `${file}:1: is imported without a source that is no http or https address of a domain: citations.3.url "nothing"; and without a source that is a page of the engine itself: citations.1.url "https://chatgpt.com/share/1"`,
      ],
    });
    expect((await get(brand, 'citations?start_date=2026-03-01&end_date=2026-03-01')).data).toMatchObject([
      { url: 'https://a.example/x', title: 'A', position: 1, kind: 'linked' },
    ]);
  });

  it('keeps of a text what is the answer, and rejects a notice in place of one', async () => {
    const brand = await api.brand();
    const lines = [
      line({
        text: '<think>Acme?</think>\n\nTry Acme. \ue200cite\ue202turn0search0\ue201 It is quick.【4:0†a.example】[web:2]',
        citations: [{ url: 'https://a.example/x' }, { url: 'https://b.example/' }],
      }),
      line({ answered_at: '2026-03-02T00:00:00Z', text: 'Something went wrong. Please try again later.' }),
    ];
    const file = await fileOf(ndjson(lines));
    expect(await importInto(brand, [file])).toMatchObject({
      code: 1,
      counts: { answers: 1, rejected: 1 },
      errors: [`${file}:2: text holds a notice or thoughts in place of an answer`],
    });
    const [answer] = (await get(brand, `answers?${RANGE}`)).data;
    expect(answer.text).toBe('Try Acme. It is quick. ([a.example](https://a.example/x))[2]');
    expect((await get(brand, `citations?${RANGE}`)).data).toMatchObject([
      { url: 'https://a.example/x', kind: 'linked' },
      { url: 'https://b.example/', kind: 'linked' },
    ]);
  });

  it('shows nothing of an input that a terminal would obey', async () => {
    const brand = await api.brand();
    const hostile = 'N\u009b31mova\u202e\u0007';
    const named = (at: number) =>
      line({
        prompt_text: `question ${at % 2}`,
        answered_at: `2026-03-0${at}T00:00:00Z`,
        mentions: undefined,
        text: `The best laptops:\n\n1. **${hostile}**: great.\n2. **Zebra**: fine.\n3. **Acme**`,
      });
    const file = path.join(folder, '\u001b]0;owned\u0007.ndjson');
    await writeFile(file, ndjson([1, 2, 3, 4].map(named)) + JSON.stringify(line({ [hostile]: 1, '\r': 2 })));
    const { code, errors } = await importInto(brand, [file]);
    expect(code).toBe(1);
    expect(errors.join('\n')).toContain('\\u001b]0;owned\\u0007.ndjson:5: ');
    expect(errors.join('\n')).toContain('Suggested competitors: ');
    expect(errors.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
    const nowhere = await importInto(brand, [`${file}\u009b`]);
    expect(nowhere.errors.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse(nowhere.errors[0] ?? '').detail).toContain(`${file}\u009b`);
  });

  describe('of answers of many kinds', () => {
    const cited = ['a', 'b', 'c', 'd'].map((name) => ({ url: `https://${name}.example/` }));
    const footnotes = { text: 'Acme is light[1][3]. See https://D.example.', citations: cited };
    const odd = `😀 "quoted" \\ back\nשלום مرحبا\t日本語 \u0001 </script> {x:String} '--`;
    let brand: TestBrand;

    beforeAll(async () => {
      brand = await api.brand();
      const result = await importLines(brand, [
        line({ engine: 'perplexity', ...footnotes }),
        line({ engine: 'gemini', ...footnotes }),
        line({
          engine: 'perplexity',
          country: 'DE',
          ...footnotes,
          citations: cited.map((one, index) => ({
            ...one,
            position: 4 - index,
            kind: index === 3 ? 'listed' : undefined,
          })),
        }),
        line({
          country: 'FR',
          mentions: [
            { name: 'Beta', position: 2 },
            { name: 'Acme', position: 2 },
            { name: 'Gamma', position: 1 },
          ],
        }),
        line({
          country: 'JP',
          text: odd,
          prompt_text: `  ${odd} `,
          citations: [{ url: 'https://例え.example/é', title: odd }],
        }),
      ]);
      expect(result).toMatchObject({ code: 0, counts: { answers: 5, mentions: 7 } });
    });

    const listed = async (list: string, query: string) =>
      (await get(brand, `${list}?${RANGE}&${query}`)).data;

    it('links the footnotes of a text to the sources of those positions', async () => {
      const kinds = async (query: string) =>
        (await listed('citations', query)).map(
          ({ domain, kind }: { domain: string; kind: string }) => `${domain[0]} ${kind}`,
        );
      expect(await kinds('engine=perplexity&country=US')).toEqual([
        'a linked',
        'b listed',
        'c linked',
        'd linked',
      ]);
      expect(await kinds('engine=gemini')).toEqual(['a linked', 'b listed', 'c linked', 'd linked']);
      expect(await kinds('country=DE')).toEqual(['d listed', 'c listed', 'b linked', 'a listed']);
    });

    it('takes mentions that share a position, in the order of their names', async () => {
      expect(
        (await listed('mentions', 'country=FR')).map((row: { competitor_name: string; position: number }) => [
          row.competitor_name,
          row.position,
        ]),
      ).toEqual([
        ['Gamma', 1],
        ['Acme', 2],
        ['Beta', 2],
      ]);
    });

    it('keeps emoji, right-to-left text, quotes and control characters as they are', async () => {
      const [answer] = await listed('answers', 'country=JP');
      expect(answer.text).toBe(odd);
      expect(answer.prompt_text).toBe(odd.normalize('NFC'));
      expect((await listed('citations', 'country=JP'))[0]).toMatchObject({
        title: odd,
        url: 'https://例え.example/é',
        domain: 'xn--r8jz45g.example',
      });
    });
  });

  it('makes one suggested competitor of a name nobody has, and takes for one what is one to Postgres, too', async () => {
    const brand = await api.brand();
    const names = ['istanbul air', 'İSTANBUL AIR', 'ΑΛΦΑΣ', 'αλφας', 'αλφασ', 'Nova', 'NOVA'];
    const lines = names.map((name, at) =>
      line({ answered_at: `2026-03-0${at + 1}T00:00:00Z`, mentions: [{ name, position: 1 }] }),
    );
    expect(await importLines(brand, lines)).toMatchObject({ code: 0, counts: counts(7, 7, 7), errors: [] });
    const { data } = await get(brand, 'competitors');
    const named = (name: string) => data.find((one: { name: string }) => one.name === name);
    expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['Nova', 'istanbul air', 'ΑΛΦΑΣ']);
    expect(named('Nova')).toMatchObject({
      status: 'suggested',
      first_seen_at: '2026-03-06T00:00:00.000Z',
      last_seen_at: '2026-03-07T00:00:00.000Z',
    });
  });

  it('takes a name for that of a brand it is alike, or that has it as its domain, in whatever status', async () => {
    const brand = await api.brand({ name: 'Tiny2', domains: ['tiny2.com'], aliases: ['Acmé Corp'] });
    await api.competitor(brand, 'Foozle', { aliases: ['FoozleX'], domain: 'foozle.io', status: 'dismissed' });
    await api.competitor(brand, 'Nova', { status: 'tracked' });
    // One of two that differ less than texts mind is nobody's other spelling.
    await api.competitor(brand, 'Or-ion', { status: 'tracked' });
    await api.competitor(brand, 'Orion', { status: 'tracked' });
    const own = ['tiny2.com', 'www.tiny2.com', 'shop.tiny2.com', 'Tiny-2', 'Tiny2 Inc.', 'acme corp'];
    const foozle = ['foozle.io', 'Foozle-X', 'Foozle Inc.', 'FOOZLE®'];
    const others = ['NOVÁ', 'Or ion', 'Nova Labs', 'nova-labs'];
    const names = [...own, ...foozle, ...others];
    const lines = names.map((name, at) =>
      line({ prompt_text: name, mentions: [{ name, position: at + 1 }] }),
    );
    expect(await importLines(brand, lines)).toMatchObject({ code: 0, errors: [] });
    const { data } = await get(brand, 'mentions?start_date=2026-03-01&end_date=2026-03-31&limit=100');
    const nameAt = new Map(
      data.map((row: { position: number; competitor_name: string }) => [row.position, row.competitor_name]),
    );
    expect(names.map((_, at) => nameAt.get(at + 1))).toEqual([
      ...own.map(() => 'Tiny2'),
      ...foozle.map(() => 'Foozle'),
      ...['Nova', 'Or ion', 'Nova Labs', 'Nova Labs'],
    ]);
  });

  it('has one mention of a brand that a line names by two of its names, with the better place', async () => {
    const brand = await api.brand({ name: 'Nova', aliases: ['Nova Labs'] });
    const mentions = [
      { name: 'Nova Labs', position: null, sentiment: 0.1 },
      { name: 'Nova', position: 3, sentiment: 0.2 },
      { name: 'Nova Inc.', position: 2, sentiment: 0.3 },
      { name: 'Vega', position: 1, sentiment: 0 },
    ];
    expect(await importLines(brand, [line({ mentions })])).toMatchObject({
      code: 0,
      counts: counts(1, 2, 1),
    });
    const { data } = await get(brand, 'mentions?start_date=2026-03-01&end_date=2026-03-31');
    expect(data).toMatchObject([
      { competitor_name: 'Vega', position: 1 },
      { competitor_name: 'Nova', position: 2, sentiment: 0.3 },
    ]);
  });

  it('makes nothing for a line that it leaves out', async () => {
    const brand = await api.brand();
    const stranger = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';
    const { counts: found } = await importLines(brand, [
      line({ prompt_text: 'first', mentions: [{ name: 'Nova' }, { name: 'NOVA' }] }),
      line({ prompt_text: 'second', mentions: [{ name: 'Orion' }, { competitor_id: stranger }] }),
      line({ prompt_text: undefined, prompt_id: stranger, mentions: [{ name: 'Vega' }] }),
    ]);
    expect(found).toMatchObject({ answers: 0, rejected: 3 });
    expect((await get(brand, 'competitors')).data).toEqual([]);
    expect((await get(brand, 'prompts')).data).toEqual([]);
  });

  it('gives all names of some lines one revision, and rejects those that are too many', async () => {
    const { postgres } = api.stores;
    const brand = await api.brand();
    const revisions = async () => {
      const { rows } = await postgres.query(
        `SELECT names_revision AS names,
           (SELECT count(DISTINCT revision)::int FROM name_changes WHERE brand_id = id) AS changes
         FROM brands WHERE id = $1`,
        [brand.id],
      );
      return rows[0];
    };
    const client = await postgres.connect();
    // Without triggers, which take most of the time.
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO competitors (brand_id, name, status) SELECT $1, 'known ' || n, 'suggested' FROM generate_series(1, $2) AS n`,
      [brand.id, MOST_COMPETITORS - 300],
    );
    client.release(true);
    const before = await revisions();
    const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `new ${at}` }));
    const { counts: found, errors } = await importLines(brand, [
      line({ mentions: names(299) }),
      line({
        answered_at: '2026-03-02T00:00:00Z',
        mentions: [...names(2), { name: 'Another' }, { name: 'One more' }],
      }),
      line({ answered_at: '2026-03-03T00:00:00Z', mentions: [{ name: 'KNOWN 7' }] }),
      // What was left out has taken no place.
      line({ answered_at: '2026-03-04T00:00:00Z', mentions: [{ name: 'Last' }, { name: 'Last Inc.' }] }),
      line({ answered_at: '2026-03-05T00:00:00Z', mentions: [{ name: 'Late' }] }),
    ]);
    expect(found).toMatchObject({ answers: 3, mentions: 301, rejected: 2 });
    for (const left of [
      /ndjson:2: mentions names Another, .* 10000 that a brand/,
      /ndjson:5: mentions names Late,/,
    ]) {
      expect(errors).toContainEqual(expect.stringMatching(left));
    }
    const { rows: all } = await postgres.query(
      "SELECT count(*)::int AS count, array_agg(name) FILTER (WHERE name NOT SIMILAR TO '(known|new) %') AS others FROM competitors WHERE brand_id = $1",
      [brand.id],
    );
    expect(all).toEqual([{ count: MOST_COMPETITORS, others: ['Last'] }]);
    const after = await revisions();
    expect(after.names).toBe(before.names + 1);
    expect(after.changes).toBe(before.changes + 1);
  });

  it('gives all competitors of a transaction one revision of its responses', async () => {
    const { postgres } = api.stores;
    const brand = await api.brand();
    await transaction(postgres, async (client) => {
      // They are raised at its end otherwise.
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      const revisions = [];
      for (const name of ['One', 'Two', 'Three']) {
        await client.query("INSERT INTO competitors (brand_id, name, status) VALUES ($1, $2, 'tracked')", [
          brand.id,
          name,
        ]);
        const { rows } = await client.query('SELECT revision FROM brand_revisions WHERE brand_id = $1', [
          brand.id,
        ]);
        revisions.push(rows[0].revision);
      }
      expect(new Set(revisions).size).toBe(1);
    });
  });

  it('moves first_seen_at and last_seen_at by the answers, in whatever order they come', async () => {
    const brand = await api.brand();
    const ids = [await api.competitor(brand, 'Beta'), await api.competitor(brand, 'Gamma')];
    const seen = () =>
      Promise.all(
        ids.map(async (id) => {
          const { first_seen_at, last_seen_at } = await get(brand, `competitors/${id}`);
          return [first_seen_at, last_seen_at].map((at) => at?.slice(0, 10) ?? null);
        }),
      );
    const at = (name: string, day: string) =>
      line({ answered_at: `${day}T00:00:00Z`, mentions: [{ name }], prompt_text: `about ${name}` });
    const middle = (name: string) => [at(name, '2026-03-05'), at(name, '2026-03-01')];
    const ends = (name: string) => [at(name, '2026-02-20'), at(name, '2026-03-09')];
    expect(await seen()).toEqual(Array(2).fill([null, null]));
    await importLines(brand, [...middle('Beta'), ...ends('Gamma')]);
    expect(await seen()).toEqual([
      ['2026-03-01', '2026-03-05'],
      ['2026-02-20', '2026-03-09'],
    ]);
    await importLines(brand, [...ends('Beta'), ...middle('Gamma')]);
    expect(await seen()).toEqual(Array(2).fill(['2026-02-20', '2026-03-09']));
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

  it('pauses new prompts that the plan has no room for, and says once how many', async () => {
    const brand = await api.brand({ plan: 'free' });
    const texts = Array.from({ length: 7 }, (_, n) => `prompt ${n}`);
    const lines = texts.map((text) => line({ prompt_text: text }));
    // The plan free has no API.
    const statuses = async () => {
      const sql = 'SELECT status FROM prompts WHERE brand_id = $1 ORDER BY no';
      const { rows } = await api.stores.postgres.query<{ status: string }>(sql, [brand.id]);
      return rows.map(({ status }) => status);
    };

    const first = await importLines(brand, lines, '--prompts', 'active');
    expect(first).toMatchObject({ code: 0, counts: { answers: 7, rejected: 0 } });
    expect(first.errors).toEqual([
      expect.stringMatching(/^2 new prompts are paused, since the plan allows no more/),
    ]);
    expect(await statuses()).toEqual([...Array(5).fill('active'), 'paused', 'paused']);

    const again = await importLines(brand, lines, '--prompts', 'active');
    expect(again).toMatchObject({ code: 0, counts: { duplicates: 7 }, errors: [] });
    expect(await statuses()).toEqual([...Array(5).fill('active'), 'paused', 'paused']);
  });

  it('gives prompts that lines create a topic and tags, and leaves others as they are', async () => {
    const brand = await api.brand();
    const known = await api.request('POST', '/v1/prompts', {
      key: brand.key,
      body: { text: 'known', topic: 'Old', tags: ['old'] },
    });
    const group = { topic: ' Pricing ', tags: ['Launch', 'launch', 'EU'] };
    const { counts, errors } = await importLines(brand, [
      line({ prompt_text: 'new', ...group }),
      line({ prompt_text: 'new', topic: 'Later', answered_at: '2026-03-02T04:10:00Z' }),
      line({ prompt_text: 'known', ...group }),
      line({ prompt_text: 'none', topic: null, tags: [] }),
      line({ prompt_text: 'wrong', topic: 'x'.repeat(101), tags: ['ok', ''] }),
      line({ prompt_text: 'wrong', tags: 'launch' }),
    ]);
    expect(counts).toMatchObject({ answers: 4, rejected: 2 });
    expect(errors).toEqual([
      expect.stringContaining(
        '5: topic must have at most 100 characters, not 101; tags.1 must not be empty: 1 to 50 characters are allowed',
      ),
      expect.stringContaining('6: tags must be an array of up to 20 tags'),
    ]);
    const { data } = (await api.get('/v1/prompts?status=active,paused', brand)).body;
    expect(data.map(({ text, topic, tags }: Record<string, unknown>) => [text, topic, tags])).toEqual([
      ['known', 'Old', ['old']],
      ['new', 'Pricing', ['Launch', 'EU']],
      ['none', null, []],
    ]);
    expect(data[0].updated_at).toBe(known.body.updated_at);
  });

  it('gives no place of the plan twice where several processes create prompts at once', async () => {
    const brand = await loadBrand(api.stores.postgres, (await api.brand({ plan: 'free' })).id);
    if (!brand) throw new Error('the brand is gone');
    const common = ['a', 'b', 'c'];
    const paused = await Promise.all(
      [1, 2, 3, 4].map((process) =>
        createPrompts(
          api.stores.postgres,
          brand,
          [...common, `only ${process}`].map((text) => ({ text, country: 'US', topic: null, tags: [] })),
          'active',
        ),
      ),
    );
    expect(paused.toSorted()).toEqual([0, 0, 1, 1]);
    const { rows } = await api.stores.postgres.query(
      'SELECT status, count(*)::int AS prompts FROM prompts WHERE brand_id = $1 GROUP BY 1 ORDER BY 1',
      [brand.brandId],
    );
    expect(rows).toEqual([
      { status: 'active', prompts: 5 },
      { status: 'paused', prompts: 2 },
    ]);
  });

  it('creates paused prompts, which take no place of the plan and belong to nobody’s pause', async () => {
    const brand = await api.brand({ plan: 'trial' });
    const known = await api.prompt(brand, 'prompt 1');
    const lines = Array.from({ length: 30 }, (_, n) => line({ prompt_text: `prompt ${n}` }));
    expect(await importLines(brand, lines)).toMatchObject({ code: 0, counts: { answers: 30, rejected: 0 } });
    const { data } = await get(brand, 'prompts?limit=100');
    expect(data).toHaveLength(30);
    for (const { id, status, paused_reason } of data) {
      expect([status, paused_reason]).toEqual([id === known ? 'active' : 'paused', null]);
    }
    const more = await importLines(brand, [line({ prompt_text: 'another' })], '--prompts', 'active');
    expect(more).toMatchObject({ code: 0, counts: { answers: 1 } });
    const { data: active } = await get(brand, 'prompts?status=active');
    expect(active.map(({ text }: { text: string }) => text)).toEqual(['prompt 1', 'another']);
    const refused = await importLines(brand, [line()], '--prompts', 'archived');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.errors[0] ?? '')).toMatchObject({
      code: 'invalid_option',
      detail: expect.stringContaining('--prompts must be paused or active'),
    });
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
      status: 'paused',
      intent: i % 2 ? 'comparison' : 'other',
      countries: [i === 4 ? 'DE' : i % 3 ? 'US' : 'FR'],
    }));
    const [first] = expected.splice(4, 1);
    expect((await get(brand, 'prompts?limit=100')).data).toMatchObject([first, ...expected]);
  });

  it('says which brand or file there is not', async () => {
    const brand = await api.brand();
    const nobody = await callScript(
      'import',
      ['--brand', '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f', '-'],
      api.stores.environment,
    );
    expect(nobody).toMatchObject({ code: 1, errors: expect.stringContaining('"not_found"') });
    expect((await importInto(brand, [path.join(folder, 'nowhere')])).errors[0]).toContain('invalid_file');
    const found = await importInto(brand, [await fileOf(ndjson([line()])), folder]);
    expect(found).toMatchObject({ code: 1, counts: undefined });
    expect(JSON.parse(found.errors[0] ?? '')).toEqual({
      code: 'invalid_file',
      detail: `${folder} is a folder: name its files`,
    });
    expect((await importInto(brand, ['-', '-'])).errors[0]).toContain('more than once');
    expect((await importInto(brand, [])).errors[0]).toContain('FILE.ndjson');
  });
});
