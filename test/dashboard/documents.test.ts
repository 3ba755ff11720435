import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentThreads, layOut } from '../../src/lists/document-threads.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, type SignedIn } from '../helpers/browser.ts';
import { storeAnswer } from './stored-answer.ts';

/* The texts of answers as the dashboard asks for them: laid out, with the brands marked that they mention. */

let api: TestApi;
let brand: TestBrand;
let other: TestBrand;
let member: SignedIn;

beforeAll(async () => {
  api = await createTestApiAsRole();
  [brand, other] = [await api.brand({ aliases: ['Acme Desk'] }), await api.brand()];
  member = await join(api, brand.organizationId, 'member');
});
afterAll(() => api?.close());

const answered = (of: TestBrand, line: object) => storeAnswer(api, of, line);

const documentAt = (id: string, of = brand) => member.get(`/app/brands/${of.id}/answers/${id}/document`);

describe('a document', () => {
  it('has the brands that the answer mentions, by what they are called today, with their ranks', async () => {
    const nova = await api.competitor(brand, 'Nova');
    const id = await answered(brand, { text: 'Nova is fine.\n\n1. **Acme Desk**\n2. **Nova**: see Orbit' });
    const { status, headers, body } = await documentAt(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const own = { type: 'brand', id: brand.competitorId, parts: ['Acme Desk'], rank: 1 };
    const rival = { type: 'brand', id: nova, parts: ['Nova'] };
    const item = (...parts: unknown[]) => ({ type: 'item', parts: [{ type: 'line', parts }] });
    expect(body).toEqual({
      read_by: 'lexicon',
      direction: 'ltr',
      laid_out: true,
      parts: [
        { type: 'paragraph', parts: [rival, ' is fine.'] },
        {
          type: 'list',
          start: 1,
          parts: [
            item({ type: 'strong', parts: [own] }),
            item({ type: 'strong', parts: [{ ...rival, rank: 2 }] }, ': see Orbit'),
          ],
        },
      ],
    });
    await api.stores.postgres.query(
      "UPDATE competitors SET name = 'Nova', aliases = '{Orbit}' WHERE id = $1",
      [nova],
    );
    expect((await documentAt(id)).text).toContain(`"id":"${nova}","parts":["Orbit"]`);
  });

  it('marks nothing for mentions that were given and that the text does not name, nor brands that it is said not to mention', async () => {
    await api.competitor(brand, 'Globex');
    const id = await answered(brand, {
      text: 'Globex and the one with the blue logo, Acme.',
      mentions: [{ name: 'Acme', position: 1 }, { name: 'Initech' }],
    });
    const { body } = await documentAt(id);
    expect(body.parts).toEqual([
      {
        type: 'paragraph',
        parts: [
          'Globex and the one with the blue logo, ',
          { type: 'brand', id: brand.competitorId, parts: ['Acme'], rank: 1 },
          '.',
        ],
      },
    ]);
  });

  it('is of its brand alone: theirs and none are alike, and no name of theirs is marked', async () => {
    const theirs = await answered(other, { text: 'Acme and Theirs' });
    await api.competitor(other, 'Theirs');
    const unknown = await documentAt(randomUUID());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const { request_id: _one, ...problem } = (await documentAt(theirs)).body;
    const { request_id: _two, ...expected } = unknown.body;
    expect(problem).toEqual(expected);
    expect((await documentAt(theirs, other)).status).toBe(404);
    expect((await documentAt('nonsense')).status).toBe(404);
    const id = await answered(brand, { text: 'Theirs and Acme' });
    expect((await documentAt(id)).body.parts).toMatchObject([{ parts: ['Theirs and ', { type: 'brand' }] }]);
  });
});

describe('an answer that is written to take long', () => {
  /** Lists in quotes in lists: 10 s. */
  const hostile = '> - '.repeat(5_000);

  it('holds up nobody else, and is told as it is written in the end', async () => {
    const id = await answered(brand, { text: hostile });
    const before = performance.eventLoopUtilization();
    const waiting = documentAt(id);
    expect((await member.get('/app/session')).status).toBe(200);
    const { status, body } = await waiting;
    expect(status).toBe(200);
    const { active } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan(2_500);
    expect(body.laid_out).toBe(false);
  });

  it('is given up when its time is over, or when nobody waits', async () => {
    const answer = { text: hostile, textFormat: 'markdown' as const };
    const late = JSON.parse(await layOut('brand', answer, [], { patience: 50 }));
    expect([late.laid_out, late.parts.length]).toEqual([false, 1]);
    const gone = layOut('brand', answer, [], { signal: AbortSignal.abort(new Error('gone')) });
    await expect(gone).rejects.toThrow('gone');
    const next = JSON.parse(await layOut('brand', { text: '# a', textFormat: 'markdown' }, []));
    expect(next.parts).toEqual([{ type: 'heading', level: 1, parts: ['a'] }]);
  });

  it('finds a thread ready where answers were listed before', async () => {
    // Files before this one have left some; each ends with what takes it too long.
    while (documentThreads() > 0) {
      await layOut('brand', { text: hostile, textFormat: 'markdown' }, [], { patience: 1 });
    }
    expect((await member.get(`/app/brands/${brand.id}/v1/answers`)).status).toBe(200);
    await expect.poll(documentThreads).toBe(1);
  });
});
