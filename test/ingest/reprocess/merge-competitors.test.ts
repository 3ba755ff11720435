import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import type { ResolvedAnswer } from '../../../src/ingest/brands/resolved-answer.ts';
import { importLines } from '../../../src/ingest/import/import-lines.ts';
import { reconcileBrand } from '../../../src/ingest/ledger/reconcile.ts';
import { drainOutbox } from '../../../src/ingest/outbox/outbox.ts';
import { mergeCompetitors } from '../../../src/ingest/reprocess/merge-competitors.ts';
import { rereadBrand } from '../../../src/ingest/reprocess/rereading.ts';
import { currentBrand } from '../../../src/stores/current-brand.ts';
import type { TestApi, TestBrand } from '../../helpers/api.ts';
import { sharedApi } from '../../helpers/shared.ts';
import { acceptResolved } from '../accepting.ts';
import { line } from '../lines.ts';

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await sharedApi();
  brand = await api.brand({ name: 'Acme' });
});

type Mention = { name: string; position: number | null; sentiment: number };

const mention = (name: string, position: number | null, sentiment: number): Mention => ({
  name,
  position,
  sentiment,
});

/** All ways in which an answer can tell of the two, and of others beside them. */
const PLACES = [undefined, null, 1, 3] as const;
const ANSWERS = PLACES.flatMap((gone) =>
  PLACES.map((kept) => [
    ...(gone === undefined ? [] : [mention('Gone', gone, 0.5)]),
    mention('Acme', 2, 0.25),
    ...(kept === undefined ? [] : [mention('Kept', kept, -0.5)]),
    mention('Other', null, 0.75),
  ]),
);

/** The plain way: the better placed of the two, that of the one that stays where they are alike. */
function asOne(mentions: readonly Mention[]): Mention[] {
  const two = ['Kept', 'Gone'].flatMap((name) => mentions.find((one) => one.name === name) ?? []);
  const rank = ({ position }: Mention) => position ?? Number.POSITIVE_INFINITY;
  const [best] = two.toSorted((a, b) => rank(a) - rank(b));
  const others = mentions.filter(({ name }) => name === 'Acme' || name === 'Other');
  return [...others, ...(best ? [{ ...best, name: 'Kept' }] : [])];
}

const told = (mentions: readonly Mention[]) =>
  mentions.map(({ name, position, sentiment }) => `${name} ${position} ${sentiment}`).sort();

/** What lists say of each answer, in the order of the answers. */
async function mentionsOf(): Promise<string[][]> {
  const range = 'start_date=2026-03-01&end_date=2026-03-02&limit=100';
  const { body: answers } = await api.get(`/v1/answers?${range}`, brand);
  const ids = answers.data.map(({ id }: { id: string }) => id);
  const { body } = await api.get(`/v1/mentions?${range}`, brand);
  return ids.map((id: string) =>
    told(
      body.data
        .filter(({ answer_id }: { answer_id: string }) => answer_id === id)
        .map(({ competitor_name, ...rest }: Mention & { competitor_name: string }) => ({
          ...rest,
          name: competitor_name,
        })),
    ),
  );
}

it('makes two competitors one: names, history and what is accepted later', { timeout: 600_000 }, async () => {
  const { stores } = api;
  const { postgres, clickhouse } = stores;
  const gone = await api.competitor(brand, 'Gone', { aliases: ['Gone Inc'], domain: 'gone.example' });
  const kept = await api.competitor(brand, 'Kept', { status: 'suggested' });
  await api.competitor(brand, 'Other');
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  const lines = ANSWERS.map((mentions, index) => ({
    source: 'test',
    number: index + 1,
    text: JSON.stringify(
      line({ mentions, answered_at: `2026-03-01T04:00:${String(index).padStart(2, '0')}Z` }),
    ),
  }));
  await importLines(stores, { brand: known, lines, onReject: (...fault) => expect(fault).toBeNull() });
  const { rows } = await postgres.query<{ no: number }>('SELECT no FROM competitors WHERE id = $1', [gone]);
  const before = await mentionsOf();
  expect(before.map((mentions) => mentions.length)).toEqual(ANSWERS.map(({ length }) => length));

  await expect(mergeCompetitors(stores, gone, gone)).rejects.toThrow('must be another competitor');
  expect(await mergeCompetitors(stores, gone, kept)).toEqual({
    ...{ id: kept, name: 'Kept', aliases: ['Gone', 'Gone Inc'], domain: 'gone.example' },
    status: 'suggested',
  });
  expect((await api.get(`/v1/competitors/${gone}`, brand)).status).toBe(404);
  expect(await mentionsOf()).toEqual(ANSWERS.map((mentions) => told(asOne(mentions))));

  // Read with the names of before, and accepted after: as an import that was under way does.
  const late: ResolvedAnswer = {
    ...{ id: randomUUID(), prompt: { no: 1, text: 'late' }, engine: 'chatgpt', country: 'US', text: 'text' },
    ...{ textFormat: 'plain', sentimentBy: 'given', unknown: [], sources: [] },
    answeredAt: Date.UTC(2026, 2, 2),
    mentions: [{ competitorNo: rows[0]?.no ?? 0, position: 1, sentiment: 1 }],
  };
  await acceptResolved(stores, known, [late]);
  await drainOutbox(postgres, clickhouse, known);
  expect((await mentionsOf()).at(-1)).toEqual(['Kept 1 1']);
  const all = await mentionsOf();
  await rereadBrand(stores, known);
  expect(await mentionsOf()).toEqual(all);
  expect(await reconcileBrand(stores, await currentBrand(postgres, known))).toEqual([]);
});
