import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_FAULTS, type EngineFaultKind } from '../../src/providers/faults.ts';
import { createEngines, ENGINES, type EngineId, enginesWithoutKey } from '../../src/providers/index.ts';
import {
  ask,
  engineAt,
  json,
  KEYS,
  QUESTION,
  type Reply,
  type StandIn,
  settingsAt,
  startStandIn,
} from './provider.ts';
import { COMPLETE } from './responses.ts';

function keySettingOf(engine: EngineId) {
  const unset = enginesWithoutKey({}).find(({ id }) => id === engine);
  if (unset === undefined) throw new Error(`${engine} needs no key`);
  return unset.setting;
}

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

const whole = (id: (typeof ENGINES)[number]['id']) => JSON.stringify(COMPLETE[id]);

/** A provider that says more than it should: the key, in every spelling. */
const telling = (key: string) => ({
  error: {
    message: `Incorrect key ${key} (${encodeURIComponent(key)}, ${new URLSearchParams({ key })})\n\u001b[31m`,
  },
});

describe.each(ENGINES)('$name', ({ id }) => {
  const setting = keySettingOf(id);
  const key = KEYS[setting];

  it('answers', async () => {
    provider.answer(json(COMPLETE[id]));
    const outcome = await ask(engineAt(provider.url, id));
    expect(outcome).toMatchObject({ kind: 'complete', answer: { searched: true, textFormat: 'markdown' } });
  });

  it.each<[string, number, object, EngineFaultKind]>([
    ['a slip of the request', 400, { error: { message: 'bad field', code: 'invalid' } }, 'request_rejected'],
    ['an unknown model', 404, { error: { message: 'no such model' } }, 'request_rejected'],
    ['a redirect', 307, {}, 'request_rejected'],
    ['a wrong key', 401, telling(key), 'key_rejected'],
    ['a key without permission', 403, telling(key), 'key_rejected'],
    ['an empty purse', 402, telling(key), 'quota_exhausted'],
    ['too many requests', 429, telling(key), 'rate_limited'],
    ['a request that took the server too long', 408, telling(key), 'unavailable'],
    ['a crash', 500, telling(key), 'unavailable'],
    ['a gateway without JSON', 502, {}, 'unavailable'],
    ['maintenance', 503, telling(key), 'unavailable'],
    ['overload', 529, telling(key), 'unavailable'],
  ])('%s (%i)', async (_, status, body, fault) => {
    provider.answer(json(body, status, { location: `${provider.url}/elsewhere` }));
    const outcome = await ask(engineAt(provider.url, id));
    expect(outcome).toMatchObject({ kind: ENGINE_FAULTS[fault].kind, blame: 'engine', fault });
    expect(outcome).toMatchObject({ reason: expect.stringContaining(String(status)) });
    expect(provider.received).toHaveLength(1);
  });

  it('names the setting of a rejected key, and repeats none of what the provider says of it', async () => {
    provider.answer(json({ error: { message: `Wrong: ${key.slice(0, 6)}…${key.slice(-4)}` } }, 401));
    const outcome = await ask(engineAt(provider.url, id));
    const { name } = ENGINES.find((engine) => engine.id === id) ?? { name: '' };
    expect(outcome).toEqual({
      kind: 'failed',
      fault: 'key_rejected',
      blame: 'engine',
      reason: `${name} rejected the key: 401 see ${setting}`,
    });
  });

  it('tells no key, whatever the provider repeats, and one line at most', async () => {
    for (const status of [400, 402, 429, 500]) {
      provider.answer(json(telling(key), status));
      const told = JSON.stringify(await ask(engineAt(provider.url, id)));
      expect(told).toContain('[key]');
      expect(told).not.toContain(JSON.stringify(key).slice(1, -1));
      expect(told).not.toContain(encodeURIComponent(key));
      expect(told).not.toMatch(/\\n|\\u001b/);
    }
  });

  it('waits as long as the provider asks: seconds, or until a date', async () => {
    provider.answer(json({}, 429, { 'retry-after': '37' }));
    expect(await ask(engineAt(provider.url, id))).toMatchObject({ kind: 'retry', retryAfterMs: 37_000 });
    // Whatever our clock says.
    for (const now of [Date.now(), Date.now() + 86_400_000]) {
      const date = new Date(now).toUTCString();
      const later = new Date(now + 3_600_000).toUTCString();
      provider.answer(json({}, 503, { date, 'retry-after': later }));
      const outcome = await ask(engineAt(provider.url, id));
      expect(outcome).toMatchObject({ kind: 'retry', retryAfterMs: 3_600_000 });
    }
    provider.answer(json({}, 429));
    expect(await ask(engineAt(provider.url, id))).not.toHaveProperty('retryAfterMs');
  });

  it.each<[string, (whole: string) => string, EngineFaultKind]>([
    ['JSON cut in the middle', (text) => text.slice(0, text.length / 2), 'malformed'],
    ['an error page', () => '<html>Bad gateway</html>', 'malformed'],
    ['nothing at all', () => '', 'malformed'],
    ['a list', () => '[]', 'wrong_shape'],
    ['null', () => 'null', 'wrong_shape'],
    [
      'JSON in which everything is a number',
      (text) => text.replace(/"(:\s*)"[^"]*"/g, '"$17'),
      'wrong_shape',
    ],
  ])('%s in a response that says 200', async (_, spoil, fault) => {
    provider.answer(json(spoil(whole(id))));
    expect(await ask(engineAt(provider.url, id))).toMatchObject({ kind: ENGINE_FAULTS[fault].kind, fault });
  });

  it('tells where an answer has the wrong shape, without its values', async () => {
    provider.answer(json(whole(id).replace(/"(:\s*)"[^"]*"/g, '"$1987654')));
    const outcome = await ask(engineAt(provider.url, id));
    expect(outcome).toMatchObject({ reason: expect.stringMatching(/in an undocumented form: \S/) });
    expect(JSON.stringify(outcome)).not.toContain('987654');
  });

  const cutOff: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write(whole(id).slice(0, 50), () => response.destroy());
  };
  const reset: Reply = (response) => response.socket?.resetAndDestroy();

  it.each([
    ['a connection reset before the answer', reset],
    ['a connection that breaks within the answer', cutOff],
  ])('%s', async (_, reply) => {
    provider.answer(reply);
    expect(await ask(engineAt(provider.url, id))).toMatchObject({ kind: 'retry', fault: 'unreachable' });
  });

  it('a provider that is not there', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    await new Promise((resolve) => server.close(resolve));
    const outcome = await ask(engineAt(`http://127.0.0.1:${port}`, id));
    expect(outcome).toMatchObject({ kind: 'retry', fault: 'unreachable' });
    expect(outcome).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
  });

  const silent: Reply = () => {};
  const stalled: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(whole(id).slice(0, 50));
  };

  it.each([
    ['never answers', silent],
    ['stops within the answer', stalled],
  ])('gives up on a provider that %s', async (_, reply) => {
    provider.answer(reply);
    const engine = engineAt(provider.url, id, { timeoutMs: 100, maxBytes: 1_000_000 });
    expect(await ask(engine)).toMatchObject({ kind: 'retry', fault: 'timeout' });
  });

  it('reads no more than its limit, however much is sent', async () => {
    let endless: ServerResponse | undefined;
    provider.answer((response) => {
      // Of this response alone: the request that was given up last may be received only now, and close first.
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      response.writeHead(200, { 'content-type': 'application/json' });
      more();
      endless = response;
    });
    const engine = engineAt(provider.url, id, { timeoutMs: 20_000, maxBytes: 300_000 });
    expect(await ask(engine)).toMatchObject({ kind: 'failed', fault: 'too_large' });
    await expect.poll(() => endless?.closed).toBe(true);
  });

  it('is no outcome where the caller aborts, but tells the reason of the caller', async () => {
    const controller = new AbortController();
    const reason = new Error('stopping');
    const aborted = () => ask(engineAt(provider.url, id), controller.signal);
    provider.answer(() => controller.abort(reason));
    await expect(aborted()).rejects.toMatchObject({ cause: reason, bill: undefined });
    await expect(aborted()).rejects.toMatchObject({ cause: reason, bill: undefined });
  });

  it('sends the key nowhere when a provider redirects', async () => {
    await using elsewhere = await startStandIn();
    elsewhere.answer(json(COMPLETE[id]));
    provider.answer(json({}, 307, { location: `${elsewhere.url}/v1/responses` }));
    expect(await ask(engineAt(provider.url, id))).toMatchObject({ fault: 'request_rejected' });
    expect(elsewhere.received).toEqual([]);
  });

  it('is there with its key only, and told where it is not', () => {
    expect(createEngines({ [setting]: key }).has(id)).toBe(true);
    expect(createEngines({ ...KEYS, [setting]: '' }).has(id)).toBe(false);
    expect(enginesWithoutKey({ ...KEYS, [setting]: undefined })).toContainEqual({ id, setting });
    expect(enginesWithoutKey(KEYS)).toEqual([]);
  });

  it('takes a base URL with a slash at its end', async () => {
    provider.answer(json(COMPLETE[id]));
    const slashed = Object.fromEntries(
      Object.entries(settingsAt(provider.url)).map(([name, value]) => [
        name,
        name.endsWith('_URL') ? `${value}/` : value,
      ]),
    );
    expect(await createEngines(slashed).get(id)?.ask(QUESTION, AbortSignal.timeout(9_000))).toMatchObject({
      kind: 'complete',
    });
    expect(provider.received[0]?.path).not.toContain('//');
  });
});

describe('what providers call by names of their own', () => {
  it.each<[keyof typeof COMPLETE, number, object, object]>([
    [
      'chatgpt',
      429,
      {
        error: {
          message: 'You exceeded your current quota',
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        },
      },
      { kind: 'failed', fault: 'quota_exhausted' },
    ],
    [
      'claude',
      400,
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access' },
      },
      { kind: 'failed', fault: 'quota_exhausted' },
    ],
    [
      'ai_mode',
      429,
      { error: 'Your account has run out of searches.' },
      { kind: 'failed', fault: 'quota_exhausted' },
    ],
    [
      'ai_mode',
      429,
      { error: 'You exceeded the throughput limit per hour.' },
      { kind: 'retry', fault: 'rate_limited', reason: expect.stringContaining('throughput limit') },
    ],
    ...(
      [
        ['chatgpt', 429, 'Rate limit reached for gpt-5 on requests per day (RPD): Limit 200, Used 200.'],
        ['chatgpt', 429, 'Your account is not active, please check your billing details on our website.'],
        [
          'claude',
          400,
          'You have reached your specified API usage limits. You will regain access on 2026-12-01.',
        ],
        ['gemini', 429, 'Quota exceeded for metric: generate_requests, limit: 0, model: gemini-3.5-flash'],
        ['gemini', 429, "Gemini 3.5 Flash doesn't have a free quota tier."],
        ['gemini', 429, 'Your prepayment credits are depleted.'],
        ['gemini', 403, 'This API method requires billing to be enabled.'],
        ['copilot', 429, 'Your searches for the month are exhausted. You can upgrade plans on SerpApi.com.'],
      ] as const
    ).map(([id, status, message]): [keyof typeof COMPLETE, number, object, object] => [
      id,
      status,
      id === 'copilot' ? { error: message } : { error: { message } },
      { kind: 'failed', fault: 'quota_exhausted', blame: 'engine', reason: expect.stringContaining(message) },
    ]),
    ...(
      [
        ['chatgpt', 'Rate limit reached for gpt-5 on tokens per min (TPM): Limit 30000, Used 29000.'],
        ['claude', 'This request would exceed your rate limit of 30,000 input tokens per minute.'],
        ['gemini', 'Quota exceeded for metric: generate_requests, limit: 0.5, model: gemini-3.5-flash'],
        ['gemini', 'Quota exceeded for metric: free_tier_requests, limit: 05 per minute'],
      ] as const
    ).map(([id, message]): [keyof typeof COMPLETE, number, object, object] => [
      id,
      429,
      { error: { message } },
      { kind: 'retry', fault: 'rate_limited' },
    ]),
    ...(['PerMinute', 'PerDay'] as const).map((span): [keyof typeof COMPLETE, number, object, object] => [
      'gemini',
      429,
      {
        error: {
          code: 429,
          message: 'You exceeded your current quota, please check your plan and billing details.',
          details: [
            7,
            { violations: [{ quotaId: `GenerateRequests${span}PerProject-FreeTier`, quotaValue: '0' }] },
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '33s' },
          ],
        },
      },
      span === 'PerDay'
        ? {
            fault: 'quota_exhausted',
            reason: expect.stringContaining('(GenerateRequestsPerDayPerProject-FreeTier)'),
          }
        : { fault: 'rate_limited', retryAfterMs: 33_000 },
    ]),
    [
      'gemini',
      400,
      {
        error: {
          code: 400,
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
          details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
        },
      },
      { kind: 'failed', fault: 'key_rejected', reason: expect.stringContaining('GEMINI_API_KEY') },
    ],
    [
      'gemini',
      429,
      {
        error: {
          code: 429,
          message: 'Resource has been exhausted',
          status: 'RESOURCE_EXHAUSTED',
          details: [
            { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [] },
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '12.5s' },
          ],
        },
      },
      { kind: 'retry', fault: 'rate_limited', retryAfterMs: 12_500 },
    ],
  ])('%s %i', async (id, status, body, outcome) => {
    provider.answer(json(body, status));
    expect(await ask(engineAt(provider.url, id))).toMatchObject(outcome);
  });
});
