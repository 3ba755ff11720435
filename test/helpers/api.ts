import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from '../../src/app.ts';
import { createBrand, type NewBrand } from '../../src/brands/create-brand.ts';
import { createCompetitor, type NewCompetitor } from '../../src/competitors/create-competitor.ts';
import { createKey } from '../../src/keys/keys.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { createPrompt } from '../../src/prompts/create-prompts.ts';
import { newPromptSchema } from '../../src/prompts/prompt.ts';
import { createFairQueue } from '../../src/reports/fair-queue.ts';
import { createResponseBuffers } from '../../src/reports/response-buffers.ts';
import type { AppDependencies } from '../../src/routes/dependencies.ts';
import type { BrandScope } from '../../src/stores/brand-scope.ts';
import { type ApiResponse, createContract } from './contract.ts';
import { createTestStores, type TestStores } from './stores.ts';

export interface RequestOptions {
  /** The API key; null sends no Authorization header. */
  readonly key?: string | null;
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A brand with a read-and-write key and everything needed to add to it. */
export interface TestBrand extends BrandScope {
  readonly id: string;
  readonly competitorId: string;
  readonly organizationId: string;
  /** A read-and-write key of the brand. */
  readonly key: string;
}

export interface TestApi {
  readonly stores: TestStores;
  /** The address of the API, e.g. http://127.0.0.1:40001. */
  readonly url: string;
  /**
   * Sends a request, without a key unless one is given, and checks its response against the OpenAPI document.
   */
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>;
  get(path: string, key: string | TestBrand): Promise<ApiResponse>;
  /** `plan` defaults to scale. */
  organization(plan?: string): Promise<string>;
  /** A brand (default: of a new organization on the plan scale) with a read-and-write key. */
  brand(values?: Partial<NewBrand> & { readonly plan?: string }): Promise<TestBrand>;
  key(brand: BrandScope, permission?: 'read' | 'read-and-write'): Promise<string>;
  /** Returns the prompt's id. */
  prompt(brand: BrandScope, text?: string, countries?: readonly string[]): Promise<string>;
  /** Returns the competitor's id. */
  competitor(brand: BrandScope, name: string, values?: Partial<NewCompetitor>): Promise<string>;
  close(): Promise<void>;
}

const keyOf = (key: string | TestBrand) => (typeof key === 'string' ? key : key.key);

function payload(body: unknown): { body?: string | Uint8Array; type: Record<string, string> } {
  if (body === undefined) return { type: {} };
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  return { body: raw ? body : JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

/** Sends one request to an API and reads its response whole. */
export async function send(
  url: string,
  method: string,
  path: string,
  { key = null, body, headers }: RequestOptions = {},
): Promise<ApiResponse> {
  const { body: bytes, type } = payload(body);
  const response = await fetch(url + path, {
    method,
    headers: { ...type, ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
    ...(bytes === undefined ? {} : { body: bytes as NonNullable<RequestInit['body']> }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
}

/** The document is the same for all of them; reading it and compiling its schemas takes a quarter of a second. */
let contract: ReturnType<typeof createContract> | undefined;

/**
 * The API on fresh databases of its own (or the given ones), listening on a free port of 127.0.0.1, and the makers of what it
 * serves: the same rules as the admin commands. `close` ends all of it.
 */
export async function createTestApi(
  dependencies: Partial<AppDependencies> = {},
  givenStores?: TestStores,
): Promise<TestApi> {
  const stores = givenStores ?? (await createTestStores());
  const { postgres, clickhouse } = stores;
  const app = await buildApp({
    postgres,
    clickhouse,
    logger: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    rateLimitPerMinute: 1_000_000,
    dailyRun: { cron: '0 4 * * *', withoutKey: [] },
    metrics: new Registry(),
    unread: createResponseBuffers(),
    // On a shared machine no request is refused for having waited two seconds.
    waitForTurn: createFairQueue({ patience: 60_000 }),
    ...dependencies,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  contract ??= createContract(app.swagger());
  const check = contract;
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const api: TestApi = {
    stores,
    url,
    async request(method, path, options) {
      const response = await send(url, method, path, options);
      check(method, path, response);
      return response;
    },
    get: (path, key) => api.request('GET', path, { key: keyOf(key) }),
    async organization(plan = 'scale') {
      return (await createOrganization(postgres, `Organization ${randomUUID()}`, plan)).id;
    },
    async brand({ plan, ...values } = {}) {
      const organizationId = values.organizationId ?? (await api.organization(plan));
      const brand = await createBrand(postgres, {
        name: 'Acme',
        domains: ['acme.example'],
        aliases: [],
        country: 'US',
        includeSubdomains: true,
        engines: ['chatgpt', 'gemini', 'perplexity'],
        ...values,
        organizationId,
      });
      const { rows } = await postgres.query<{ no: number; epoch: number }>(
        'SELECT no, epoch FROM brands WHERE id = $1',
        [brand.id],
      );
      const { no = 0, epoch = 0 } = rows[0] ?? {};
      const brandKey = { brandId: brand.id, brandNo: no, epoch };
      return {
        ...brandKey,
        id: brand.id,
        competitorId: brand.competitor_id,
        organizationId,
        key: await api.key(brandKey),
      };
    },
    async key({ brandId }, permission = 'read-and-write') {
      return (await createKey(postgres, { brandId, name: 'test', permission })).key;
    },
    async prompt(brand, text = `Question ${randomUUID()}`, countries) {
      const prompt = newPromptSchema.parse({ text, ...(countries ? { countries } : {}) });
      return (await createPrompt(postgres, brand, prompt)).id;
    },
    async competitor({ brandId }, name, values = {}) {
      const competitor = await createCompetitor(postgres, {
        name,
        aliases: [],
        domain: undefined,
        status: 'tracked',
        ...values,
        brandId,
      });
      return competitor.id;
    },
    async close() {
      await app.close();
      await stores.close();
    },
  };
  return api;
}
