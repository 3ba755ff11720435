import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainInThread } from '../../src/lists/document-threads.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, type SignedIn } from '../helpers/browser.ts';
import { storeAnswer } from './stored-answer.ts';

/* How stored answers are read, as the dashboard asks for it. */

const TEXT = 'The best desks:\n\n1. **Acme Desk** – excellent.\n2. **Nova** – often slow.\n';

let api: TestApi;
let brand: TestBrand;
let other: TestBrand;
let manager: SignedIn;

beforeAll(async () => {
  api = await createTestApiAsRole();
  [brand, other] = [await api.brand({ aliases: ['Acme Desk'] }), await api.brand()];
  manager = await join(api, brand.organizationId, 'manager');
});
afterAll(() => api?.close());

const answered = (of: TestBrand, line: object) => storeAnswer(api, of, line);

const explanationAt = (id: string, of = brand) =>
  manager.get(`/app/brands/${of.id}/answers/${id}/explanation`);

describe('an explanation', () => {
  it('has the lists of the stored text and the words behind each brand, by what it is called today', async () => {
    const nova = await api.competitor(brand, 'Nova');
    const id = await answered(brand, { text: TEXT });
    const { status, headers, body } = await explanationAt(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.read_by).toBe('lexicon');
    expect(
      body.explanation.lists.filter(({ verdict }: { verdict: string }) => verdict === 'taken'),
    ).toMatchObject([
      {
        form: 'numbers',
        entries: [
          { name: 'Acme Desk', place: 1 },
          { name: 'Nova', place: 2 },
        ],
      },
    ]);
    expect(body.explanation.brands).toMatchObject([
      { id: brand.competitorId, position: 1, words: [{ text: 'excellent', class: 'praise' }] },
      { id: nova, name: 'Nova', position: 2, words: [{ text: 'slow', class: 'blame' }] },
    ]);
    await api.stores.postgres.query("UPDATE competitors SET name = 'Orbit' WHERE id = $1", [nova]);
    const later = (await explanationAt(id)).body.explanation.brands;
    expect(later.map((one: { id: string }) => one.id)).toEqual([brand.competitorId]);
  });

  it('says who read an answer: also of mentions that were given', async () => {
    const id = await answered(brand, { text: TEXT, mentions: [{ name: 'Acme', position: 7 }] });
    const { body } = await explanationAt(id);
    expect(body.read_by).toBe('given');
    expect(body.explanation.brands).toMatchObject([{ position: 1 }]);
    const none = await answered(brand, { text: '', mentions: [{ name: 'Acme', position: 7 }] });
    expect((await explanationAt(none)).body.explanation).toMatchObject({ lists: [], brands: [] });
  });

  it('is of its brand alone: theirs and none are alike, and no name of theirs is told', async () => {
    const theirs = await answered(other, { text: TEXT });
    await api.competitor(other, 'Theirs');
    const unknown = await explanationAt(randomUUID());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const { request_id: _one, ...problem } = (await explanationAt(theirs)).body;
    const { request_id: _two, ...expected } = unknown.body;
    expect(problem).toEqual(expected);
    expect((await explanationAt(theirs, other)).status).toBe(404);
    expect((await explanationAt('nonsense')).status).toBe(404);
    const id = await answered(brand, { text: 'Theirs is fine, and so is Acme.' });
    expect((await explanationAt(id)).body.explanation.brands).toMatchObject([{ id: brand.competitorId }]);
  });

  it('is for owners and managers', async () => {
    const id = await answered(brand, { text: TEXT });
    const member = await join(api, brand.organizationId, 'member');
    const { status, body } = await member.get(`/app/brands/${brand.id}/answers/${id}/explanation`);
    expect([status, body.code]).toEqual([403, 'insufficient_role']);
  });

  it('is none where it takes too long', async () => {
    const text = TEXT.repeat(2_000);
    const answer = { text, textFormat: 'markdown' as const, sources: [] };
    expect(await explainInThread('brand', answer, [], { patience: 1 })).toBe('null');
    const gone = explainInThread('brand', answer, [], { signal: AbortSignal.abort(new Error('gone')) });
    await expect(gone).rejects.toThrow('gone');
  });
});
