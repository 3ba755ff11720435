import { afterAll, beforeAll, expect, it } from 'vitest';
import { callScript } from '../helpers/command.ts';
import { json, KEYS, type StandIn, startStandIn } from '../providers/provider.ts';
import { COMPLETE } from '../providers/responses.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

const ask = (args: readonly string[], more: Record<string, string> = {}) =>
  callScript('ask', args, { OPENAI_BASE_URL: `${provider.url}/v1`, ...more });

const CHATGPT = ['--engine', 'chatgpt', '--country', 'de', 'Which laptop is best?'];

it('asks one question and tells what was understood', async () => {
  provider.answer(json(COMPLETE.chatgpt));
  const { code, output } = await ask(CHATGPT, { OPENAI_API_KEY: KEYS.OPENAI_API_KEY, OPENAI_MODEL: 'gpt-x' });
  expect(code).toBe(0);
  expect(output).toEqual([
    {
      outcome: 'complete',
      text: expect.stringContaining('Dell XPS 13'),
      format: 'markdown',
      sources: [
        { url: expect.stringContaining('https://a.example/laptops'), title: 'Laptops | A', kind: 'linked' },
        { url: 'https://b.example/tests', title: '', kind: 'listed' },
      ],
      dropped_sources: 0,
      searched: true,
      search_queries: ['best laptops'],
      model: 'gpt-test-2026',
      usage: { inputTokens: 1200, outputTokens: 340, searches: 1 },
      milliseconds: expect.any(Number),
    },
  ]);
  expect(provider.received).toHaveLength(1);
  expect(provider.received[0]?.body).toMatchObject({
    model: 'gpt-x',
    input: 'Which laptop is best?',
    tools: [{ user_location: { country: 'DE' } }],
  });
});

it('tells a failure as an outcome and as an error, without the key', async () => {
  provider.answer(json({ error: { message: `no such key ${KEYS.OPENAI_API_KEY}` } }, 503));
  const { code, output, errors } = await ask(CHATGPT, { OPENAI_API_KEY: KEYS.OPENAI_API_KEY });
  expect(code).toBe(1);
  expect(output).toMatchObject([{ outcome: 'retry', fault: 'unavailable', blame: 'engine' }]);
  expect(JSON.parse(errors)).toMatchObject({ code: 'unavailable' });
  expect(errors + JSON.stringify(output)).not.toContain(KEYS.OPENAI_API_KEY);
});

it.each([
  ['a key that is not set', CHATGPT, 'key_missing', 'OPENAI_API_KEY'],
  ['an unknown engine', ['--engine', 'bing', '--country', 'US', 'Hi'], 'invalid_option', 'perplexity'],
  [
    'an unknown country',
    ['--engine', 'chatgpt', '--country', 'XX', 'Hi'],
    'invalid_option',
    'code, not "XX"',
  ],
  ['no question', ['--engine', 'chatgpt', '--country', 'US'], 'invalid_option', 'one question'],
])('refuses %s', async (_, args, code, named) => {
  const result = await ask(args);
  expect(result).toMatchObject({ code: 1, output: [] });
  expect(JSON.parse(result.errors)).toEqual({ code, detail: expect.stringContaining(named) });
});
