import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EngineId } from '../../src/providers/index.ts';
import { keptQueries, MAX_QUERIES, MAX_QUERY } from '../../src/shared/search-queries.ts';
import { answerOf, engineAt, json, type StandIn, startStandIn } from './provider.ts';
import { anthropic, gemini, openai, openaiMessage } from './responses.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

async function told(id: EngineId, response: object) {
  provider.answer(json(JSON.stringify(response)));
  return (await answerOf(engineAt(provider.url, id))).searchQueries;
}

const call = (action: object) => ({ type: 'web_search_call', status: 'completed', action });
const said = openaiMessage('The **Dell XPS 13**.');
const asks = (input: unknown, name = 'web_search') => ({ type: 'server_tool_use', id: 's', name, input });
const found = { type: 'web_search_tool_result', tool_use_id: 's', content: [] };
const says = { type: 'text', text: 'The **Dell XPS 13**.' };

it.for<[string, EngineId, object, readonly string[] | null]>([
  [
    'several of one search, before its first',
    'chatgpt',
    openai({ output: [call({ type: 'search', query: 'a', queries: ['a', 'b'] }), said] }),
    ['a', 'b'],
  ],
  [
    'of several searches, in order',
    'chatgpt',
    openai({
      output: [
        call({ type: 'search', queries: ['b'] }),
        call({ type: 'open_page', url: 'https://a.example' }),
        call({ type: 'search', query: 'a' }),
        said,
      ],
    }),
    ['b', 'a'],
  ],
  [
    'nothing where a search tells nothing',
    'chatgpt',
    openai({ output: [call({ type: 'search' }), said] }),
    null,
  ],
  [
    'nothing where it is told in another shape',
    'chatgpt',
    openai({ output: [call({ type: 'search', queries: 'a', query: 7 }), said] }),
    null,
  ],
  ['none where nothing was searched', 'chatgpt', openai({ output: [said] }), []],
  [
    'none where nothing was searched',
    'gemini',
    gemini({}, { groundingMetadata: { webSearchQueries: [] } }),
    [],
  ],
  ['nothing without the field', 'gemini', gemini({}, { groundingMetadata: {} }), null],
  ['nothing without metadata', 'gemini', gemini({}, { groundingMetadata: null }), null],
  [
    'searches alone, in order',
    'claude',
    anthropic({
      content: [
        asks({ query: 'b' }),
        found,
        asks({ query: 'x' }, 'fetch'),
        asks({ query: 'a' }),
        found,
        says,
      ],
    }),
    ['b', 'a'],
  ],
  ['nothing where a search tells nothing', 'claude', anthropic({ content: [asks('?'), found, says] }), null],
  ['none where nothing was searched', 'claude', anthropic({ content: [says] }), []],
])('%s, of %s', async ([, id, response, searches]) => {
  expect(await told(id, response)).toEqual(searches);
});

it('are kept without what no text may hold, and within bounds', () => {
  expect(keptQueries([' a\u0000\n\tb ', '', '\u0007', 'e\u0301', 'x\ud800'])).toEqual([
    'a b',
    'é',
    'x\ufffd',
  ]);
  expect(keptQueries(Array(MAX_QUERIES + 5).fill('a'))).toHaveLength(MAX_QUERIES);
  expect(keptQueries([`${'a'.repeat(MAX_QUERY - 1)}😀`])).toEqual(['a'.repeat(MAX_QUERY - 1)]);
});
