import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { someByDay } from '../helpers/nightly.ts';
import { asked, everyone } from '../providers/everyone.ts';
import { json, KEYS, type Reply, type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { COMPLETE, perplexity } from '../providers/responses.ts';
import { chatgptAt, collectNow, fewEnginesAt, HASTE, keysAt, questionsOf } from './runs.ts';

let api: TestApi;
let provider: StandIn;

beforeAll(async () => {
  api = await createTestApi();
  provider = await startStandIn();
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await api.close();
});

const settings = () => fewEnginesAt(provider.url);
const chatgpt = () => chatgptAt(provider.url);
const everyEngine = () => settingsAt(provider.url);
const texts = () => provider.received.map((request) => asked(request).text);

/** The stored answers of a brand, once all that was accepted is sent. */
async function answersOf(brand: TestBrand) {
  await flushOutbox(api.stores.postgres, api.stores.clickhouse);
  const result = await api.stores.clickhouse.query({
    query: `SELECT toString(answer_id) AS id, engine, country, prompt_text, text, brand_mentioned, citation_count
            FROM answers WHERE brand_no = ${brand.brandNo} ORDER BY prompt_text, country, engine`,
    format: 'JSONEachRow',
  });
  return result.json<Record<string, unknown>>();
}

/** Answers the nth request with the nth reply; then as everyone does. */
const first =
  (...replies: Reply[]): Reply =>
  (response, request) =>
    (replies.shift() ?? everyone)(response, request);

describe('a run', () => {
  it('asks every active prompt in its countries at the engines of the brand, and keeps the answers', async () => {
    const brand = await api.brand({
      name: 'Dell',
      engines: ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'],
    });
    await api.prompt(brand, 'Which laptop is best?', ['US', 'DE']);
    await api.prompt(brand, 'And which is light?', ['JP']);
    const paused = await api.prompt(brand, 'And which is cheap?');
    await api.request('PATCH', `/v1/prompts/${paused}`, { key: brand.key, body: { status: 'paused' } });
    provider.answer(everyone);
    const before = Date.now();
    expect(await collectNow(api, everyEngine(), [brand])).toEqual({
      asked: 21,
      complete: 21,
      failed: 0,
      skipped: 0,
    });
    expect(provider.received).toHaveLength(21);
    const questions = await questionsOf(api, brand);
    expect(
      questions
        .map(({ country }) => country)
        .sort()
        .join(),
    ).toBe([...Array(7).fill('DE'), ...Array(7).fill('JP'), ...Array(7).fill('US')].join());
    expect(new Set(questions.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(['complete 1']),
    );
    const answers = await answersOf(brand);
    expect(answers.map(({ id }) => id).sort()).toEqual(questions.map(({ id }) => id).sort());
    expect(answers.find(({ engine }) => engine === 'chatgpt')).toMatchObject({
      prompt_text: 'And which is light?',
      text: expect.stringContaining('Dell XPS 13'),
      brand_mentioned: true,
      citation_count: 2,
    });
    expect((await api.get('/v1/answers?limit=1', brand)).body.meta.total).toBe(21);
    const { rows } = await api.stores.postgres.query(
      'SELECT state, complete, failed, skipped, ended_at FROM runs WHERE brand_id = $1',
      [brand.id],
    );
    expect(rows).toEqual([
      { state: 'ended', complete: 21, failed: 0, skipped: 0, ended_at: expect.any(Date) },
    ]);
    expect(rows[0].ended_at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
  });

  it('keeps what an answer took', async () => {
    const brand = await api.brand({ engines: ['perplexity'] });
    await api.prompt(brand);
    provider.answer(everyone);
    await collectNow(api, keysAt(provider.url, 'PERPLEXITY_API_KEY'), [brand]);
    const { rows } = await api.stores.postgres.query(
      'SELECT model, searched, milliseconds, output_tokens, searches, cost_micros FROM questions WHERE brand_id = $1',
      [brand.id],
    );
    expect(rows).toEqual([
      {
        model: 'sonar-test',
        searched: true,
        milliseconds: expect.any(Number),
        output_tokens: '178',
        searches: 2,
        cost_micros: '5190',
      },
    ]);
  });

  it('keeps what attempts took that brought no answer', async () => {
    const brand = await api.brand({ engines: ['perplexity'] });
    await api.prompt(brand);
    const blank = json(perplexity({}, { message: { content: ' ' } }));
    provider.answer(first(blank, blank));
    await collectNow(api, keysAt(provider.url, 'PERPLEXITY_API_KEY'), [brand]);
    expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 3 }]);
    expect((await api.get('/v1/usage', brand)).body).toMatchObject({ questions: 1, cost: 3 * 0.00519 });
  });

  it('finds out the language of a prompt, tells Google, and changes nothing else of it', async () => {
    const brand = await api.brand({ engines: ['ai_mode'] });
    const german = await api.prompt(brand, 'Welcher Laptop ist für Studenten der beste?');
    await api.prompt(brand, 'Dell');
    provider.answer(everyone);
    const { updated_at, language } = (await api.get(`/v1/prompts/${german}`, brand)).body;
    expect(language).toBeNull();
    await collectNow(api, keysAt(provider.url, 'SERPAPI_API_KEY'), [brand]);
    expect((await api.get(`/v1/prompts/${german}`, brand)).body).toMatchObject({
      language: 'de',
      updated_at,
    });
    expect(provider.received.map(({ query }) => query.hl).sort()).toEqual(['de', undefined]);
  });

  it('asks on the same date only what is new or failed', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'claude'] });
    await api.prompt(brand, 'Fine?');
    await api.prompt(brand, 'Refused?');
    const refuse: Reply = (response, request) =>
      asked(request).text === 'Refused?' && asked(request).engine === 'claude'
        ? json({ ...COMPLETE.claude, stop_reason: 'refusal' })(response, request)
        : everyone(response, request);
    provider.answer(refuse);
    expect(await collectNow(api, settings(), [brand])).toEqual({
      asked: 4,
      complete: 3,
      failed: 1,
      skipped: 0,
    });
    expect(await questionsOf(api, brand)).toContainEqual(
      expect.objectContaining({ engine: 'claude', state: 'failed', fault: 'refused', attempts: 1 }),
    );
    await api.prompt(brand, 'New?');
    provider.answer(everyone);
    expect(await collectNow(api, settings(), [brand])).toEqual({
      asked: 3,
      complete: 3,
      failed: 0,
      skipped: 0,
    });
    expect(texts().sort()).toEqual(['New?', 'New?', 'Refused?']);
    provider.answer(everyone);
    expect(await collectNow(api, settings(), [brand])).toEqual({
      asked: 0,
      complete: 0,
      failed: 0,
      skipped: 0,
    });
    expect(provider.received).toEqual([]);
    expect(await answersOf(brand)).toHaveLength(6);
  });

  it('is another one on another date', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    provider.answer(everyone);
    expect(await collectNow(api, chatgpt(), [brand], { date: '2026-11-01' })).toMatchObject({ complete: 1 });
    expect(await collectNow(api, chatgpt(), [brand], { date: '2026-11-02' })).toMatchObject({ complete: 1 });
    expect(await answersOf(brand)).toHaveLength(2);
  });

  it('skips engines without a key, and asks them once they have one', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'claude'] });
    await api.prompt(brand);
    provider.answer(everyone);
    const { ANTHROPIC_API_KEY: _, ...some } = settings();
    expect(await collectNow(api, some, [brand])).toEqual({ asked: 1, complete: 1, failed: 0, skipped: 1 });
    expect(await questionsOf(api, brand)).toMatchObject([
      { engine: 'chatgpt', state: 'complete' },
      { engine: 'claude', state: 'skipped', fault: 'no_key', attempts: 0 },
    ]);
    expect(await collectNow(api, settings(), [brand])).toEqual({
      asked: 1,
      complete: 1,
      failed: 0,
      skipped: 0,
    });
  });

  it('stops at its budget, of which each question takes one, and goes on when that is raised', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    for (let n = 0; n < 3; n++) await api.prompt(brand, `Question ${n}`);
    provider.answer(first(json({}, 503, { 'retry-after': '0' })));
    expect(await collectNow(api, settings(), [brand], { maxQuestions: 4 })).toEqual({
      asked: 4,
      complete: 4,
      failed: 0,
      skipped: 2,
    });
    expect(provider.received).toHaveLength(5);
    expect((await questionsOf(api, brand)).map(({ fault }) => fault)).toEqual([
      ...[null, null, null, null],
      ...['budget', 'budget'],
    ]);
    expect(await collectNow(api, settings(), [brand], { maxQuestions: 4 })).toMatchObject({
      asked: 0,
      skipped: 2,
    });
    expect(await collectNow(api, settings(), [brand], { maxQuestions: 5 })).toMatchObject({
      asked: 1,
      skipped: 1,
    });
  });

  it('asks nothing that is stored already, even where Postgres has forgotten it', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    await api.prompt(brand);
    provider.answer(everyone);
    await collectNow(api, settings(), [brand]);
    for (const sent of [false, true]) {
      if (sent) await flushOutbox(api.stores.postgres, api.stores.clickhouse);
      await api.stores.postgres.query('DELETE FROM questions WHERE brand_id = $1', [brand.id]);
      provider.answer(everyone);
      expect(await collectNow(api, settings(), [brand])).toEqual({
        asked: 0,
        complete: 0,
        failed: 0,
        skipped: 0,
      });
      expect(provider.received).toEqual([]);
    }
    expect(await answersOf(brand)).toHaveLength(2);
  });

  it('keeps an empty answer of a search without an overview', async () => {
    const brand = await api.brand({ engines: ['google_ai_overview'] });
    await api.prompt(brand);
    provider.answer(json({ search_metadata: { id: '1', status: 'Success' } }));
    expect(await collectNow(api, keysAt(provider.url, 'SERPAPI_API_KEY'), [brand])).toMatchObject({
      complete: 1,
    });
    expect(await answersOf(brand)).toMatchObject([{ text: '', citation_count: 0 }]);
  });
});

describe('failures', () => {
  it('asks again after the pause that the provider asks for, and no other question of the engine before', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    for (let n = 0; n < 6; n++) await api.prompt(brand);
    const times: Record<string, number[]> = { chatgpt: [], gemini: [] };
    let refusals = 0;
    provider.answer((response, request) => {
      const { engine } = asked(request);
      times[engine]?.push(Date.now());
      if (engine !== 'chatgpt' || refusals > 0) return everyone(response, request);
      refusals += 1;
      json({ error: { message: 'slow down' } }, 429, { 'retry-after': '1' })(response, request);
    });
    const counts = await collectNow(api, settings(), [brand], {
      workers: { pace: { concurrency: 1, perMinute: 1e6 } },
    });
    expect(counts).toEqual({ asked: 12, complete: 12, failed: 0, skipped: 0 });
    const [refused = 0, ...later] = times.chatgpt ?? [];
    expect(later).toHaveLength(6);
    expect(Math.min(...later) - refused).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...(times.gemini ?? []))).toBeLessThan(Math.min(...later));
  });

  it('fails no question for being turned away, however often', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    const turnedAway = json({ error: { message: 'slow down' } }, 429, { 'retry-after': '0' });
    provider.answer(first(...Array(HASTE.attempts + 1).fill(turnedAway), json({}, 500)));
    expect(await collectNow(api, chatgpt(), [brand])).toEqual({
      asked: 1,
      complete: 1,
      failed: 0,
      skipped: 0,
    });
    expect(provider.received).toHaveLength(HASTE.attempts + 3);
    expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 2, fault: null }]);
  });

  const REPLIES = {
    'half of the JSON': json(JSON.stringify(COMPLETE.chatgpt).slice(0, 200)),
    'a crash': json({}, 500),
    'a broken connection': (response) => response.destroy(),
    'no JSON': json('<html>'),
    'an empty answer': json({ ...COMPLETE.chatgpt, output: [] }),
  } satisfies Record<string, Reply>;

  // What each of them is taken for is told of all engines by test/providers/failures.test.ts.
  it.each(
    someByDay<keyof typeof REPLIES>(
      ['a crash', 'a broken connection'],
      ['half of the JSON', 'no JSON', 'an empty answer'],
    ),
  )('asks again after %s', async (name) => {
    const reply: Reply = REPLIES[name];
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    provider.answer(first(reply, reply));
    expect(await collectNow(api, chatgpt(), [brand])).toEqual({
      asked: 1,
      complete: 1,
      failed: 0,
      skipped: 0,
    });
    expect(await questionsOf(api, brand)).toMatchObject([
      { state: 'complete', attempts: 3, fault: null, reason: null },
    ]);
    expect(provider.received).toHaveLength(3);
  });

  it('fails what fails each time, says why, and repeats no key', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    provider.answer(json({ error: { message: `overloaded ${KEYS.OPENAI_API_KEY}` } }, 503));
    expect(await collectNow(api, chatgpt(), [brand])).toEqual({
      asked: 1,
      complete: 0,
      failed: 1,
      skipped: 0,
    });
    expect(provider.received).toHaveLength(3);
    expect(await questionsOf(api, brand)).toMatchObject([
      {
        state: 'failed',
        fault: 'unavailable',
        reason: 'ChatGPT is unavailable at the moment: 503 overloaded [key]',
      },
    ]);
  });

  it('gives an engine up whose key is rejected, while others answer', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    for (let n = 0; n < 12; n++) await api.prompt(brand);
    provider.answer((response, request) =>
      (asked(request).engine === 'chatgpt' ? json({}, 401) : everyone)(response, request),
    );
    const { asked: sent, ...counts } = await collectNow(api, settings(), [brand]);
    expect(counts.complete).toBe(12);
    expect(counts.failed + counts.skipped).toBe(12);
    // Five faults open the circuit; up to four questions are under way at once.
    expect(counts.failed).toBeGreaterThanOrEqual(5);
    expect(counts.failed).toBeLessThanOrEqual(8);
    expect(sent).toBe(12 + counts.failed);
    const skipped = (await questionsOf(api, brand)).filter(({ state }) => state === 'skipped');
    expect(skipped[0]).toMatchObject({
      fault: 'given_up',
      reason: expect.stringContaining('OPENAI_API_KEY'),
    });
  });

  it('waits for an engine that is out of order, tries it with one question at a time, and goes on', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    for (let n = 0; n < 15; n++) await api.prompt(brand);
    let down = 9;
    provider.answer((response, request) => (down-- > 0 ? json({}, 503) : everyone)(response, request));
    const counts = await collectNow(api, chatgpt(), [brand], {
      workers: { backoff: { ...HASTE, attempts: 20, openings: 20 } },
    });
    expect(counts).toEqual({ asked: 15, complete: 15, failed: 0, skipped: 0 });
    expect(provider.received).toHaveLength(24);
  });

  it('ends a run whose engine never answers', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'claude'] });
    for (let n = 0; n < 15; n++) await api.prompt(brand);
    provider.answer((response, request) =>
      (asked(request).engine === 'chatgpt' ? json({}, 503) : everyone)(response, request),
    );
    const counts = await collectNow(api, settings(), [brand]);
    expect(counts.complete).toBe(15);
    expect(counts.failed + counts.skipped).toBe(15);
    expect(counts.skipped).toBeGreaterThan(0);
  });
});
