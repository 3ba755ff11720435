import { afterAll, beforeAll, expect, it } from 'vitest';
import { Aborted, type EngineId } from '../../src/providers/index.ts';
import { MAX_TEXT } from '../../src/shared/text-format.ts';
import { ask, engineAt, json, type Reply, type StandIn, startStandIn } from './provider.ts';
import { anthropic, COMPLETE, gemini, openai, openaiMessage, perplexity } from './responses.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

/** What an attempt that brings no answer is said to have taken, and by which fault. */
async function billOf(id: EngineId, ...replies: Reply[]) {
  provider.answer(...replies);
  const outcome = await ask(engineAt(provider.url, id, { timeoutMs: 500, maxBytes: 10_000_000 }));
  if (outcome.kind === 'complete') throw new Error('it is an answer');
  return { fault: outcome.fault, ...outcome.bill };
}

const long = 'x'.repeat(MAX_TEXT + 1);
const choice = (content: string) => ({ message: { content } });

const CHATGPT = { model: 'gpt-test-2026', usage: { inputTokens: 1200, outputTokens: 340, searches: 1 } };
const GEMINI = { model: 'gemini-test', usage: { inputTokens: 15, outputTokens: 37, searches: 2 } };
const PERPLEXITY = {
  model: 'sonar-test',
  usage: { inputTokens: 8, outputTokens: 178, searches: 2, costMicros: 5190 },
};
const CLAUDE = { model: 'claude-test', usage: { inputTokens: 100, outputTokens: 50, searches: 1 } };

const search = openai().output[1];

it.each<[EngineId, string, object, object]>([
  [
    'chatgpt',
    'cut_short',
    openai({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    CHATGPT,
  ],
  ['chatgpt', 'empty', openai({ output: [search, openaiMessage('\0')] }), CHATGPT],
  ['chatgpt', 'too_large', openai({ output: [search, openaiMessage(long)] }), CHATGPT],
  ['chatgpt', 'wrong_shape', openai({ output: [search, { type: 'message' }] }), CHATGPT],
  ['gemini', 'filtered', gemini({}, { finishReason: 'SAFETY' }), GEMINI],
  ['gemini', 'wrong_shape', gemini({}, { content: 7 }), GEMINI],
  ['perplexity', 'empty', perplexity({}, choice(' ')), PERPLEXITY],
  ['perplexity', 'wrong_shape', perplexity({ choices: [] }), PERPLEXITY],
  ['perplexity', 'too_large', perplexity({}, choice(long)), PERPLEXITY],
  ['claude', 'refused', anthropic({ stop_reason: 'refusal' }), CLAUDE],
  ['claude', 'wrong_shape', anthropic({ content: 'none' }), CLAUDE],
])('tells what %s took for what is no answer: %s', async (id, fault, body, bill) => {
  expect(await billOf(id, json(body))).toEqual({ fault, ...bill });
});

it('tells what turns of Claude took whose last one does not come', async () => {
  const paused = json(anthropic({ stop_reason: 'pause_turn' }));
  expect(await billOf('claude', paused, () => {})).toEqual({ fault: 'timeout', ...CLAUDE });
  expect(await billOf('claude', paused, json({}, 529))).toEqual({ fault: 'unavailable', ...CLAUDE });
});

it('tells what turns of Claude took where the caller does not wait for the last one', async () => {
  const controller = new AbortController();
  const stopping = () => controller.abort(new Error('stopping'));
  provider.answer(json(anthropic({ stop_reason: 'pause_turn' })), stopping);
  const told = await ask(engineAt(provider.url, 'claude'), controller.signal).catch((error) => error);
  expect(told).toBeInstanceOf(Aborted);
  expect([told.bill, told.cause]).toEqual([CLAUDE, new Error('stopping')]);
});

it.each<[EngineId, object]>([
  ['chatgpt', openai({ output: [], usage: undefined })],
  ['gemini', gemini({ usageMetadata: undefined, candidates: [] })],
  ['perplexity', perplexity({ usage: null }, choice(''))],
  ['claude', anthropic({ usage: 7, content: [] })],
  ['ai_mode', { search_metadata: { status: 'Success' }, text_blocks: [] }],
])('tells nothing where %s does not', async (id, body) => {
  expect(await billOf(id, json(body))).toEqual({ fault: 'empty' });
});

it.each(Object.keys(COMPLETE) as EngineId[])('tells nothing where %s has answered nothing', async (id) => {
  expect(await billOf(id, () => {})).toEqual({ fault: 'timeout' });
  expect(await billOf(id, json({}, 500))).toEqual({ fault: 'unavailable' });
});
