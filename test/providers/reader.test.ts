import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReader, type ReaderSettings } from '../../src/providers/reader/index.ts';
import { json, KEYS, type Reply, type StandIn, settingsAt, startStandIn } from './provider.ts';
import { askedToRead, READERS, type ReaderProvider, telling } from './reader-responses.ts';

let provider: StandIn;

beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

const SIGNAL = new AbortController().signal;
const ACME = { name: 'Acme', brand: true, rank: 1, tone: 0.5 };

function reader(of: ReaderProvider, more: ReaderSettings = {}, timeoutMs?: number) {
  const settings = {
    ...settingsAt(provider.url),
    OPENAI_BASE_URL: `${provider.url}/v1/`,
    EXTRACTION_MODEL: READERS[of].model,
    ...more,
  };
  const made = createReader(settings, timeoutMs);
  if (!made) throw new Error('there is no reader');
  return made;
}

const providers = Object.keys(READERS) as ReaderProvider[];

it.each([{}, { EXTRACTION_MODEL: 'openai/m' }, { EXTRACTION_MODEL: 'google/m', OPENAI_API_KEY: 'k' }])(
  'is off with %j',
  (settings) => {
    expect(createReader(settings)).toBeNull();
  },
);

it('is asked by a tool where the model knows no schema, and nothing is printed', async () => {
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
  const { said } = READERS.anthropic;
  const content = [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: { brands: [ACME] } }];
  provider.answer(json({ ...said(''), content, stop_reason: 'tool_use' }));
  const old = reader('anthropic', { EXTRACTION_MODEL: 'anthropic/claude-3-haiku-20240307' });
  expect(await old.read('Acme.', ['Acme'], SIGNAL)).toMatchObject({ told: [ACME] });
  expect(provider.received[0]?.body).toMatchObject({ max_tokens: 4096, tools: [{ name: 'json' }] });
  for (const print of printed) expect(print).not.toHaveBeenCalled();
});

describe.each(providers)('a model of %s', (of) => {
  const { path, model, keyHeader, refused, said } = READERS[of];

  it('is asked once, with a schema, and tells of brands', async () => {
    provider.answer(telling(of, [ACME, { ...ACME, name: 'Nova', rank: null }]));
    expect(await reader(of).read('Acme "and" Nova.\n', ['Acme'], SIGNAL)).toEqual({
      told: [ACME, { ...ACME, name: 'Nova', rank: null }],
      usage: { inputTokens: 100, outputTokens: 20 },
    });
    expect(reader(of).name).toBe(`model ${model}`);
    const [request, ...more] = provider.received;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path });
    const key = {
      openai: KEYS.OPENAI_API_KEY,
      anthropic: KEYS.ANTHROPIC_API_KEY,
      google: KEYS.GEMINI_API_KEY,
    };
    expect(request?.headers[keyHeader]).toContain(key[of]);
    expect(request && askedToRead(request)).toEqual({ names: ['Acme'], text: 'Acme "and" Nova.\n' });
    const schema = {
      openai: request?.body.text?.format?.schema,
      anthropic: request?.body.output_config?.format?.schema ?? request?.body.output_format?.schema,
      google: request?.body.generationConfig?.responseSchema,
    }[of];
    expect(request?.body.store).toBe(of === 'openai' ? false : undefined);
    expect(schema?.properties.brands.items.required).toEqual(['name', 'brand', 'rank', 'tone']);
  });

  it.each<[string, Reply, number, object]>([
    ['is refused', json(refused), 1, { inputTokens: 100, outputTokens: 20 }],
    ['is no JSON', json(said('They are both fine.')), 1, { inputTokens: 100, outputTokens: 20 }],
    ['is cut short', json(said('{"brands":[{"name":"Ac')), 1, { inputTokens: 100, outputTokens: 20 }],
    ['lacks a field', telling(of, [{ name: 'Acme' }]), 1, { inputTokens: 100, outputTokens: 20 }],
    ['is of another shape', json({ hello: 'world' }), 1, {}],
    ['is an error of ours', json({ error: { message: 'no' } }, 400), 1, {}],
  ])('tells nothing where the reply %s', async (_, reply, requests, usage) => {
    provider.answer(reply);
    const given = await reader(of).read('Acme.', ['Acme'], SIGNAL);
    expect(given).toEqual({ told: expect.any(Error), usage });
    expect(provider.received).toHaveLength(requests);
  });

  it('is asked again where the provider is out of order', async () => {
    provider.answer(
      json({ error: { message: 'busy' } }, 503, { 'retry-after-ms': '10' }),
      telling(of, [ACME]),
    );
    expect(await reader(of).read('Acme.', ['Acme'], SIGNAL)).toMatchObject({ told: [ACME] });
    expect(provider.received).toHaveLength(2);
  });

  it('tells nothing where it takes too long, and is not asked again', async () => {
    provider.answer(() => {});
    expect(await reader(of, {}, 500).read('Acme.', ['Acme'], SIGNAL)).toEqual({
      told: expect.objectContaining({ name: 'TimeoutError' }),
      usage: {},
    });
    await expect.poll(() => provider.received).toHaveLength(1);
  });

  it('tells nothing where the process is to end', async () => {
    const ending = new AbortController();
    // When it has been asked: a request that comes later would be one of the next test.
    provider.answer(() => ending.abort(new Error('stopping')));
    const reading = reader(of).read('Acme.', ['Acme'], ending.signal);
    expect(await reading).toEqual({ told: expect.any(Error), usage: {} });
  });
});
