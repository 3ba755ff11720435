import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../helpers/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api?.close());

test('a prompt is created and listed', async () => {
  const brand = await api.brand();
  const created = await api.request('POST', '/v1/prompts', {
    key: brand.key,
    body: { text: ' Which CRM? ' },
  });
  expect(created.status).toBe(201);
  expect(created.headers.get('location')).toBe(`/v1/prompts/${created.body.id}`);
  const { body } = await api.get('/v1/prompts', brand);
  expect(body.data).toEqual([created.body]);
});
