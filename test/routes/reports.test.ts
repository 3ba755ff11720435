import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../src/shared/dates.ts';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';
import { answerArbitrary, createWorld, insertAnswers, type World } from '../reports/world.ts';

const DAYS = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-09'];
const RANGE = 'start_date=2026-02-20&end_date=2026-03-31';

let api: TestApi;
let world: World;
let key: string;

beforeAll(async () => {
  api = await sharedApi();
  const empty = await createWorld(api.stores);
  const answers = fc.sample(answerArbitrary(DAYS, 4, 4), { numRuns: 200, seed: 3 });
  world = { ...empty, answers };
  await insertAnswers(api.stores, world, answers);
  key = await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 });
});

const report = (path: string) => api.get(`/v1/reports/${path}`, key);

const newest = () => new Date(Math.max(...world.answers.map(({ at }) => at))).toISOString();

describe('meta', () => {
  it('says what was asked, normalised, with the defaults filled in', async () => {
    const prompt = world.prompts[1]?.id ?? '';
    const { body } = await report(
      `brands?${RANGE}&dimensions=week,%20engine&country=us,DE,us&engine=gemini,chatgpt&prompt_id=${prompt.toUpperCase()}&intent=other,comparison&competitor_id=${world.ownId}&limit=3&offset=2`,
    );
    expect(body.meta).toEqual({
      report: 'brands',
      start_date: '2026-02-20',
      end_date: '2026-03-31',
      dimensions: ['week', 'engine'],
      engine: ['chatgpt', 'gemini'],
      country: ['DE', 'US'],
      prompt_id: [prompt],
      intent: ['comparison', 'other'],
      competitor_id: [world.ownId],
      include_archived: false,
      order_by: ['week:asc', 'share_of_voice:desc'],
      limit: 3,
      offset: 2,
      total: body.meta.total,
      has_more: 2 + body.data.length < body.meta.total,
      data_through: newest(),
    });
  });

  it('has the last 30 days by default, and no data_through where there is no answer', async () => {
    const { body } = await report('visibility');
    expect(body).toEqual({
      data: [],
      meta: {
        report: 'visibility',
        start_date: new Date(Date.parse(today()) - 29 * 86_400_000).toISOString().slice(0, 10),
        end_date: today(),
        dimensions: [],
        include_archived: false,
        order_by: ['answers:desc'],
        limit: 1000,
        offset: 0,
        total: 0,
        has_more: false,
        data_through: null,
      },
    });
  });

  it('names domain where it was added, and booleans plain', async () => {
    const { body } = await report(
      `citations?${RANGE}&dimensions=week&is_own_domain=false&domain=WWW.A.example`,
    );
    expect(body.meta).toMatchObject({
      dimensions: ['week', 'domain'],
      is_own_domain: false,
      domain: ['a.example'],
      order_by: ['week:asc', 'citations:desc'],
    });
    expect(new Set(body.data.map(({ domain }: { domain: string }) => domain))).toEqual(
      new Set(['a.example']),
    );
  });

  it('repeats the evidence that answers are picked by', async () => {
    const [one, other] = world.competitors;
    const evidence = `brand_mentioned=false&mentioned_competitor_id=${one?.id.toUpperCase()}&competitor_position=1&not_mentioned_competitor_id=${other?.id}`;
    const { body } = await report(`citations?${RANGE}&${evidence}`);
    expect(body.meta).toMatchObject({
      brand_mentioned: false,
      mentioned_competitor_id: [one?.id],
      competitor_position: [1],
      not_mentioned_competitor_id: [other?.id],
    });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('tells the newest answer of the range, whatever the other filters, archived prompts left out', async () => {
    const last = world.answers.reduce((a, b) => (b.at > a.at ? b : a));
    const engine = last.engine === 'claude' ? 'gemini' : 'claude';
    expect((await report(`visibility?${RANGE}&engine=${engine}`)).body.meta.data_through).toBe(newest());
    const archive = (status: string) =>
      api.stores.postgres.query('UPDATE prompts SET status = $2 WHERE id = $1', [
        world.prompts[last.prompt]?.id,
        status,
      ]);
    await archive('archived');
    const others = world.answers.filter(({ prompt }) => prompt !== last.prompt).map(({ at }) => at);
    expect((await report(`visibility?${RANGE}`)).body.meta.data_through).toBe(
      new Date(Math.max(...others)).toISOString(),
    );
    expect((await report(`visibility?${RANGE}&include_archived=true`)).body.meta.data_through).toBe(newest());
    await archive('active');
  });
});

describe('rows', () => {
  it('have their columns in the order of the dimensions asked for', async () => {
    const { text } = await report(`visibility?${RANGE}&dimensions=country,month,engine&limit=1`);
    expect(text).toMatch(/^\{"data":\[\n\{"country":"..","month":"2026-0.-01","engine":"\w+","answers":\d+,/);
  });

  it('have the texts of prompts beside their ids, and the kinds of citations at their ends, where asked', async () => {
    const { body, text } = await report(
      `citations?${RANGE}&dimensions=prompt,content_type&labels=true&kinds=true&order_by=prompt_text:desc,linked&limit=3`,
    );
    expect(text).toMatch(
      /^\{"data":\[\n\{"prompt":"[-0-9a-f]+","prompt_text":"prompt [^}]+\}'","content_type":/,
    );
    expect(text).toMatch(/"linked":\d+,"listed":\d+\}/);
    expect(body.meta).toMatchObject({ dimensions: ['prompt', 'content_type'], labels: true, kinds: true });
    const last = world.prompts.at(-1);
    expect(body.data[0]).toMatchObject({ prompt: last?.id, prompt_text: last?.text, domain_rating: null });
  });

  it('tell how sure they are and what has changed, and are ordered by that', async () => {
    const { body } = await report(
      'brands?start_date=2026-02-28&end_date=2026-03-09&intervals=true&compare=previous&order_by=visibility_high:desc,visibility_change',
    );
    expect(body.meta).toMatchObject({ intervals: true, compare: 'previous', total: 4 });
    const rows = body.data as Record<string, number | boolean | null>[];
    expect(Object.keys(rows[0] ?? {}).slice(-18)).toEqual([
      'prompts',
      'visibility_low',
      'visibility_high',
      'share_of_voice_low',
      'share_of_voice_high',
      'previous_answers',
      'previous_visibility',
      'visibility_change',
      'visibility_change_low',
      'visibility_change_high',
      'visibility_changed',
      'previous_share_of_voice',
      'share_of_voice_change',
      'previous_mentions',
      'previous_average_position',
      'average_position_change',
      'previous_sentiment',
      'sentiment_change',
    ]);
    const before = world.answers.filter(({ at }) => new Date(at).toISOString() < '2026-02-28').length;
    const highs = rows.map(({ visibility_high }) => Number(visibility_high));
    expect(highs).toEqual(highs.toSorted((a, b) => b - a));
    for (const row of rows) {
      expect(row).toMatchObject({ prompts: 4, previous_answers: before });
      expect(Number(row.visibility_low)).toBeLessThan(Number(row.visibility));
      expect(Number(row.visibility_high)).toBeGreaterThan(Number(row.visibility));
      expect(Number(row.visibility_change)).toBeCloseTo(
        Number(row.visibility) - Number(row.previous_visibility),
        3,
      );
      expect(row.visibility_changed).toBe(
        Number(row.visibility_change_low) > 0 || Number(row.visibility_change_high) < 0,
      );
    }
  });

  it('compare with two dates as with the range before, which they may name', async () => {
    const asked = 'visibility?start_date=2026-02-28&end_date=2026-03-09&dimensions=engine';
    const { body: previous } = await report(`${asked}&compare=previous`);
    const { body: dates } = await report(`${asked}&compare=2026-02-18..2026-02-27`);
    expect(dates.data).toEqual(previous.data);
    expect(dates.meta).toEqual({ ...previous.meta, compare: '2026-02-18..2026-02-27' });
    const { body: one } = await report(`${asked}&compare=2026-02-18..2026-02-18`);
    expect(one.data).not.toEqual(previous.data);
  });

  it('are as if nothing had been asked where an addition is false, or has nothing to add to', async () => {
    const { data, meta } = (await report(`citations?${RANGE}`)).body;
    const none = await report(`citations?${RANGE}&kinds=false&labels=false`);
    expect(none.body).toEqual({ data, meta });
    const labels = await report(`citations?${RANGE}&labels=true`);
    expect(labels.body).toEqual({ data, meta: { ...meta, labels: true } });
  });

  it('have the shares of each group sum to 1', async () => {
    const { body } = await report(`brands?${RANGE}&dimensions=engine,country`);
    const groups = Object.groupBy(
      body.data as Record<string, number>[],
      (row) => `${row.engine}/${row.country}`,
    );
    for (const rows of Object.values(groups)) {
      const ranked = rows?.reduce((sum, row) => sum + (row.ranked ?? 0), 0) ?? 0;
      const share = rows?.reduce((sum, row) => sum + (row.share_of_voice ?? 0), 0) ?? 0;
      expect(ranked).toBeGreaterThan(0);
      expect(share).toBeCloseTo(1, 3);
    }
  });

  it('follow a change of a competitor at once, for past dates too', async () => {
    const competitor = world.competitors[0];
    const names = async () =>
      (await report(`brands?${RANGE}`)).body.data.map(
        (row: { competitor_name: string }) => row.competitor_name,
      );
    expect(await names()).toContain(competitor?.name);
    for (const [status, listed] of [
      ['dismissed', false],
      ['suggested', false],
      ['tracked', true],
    ] as const) {
      await api.request('PATCH', `/v1/competitors/${competitor?.id}`, { key, body: { status } });
      expect((await names()).includes(competitor?.name)).toBe(listed);
    }
  });

  it('have names in one order, whatever the case of their letters', async () => {
    const names = async (path: string) =>
      (await report(`brands?${RANGE}&${path}`)).body.data.map(
        (row: { competitor_name: string }) => row.competitor_name,
      );
    const inOrder = ['alpha', 'Alpha Inc', 'Beta', 'Own 🦊 "brand"'];
    expect(await names('order_by=competitor_name')).toEqual(inOrder);
    expect(await names('order_by=competitor_name:desc')).toEqual(inOrder.toReversed());
    // All answers are of one number, so that only the tie-breaker tells rows apart.
    expect(await names('order_by=answers')).toEqual(inOrder);
    const { body } = await api.get('/v1/competitors?status=tracked', key);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(
      inOrder.filter((name) => !name.startsWith('Own')),
    );
  });

  it('are each on exactly one page, over ties, to the end', async () => {
    const path = `citations?${RANGE}&dimensions=url,day,prompt&order_by=is_own_domain`;
    const whole = (await report(`${path}&limit=10000`)).body.data;
    const pages: unknown[] = [];
    while (pages.length < whole.length) {
      pages.push(...(await report(`${path}&limit=17&offset=${pages.length}`)).body.data);
    }
    expect(pages).toEqual(whole);
  });

  it('are none past the end, with the true total', async () => {
    const { body } = await report(`visibility?${RANGE}&dimensions=day&offset=100000`);
    expect(body.data).toEqual([]);
    expect(body.meta).toMatchObject({ total: DAYS.length, has_more: false });
  });
});

describe('a faulty request', () => {
  it.each([
    ['visibility?dimensions=week,day', 'dimensions', 'at most one of day, week and month'],
    ['visibility?dimensions=week,engine,country,prompt', 'dimensions', 'at most 3'],
    ['citations?dimensions=week,engine,country,prompt', 'dimensions', 'beside domain, url or content_type'],
    [
      'searches?dimensions=query,week,engine,country,prompt',
      'dimensions',
      'at most 3 dimensions beside query',
    ],
    ['visibility?dimensions=week,week', 'dimensions', 'more than once'],
    ['visibility?dimensions=intent', 'dimensions', 'must be one of day, week, month'],
    ['visibility?dimensions=', 'dimensions', 'without empty items: must be one of day, week, month'],
    ['visibility?dimensions=domain', 'dimensions', 'must be one of'],
    ['citations?dimensions=domain,url', 'dimensions', 'at most one of domain, url and content_type'],
    [
      'citations?dimensions=content_type&domain=a.example',
      'domain',
      'cannot be combined with the dimension content_type, only with domain or url',
    ],
    ['citations?order_by=linked', 'order_by', 'not among the columns'],
    [
      'visibility?order_by=prompt_text&labels=true',
      'order_by',
      'not among the columns of this request; labels adds it, with the dimension prompt',
    ],
    ['visibility?kinds=true', 'kinds', 'is not known'],
    ['brands?labels=yes', 'labels', 'true or false'],
    ['visibility?intervals=true&dimensions=prompt', 'intervals', 'the dimension prompt'],
    ['brands?compare=previous&dimensions=engine,week', 'compare', 'the dimension week'],
    ['brands?compare=next', 'compare', 'must be previous, or two dates such as'],
    ['brands?compare=2026-02-30..2026-03-01', 'compare', 'must be previous, or two dates such as'],
    ['brands?compare=2025-02-01..2025-01-01', 'compare', 'must not be after its end (2025-01-01)'],
    ['brands?compare=2025-01-01..2025-06-01', 'compare', 'at most 90 days are allowed'],
    [
      'brands?start_date=2026-03-01&end_date=2026-03-09&compare=2026-02-20..2026-03-01',
      'compare',
      '(2026-03-01) must end before start_date (2026-03-01)',
    ],
    ['citations?intervals=true', 'intervals', 'is not known'],
    [
      'visibility?order_by=visibility_low',
      'order_by',
      'not among the columns of this request; intervals adds it',
    ],
    [
      'visibility?compare=previous&start_date=1970-01-03&end_date=1970-01-06',
      'compare',
      'as many days before start_date, from 1970-01-01',
    ],
    ['visibility?order_by=share_of_voice', 'order_by', 'columns of this report'],
    ['visibility?order_by=week', 'order_by', 'not among the dimensions'],
    ['visibility?order_by=answers,answers:desc', 'order_by', 'more than once'],
    ['visibility?order_by=answers:down', 'order_by', ':asc or :desc'],
    ['visibility?order_by=answers,mentions,sentiment,visibility', 'order_by', 'at most 3'],
    ['visibility?limit=10001', 'limit', 'from 1 to 10000'],
    ['visibility?offset=100001', 'offset', 'from 0 to 100000'],
    ['visibility?limit=1&limit=2', 'limit', 'is given more than once; it takes one value'],
    ['visibility?engine=gemini&engine=chatgpt', 'engine', 'give it once, with commas between its values'],
    ['visibility?order_by=answers&order_by=answers', 'order_by', 'with commas between its values'],
    ['visibility?competitor_id=x', 'competitor_id', 'is not known'],
    ['visibility?intent=buy', 'intent', 'brand, comparison, how_to'],
    ['brands?competitor_id=x', 'competitor_id', 'UUIDs'],
    ['visibility?mentioned_competitor_id=x', 'mentioned_competitor_id', 'must be one UUID, not "x"'],
    ['citations?competitor_position=1', 'competitor_position', 'together with mentioned_competitor_id'],
    ['visibility?brand_mentioned=yes', 'brand_mentioned', 'true or false'],
    ['citations?content_type=shop', 'content_type', 'social_media'],
    ['citations?is_own_domain=1', 'is_own_domain', 'true or false'],
    ['citations?domain=no%20domain', 'domain', 'example.com'],
    ['visibility?country=XX', 'country', 'ISO 3166-1'],
    ['visibility?start_date=2026-02-29', 'start_date', 'YYYY-MM-DD from 1970-01-01 to 2105-12-31'],
    ['visibility?country=%C3%9F', 'country', 'not "ß"'],
    ['visibility?dimension=week', 'dimension', 'did you mean dimensions?'],
    ['visibility?dimensions[]=week', 'dimensions[]', 'did you mean dimensions?'],
    ['visibility?dimensions[0]=week', 'dimensions[0]', 'did you mean dimensions?'],
    ['visibility?order_by=-visibility', 'order_by', 'average_position'],
    ['visibility?order_by=visibility%20desc', 'order_by', 'average_position'],
    ['visibility?order_by=Visibility:desc', 'order_by', 'average_position'],
    ['visibility?order_by=visibility:DESC', 'order_by', ':asc or :desc or neither, not "visibility:DESC"'],
    ['visibility?order_by=visibility:desc:asc', 'order_by', ':asc or :desc or neither'],
    ['visibility?include_archived=yes', 'include_archived', 'true or false'],
  ])('%s is refused and told what is allowed', async (path, parameter, words) => {
    const { status, body } = await report(path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_parameter' });
    expect(body.errors).toEqual([{ parameter, message: expect.stringContaining(words) }]);
  });

  it('names every fault at once', async () => {
    const { body } = await report(
      'visibility?dimensions=x&limit=0&foo=1&start_date=2026-03-02&end_date=2026-03-01',
    );
    expect(body.errors.map((error: { parameter: string }) => error.parameter).sort()).toEqual([
      'dimensions',
      'foo',
      'limit',
      'start_date',
    ]);
  });

  it('of a comparison is told of its dates alone, where they are no dates', async () => {
    const { body } = await report(
      'visibility?compare=previous&start_date=x&end_date=2026-02-30&dimensions=no',
    );
    expect(body.errors.map((error: { parameter: string }) => error.parameter).sort()).toEqual([
      'dimensions',
      'end_date',
      'start_date',
    ]);
  });

  it.each([
    ['start_date=2026-03-02&end_date=2026-03-01', 'after'],
    ['start_date=2026-01-01&end_date=2026-04-01', '(2026-01-01) to end_date (2026-04-01) is 91 days'],
  ])('a range %s is date_range_invalid', async (range, words) => {
    const { body } = await report(`visibility?${range}`);
    expect(body).toMatchObject({
      status: 400,
      code: 'date_range_invalid',
      detail: expect.stringContaining(words),
    });
  });

  it('tells unknown and archived prompts and unknown competitors apart', async () => {
    const stranger = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';
    const archived = world.prompts[0]?.id;
    await api.stores.postgres.query("UPDATE prompts SET status = 'archived' WHERE id = $1", [archived]);
    const code = async (path: string) => (await report(path)).body.code;
    expect(await code(`visibility?prompt_id=${stranger}`)).toBe('unknown_prompt');
    expect(await code(`visibility?prompt_id=${archived}`)).toBe('prompt_archived');
    expect(await code(`visibility?prompt_id=${archived}&include_archived=true`)).toBeUndefined();
    expect(await code(`brands?competitor_id=${stranger}`)).toBe('unknown_competitor');
    const { body } = await report(
      `citations?mentioned_competitor_id=${stranger}&competitor_position=0&not_mentioned_competitor_id=${stranger}`,
    );
    expect(body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual([
      'competitor_position',
      'mentioned_competitor_id',
      'not_mentioned_competitor_id',
    ]);
    await api.stores.postgres.query("UPDATE prompts SET status = 'active' WHERE id = $1", [archived]);
  });
});
