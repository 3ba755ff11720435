import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE } from '../../src/extraction/names/evidence.ts';
import { acceptAnswers } from '../../src/ingest/accept.ts';
import type { UnknownBrand } from '../../src/ingest/answer-row.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/ingest-brand.ts';
import { drainOutbox } from '../../src/ingest/outbox.ts';
import { suggestCompetitors } from '../../src/ingest/suggestions.ts';
import { spellingKey } from '../../src/words/names.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

const THRESHOLDS = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

async function ingestBrandOf(brand: TestBrand): Promise<IngestBrand> {
  const loaded = await loadBrand(api.stores.postgres, brand.id);
  if (!loaded) throw new Error('the brand is gone');
  return loaded;
}

let seconds = 0;

/** Stores answers; each is the number of its prompt and the unknown brands it ranks, as "Name" or "Name@domain". */
async function answers(brand: TestBrand, given: readonly (readonly [prompt: number, ...names: string[]])[]) {
  const unknownOf = (text: string): UnknownBrand => {
    const [name = '', domain] = text.split('@');
    return { key: spellingKey(name), name, domain: domain ?? null, evidence: EVIDENCE.told };
  };
  const ingestBrand = await ingestBrandOf(brand);
  await acceptAnswers(
    api.stores,
    ingestBrand,
    given.map(([prompt, ...names]) => ({
      id: randomUUID(),
      prompt: { no: prompt, text: `prompt ${prompt}` },
      engine: 'chatgpt',
      country: 'US',
      answeredAt: Date.UTC(2026, 2, 1, 0, 0, ++seconds),
      text: names.map((text, index) => `${index + 1}. **${unknownOf(text).name}** is quick.`).join('\n'),
      textFormat: 'markdown',
      mentions: [],
      sentimentBy: 'lexicon',
      unknown: names.map(unknownOf),
      sources: [],
    })),
  );
  await drainOutbox(api.stores.postgres, api.stores.clickhouse, ingestBrand);
}

const suggest = async (brand: TestBrand, thresholds = THRESHOLDS) =>
  suggestCompetitors(api.stores, await ingestBrandOf(brand), thresholds);

const competitors = async (brand: TestBrand, status = 'tracked,suggested,dismissed') =>
  (await api.get(`/v1/competitors?status=${status}`, brand)).body.data;

describe('suggested competitors', () => {
  it('are ranked in three answers of two prompts', async () => {
    const brand = await api.brand();
    await answers(brand, [
      [1, 'Globex', 'Initech', 'Umbrella'],
      [1, 'Globex', 'Initech'],
      [1, 'Initech', 'Umbrella'],
      [2, 'Umbrella'],
    ]);
    expect(await suggest(brand)).toEqual(['Umbrella']);
    await answers(brand, [[2, 'Globex']]);
    expect(await suggest(brand)).toEqual(['Globex']);
    expect(await competitors(brand)).toMatchObject([
      { name: 'Globex', status: 'suggested', domain: null, aliases: [] },
      { name: 'Umbrella', status: 'suggested' },
    ]);
    expect((await competitors(brand))[0].first_seen_at).toMatch(/^2026-03-01T00:00:0\d\.000Z$/);
  });

  it('are one brand in all spellings and under one domain; the commonest name is taken', async () => {
    const brand = await api.brand();
    await answers(brand, [
      [1, 'Globex'],
      [2, 'GLOBEX@globex.example'],
      [2, 'Globex Corp@globex.example'],
      [3, 'Globex'],
    ]);
    expect(await suggest(brand)).toEqual(['Globex']);
    expect(await competitors(brand)).toMatchObject([
      { name: 'Globex', domain: 'globex.example', aliases: ['Globex Corp'] },
    ]);
    await answers(brand, [
      [1, 'globex corp'],
      [2, 'Globex Corporation@globex.example'],
      [3, 'Globex Corporation'],
      [4, 'Globex Corporation'],
    ]);
    expect(await suggest(brand)).toEqual([]);
  });

  it('are nobody who is known, by name, alias or domain, never again one that was dismissed, and any name as it is written', async () => {
    const brand = await api.brand({ name: 'Acme', aliases: ['Acme Tools'], domains: ['acme.example'] });
    const odd = ["O'Neill", 'Ünï "x" \\', '索尼', 'شركة', '🍎 Co'];
    await api.competitor(brand, 'Beta', { aliases: ['Beta Labs'], domain: 'beta.example' });
    await api.competitor(brand, 'Old', { status: 'dismissed', domain: 'old.example' });
    const names = [
      'ACME',
      'acme tools',
      'Acme Shop@shop.acme.example',
      'beta labs',
      'B@beta.example',
      'old',
      'Older@old.example',
      'Nova',
      ...odd,
    ];
    await answers(
      brand,
      [1, 2, 3].map((prompt) => [prompt, ...names] as const),
    );
    expect([...(await suggest(brand))].sort()).toEqual(['Nova', ...odd].sort());
    const suggested = await competitors(brand, 'suggested');
    const added = suggested.find(({ name }: { name: string }) => name === 'Nova');
    await api.request('PATCH', `/v1/competitors/${added.id}`, {
      key: brand.key,
      body: { status: 'dismissed' },
    });
    await answers(
      brand,
      [1, 2, 3].map((prompt) => [prompt, 'NOVA', 'Nova@nova.example'] as const),
    );
    expect(await suggest(brand)).toEqual([]);
    expect(await competitors(brand, 'suggested')).toHaveLength(odd.length);
  });

  it('follow the thresholds that are set, are added once by two at the same time, and belong to one brand', async () => {
    const [brand, other] = [await api.brand(), await api.brand()];
    await answers(brand, [[1, 'Globex']]);
    expect(await suggest(brand)).toEqual([]);
    const lower = { SUGGESTION_MIN_ANSWERS: 1, SUGGESTION_MIN_PROMPTS: 1 };
    await Promise.all([suggest(brand, lower), suggest(brand, lower), suggest(other, lower)]);
    expect(await competitors(brand)).toHaveLength(1);
    expect(await competitors(other)).toEqual([]);
  });
});
