import { beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('the brand of the key, its prompts counted, and the key itself', async () => {
  const brand = await api.brand({
    name: 'Acme',
    aliases: ['Acme Corp'],
    domains: ['WWW.Acme.example', 'acme.example', 'ACME.test'],
    country: 'de',
    engines: ['claude', 'chatgpt'],
  });
  const [paused, archived] = [await api.prompt(brand, 'p', ['FR']), await api.prompt(brand, 'q', ['IT'])];
  await api.prompt(brand, 'r', ['US', 'AT']);
  await api.prompt(brand, 's', ['AT']);
  for (const [id, status] of [
    [paused, 'paused'],
    [archived, 'archived'],
  ]) {
    await api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body: { status } });
  }
  const key = await api.key(brand, 'read');
  const { status, body } = await api.get('/v1/brand', key);
  expect([status, body]).toEqual([
    200,
    {
      id: brand.id,
      name: 'Acme',
      aliases: ['Acme Corp'],
      domains: ['acme.example', 'acme.test'],
      include_subdomains: true,
      primary_country: 'DE',
      countries: ['AT', 'US'],
      engines: [
        { id: 'chatgpt', name: 'ChatGPT' },
        { id: 'claude', name: 'Claude' },
      ],
      prompt_counts: { active: 2, paused: 1, archived: 1 },
      data_through: null,
      answers_version: 1,
      rereading: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      competitor_id: brand.competitorId,
      api_key: { id: expect.any(String), name: 'test', permission: 'read' },
    },
  ]);
  expect((await api.get('/v1/brand', brand)).body.api_key.permission).toBe('read-and-write');
});

test('400: a parameter', async () => {
  const { status, body } = await api.get('/v1/brand?id=1', await api.brand());
  expect([status, body.code]).toEqual([400, 'invalid_parameter']);
});
