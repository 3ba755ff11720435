import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetDomains } from '../../../src/domains/numbers.ts';
import { lockAcceptance } from '../../../src/ingest/brands/acceptance-lock.ts';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { acceptAnswers, type Citing, putIntoOutbox, readCited } from '../../../src/ingest/ledger/accept.ts';
import { flushOutbox } from '../../../src/ingest/outbox/outbox.ts';
import { forgetUncited } from '../../../src/ingest/outbox/uncited-domains.ts';
import { deleteBrand } from '../../../src/ingest/reprocess/deletion.ts';
import { rewriteBrand } from '../../../src/ingest/reprocess/rewrite.ts';
import { transaction } from '../../../src/stores/postgres.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';
import { lockWaiters } from '../../helpers/lock-waiters.ts';
import { acceptResolved } from '../accepting.ts';
import { resolvedAnswers } from '../resolved.ts';

/* Domains that a deleted brand alone has cited go with it, and none goes that somebody cites, has cited or is just about to. */

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ingestBrand = async ({ id }: TestBrand) => (await loadBrand(api.stores.postgres, id)) as IngestBrand;

const citing = (...domains: readonly string[]) =>
  resolvedAnswers(1, { sources: domains.map((domain) => ({ url: `https://${domain}/a`, title: '' })) });

async function accept(brand: TestBrand, ...domains: readonly string[]) {
  await acceptResolved(api.stores, await ingestBrand(brand), citing(...domains));
}

const flush = () => flushOutbox(api.stores.postgres, api.stores.clickhouse);

async function known(): Promise<Record<string, number>> {
  const { rows } = await api.stores.postgres.query('SELECT domain, no FROM cited_domains ORDER BY domain');
  return Object.fromEntries(rows.map(({ domain, no }) => [domain, no]));
}

/** The domains that a brand's answers cite, as readers see them. */
async function cited(brand: TestBrand): Promise<string[]> {
  await flush();
  const range = 'start_date=2026-02-15&end_date=2026-04-01';
  const { body } = await api.get(`/v1/reports/citations?${range}&dimensions=domain`, brand);
  return body.data.map(({ domain }: { domain: string }) => domain).sort();
}

/** Runs work that has to wait for a lock held elsewhere. */
function held() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    release: () => released.resolve(),
    async here() {
      reached.resolve();
      await released.promise;
    },
  };
}

it('are those that no other brand cites, sent or waiting, in this epoch or the one before', async () => {
  const [gone, sent, waiting] = [await api.brand({ name: 'Gone' }), await api.brand(), await api.brand()];
  await accept(gone, 'gone.example', 'sent.example', 'waiting.example');
  await accept(sent, 'sent.example');
  await flush();
  await rewriteBrand(api.stores, await ingestBrand(sent));
  await accept(gone, 'unsent.example');
  await accept(waiting, 'waiting.example');
  const before = await known();
  await deleteBrand(api.stores, gone.id, 'Gone');
  const { 'gone.example': _gone, 'unsent.example': _unsent, ...left } = before;
  expect(await known()).toEqual(left);
  expect([await cited(sent), await cited(waiting)]).toEqual([['sent.example'], ['waiting.example']]);
  // A domain that comes again gets another number: rows of the old one may be in memory.
  await accept(sent, 'gone.example');
  expect((await known())['gone.example']).toBeGreaterThan(Math.max(...Object.values(before)));
  expect(await cited(sent)).toEqual(['gone.example', 'sent.example']);
});

it('are numbered anew for whoever had their numbers before and cites them after', async () => {
  const [gone, other] = [await api.brand({ name: 'Gone' }), await api.brand()];
  await accept(gone, 'late.example', 'later.example');
  const brand = await ingestBrand(other);
  const read: Citing = await readCited(api.stores.postgres, citing('late.example', 'new.example'));
  const engines: Citing = await readCited(api.stores.postgres, citing('later.example'));
  const before = await known();
  await deleteBrand(api.stores, gone.id, 'Gone');
  expect(Object.keys(await known())).not.toContain('late.example');
  await acceptAnswers(api.stores, brand, read);
  await transaction(api.stores.postgres, async (client) => {
    await lockAcceptance(client, brand);
    await putIntoOutbox(client, brand, engines);
  });
  const after = await known();
  for (const domain of ['late.example', 'later.example', 'new.example']) {
    expect(after[domain]).not.toBe(before[domain]);
  }
  expect(await cited(other)).toEqual(['late.example', 'later.example', 'new.example']);
});

it('are not those that somebody is just about to cite', async () => {
  const [gone, other] = [await api.brand({ name: 'Gone' }), await api.brand()];
  const brand = await ingestBrand(other);
  await accept(gone, 'both.example', 'alone.example');
  const moment = held();
  const read = await readCited(api.stores.postgres, citing('both.example'));
  const accepting = transaction(api.stores.postgres, async (client) => {
    await lockAcceptance(client, brand);
    await putIntoOutbox(client, brand, read);
    await moment.here();
  });
  await moment.reached;
  await deleteBrand(api.stores, gone.id, 'Gone');
  moment.release();
  await accepting;
  expect(Object.keys(await known())).toContain('both.example');
  expect(Object.keys(await known())).not.toContain('alone.example');
  expect(await cited(other)).toEqual(['both.example']);
});

it.each(['stays', 'goes'])(
  'make whoever cites one meanwhile wait until it is known that it %s',
  async (what) => {
    const { postgres } = api.stores;
    const other = await api.brand();
    const brand = await ingestBrand(other);
    const domain = `${what}.example`;
    const read = await readCited(postgres, citing(domain));
    const no = (await known())[domain] ?? 0;
    const moment = held();
    const forgetting = forgetDomains(postgres, [no], async () => {
      await moment.here();
      return new Set(what === 'stays' ? [no] : []);
    });
    await moment.reached;
    const accepting = acceptAnswers(api.stores, brand, read);
    await expect.poll(() => lockWaiters(postgres)).toBe(1);
    moment.release();
    await Promise.all([forgetting, accepting]);
    expect((await known())[domain] === no).toBe(what === 'stays');
    expect(await cited(other)).toEqual([domain]);
  },
);

it('are what is left of accepting that came to nothing, too', async () => {
  await readCited(api.stores.postgres, citing('never.example'));
  expect(Object.keys(await known())).toContain('never.example');
  await forgetUncited(api.stores);
  expect(Object.keys(await known())).not.toContain('never.example');
});
