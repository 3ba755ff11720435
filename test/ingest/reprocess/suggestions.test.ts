import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE } from '../../../src/extraction/unknown/evidence.ts';
import { BrandDirectory } from '../../../src/ingest/brands/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import type { ResolvedAnswer, UnknownBrand } from '../../../src/ingest/brands/resolved-answer.ts';
import { drainOutbox } from '../../../src/ingest/outbox/outbox.ts';
import { suggestCompetitors } from '../../../src/ingest/reprocess/suggestions.ts';
import { spellingKey } from '../../../src/shared/names.ts';
import type { TestApi, TestBrand } from '../../helpers/api.ts';
import { sharedApi } from '../../helpers/shared.ts';
import { acceptResolved } from '../accepting.ts';

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

type Stored = Pick<ResolvedAnswer, 'text' | 'mentions' | 'unknown'> & { readonly prompt: number };

async function store(ingestBrand: IngestBrand, given: readonly Stored[]) {
  await acceptResolved(
    api.stores,
    ingestBrand,
    given.map(({ prompt, ...answer }) => ({
      id: randomUUID(),
      prompt: { no: prompt, text: `prompt ${prompt}` },
      engine: 'chatgpt',
      country: 'US',
      answeredAt: Date.UTC(2026, 2, 1, 0, 0, ++seconds),
      textFormat: 'markdown',
      sentimentBy: 'lexicon',
      sources: [],
      ...answer,
    })),
  );
  await drainOutbox(api.stores.postgres, api.stores.clickhouse, ingestBrand);
}

/** Stores texts as they are read, each behind the number of its prompt. */
async function texts(brand: TestBrand, given: readonly (readonly [prompt: number, text: string])[]) {
  const ingestBrand = await ingestBrandOf(brand);
  const directory = await BrandDirectory.load(api.stores.postgres, ingestBrand);
  const read = (text: string) => directory.reader.extract({ text, textFormat: 'markdown', sources: [] });
  await store(
    ingestBrand,
    given.map(([prompt, text]) => ({ prompt, text, ...read(text) })),
  );
}

/** Stores answers; each is the number of its prompt and the unknown brands it ranks, as "Name" or "Name@domain". */
async function answers(brand: TestBrand, given: readonly (readonly [prompt: number, ...names: string[]])[]) {
  const unknownOf = (text: string): UnknownBrand => {
    const [name = '', domain] = text.split('@');
    return { key: spellingKey(name), name, domain: domain ?? null, evidence: EVIDENCE.told };
  };
  await store(
    await ingestBrandOf(brand),
    given.map(([prompt, ...names]) => ({
      prompt,
      text: names.map((text, index) => `${index + 1}. **${unknownOf(text).name}** is quick.`).join('\n'),
      mentions: [],
      unknown: names.map(unknownOf),
    })),
  );
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
    const told = (await api.get('/v1/events', brand)).body.data;
    const suggested = (name: string) => ({
      type: 'competitor.suggested',
      data: { competitors: [{ id: expect.any(String), name, domain: null }], total: 1 },
    });
    expect(told).toMatchObject([
      suggested('Umbrella'),
      { type: 'answers.changed', data: { answers: 3 } },
      suggested('Globex'),
      { type: 'answers.changed', data: { answers: 3 } },
    ]);
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
    const odd = ["O'Neill", 'Ünï \\ x', '索尼', 'شركة', '🍎 Co'];
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

  it('are named in sentences without capitals, too, where one answer shows that they are a name', async () => {
    const brand = await api.brand({ name: '가온' });
    const other = await api.brand({ name: '가온' });
    const given = [
      [
        1,
        '추천하는 영상 제작사입니다.\n\n1. **모란필름** – 광고 영상에 강합니다.\n2. **두빛스튜디오** – 예산이 적을 때 좋습니다.\n3. **가온** – 예능형 콘텐츠를 만듭니다.',
      ],
      [1, '영상은 모란필름이나 두빛스튜디오에 맡기면 됩니다. 예산은 미리 정하세요.'],
      [2, '예산이 넉넉하면 모란필름을 고르세요.'],
      [2, '저라면 모란필름에 먼저 물어보겠습니다. 예산을 아끼려면 비교하세요.'],
    ] as const;
    await texts(brand, given);
    // Shown, and named by another brand's answers alone.
    await texts(other, given.slice(0, 1));
    expect(await suggest(other)).toEqual([]);
    expect(await suggest(brand)).toEqual(['모란필름']);
    // Its history is that of all four answers, a second each.
    const [{ first_seen_at: first, last_seen_at: last }] = await competitors(brand);
    expect(Date.parse(last) - Date.parse(first)).toBe(3_000);
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
