import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCompetitor } from '../../../src/competitors/create-competitor.ts';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { takingTurn } from '../../../src/ingest/brands/reread-turn.ts';
import { TextReader } from '../../../src/ingest/brands/text-reader.ts';
import { reconcileBrand } from '../../../src/ingest/ledger/reconcile.ts';
import { reconcileLedger } from '../../../src/ingest/ledger/reconcile-ledger.ts';
import { reextractBrand } from '../../../src/ingest/reprocess/reextract.ts';
import { runRereader } from '../../../src/ingest/reprocess/rereader.ts';
import { rereadBrand } from '../../../src/ingest/reprocess/rereading.ts';
import { suggestCompetitors } from '../../../src/ingest/reprocess/suggestions.ts';
import { introduceReader } from '../../../src/plans/readers.ts';
import { createReader } from '../../../src/providers/reader/index.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';
import { callScript, startScript } from '../../helpers/command.ts';
import { NIGHTLY, pauseByDay, someByDay } from '../../helpers/nightly.ts';
import { everyone } from '../../providers/everyone.ts';
import { json, settingsAt, startStandIn } from '../../providers/provider.ts';
import { askedToRead, READERS, telling } from '../../providers/reader-responses.ts';
import { COMPLETE } from '../../providers/responses.ts';
import { acceptResolved } from '../accepting.ts';
import { differencesOf } from '../differences.ts';
import { line, ndjson } from '../lines.ts';
import { resolvedAnswers } from '../resolved.ts';

const RANGE = 'start_date=2026-02-01&end_date=2026-04-01';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-reextract-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** An answer that names Acme and Zorblax, on a day of March; without mentions of its own. */
const text = (day: number, values: Record<string, unknown> = {}) => ({
  ...line({
    answered_at: `2026-03-${String(day).padStart(2, '0')}T04:00:00Z`,
    text: 'Acme works well. Many people love the excellent Zorblax, too.',
    citations: [{ url: 'https://shop.example/' }, { url: 'https://acme.example/' }],
    ...values,
  }),
  ...('mentions' in values ? {} : { mentions: undefined }),
});

async function importInto(brand: TestBrand, lines: readonly unknown[]) {
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, ndjson(lines));
  const { code, errors } = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect({ code, errors }).toMatchObject({ code: 0 });
}

const reextract = async (brand: TestBrand, ...options: string[]) =>
  callScript('reextract', ['--brand', brand.id, ...options], api.stores.environment);

const get = async (brand: TestBrand, path: string) => (await api.get(`/v1/${path}`, brand)).body;

async function mentionsOf(brand: TestBrand, competitor: string) {
  const { data } = await get(brand, `mentions?${RANGE}&competitor_id=${competitor}`);
  return data.map(({ answered_at }: { answered_at: string }) => answered_at.slice(0, 10)).sort();
}

async function differences(brand: TestBrand, audit = reconcileBrand) {
  const loaded = await loadBrand(api.stores.postgres, brand.id);
  return loaded ? audit(api.stores, loaded) : null;
}

/** By day what the ledger says, of a rewrite like others whose tables are audited here. */
const ledgerDifferences = (brand: TestBrand) =>
  differences(brand, NIGHTLY ? reconcileBrand : reconcileLedger);

describe('another extraction', () => {
  describe('of some answers and of all', () => {
    let brand: TestBrand;
    let other: TestBrand;
    let zorblax: string;
    const odd = '🍎 עברית\u0000\u0001 "x" \\n \\ Acme\tLovelace\r\n\u2028 end';

    beforeAll(async () => {
      [brand, other] = [await api.brand(), await api.brand()];
      await importInto(brand, [
        text(1),
        text(2),
        text(3, { mentions: [{ name: 'Acme', position: 7, sentiment: -0.5 }] }),
        text(4),
        text(5, { text: odd }),
      ]);
      await importInto(other, [text(2)]);
    });

    it('touches the days that are asked for, no mentions that came with an answer, no text and no other brand', async () => {
      const everything = () => Promise.all([get(brand, `answers?${RANGE}`), get(other, `mentions?${RANGE}`)]);
      const before = await everything();
      zorblax = await api.competitor(brand, 'Zorblax');
      const { output } = await reextract(brand, '--start-date', '2026-03-02', '--end-date', '2026-03-03');
      expect(output[0]).toMatchObject({ reextracted: 1, given: 1 });
      expect(await mentionsOf(brand, zorblax)).toEqual(['2026-03-02']);
      expect(await everything()).toEqual(before);
      expect(await ledgerDifferences(brand)).toEqual([]);
    });

    it('tells how many answers of the days that are asked for are done', async () => {
      const told: number[] = [];
      const days = { start: '2026-03-02', end: '2026-03-03' };
      const onProgress = (done: number) => told.push(done);
      await reextractBrand(api.stores, await loadedBrand(brand), { ...days, onProgress });
      expect(told).toEqual([2]);
    });

    it('gives a new competitor its history, in every list and report', async () => {
      const before = await get(brand, `answers?${RANGE}`);
      const { code, output } = await reextract(brand);
      expect({ code, counts: output[0] }).toEqual({
        code: 0,
        counts: { reextracted: 4, given: 1, unjudged: 0, unread: 0, suggested: [] },
      });
      expect(await mentionsOf(brand, zorblax)).toEqual(['2026-03-01', '2026-03-02', '2026-03-04']);
      const { data } = await get(brand, `reports/brands?${RANGE}`);
      expect(data).toMatchObject([
        { competitor_name: 'Acme', answers: 5, mentions: 5 },
        { competitor_name: 'Zorblax', answers: 5, mentions: 3 },
      ]);
      expect(data[1].sentiment).toBeGreaterThan(0.25);
      expect((await get(brand, `answers?${RANGE}`)).data).toEqual(before.data);
      expect(await ledgerDifferences(brand)).toEqual([]);
      expect((await get(brand, `competitors/${zorblax}`)).last_seen_at).toBe('2026-03-04T04:00:00.000Z');
    });

    it('marks citations of domains that have become the brand’s own', async () => {
      const own = async () =>
        (await get(other, `reports/citations?${RANGE}`)).data
          .filter((row: { is_own_domain: boolean }) => row.is_own_domain)
          .map((row: { domain: string }) => row.domain);
      expect(await own()).toEqual(['acme.example']);
      await api.stores.postgres.query("UPDATE brands SET domains = '{shop.example}' WHERE id = $1", [
        other.id,
      ]);
      expect(await own()).toEqual(['shop.example']);
      await reextract(other);
      expect(await own()).toEqual(['shop.example']);
      expect((await get(other, `reports/visibility?${RANGE}`)).data[0].own_citations).toBe(1);
      expect(await ledgerDifferences(other)).toEqual([]);
    });
  });

  it('changes no byte of what is the brand’s own, which counts at once for past dates', async () => {
    const { postgres } = api.stores;
    const brand = await api.brand();
    const cited = ['https://shop.example/1', 'https://www.a.shop.example/', 'https://notshop.example/'];
    const citations = cited.map((url) => ({ url }));
    await importInto(brand, [text(1, { citations }), text(2, { citations: citations.slice(1) }), text(3)]);
    const everything = async () =>
      Promise.all(
        [
          ...['reports/citations?', 'reports/citations?is_own_domain=true&dimensions=url,day&'],
          ...['reports/citations?dimensions=content_type&', 'citations?'],
          ...['reports/visibility?', 'reports/visibility?dimensions=engine&intervals=true&compare=previous&'],
          'reports/visibility?dimensions=week&brand_mentioned=true&',
        ].map(async (path) => (await api.get(`/v1/${path}${RANGE}`, brand)).text),
      );
    const ownCitations = async () =>
      (await get(brand, `reports/visibility?${RANGE}&dimensions=day`)).data.map(
        (row: { own_citations: number }) => row.own_citations,
      );
    const SUBDOMAINS_TOO = [2, 1, 1];
    const changes = someByDay(
      [
        ['{shop.example}', false, [1, 0, 1]],
        ['{shop.example,unknown.example}', true, SUBDOMAINS_TOO],
      ],
      [['{notshop.example}', true, [1, 1, 0]]],
    );
    for (const [domains, subdomains, counts] of changes) {
      await postgres.query('UPDATE brands SET domains = $2, include_subdomains = $3 WHERE id = $1', [
        brand.id,
        domains,
        subdomains,
      ]);
      expect(await isRereading(brand)).toBe(true);
      expect(await ownCitations()).toEqual(counts);
      const before = NIGHTLY || counts === SUBDOMAINS_TOO ? await everything() : null;
      await rereadBrand(api.stores, brand);
      expect(await isRereading(brand)).toBe(false);
      if (before !== null) expect(await everything()).toEqual(before);
      expect(await ownCitations()).toEqual(counts);
    }
  });

  it.each([
    [['--start-date', '2026-02-30'], '--start-date must be a calendar date'],
    [['--start-date', '2026-02-03', '--end-date', '2026-02-02'], 'is after'],
    [['--days', '3'], "Unknown option '--days'"],
  ])('refuses %j', async (options, message) => {
    const { code, errors } = await reextract(await api.brand(), ...options);
    expect({ code, told: JSON.parse(errors) }).toMatchObject({ code: 1, told: { code: 'invalid_option' } });
    expect(JSON.parse(errors).detail).toContain(message);
  });

  it('knows no brand of an unknown id', async () => {
    const { code, errors } = await callScript(
      'reextract',
      ['--brand', '00000000-0000-4000-8000-000000000000'],
      api.stores.environment,
    );
    expect({ code, detail: JSON.parse(errors).detail }).toMatchObject({
      code: 1,
      detail: expect.stringContaining('no brand'),
    });
  });
});

const isRereading = async (brand: TestBrand) => (await get(brand, 'brand')).rereading;

const loadedBrand = async (brand: TestBrand) =>
  (await loadBrand(api.stores.postgres, brand.id)) as IngestBrand;

const epochOf = async (brand: TestBrand) => (await loadedBrand(brand)).epoch;

/** Answers that a rereader could not read. */
const unread: string[] = [];

/** Reads brands again, as the worker does, until some are read with today's names. */
async function rereadByItself(...brands: readonly TestBrand[]) {
  const stopping = new AbortController();
  const progress = new Map<string, number[]>();
  const errors: Error[] = [];
  const running = runRereader(api.stores, {
    reader: null,
    signal: stopping.signal,
    onProgress: ({ brandId }, done, of) => progress.set(brandId, [done, of]),
    onEnd: () => {},
    onUnread: (_brand, answer) => {
      unread.push(answer);
    },
    onError: (_brand, error) => errors.push(error),
  });
  await expect
    .poll(() => Promise.all(brands.map(isRereading)), { interval: 200 })
    .toEqual(brands.map(() => false));
  stopping.abort();
  await running;
  expect(errors).toEqual([]);
  return progress;
}

const MARCH = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);

describe('names that come later', () => {
  it('are read by themselves, those of a moment at once, while somebody is at another brand', async () => {
    const [brand, empty, held] = [await api.brand(), await api.brand(), await api.brand()];
    await importInto(held, [text(1)]);
    await importInto(brand, [
      text(1),
      text(2),
      text(3, { text: 'Nobody is named.' }),
      text(4, { text: 'Zorblax, Initech', mentions: [{ name: 'Acme', position: 1, sentiment: 0 }] }),
      text(5, { text: 'The Globex Corporation is quick.' }),
    ]);
    expect(await isRereading(brand)).toBe(false);
    const before = await epochOf(brand);
    const [zorblax, globex] = await Promise.all([
      api.competitor(brand, 'Zorblax'),
      api.competitor(brand, 'Globex'),
      api.competitor(empty, 'Globex'),
      api.competitor(held, 'Zorblax'),
    ]);
    expect([await isRereading(brand), await isRereading(empty)]).toEqual([true, false]);
    await takingTurn(api.stores.postgres, held, undefined, async () => {
      expect(await rereadByItself(brand)).toEqual(new Map([[brand.id, [5, 5]]]));
      expect(await isRereading(held)).toBe(true);
    });
    expect([await mentionsOf(brand, zorblax), await mentionsOf(brand, globex)]).toEqual([
      MARCH(2),
      ['2026-03-05'],
    ]);
    expect((await get(brand, `competitors/${zorblax}`)).last_seen_at).toBe('2026-03-02T04:00:00.000Z');
    expect(await epochOf(brand)).toBe(before + 1);
    expect(await differences(brand)).toEqual([]);
    // No rewrite for a name that no stored text has, but one that came with its mentions.
    await api.competitor(brand, 'Initech');
    await rereadByItself(brand, held);
    expect(await epochOf(brand)).toBe(before + 1);
  });

  it('are read in the answers that can be read, where another cannot, which keeps what it had and is told', async () => {
    const brand = await api.brand();
    await importInto(brand, [text(1), text(2, { text: 'Acme and Zorblax: too much.' }), text(3)]);
    const { data } = await get(brand, `answers?${RANGE}`);
    const id = data.find(({ answered_at }: { answered_at: string }) => answered_at.includes('03-02')).id;
    const before = await get(brand, `answers/${id}`);
    const zorblax = await api.competitor(brand, 'Zorblax');
    const { extract, namedIn } = TextReader.prototype;
    const failing = <Answer extends { readonly text: string }>({ text }: Answer) => {
      if (text.includes('too much')) throw new RangeError('Maximum call stack size exceeded');
    };
    const spies = [
      vi.spyOn(TextReader.prototype, 'extract').mockImplementation(function (this: TextReader, answer) {
        failing(answer);
        return extract.call(this, answer);
      }),
      vi.spyOn(TextReader.prototype, 'namedIn').mockImplementation(function (this: TextReader, answer) {
        failing(answer);
        return namedIn.call(this, answer);
      }),
    ];
    try {
      unread.length = 0;
      await rereadByItself(brand);
      expect(unread).toEqual([id]);
      expect(await mentionsOf(brand, zorblax)).toEqual(['2026-03-01', '2026-03-03']);
      expect(await get(brand, `answers/${id}`)).toEqual(before);
      const { code, errors, output } = await reextract(brand);
      expect({ code, output }).toEqual({
        code: 0,
        output: [{ reextracted: 2, given: 0, unjudged: 0, unread: 1, suggested: [] }],
      });
      expect(errors).toContain(
        `The mentions of answer ${id} cannot be extracted, so it stays as it was: Maximum call stack size exceeded`,
      );
      expect(errors).not.toContain('Acme and Zorblax');
      expect(await get(brand, `answers/${id}`)).toEqual(before);
      expect(await differences(brand)).toEqual([]);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  it('are aliases, domains and their removal, too', async () => {
    const { postgres } = api.stores;
    const brand = await api.brand();
    const zorblax = await api.competitor(brand, 'Zorblax');
    const gone = await api.competitor(brand, 'Lovelace');
    await importInto(brand, [text(1), text(2, { text: 'ZBX and Lovelace are fine.' })]);
    expect([await mentionsOf(brand, zorblax), await mentionsOf(brand, gone)]).toEqual([
      MARCH(1),
      ['2026-03-02'],
    ]);
    await postgres.query("UPDATE competitors SET aliases = '{ZBX}' WHERE id = $1", [zorblax]);
    await postgres.query('DELETE FROM competitors WHERE id = $1', [gone]);
    await postgres.query("UPDATE brands SET domains = '{shop.example}' WHERE id = $1", [brand.id]);
    await rereadBrand(api.stores, brand);
    expect(await mentionsOf(brand, zorblax)).toEqual(MARCH(2));
    expect((await get(brand, `mentions?${RANGE}`)).meta.total).toBe(3);
    expect((await get(brand, `reports/visibility?${RANGE}`)).data[0].own_citations).toBe(2);
    expect(await ledgerDifferences(brand)).toEqual([]);
  });

  it('are read again where an answer comes in that was read without them', async () => {
    const brand = await api.brand();
    await importInto(brand, [text(1), text(2)]);
    const stale = await loadedBrand(brand);
    const zorblax = await api.competitor(brand, 'Zorblax');
    const accept = (day: number) =>
      acceptResolved(
        api.stores,
        stale,
        resolvedAnswers(1, {
          answeredAt: Date.UTC(2026, 2, day, 4),
          text: 'Zorblax is excellent.',
          sentimentBy: 'lexicon',
          mentions: [],
        }),
      );
    let meanwhile: Promise<unknown> = Promise.resolve();
    await rereadBrand(api.stores, brand, { onProgress: () => (meanwhile = accept(3)) });
    await meanwhile;
    expect(await isRereading(brand)).toBe(true);
    await rereadBrand(api.stores, brand);
    await accept(4);
    expect(await isRereading(brand)).toBe(true);
    await rereadBrand(api.stores, brand);
    expect(await mentionsOf(brand, zorblax)).toEqual(MARCH(4));
    expect(await ledgerDifferences(brand)).toEqual([]);
  });

  it('are read in the end by whoever comes after a command and a worker that are killed', async () => {
    const brand = await api.brand();
    const lines = Array.from({ length: 500 }, (_, index) =>
      text(1 + (index % 28), { prompt_text: `question ${index}`, country: 'DE', engine: 'gemini' }),
    ).map((one, index) => ({ ...one, citations: [{ url: `https://site${index}.example/` }] }));
    await importInto(brand, lines);
    const zorblax = await api.competitor(brand, 'Zorblax');
    const total = async (list: string, filter = '') =>
      (await get(brand, `${list}?${RANGE}&limit=1${filter}`)).meta.total;
    const mentions = () => total('mentions', `&competitor_id=${zorblax}`);
    const lastEpoch = async () => {
      const { rows } = await api.stores.postgres.query('SELECT last_epoch FROM brands WHERE id = $1', [
        brand.id,
      ]);
      return rows[0].last_epoch;
    };
    const command = { script: 'reextract', args: ['--brand', brand.id] };
    const worker = { script: '../src/worker', args: [] };
    /** Each with the milliseconds for which it goes on once it has begun. */
    const killed = someByDay(
      [
        { ...command, later: 0 },
        { ...worker, later: 0 },
      ],
      [100, 200, 400].flatMap((later) => [
        { ...command, later },
        { ...worker, later },
      ]),
    );
    for (const { script, args, later } of killed) {
      const before = await lastEpoch();
      const isDue = await isRereading(brand);
      const child = startScript(script, args, { ...api.stores.environment, OPERATOR_PORT: '0' });
      const ended = once(child, 'close');
      if (isDue) await expect.poll(lastEpoch, { interval: 100 }).toBeGreaterThan(before);
      await sleep(later);
      child.kill('SIGKILL');
      await ended;
      const seen = await mentions();
      expect([0, lines.length]).toContain(seen);
      expect(await isRereading(brand)).toBe(seen === 0);
      expect(await total('answers')).toBe(lines.length);
    }
    await rereadByItself(brand);
    expect([await total('answers'), await mentions()]).toEqual([lines.length, lines.length]);
    expect(await differencesOf(api.stores, brand)).toEqual([]);
  });
});

describe('a brand that becomes a suggested competitor', () => {
  const THRESHOLDS = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };
  const ranks = (day: number) =>
    text(day, { prompt_text: `question ${day}`, text: '1. **Acme** is good.\n2. **Globex** is quick.' });
  const lines = [ranks(1), ranks(2), ranks(3), text(4, { text: 'Some people like Globex.' })];

  /** Imports without the suggestions of the command. */
  async function imported() {
    const brand = await api.brand();
    const none = { SUGGESTION_MIN_ANSWERS: '1000' };
    const file = path.join(folder, 'ranks.ndjson');
    await writeFile(file, ndjson(lines));
    await callScript('import', ['--brand', brand.id, file], { ...api.stores.environment, ...none });
    return brand;
  }

  it('is never seen without its history: of answers that name it, too', async () => {
    const brand = await imported();
    let done = false;
    const suggesting = suggestCompetitors(api.stores, brand, THRESHOLDS).finally(() => {
      done = true;
    });
    do {
      const { data } = await get(brand, 'competitors?status=suggested');
      const { status, body, text: told } = await api.get(`/v1/mentions?${RANGE}`, brand);
      // Where others use the machine, a request may be told to come back.
      if (status === 503) continue;
      expect(status, told).toBe(200);
      const { data: mentions } = body;
      expect(
        mentions.every(({ competitor_name }: { competitor_name: string }) => competitor_name !== ''),
      ).toBe(true);
      if (data.length > 0) expect(await mentionsOf(brand, data[0].id)).toEqual(MARCH(4));
      await pauseByDay(100);
    } while (!done);
    expect(await suggesting).toEqual(['Globex']);
    const [globex] = (await get(brand, 'competitors?status=suggested')).data;
    expect(globex).toMatchObject({
      first_seen_at: '2026-03-01T04:00:00.000Z',
      last_seen_at: '2026-03-04T04:00:00.000Z',
    });
    await api.request('PATCH', `/v1/competitors/${globex.id}`, {
      key: brand.key,
      body: { status: 'tracked' },
    });
    const { data } = await get(brand, `reports/brands?${RANGE}`);
    expect(data).toMatchObject([
      { mentions: 3, share_of_voice: 0.5 },
      { mentions: 4, share_of_voice: 0.5 },
    ]);
    expect(await isRereading(brand)).toBe(false);
    expect(await ledgerDifferences(brand)).toEqual([]);
  });

  it('is the competitor that somebody makes of it meanwhile', async () => {
    const brand = await imported();
    let made: Promise<{ id: string }> | null = null;
    const suggested = await rereadBrand(api.stores, brand, {
      newcomers: [{ name: 'Globex' }],
      onProgress() {
        made ??= createCompetitor(api.stores.postgres, {
          ...{ brandId: brand.id, name: 'Globex', aliases: [], domain: undefined, status: 'tracked' },
        });
      },
    });
    const { id } = (await made) as unknown as { id: string };
    expect(suggested).toEqual([]);
    await rereadBrand(api.stores, brand);
    expect(await mentionsOf(brand, id)).toEqual(MARCH(4));
    expect((await get(brand, `mentions?${RANGE}`)).meta.total).toBe(7);
    expect(await ledgerDifferences(brand)).toEqual([]);
  });
});

describe('with a model that reads answers', () => {
  const readings = async (brand: TestBrand) => {
    const { epoch } = await loadedBrand(brand);
    const result = await api.stores.clickhouse.query({
      query: `SELECT sentiment_by AS by, brand_sentiment AS tone, brand_position AS place, \`unknown.name\` AS unknown
              FROM answers WHERE brand_no = {no:UInt32} AND epoch = {epoch:UInt16} ORDER BY answered_at`,
      query_params: { no: brand.brandNo, epoch },
      format: 'JSONEachRow',
    });
    return result.json();
  };
  const switchOn = ({ id }: TestBrand) =>
    api.stores.postgres.query('UPDATE brands SET read_by_model = true WHERE id = $1', [id]);
  const ACME = { name: 'Acme', brand: true, rank: 4, tone: -0.75 };
  const WORDS = { name: 'Many people', brand: true, rank: null, tone: 0 };

  it('says of each answer who read it, where the model fails too, and asks once for each of the days', async () => {
    await using provider = await startStandIn();
    provider.answer((response, request) =>
      askedToRead(request)?.text.includes('troublesome')
        ? json({ error: { message: 'no' } }, 400)(response, request)
        : telling('anthropic', [ACME, WORDS])(response, request),
    );
    const brand = await api.brand();
    await switchOn(brand);
    await importInto(brand, [
      text(1),
      text(2, { text: 'Acme is troublesome.' }),
      text(3, { mentions: [] }),
      text(4),
    ]);
    const settings = {
      ...(settingsAt(provider.url) as Record<string, string>),
      EXTRACTION_MODEL: READERS.anthropic.model,
    };
    const environment = { ...api.stores.environment, ...settings };
    const days = ['--start-date', '2026-03-01', '--end-date', '2026-03-03'];
    const { output, errors } = await callScript('reextract', ['--brand', brand.id, ...days], environment);
    expect(output[0]).toMatchObject({ reextracted: 2, given: 1, unjudged: 1 });
    expect(errors).toContain(`model ${READERS.anthropic.model}`);
    expect(provider.received.map((request) => askedToRead(request)?.names)).toEqual([['Acme'], ['Acme']]);
    const told = { by: `model ${READERS.anthropic.model}`, tone: -7500, place: 1, unknown: ['Many people'] };
    const before = [
      told,
      { by: 'lexicon', tone: expect.any(Number), place: 0, unknown: [] },
      { by: 'given', tone: 0, place: 0, unknown: [] },
      { by: 'lexicon', tone: expect.any(Number), place: 0, unknown: ['Zorblax'] },
    ];
    expect(await readings(brand)).toEqual(before);
    // All is read again by itself, and nobody is asked: what was paid for stays.
    await api.stores.postgres.query('UPDATE brands SET names_read = 0 WHERE id = $1', [brand.id]);
    const reader = createReader(settings);
    await rereadBrand(api.stores, brand, { reader });
    expect(await readings(brand)).toEqual(before);
    expect(provider.received).toHaveLength(2);
    // A name that is new is another question, of the answer that a model has read.
    await api.competitor(brand, 'Zorblax');
    provider.answer(telling('anthropic', [ACME, { ...ACME, name: 'Zorblax', rank: 1 }]));
    await rereadBrand(api.stores, brand, { reader });
    expect(await readings(brand)).toMatchObject([
      { ...told, place: 2, unknown: [] },
      ...before.slice(1).map((one) => ({ ...one, unknown: [] })),
    ]);
    expect(provider.received).toHaveLength(1);
    expect(await ledgerDifferences(brand)).toEqual([]);
    // Switched off, nobody is asked but by who says so.
    await api.stores.postgres.query('UPDATE brands SET read_by_model = false WHERE id = $1', [brand.id]);
    const rename = (name: string) =>
      api.stores.postgres.query('UPDATE competitors SET name = $2 WHERE brand_id = $1', [brand.id, name]);
    provider.answer(telling('anthropic', [ACME]));
    await rename('Globex');
    await rereadBrand(api.stores, brand, { reader, evenIfOff: true });
    expect(provider.received).toHaveLength(1);
    expect(await readings(brand)).toMatchObject([{ by: told.by }, {}, {}, {}]);
    await rename('Zorblax');
    await rereadBrand(api.stores, brand, { reader });
    expect(provider.received).toHaveLength(1);
    expect(await readings(brand)).toMatchObject([{ by: 'lexicon' }, {}, {}, {}]);
  });

  it('reads history by the model for some days, with the cost told first, whatever the switch of the brand', async () => {
    await using provider = await startStandIn();
    provider.answer(telling('openai', [ACME, WORDS]));
    const brand = await api.brand();
    await importInto(brand, [text(1), text(2), text(3, { mentions: [] }), text(4, { text: 'Acme.' })]);
    const settings = {
      ...(settingsAt(provider.url) as Record<string, string>),
      EXTRACTION_MODEL: READERS.openai.model,
    };
    const run = (more: object, ...options: string[]) => {
      const environment = { ...api.stores.environment, ...settings, ...more };
      return callScript('reextract', ['--brand', brand.id, ...options], environment);
    };
    const days = ['--start-date', '2026-03-01', '--end-date', '2026-03-03'];
    const priced = { EXTRACTION_PRICE: '1/5' };
    const plan = { reader: READERS.openai.model, answers: 2, given: 1, cost: 0.009 };
    const planned = async (more: object, ...options: string[]) =>
      (await run(more, '--plan', ...options)).output[0];
    expect(await planned(priced, ...days)).toEqual({ ...plan, reader: 'rules', cost: 0 });
    expect(await planned(priced, ...days, '--reader', 'model')).toEqual(plan);
    expect(await planned({}, ...days, '--reader', 'model')).toEqual({ ...plan, cost: null });
    expect(await planned({}, '--start-date', '2026-04-01', '--reader', 'model')).toMatchObject({
      answers: 0,
      cost: 0,
    });
    expect(await planned(priced, '--reader', 'model')).toMatchObject({ answers: 3, given: 1 });
    expect((await run(priced, ...days)).output[0]).toMatchObject({ reextracted: 2 });
    expect(provider.received).toEqual([]);
    const { output, errors } = await run(priced, ...days, '--reader', 'model');
    expect(errors).toContain(`model ${READERS.openai.model} is asked to read, once each: 2, at about $0.009`);
    expect(output[0]).toMatchObject({ reextracted: 2, given: 1, unjudged: 0 });
    expect(provider.received).toHaveLength(2);
    const told = `model ${READERS.openai.model}`;
    const by = async () => (await readings(brand)).map((one) => (one as { by: string }).by);
    expect(await by()).toEqual([told, told, 'given', 'lexicon']);
    // The next is forecast by what these took: 100 and 20 tokens each.
    expect(await planned(priced, ...days, '--reader', 'model')).toEqual({ ...plan, cost: 0.0004 });
    await switchOn(brand);
    expect(await planned(priced, ...days)).toEqual({ ...plan, cost: 0.0004 });
    expect(await planned(priced, ...days, '--reader', 'rules')).toMatchObject({ reader: 'rules', cost: 0 });
    await run(priced, ...days, '--reader', 'rules');
    expect(await by()).toEqual(['lexicon', 'lexicon', 'given', 'lexicon']);
    expect(provider.received).toHaveLength(2);
    const without = await run({ EXTRACTION_MODEL: '' }, '--reader', 'model');
    expect([without.code, without.errors]).toEqual([1, expect.stringContaining('needs EXTRACTION_MODEL')]);
    expect((await run({}, '--reader', 'magic')).errors).toContain('must be rules or model');
  });

  it('a kill costs the calls that were under way, and what is kept is read no second time', async () => {
    await using provider = await startStandIn();
    const brand = await api.brand({ name: 'Dell', engines: ['chatgpt', 'perplexity'] });
    await switchOn(brand);
    await api.prompt(brand);
    const calls = { engines: 0, reader: 0 };
    let hold = true;
    provider.answer((response, request) => {
      const question = askedToRead(request);
      calls[question ? 'reader' : 'engines'] += 1;
      if (!question) return everyone(response, request);
      if (hold) return;
      const brands = question.names.map((name, index) => ({ name, brand: true, rank: index + 1, tone: 1 }));
      telling('google', brands)(response, request);
    });
    const environment = {
      ...api.stores.environment,
      ...(settingsAt(provider.url) as Record<string, string>),
      EXTRACTION_MODEL: READERS.google.model,
    };
    const collect = ['--brand', brand.id];
    const child = startScript('collect', collect, environment);
    const ended = once(child, 'close');
    await expect.poll(() => calls).toEqual({ engines: 2, reader: 2 });
    child.kill('SIGKILL');
    await ended;
    hold = false;
    const collected = async () => {
      const { output } = await callScript('collect', collect, { ...environment, LOG_LEVEL: 'silent' });
      return output[0];
    };
    expect(await collected()).toMatchObject({ complete: 2 });
    expect(calls).toEqual({ engines: 4, reader: 4 });
    expect(await readings(brand)).toMatchObject(
      Array(2).fill({ by: `model ${READERS.google.model}`, tone: 10_000 }),
    );
    expect(await collected()).toMatchObject({ asked: 0 });
    await rereadBrand(api.stores, brand, { reader: createReader(environment) });
    expect(calls).toEqual({ engines: 4, reader: 4 });
    // What the engines took is theirs; the readings are told beside it, and nobody has told the price of their model.
    const { rows } = await api.stores.postgres.query(
      'SELECT engine, output_tokens::int AS tokens, cost_micros FROM questions WHERE brand_id = $1 ORDER BY engine',
      [brand.id],
    );
    const { usage } = COMPLETE.chatgpt;
    expect(rows).toEqual([
      { engine: 'chatgpt', tokens: usage.output_tokens, cost_micros: null },
      { engine: 'perplexity', tokens: 178, cost_micros: '5190' },
    ]);
    const { body } = await api.get('/v1/usage', brand);
    expect(body).toMatchObject({ readings: 2, reading_cost: null, cost: null, forecast_cost: null });
    expect(body.engines).toMatchObject([{ engine: 'chatgpt' }, { engine: 'perplexity', cost: 0.00519 }]);
    const priced = { EXTRACTION_MODEL: READERS.google.model, EXTRACTION_PRICE: { input: 2, output: 10 } };
    await introduceReader(api.stores.postgres, priced);
    // Two calls of 100 and 20 tokens; the next are taken to be like them, one for each question.
    const { body: known } = await api.get('/v1/usage', brand);
    expect(known).toMatchObject({
      reading_cost: 0.0008,
      forecast_reading_cost: expect.closeTo(0.0004 * known.forecast_questions, 9),
      next_month_reading_cost: expect.closeTo(0.0004 * known.next_month_questions, 9),
    });
    await api.stores.postgres.query('UPDATE brands SET read_by_model = false WHERE id = $1', [brand.id]);
    const { body: off } = await api.get('/v1/usage', brand);
    expect(off).toMatchObject({
      reading_cost: 0.0008,
      forecast_reading_cost: 0.0008,
      next_month_reading_cost: 0,
    });
  });
});
