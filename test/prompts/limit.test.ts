import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, send, type TestApi, type TestBrand } from '../helpers/api.ts';
import type { ApiResponse } from '../helpers/contract.ts';
import { someByDay, tries } from '../helpers/nightly.ts';
import { startService, type TestService } from '../helpers/service.ts';

/*
 * The rules of prompts under random sequences and under many writers at once: three connections, of which
 * one belongs to a process of its own (at night two do), against a small model in memory.
 */

const LIMIT = 6;
const COUNTRIES = ['US', 'DE', 'FR', 'IT'];
const TEXTS = ['a', 'b', 'c', 'd', 'e'];
const STATUSES = ['active', 'paused', 'archived'] as const;

let api: TestApi;
let services: TestService[];
let urls: string[];

beforeAll(async () => {
  api = await createTestApi();
  const { postgres, environment } = api.stores;
  await postgres.query(`UPDATE plans SET prompt_limit = ${LIMIT} WHERE id = 'trial'`);
  // Whatever a transaction leaves, as it leaves it: what is in use by the organization at that moment.
  await postgres.query(`
    CREATE TABLE used_history (organization_id uuid, used int);
    CREATE FUNCTION note_used() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO used_history
      SELECT b.organization_id, coalesce(sum(cardinality(p.countries)) FILTER (WHERE p.status = 'active'), 0)
      FROM brands b JOIN prompts p ON p.brand_id = b.id
      WHERE b.organization_id = (SELECT organization_id FROM brands WHERE id = NEW.brand_id)
      GROUP BY b.organization_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_used AFTER INSERT OR UPDATE ON prompts FOR EACH ROW EXECUTE FUNCTION note_used();
  `);
  services = await Promise.all(
    someByDay([1], [2]).map(() => startService({ ...environment, RATE_LIMIT_PER_MINUTE: '1000000' })),
  );
  const [one = '', other = one] = services.map(({ url }) => url);
  urls = [api.url, one, other];
});
afterAll(async () => {
  await Promise.all((services ?? []).map((service) => service.close()));
  await api?.close();
});

const used = async (organizationId: string) => {
  const { rows } = await api.stores.postgres.query<{ most: number; now: number }>(
    `SELECT coalesce(max(used), 0) AS most,
       (SELECT coalesce(sum(cardinality(countries)), 0)::int FROM prompts p JOIN brands b ON b.id = p.brand_id
        WHERE b.organization_id = $1 AND status = 'active') AS now
     FROM used_history WHERE organization_id = $1`,
    [organizationId],
  );
  return rows[0] ?? { most: 0, now: 0 };
};

interface Step {
  readonly connection: number;
  readonly brand: 0 | 1;
  readonly text: string;
  /** Creates the prompt with this text, or changes it. */
  readonly create: boolean;
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly countries?: readonly string[] | undefined;
}

const step = fc.record({
  connection: fc.nat({ max: 2 }),
  brand: fc.constantFrom(0 as const, 1 as const),
  text: fc.constantFrom(...TEXTS),
  create: fc.boolean(),
  status: fc.option(fc.constantFrom(...STATUSES), { nil: undefined }),
  countries: fc.option(fc.uniqueArray(fc.constantFrom(...COUNTRIES), { minLength: 1 }), { nil: undefined }),
});

interface ModelPrompt {
  status: string;
  countries: readonly string[];
}

/** What the service should do, in memory: prompts by brand and text. */
class Model {
  readonly prompts = new Map<string, ModelPrompt>();

  get used(): number {
    return [...this.prompts.values()].reduce(
      (sum, { status, countries }) => sum + (status === 'active' ? countries.length : 0),
      0,
    );
  }

  #tryTo(key: string, next: ModelPrompt, success: string): string {
    const before = this.prompts.get(key);
    const usedBefore = this.used;
    this.prompts.set(key, next);
    if (this.used <= LIMIT || this.used <= usedBefore) return success;
    if (before) this.prompts.set(key, before);
    else this.prompts.delete(key);
    return 'prompt_limit_exceeded';
  }

  apply({ brand, text, create, status, countries }: Step): string {
    const key = `${brand} ${text}`;
    const found = this.prompts.get(key);
    if (create) {
      if (found) return 'prompt_already_exists';
      return this.#tryTo(key, { status: 'active', countries: countries ?? ['US'] }, '201');
    }
    if (!found) return 'not_found';
    if (found.status === 'archived' && status === 'paused') return 'status_transition_invalid';
    return this.#tryTo(
      key,
      { status: status ?? found.status, countries: countries ?? found.countries },
      '200',
    );
  }
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function play(brands: readonly TestBrand[], ids: Map<string, string>, one: Step): Promise<ApiResponse> {
  const { connection, brand, text, create, status, countries } = one;
  const key = `${brand} ${text}`;
  const url = urls[connection] ?? '';
  const response = await send(
    url,
    create ? 'POST' : 'PATCH',
    create ? '/v1/prompts' : `/v1/prompts/${ids.get(key) ?? UNKNOWN}`,
    {
      key: brands[brand]?.key ?? '',
      body: create ? { text, countries } : { status, countries },
    },
  );
  if (response.status === 201) ids.set(key, response.body.id);
  return response;
}

const outcome = ({ status, body }: ApiResponse) => (status < 300 ? String(status) : body.code);

async function organization(): Promise<[TestBrand, TestBrand]> {
  const organizationId = await api.organization('trial');
  return [await api.brand({ organizationId }), await api.brand({ organizationId })];
}

test('random sequences do what the model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const brands = await organization();
      const model = new Model();
      const ids = new Map<string, string>();
      for (const one of steps) {
        expect(outcome(await play(brands, ids, one)), JSON.stringify(one)).toBe(model.apply(one));
        expect((await used(brands[0].organizationId)).now).toBe(model.used);
      }
      for (const [index, brand] of brands.entries()) {
        const { body } = await api.get('/v1/prompts?status=active,paused,archived', brand);
        const stored = body.data.map(({ text, status, countries }: { text: string } & ModelPrompt) => [
          `${index} ${text}`,
          { status, countries },
        ]);
        const expected = [...model.prompts].filter(([key]) => key.startsWith(String(index)));
        expect(new Map(stored)).toEqual(new Map(expected));
      }
    }),
    { numRuns: tries(5, 200) },
  );
});

test('many writers at once never pass the limit, and each is told what it did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 60 }), async (steps) => {
      const brands = await organization();
      const ids = new Map<string, string>();
      for (const [index, text] of TEXTS.entries()) {
        await play(brands, ids, { connection: index % 3, brand: index % 2 ? 1 : 0, text, create: true });
      }
      const responses = await Promise.all(steps.map((one) => play(brands, ids, one)));
      const expected = [
        '200',
        '201',
        'prompt_limit_exceeded',
        'prompt_already_exists',
        'not_found',
        'status_transition_invalid',
      ];
      for (const response of responses) expect(expected).toContain(outcome(response));
      const { most, now } = await used(brands[0].organizationId);
      expect(most).toBeLessThanOrEqual(LIMIT);
      expect(now).toBeLessThanOrEqual(LIMIT);
      // What the last successful writer of a prompt was told is what is stored.
      const stored = (
        await Promise.all(brands.map((brand) => api.get('/v1/prompts?status=active,paused,archived', brand)))
      ).flatMap(({ body }) => body.data as { id: string; updated_at: string }[]);
      const told = responses.filter(({ status }) => status < 300).map(({ body }) => body);
      for (const prompt of stored) {
        const own = told.filter(({ id }) => id === prompt.id).map(({ updated_at }) => updated_at as string);
        for (const time of own) expect(time <= prompt.updated_at).toBe(true);
      }
    }),
    { numRuns: tries(3, 100) },
  );
});

describe('50 creators at once', () => {
  const codes = (responses: ApiResponse[]) => {
    const counts: Record<string, number> = {};
    for (const response of responses) counts[outcome(response)] = (counts[outcome(response)] ?? 0) + 1;
    return counts;
  };

  test('fill what is left of the limit exactly, over brands and processes', async () => {
    const brands = await organization();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        send(urls[i % 3] ?? '', 'POST', '/v1/prompts', {
          key: brands[i % 2]?.key ?? '',
          body: { text: `Question ${i}` },
        }),
      ),
    );
    expect(codes(responses)).toEqual({ 201: LIMIT, prompt_limit_exceeded: 50 - LIMIT });
    expect(await used(brands[0].organizationId)).toEqual({ most: LIMIT, now: LIMIT });
  });

  test('of one text add one prompt, and the others are told its id', async () => {
    const [brand] = await organization();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        send(urls[i % 3] ?? '', 'POST', '/v1/prompts', { key: brand.key, body: { text: 'The same' } }),
      ),
    );
    expect(codes(responses)).toEqual({ 201: 1, prompt_already_exists: 49 });
    expect(new Set(responses.map(({ body }) => body.prompt_id ?? body.id)).size).toBe(1);
    expect((await api.get('/v1/prompts', brand)).body.meta.total).toBe(1);
  });
});

test('prompts of concurrent creators are listed in the order of their creation, before and after', async () => {
  const brand = await api.brand();
  const list = async () => (await api.get('/v1/prompts?limit=200', brand)).body.data as { id: string }[];
  await Promise.all(Array.from({ length: 20 }, () => api.prompt(brand)));
  const before = await list();
  await Promise.all(Array.from({ length: 20 }, () => api.prompt(brand)));
  const after = await list();
  expect([before.length, after.length]).toEqual([20, 40]);
  expect(after.slice(0, 20)).toEqual(before);
});
