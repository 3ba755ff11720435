import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { revise } from '../../src/brands/revise.ts';
import { numberDomains } from '../../src/domains/numbers.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import type { TestApi } from '../helpers/api.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import {
  answerArbitrary,
  createWorld,
  insertAnswers,
  insertAnswersOf,
  type World,
  type WorldAnswer,
} from '../reports/world.ts';

/*
 * What a reader meets while walking a list: pages of changing sizes, answers that arrive meanwhile, ranges
 * that begin and end inside the data, prompts that leave and return, brands that are renamed, ids that are
 * none.
 */

const LISTS = ['answers', 'mentions', 'citations'] as const;
const FIRST = '2026-03-01';
const RANGE = { start_date: FIRST, end_date: addDays(FIRST, 60) };
/** Batches of answers that arrive while a list is read. */
const HOURS = tries(6, 14);
const UNKNOWN = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';

type Row = Record<string, unknown>;
type List = (typeof LISTS)[number];

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

const sample = (days: readonly string[], numRuns: number, seed: number) =>
  fc.sample(answerArbitrary(days, 4, 4), { numRuns, seed });

/** A brand with answers of its own and a key that reads it. */
async function answered(answers: readonly WorldAnswer[]): Promise<{ world: World; key: string }> {
  const world = await createWorld(api.stores);
  await insertAnswers(api.stores, world, answers);
  return { world, key: await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 }) };
}

/** Of answers that every list has. */
const ids = Array.from({ length: 4 }, () => randomUUID());

/** An answer with mentions and citations. */
const model = sample([FIRST], 30, 5).find(
  ({ mentions, citations }) => mentions.length > 0 && citations.length > 0,
) as WorldAnswer;

const DAY = Date.parse(`${FIRST}T00:00:00Z`);

/** Brands of all tests that leave theirs as it was; those of `mentions` and `citations` are of one test each. */
const ONCE = {
  // 120 answers in two days, so that most pages begin and end inside a day, and in a third far off.
  walked: sample([FIRST, addDays(FIRST, 1), addDays(FIRST, 40)], 120, 21),
  'the ends of a day': [DAY - 1, DAY, DAY + 86_399_999, DAY + 86_400_000].map((at, index) => ({
    ...model,
    id: ids[index] ?? '',
    at,
  })),
  recent: sample([addDays(today(), -30), addDays(today(), -29), today()], 90, 8),
  few: sample([FIRST], 3, 1),
  archived: sample([FIRST], 40, 9),
  epochs: sample([FIRST], 20, 2),
  mentions: sample([FIRST], 30, 13),
  citations: sample([FIRST], 30, 14),
  names: [
    {
      id: randomUUID(),
      at: Date.parse(`${FIRST}T12:00:00Z`),
      prompt: 0,
      engine: 'chatgpt',
      country: 'US',
      mentions: [1, 2, 3, 4, 0].map((brand) => ({ brand, position: null, sentiment: 0 })),
      citations: [],
    },
  ],
} satisfies Readonly<Record<string, readonly WorldAnswer[]>>;

type Once = { readonly world: World; readonly answers: readonly WorldAnswer[]; readonly key: string };

let once: Readonly<Record<keyof typeof ONCE, Once>>;

beforeAll(async () => {
  const made = await Promise.all(
    Object.entries<readonly WorldAnswer[]>(ONCE).map(async ([name, answers]): Promise<[string, Once]> => {
      const world = await createWorld(api.stores);
      const key = await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 });
      return [name, { world, answers, key }];
    }),
  );
  await insertAnswersOf(
    api.stores,
    made.map(([, one]) => one),
  );
  once = Object.fromEntries(made) as typeof once;
});

async function page(list: List, key: string, query: Record<string, string | number> = {}) {
  const values = Object.entries({ ...RANGE, ...query }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { status, body } = await api.get(`/v1/${list}?${new URLSearchParams(values)}`, key);
  return { status, body };
}

const rowsOf = (list: List, answers: readonly WorldAnswer[]) =>
  answers.reduce(
    (sum, answer) => sum + (list === 'answers' ? 1 : answer[list as 'mentions' | 'citations'].length),
    0,
  );

const answerIds = (list: List, rows: readonly Row[]) =>
  new Set(rows.map((row) => String(row[list === 'answers' ? 'id' : 'answer_id'])));

describe.each(LISTS)('walking GET /v1/%s', (list) => {
  it('gives the same rows in the same order in pages of any sizes', async () => {
    const { answers, key } = once.walked;
    const whole: Row[] = [];
    while (whole.length < rowsOf(list, answers)) {
      const { body } = await page(list, key, { limit: 100, offset: whole.length });
      expect(body.data.length).toBeGreaterThan(0);
      whole.push(...body.data);
    }
    expect(whole).toHaveLength(rowsOf(list, answers));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 8, maxLength: 8 }),
        async (sizes) => {
          const rows: Row[] = [];
          for (const limit of sizes) {
            const { body } = await page(list, key, { limit, offset: rows.length });
            rows.push(...body.data);
            expect(body.meta).toEqual({
              total: whole.length,
              limit,
              offset: rows.length - body.data.length,
              has_more: rows.length < whole.length,
            });
          }
          expect(rows).toEqual(whole.slice(0, rows.length));
          const asked = sizes.reduce((sum, size) => sum + size, 0);
          expect(rows.length).toBe(Math.min(asked, whole.length));
        },
      ),
      { numRuns: tries(1, 40), endOnFailure: true, ...(NIGHTLY ? {} : { seed: 3 }) },
    );
  });

  it('counts both ends of a range whole, and no millisecond more', async () => {
    const { answers, key } = once['the ends of a day'];
    const { body } = await page(list, key, { start_date: FIRST, end_date: FIRST });
    const inside = answers.slice(1, 3);
    expect(answerIds(list, body.data)).toEqual(new Set(inside.map(({ id }) => id)));
    expect(body.meta.total).toBe(rowsOf(list, inside));
    expect(body.data).toHaveLength(rowsOf(list, inside));
  });

  it('reads the last 30 days, 50 rows from the first, unless told otherwise', async () => {
    const { answers, key } = once.recent;
    const recent = answers.filter(({ at }) => at >= Date.parse(`${addDays(today(), -29)}T00:00:00Z`));
    const { body } = await api.get(`/v1/${list}`, key);
    const total = rowsOf(list, recent);
    expect(body.meta).toEqual({ total, limit: 50, offset: 0, has_more: total > 50 });
    expect(body.data).toHaveLength(Math.min(total, 50));
    expect(body.data[0].answered_at).toBe(
      new Date(
        Math.min(...recent.filter((answer) => rowsOf(list, [answer]) > 0).map(({ at }) => at)),
      ).toISOString(),
    );
  });

  it('takes every date the stores can hold, with no rows where there are none', async () => {
    const { key } = once.few;
    const ranges = [
      { start_date: '1970-01-01', end_date: '1970-01-01' },
      { start_date: '1970-01-01', end_date: '1970-03-31' },
      { start_date: '2105-10-03', end_date: '2105-12-31' },
    ];
    for (const range of ranges) {
      const { status, body } = await page(list, key, range);
      expect({ range, status, ...body }).toEqual({
        range,
        status: 200,
        data: [],
        meta: { total: 0, limit: 50, offset: 0, has_more: false },
      });
    }
    // The 30 days up to an early date begin before the first day there is.
    expect((await api.get(`/v1/${list}?end_date=1970-01-05`, key)).status).toBe(200);
  });

  it('drops an archived prompt at the next request, and brings it back', async () => {
    const { world, answers, key } = once.archived;
    const prompt = world.prompts[2];
    if (!prompt) throw new Error('a world has prompts');
    const change = async (status: string) => {
      const { status: code } = await api.request('PATCH', `/v1/prompts/${prompt.id}`, {
        key,
        body: { status },
      });
      expect(code).toBe(200);
    };
    const total = async (query = {}) => (await page(list, key, query)).body.meta.total;
    const kept = rowsOf(
      list,
      answers.filter((answer) => answer.prompt !== 2),
    );
    const all = rowsOf(list, answers);
    expect(kept).toBeLessThan(all);

    await change('paused');
    expect(await total()).toBe(all);
    await change('archived');
    expect(await total()).toBe(kept);
    const { body } = await page(list, key, { limit: 100 });
    expect(body.data.map((row: Row) => row.prompt_id)).not.toContain(prompt.id);
    expect(await total({ include_archived: 'true' })).toBe(all);
    const refused = await page(list, key, { prompt_id: `${world.prompts[0]?.id},${prompt.id}` });
    expect([refused.status, refused.body.code]).toEqual([400, 'prompt_archived']);
    expect(await total({ prompt_id: prompt.id, include_archived: 'true' })).toBe(all - kept);
    await change('active');
    expect(await total()).toBe(all);
    expect(await total({ prompt_id: prompt.id })).toBe(all - kept);
  });

  it('refuses prompts that are not the brand’s, naming each', async () => {
    const { world, key } = await answered([]);
    const other = await answered([]);
    const foreign = other.world.prompts[0]?.id ?? '';
    const { status, body } = await page(list, key, {
      prompt_id: [world.prompts[0]?.id, UNKNOWN, foreign].join(','),
    });
    expect([status, body.code]).toEqual([400, 'unknown_prompt']);
    expect(body.errors.map(({ message }: { message: string }) => message.slice(0, 36)).sort()).toEqual(
      [UNKNOWN, foreign].sort(),
    );
  });

  it('shows the rows of the brand’s epoch alone', async () => {
    const { world, key } = once.epochs;
    const before = (await page(list, key)).body.meta.total;
    expect(before).toBeGreaterThan(0);
    const setEpoch = (epoch: number) =>
      api.stores.postgres.query('UPDATE brands SET epoch = $2 WHERE id = $1', [world.brandId, epoch]);
    await setEpoch(2);
    const { body } = await page(list, key);
    await setEpoch(1);
    expect([body.data, body.meta.total]).toEqual([[], 0]);
  });
});

/** Reads the pages of lists while answers arrive, until all has been read of all. */
async function walkWhileArriving(lists: readonly List[], byHour: readonly (readonly WorldAnswer[])[]) {
  const { world, key } = await answered(byHour.slice(0, 4).flat());
  let arrived = 4;
  const walks = lists.map((list) => ({ list, rows: [] as Row[], isAtEnd: false }));
  for (;;) {
    // The next answers are written while the pages are read.
    const arriving = byHour[arrived];
    const walking = walks.filter(({ isAtEnd }) => !isAtEnd || arriving);
    await Promise.all([
      ...walking.map(async (walk) => {
        const { list, rows } = walk;
        const { body } = await page(list, key, { limit: 37, offset: rows.length });
        rows.push(...body.data);
        expect(rows.length).toBeLessThanOrEqual(body.meta.total);
        expect(body.meta.has_more).toBe(rows.length < body.meta.total);
        walk.isAtEnd = !body.meta.has_more && !arriving;
      }),
      arriving ? insertAnswers(api.stores, world, arriving) : undefined,
    ]);
    if (arriving) arrived++;
    if (walks.every(({ isAtEnd }) => isAtEnd)) return walks;
  }
}

describe('walking lists', () => {
  it('gives every row once while answers are added at the end', async () => {
    // Batches of an hour each: most arrive in the day that is being read, some begin the next.
    const start = Date.parse(`${FIRST}T17:00:00Z`);
    const byHour = Array.from({ length: HOURS }, (_, hour) =>
      sample([FIRST], 12, 100 + hour).map((answer, index) => ({
        ...answer,
        at: start + hour * 3_600_000 + Math.floor(index / 2),
      })),
    );
    const all = byHour.flat();
    for (const { list, rows } of await walkWhileArriving(LISTS, byHour)) {
      expect(rows).toHaveLength(rowsOf(list, all));
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
      expect(answerIds(list, rows)).toEqual(
        new Set(all.filter((answer) => rowsOf(list, [answer]) > 0).map(({ id }) => id)),
      );
    }
  });
});

describe.each(['mentions', 'citations'] as const)('GET /v1/%s while an insert is under way', (list) => {
  it('keeps to what it counted', async () => {
    const { world, answers, key } = once[list];
    const { brandNo } = world;
    const total = rowsOf(list, answers);
    const last = total - 3;
    // Rows that are not yet counted: a page shows none beyond its total.
    const uncounted = {
      brand_no: brandNo,
      epoch: 1,
      answered_at: `${FIRST} 23:59:59.999`,
      answer_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      prompt_no: world.prompts[0]?.no,
      engine: 'chatgpt',
      country: 'US',
      position: 1,
    };
    await api.stores.clickhouse.insert({ table: list, format: 'JSONEachRow', values: [uncounted] });
    await revise(api.stores.postgres, { ...world, epoch: 1 });
    const before = (await page(list, key, { limit: 5, offset: last })).body;
    expect(before.data).toHaveLength(3);
    expect(before.meta).toEqual({ total, limit: 5, offset: last, has_more: false });
    // Rows that are counted and not yet there: a page does not send its reader after them.
    for (const [table, keys, values] of [
      ['answers_day', 'prompt_no, engine, country', `${world.prompts[0]?.no}, 'chatgpt', 'US'`],
      ['answers_prompt_day', 'prompt_no', `${world.prompts[0]?.no}`],
      ['answers_total_day', 'engine, country', "'chatgpt', 'US'"],
    ]) {
      await api.stores.clickhouse.command({
        query: `INSERT INTO ${table} (brand_no, epoch, period, ${keys}, answers, mention_rows, citation_rows)
          SELECT {brand_no:UInt32}, 1, '${FIRST}', ${values}, 5, 30, 30`,
        query_params: { brand_no: brandNo },
      });
    }
    await revise(api.stores.postgres, { ...world, epoch: 1 });
    const after = (await page(list, key, { limit: 5, offset: last })).body;
    expect(after.data).toHaveLength(4);
    expect(after.meta.has_more).toBe(false);
  });
});

describe('GET /v1/mentions', () => {
  it('refuses a competitor_id that is not the brand’s, another’s like an unknown one', async () => {
    const { key } = await answered([]);
    const other = await answered([]);
    const codes = [];
    for (const id of [UNKNOWN, other.world.ownId, other.world.competitors[0]?.id ?? '']) {
      const { status, body } = await page('mentions', key, { competitor_id: id });
      codes.push([status, body.code, body.detail, body.errors[0].message.replace(id, 'ID')]);
    }
    expect(codes[0]?.slice(0, 2)).toEqual([400, 'unknown_competitor']);
    expect(codes[1]).toEqual(codes[0]);
    expect(codes[2]).toEqual(codes[0]);
    const list = await page('mentions', key, { competitor_id: `${UNKNOWN},${UNKNOWN}` });
    expect([list.status, list.body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('tells today’s names, in their order, of competitors of any status', async () => {
    const { world, key } = once.names;
    const { postgres } = api.stores;
    const names = async () =>
      (await page('mentions', key)).body.data.map((row: Row) => [row.competitor_name, row.is_self]);
    expect(await names()).toEqual([
      ['alpha', false],
      ['Alpha Inc', false],
      ['Beta', false],
      ['Own 🦊 "brand"', true],
      ['Ömega', false],
    ]);
    const rename = (no: number | undefined, name: string) =>
      postgres.query('UPDATE competitors SET name = $2 WHERE no = $1', [no, name]);
    await rename(world.competitors[2]?.no, '0mega\t"\\');
    await rename(world.competitors[0]?.no, 'éclair');
    await postgres.query("UPDATE brands SET name = 'Z own' WHERE id = $1", [world.brandId]);
    const path = `/v1/competitors/${world.competitors[1]?.id}`;
    expect((await api.request('PATCH', path, { key, body: { status: 'dismissed' } })).status).toBe(200);
    expect(await names()).toEqual([
      ['0mega\t"\\', false],
      ['alpha', false],
      ['Alpha Inc', false],
      ['Z own', true],
      ['éclair', false],
    ]);
  });
});

describe('texts', () => {
  it('pass as they are: control characters, emoji, right-to-left, what looks like JSON or a page', async () => {
    const { world, key } = await answered([]);
    const controls = String.fromCharCode(
      ...Array.from({ length: 32 }, (_, code) => code),
      127,
      0x85,
      0x2028,
      0x2029,
      0xfeff,
    );
    const texts = [
      '',
      controls,
      'Die 👩‍👩‍👧‍👦 sagt: "ja" \\ nein / </script>\r\n',
      'مرحبا \u202Eabc\u202C שלום',
      ['[{"data":1}\n]\n3 4\n$', '{data}'].join(''),
      'é e\u0301 Å 𝒳 \u{10FFFF}',
      'x'.repeat(300_000),
    ];
    const numbers = await numberDomains(api.stores.postgres, ['a.example']);
    await api.stores.clickhouse.insert({
      table: 'answers',
      format: 'JSONEachRow',
      values: texts.map((text, index) => ({
        brand_no: world.brandNo,
        epoch: 1,
        answered_at: `${FIRST} 00:00:00.00${index}`,
        answer_id: randomUUID(),
        prompt_no: world.prompts[0]?.no,
        engine: 'chatgpt',
        country: 'US',
        prompt_text: text.slice(0, 1000),
        text,
        text_format: 'plain',
        citation_count: 1,
        'citations.url': [`https://a.example/${text.slice(0, 1000)}`],
        'citations.domain': ['a.example'],
        'citations.title': [text.slice(0, 1000)],
        'citations.position': [1],
        'citations.kind': ['listed'],
        'citations.domain_no': [numbers.get('a.example')],
        'citations.first_of_domain': [true],
        'citations.first_of_url': [true],
      })),
    });
    const { body } = await page('answers', key);
    expect(body.data.map((row: Row) => row.text)).toEqual(texts);
    expect(body.data.map((row: Row) => row.prompt_text)).toEqual(texts.map((text) => text.slice(0, 1000)));
    const citations = await page('citations', key);
    expect(citations.body.data.map((row: Row) => row.title)).toEqual(
      texts.map((text) => text.slice(0, 1000)),
    );
    for (const { id, text } of body.data) {
      const single = await api.get(`/v1/answers/${id}`, key);
      expect(single.body.text).toBe(text);
      expect(single.body.citations[0].title).toBe(text.slice(0, 1000));
    }
    expect(body.data[0]).toMatchObject({
      brand_mentioned: false,
      brand_position: null,
      brand_sentiment: null,
    });
  });
});
