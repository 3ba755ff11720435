import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Filters } from '../../src/catalogue/filters.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { TestApi } from '../helpers/api.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import { compareNames, hasEvidence, hasSources, isOfGroup } from '../reports/naive.ts';
import {
  answerArbitrary,
  createWorld,
  insertAnswers,
  type World,
  type WorldAnswer,
} from '../reports/world.ts';

/* The lists against the plain truth: random answers, filters and page sizes; walked page by page to the end. */

const ANCHOR = '2026-03-01';
const DAYS = [-60, -31, -8, -1, 0, 1, 2, 8, 29].map((n) => addDays(ANCHOR, n));
const RANGE = { start_date: addDays(ANCHOR, -60), end_date: addDays(ANCHOR, 29) };

type Row = Record<string, unknown>;

let api: TestApi;
let world: World;
let key: string;

beforeAll(async () => {
  api = await sharedApi();
  const empty = await createWorld(api.stores);
  const drawn = fc.sample(answerArbitrary(DAYS, 4, 4), { numRuns: 100, seed: 11 });
  const texts = ['text', 'Sehr günstig, 100 %_\\', 'other'];
  const answers = drawn.map((answer, place) => ({ ...answer, text: texts[place % texts.length] ?? '' }));
  world = { ...empty, answers };
  await insertAnswers(api.stores, world, answers);
  key = await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 });
});

const iso = (at: number) => new Date(at).toISOString();

const nameOf = (brand: number) =>
  brand === 0 ? 'Own 🦊 "brand"' : (world.competitors[brand - 1]?.name ?? '');
const idOf = (brand: number) => (brand === 0 ? world.ownId : (world.competitors[brand - 1]?.id ?? ''));

const ofAnswer = (answer: WorldAnswer) => ({
  answer_id: answer.id,
  answered_at: iso(answer.at),
  engine: answer.engine,
  country: answer.country,
  prompt_id: world.prompts[answer.prompt]?.id,
});

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The rows of one answer in each list. */
const ROWS: Record<string, (answer: WorldAnswer) => Row[]> = {
  answers: (answer) => {
    const own = answer.mentions.find(({ brand }) => brand === 0);
    const { answer_id, ...rest } = ofAnswer(answer);
    return [
      {
        id: answer_id,
        ...rest,
        prompt_text: `prompt ${answer.prompt}`,
        brand_mentioned: own !== undefined,
        brand_position: own?.position ?? null,
        brand_sentiment: own ? own.sentiment / 10_000 : null,
        brands_ranked: answer.mentions.filter(({ position }) => position !== null).length,
        citation_count: answer.citations.length,
        text: answer.text,
        text_format: 'markdown',
        search_queries: answer.searches ?? null,
      },
    ];
  },
  mentions: (answer) =>
    [...answer.mentions]
      .sort(
        (a, b) =>
          (a.position ?? 1e9) - (b.position ?? 1e9) ||
          compareNames(nameOf(a.brand), nameOf(b.brand)) ||
          byBytes(idOf(a.brand), idOf(b.brand)),
      )
      .map(({ brand, position, sentiment }) => ({
        ...ofAnswer(answer),
        competitor_id: idOf(brand),
        competitor_name: nameOf(brand),
        is_self: brand === 0,
        position,
        sentiment: sentiment / 10_000,
      })),
  citations: (answer) =>
    answer.citations.map(({ domain, path, own }, index) => ({
      ...ofAnswer(answer),
      url: `https://${domain}${path}`,
      domain,
      title: 'title',
      position: index + 1,
      kind: index % 2 === 0 ? 'linked' : 'listed',
      is_own_domain: own,
    })),
};

async function walk(list: string, query: Record<string, string>, limit: number) {
  const rows: Row[] = [];
  for (;;) {
    const page = await api.get(
      `/v1/${list}?${new URLSearchParams({ ...RANGE, ...query, limit: String(limit), offset: String(rows.length) })}`,
      key,
    );
    expect(page.status).toBe(200);
    rows.push(...page.body.data);
    const { total, has_more } = page.body.meta;
    expect(page.body.meta).toEqual({ total, limit, offset: rows.length - page.body.data.length, has_more });
    expect(has_more).toBe(rows.length < total);
    if (!has_more) return { rows, total };
  }
}

/** Oldest answer first; which of two answers of the same millisecond comes first is the service's choice. */
function expectList(list: string, rows: readonly Row[], expected: readonly Row[]) {
  const id = list === 'answers' ? 'id' : 'answer_id';
  const times = rows.map((row) => String(row.answered_at));
  expect(times).toEqual([...times].sort());
  const grouped = Object.groupBy(rows, (row) => String(row[id]));
  const order = [...new Set(rows.map((row) => String(row[id])))];
  expect(order.flatMap((answer) => grouped[answer])).toEqual(rows);
  const byId = (a: string, b: string) => (a < b ? -1 : 1);
  const wanted = Object.groupBy(expected, (row) => String(row[id]));
  expect(
    Object.keys(grouped)
      .sort(byId)
      .map((one) => grouped[one]),
  ).toEqual(
    Object.keys(wanted)
      .sort(byId)
      .map((one) => wanted[one]),
  );
}

/** Filters of /v1/answers by tone, sources and searches, each with values that some answers have. */
const SOURCES = {
  brand_tone: ['positive', 'neutral,negative'],
  cited_domain: ['WWW.own.example', 'a.example'],
  cited_url: ['https://b.example/é?q=1', 'https://c.example/'],
  cited_content_type: ['brand', 'unknown', 'docs,brand'],
  search_query: ['best laptops', 'é "x"'],
  // By day it has a test of its own.
  ...(NIGHTLY ? { text_contains: ['GÜNSTIG', '%_\\', 'TEXT'] } : {}),
};

/** The filters as the service reads them. */
const readAs = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      ['brand_tone', 'cited_content_type'].includes(name)
        ? String(value).split(',')
        : name === 'cited_domain'
          ? String(value).toLowerCase().replace('www.', '')
          : value,
    ]),
  );

const typeOf = (domain: string) => (domain === 'own.example' ? 'brand' : 'unknown');

/** A comma list of texts, each in double quotes. */
const quotedList = (values: readonly string[]) =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');

const option = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });

describe.each(['answers', 'mentions', 'citations'])('GET /v1/%s', (list) => {
  it('walked page by page gives every row once, in order, whatever the filters', async () => {
    let walked = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          engine: option(['chatgpt', 'chatgpt,gemini', 'copilot']),
          country: option(['us', 'DE,FR']),
          prompt: option([0, 1]),
          archived: fc.boolean(),
          brand: option([0, 1, 3]),
          domain: option(['WWW.own.example', 'a.example', 'nowhere.example']),
          mentioned: option([true, false]),
          evidence: fc.record(
            {
              mentioned_competitor_id: fc.constantFrom(0, 1),
              competitor_position: fc.constantFrom(1, 2),
              not_mentioned_competitor_id: fc.constantFrom(0, 2),
            },
            { requiredKeys: [] },
          ),
          sources: fc.oneof(
            fc.constant({}),
            ...Object.entries(SOURCES).map(([name, values]) =>
              fc.constantFrom(...values).map((value) => ({ [name]: value })),
            ),
          ),
          limit: fc.constantFrom(...(NIGHTLY ? [7, 33, 100] : [23, 57, 100])),
          group: option<Filters>([
            { intent: ['comparison'] },
            { intent: ['brand', 'how_to'] },
            { topic: ['Pricing', 'none'] },
            { tag: ['launch', 'a, "b"'] },
            { language: ['de'] },
          ]),
        }),
        async ({
          engine,
          country,
          prompt,
          group = {},
          archived,
          brand,
          domain,
          mentioned,
          evidence,
          sources,
          limit,
        }) => {
          const archivedId = world.prompts[3]?.id;
          await api.stores.postgres.query('UPDATE prompts SET status = $2 WHERE id = $1', [
            archivedId,
            archived ? 'archived' : 'active',
          ]);
          const host = domain?.toLowerCase().replace('www.', '');
          const {
            mentioned_competitor_id: named,
            competitor_position,
            not_mentioned_competitor_id,
          } = evidence;
          const filters =
            list === 'answers'
              ? {
                  ...(named === undefined ? {} : { mentioned_competitor_id: idOf(named) }),
                  ...(named === undefined || competitor_position === undefined
                    ? {}
                    : { competitor_position }),
                  ...(not_mentioned_competitor_id === undefined
                    ? {}
                    : { not_mentioned_competitor_id: idOf(not_mentioned_competitor_id) }),
                  ...sources,
                }
              : {};
          const query: Record<string, string> = {
            ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
            ...(engine ? { engine } : {}),
            ...(country ? { country } : {}),
            ...Object.fromEntries(
              Object.entries(group).map(([name, values]) => [
                name,
                name === 'topic' || name === 'tag' ? quotedList(values as string[]) : String(values),
              ]),
            ),
            ...(prompt === undefined ? {} : { prompt_id: world.prompts[prompt]?.id ?? '' }),
            ...(list === 'mentions' && brand !== undefined ? { competitor_id: idOf(brand) } : {}),
            ...(list === 'citations' && domain ? { domain } : {}),
            ...(list === 'answers' && mentioned !== undefined ? { brand_mentioned: String(mentioned) } : {}),
          };
          const expected = world.answers
            .filter(
              (answer) =>
                (engine?.split(',').includes(answer.engine) ?? true) &&
                (country?.toUpperCase().split(',').includes(answer.country) ?? true) &&
                (prompt === undefined || answer.prompt === prompt) &&
                isOfGroup(world.prompts[answer.prompt], group) &&
                hasEvidence(world, answer, filters) &&
                hasSources(answer, readAs(filters), typeOf) &&
                !(archived && answer.prompt === 3),
            )
            .flatMap((answer) => ROWS[list]?.(answer) ?? [])
            .filter(
              (row) =>
                (query.competitor_id === undefined || row.competitor_id === query.competitor_id) &&
                (query.domain === undefined || row.domain === host) &&
                (query.brand_mentioned === undefined ||
                  String(row.brand_mentioned) === query.brand_mentioned),
            );
          const { rows, total } = await walk(list, query, limit);
          expect(total).toBe(expected.length);
          expectList(list, rows, expected);
          walked += rows.length;
        },
      ),
      { numRuns: tries(4, 100), endOnFailure: true, ...(NIGHTLY ? {} : { seed: 5 }) },
    );
    expect(walked).toBeGreaterThan(100);
  });

  it('answers a page past the end with no rows and the true total', async () => {
    const page = await api.get(
      `/v1/${list}?${new URLSearchParams({ ...RANGE, offset: '2147483647', limit: '5' })}`,
      key,
    );
    expect(page.status).toBe(200);
    expect(page.body.data).toEqual([]);
    expect(page.body.meta.total).toBeGreaterThan(0);
    expect(page.body.meta.has_more).toBe(false);
  });

  it('refuses faulty parameters, all at once, and names what is allowed', async () => {
    const page = await api.get(
      `/v1/${list}?limit=101&offset=-1&engine=bing&engines=chatgpt&start_date=2026-02-30`,
      key,
    );
    expect(page.status).toBe(400);
    expect(page.body.code).toBe('invalid_parameter');
    expect(page.body.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
      'engine',
      'engines',
      'limit',
      'offset',
      'start_date',
    ]);
  });

  it('refuses a range of 91 days with date_range_invalid', async () => {
    const page = await api.get(`/v1/${list}?start_date=2026-01-01&end_date=2026-04-01`, key);
    expect(page.body).toMatchObject({ status: 400, code: 'date_range_invalid' });
  });
});

describe('GET /v1/answers?text_contains=', () => {
  const found = async (part: string) =>
    api.get(
      `/v1/answers?${new URLSearchParams({ ...RANGE, limit: '100', include_archived: 'true', text_contains: part })}`,
      key,
    );

  it.each(['GÜNSTIG', ' gu\u0308nstig ', '%_\\', 'te', "'; DROP"])(
    'finds %j as it is, in any case',
    async (part) => {
      const { status, body } = await found(part);
      const text = part.normalize('NFC').trim().toLowerCase();
      const expected = world.answers.filter((answer) => answer.text?.toLowerCase().includes(text));
      expect([status, body.meta.total]).toEqual([200, expected.length]);
      expect(body.data.map(({ id }: Row) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    },
  );

  it.each(['', 'x', ' x ', 'y'.repeat(201)])('refuses %j', async (part) => {
    const { status, body } = await found(part);
    expect([status, body.errors[0].parameter]).toEqual([400, 'text_contains']);
  });
});

describe('GET /v1/answers/{id}', () => {
  it('gives an answer with its rows as the lists have them, of an archived prompt too', async () => {
    await api.stores.postgres.query(
      "UPDATE prompts SET status = 'archived' WHERE brand_id = $1 AND no = $2",
      [world.brandId, world.prompts[0]?.no],
    );
    for (const answer of world.answers.filter(({ prompt }) => prompt < 2).slice(0, 10)) {
      const { status, body } = await api.get(`/v1/answers/${answer.id}`, key);
      expect(status).toBe(200);
      expect(body).toEqual({
        ...ROWS.answers?.(answer)[0],
        mentions: ROWS.mentions?.(answer),
        citations: ROWS.citations?.(answer),
      });
    }
  });

  it('does not tell an unknown id from what is no id or another brand’s', async () => {
    const other = await api.brand();
    const mine = world.answers[0]?.id ?? '';
    for (const [id, by] of [
      ['0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f', key],
      ['not-an-id', key],
      [mine, other.key],
    ] as const) {
      const { status, body } = await api.get(`/v1/answers/${id}`, by);
      expect({ status, code: body.code, detail: body.detail }).toEqual({
        status: 404,
        code: 'not_found',
        detail: 'Nothing exists at this address.',
      });
    }
  });
});
