import { z } from 'zod';
import { keptQueries } from '../shared/search-queries.ts';
import { httpUrl, optionalText } from '../shared/settings.ts';
import type { Bill } from './bill.ts';
import { sourcesOf } from './cited-pages.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault, notBlank, withBill } from './faults.ts';
import { LIMITS, requestJson } from './http.ts';
import {
  count,
  listShape,
  name,
  ofType,
  parseShape,
  someOf,
  someOfType,
  type Typed,
  typed,
} from './shape.ts';

const message = z.object({ content: someOf(typed), stop_reason: z.string().nullable() });

const told = z.object({
  model: name,
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      server_tool_use: z
        .object({ web_search_requests: count })
        .nullish()
        .catch({ web_search_requests: Number.NaN }),
    })
    .nullish()
    .catch(null),
});

type ClaudeMessage = z.output<typeof message>;

const textBlock = z.object({ text: z.string(), citations: listShape(typed).nullish().catch(null) });
const webPage = z.object({ url: z.string(), title: z.string().nullish().catch(null) });
const searchResult = z.object({
  content: z.union([listShape(typed), z.object({ error_code: z.string() })]),
});

const serverTool = z.object({
  name: z.string().nullish(),
  input: z
    .object({ query: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
});

/** Maximum number of requests that continue a paused turn. */
const MAX_TURNS = 4;

/** Thinking counts as output; an answer is a few thousand tokens at most. */
const MAX_TOKENS = 16_000;

const MAX_SEARCHES = 5;

function checkStop(reason: string | null): void {
  if (reason === 'end_turn' || reason === 'stop_sequence') return;
  if (reason === 'refusal') throw new EngineFault('refused');
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded')
    throw new EngineFault('cut_short');
  throw new EngineFault('broken_off', reason ?? '');
}

/**
 * Text of an answer. Citations split it into blocks that belong together; a search starts it again. Text
 * before a search without citations ("I'll look for prices") is narration and left out, unless there is
 * nothing else.
 */
function textOf(content: readonly Typed[]): string {
  const lastTool = content.findLastIndex(({ type }) => type.endsWith('tool_use'));
  const passages: { text: string; isAnswer: boolean }[] = [];
  let apart = true;
  for (const [at, block] of content.entries()) {
    for (const { text, citations } of ofType([block], 'text', textBlock)) {
      const before = apart ? undefined : passages.pop();
      const isAnswer = at > lastTool || (citations ?? []).length > 0 || before?.isAnswer === true;
      passages.push({ text: (before?.text ?? '') + text, isAnswer });
    }
    apart = block.type !== 'text';
  }
  const said = passages.filter(({ text }) => text.trim() !== '');
  const answer = said.filter(({ isAnswer }) => isAnswer);
  return (answer.length > 0 ? answer : said).map(({ text }) => text).join('\n\n');
}

/** Pages of all searches. A failed search spoils the answer; one above the limit does not. */
function foundIn(content: readonly Typed[]) {
  const results = ofType(content, 'web_search_tool_result', searchResult).map((result) => result.content);
  const pages = results.flatMap((result) =>
    Array.isArray(result) ? ofType(result, 'web_search_result', webPage) : [],
  );
  for (const result of results) {
    if (Array.isArray(result) || (result.error_code === 'max_uses_exceeded' && pages.length > 0)) continue;
    throw new EngineFault('search_failed', result.error_code);
  }
  return { pages, searched: results.length > 0 };
}

/** Queries of its searches; null where it searched and reports no query. */
function queriesOf(content: readonly Typed[], searched: boolean): readonly string[] | null {
  const told = ofType(content, 'server_tool_use', serverTool).flatMap(({ name, input }) =>
    name === 'web_search' ? (input?.query ?? []) : [],
  );
  return told.length === 0 && searched ? null : keptQueries(told);
}

/** Billed amounts of all turns; unknown (NaN) where one of them does not report its own. */
function billOf(sent: readonly unknown[]): Bill {
  const turns = sent.map((turn) => told.safeParse(turn).data ?? {});
  const sum = (took: (usage: NonNullable<z.output<typeof told>['usage']>) => number) =>
    turns.reduce((total, { usage }) => total + (usage ? took(usage) : Number.NaN), 0);
  return {
    model: turns[0]?.model ?? null,
    usage: {
      inputTokens: sum(({ input_tokens }) => input_tokens ?? Number.NaN),
      outputTokens: sum(({ output_tokens }) => output_tokens ?? Number.NaN),
      searches: sum(({ server_tool_use }) => server_tool_use?.web_search_requests ?? 0),
    },
  };
}

/** Reads the turns that make up one answer: one, or more where Claude paused. */
function readTurns(turns: readonly ClaudeMessage[]): Omit<EngineAnswer, keyof Bill> {
  const content = turns.flatMap((turn) => turn.content);
  checkStop(turns.at(-1)?.stop_reason ?? null);
  const { pages, searched } = foundIn(content);
  const cited = someOfType(content, 'text', textBlock).flatMap(({ citations }) =>
    ofType(citations ?? [], 'web_search_result_location', webPage),
  );
  const links = new Set(cited.map(({ url }) => url));
  return {
    text: notBlank(textOf(content)),
    textFormat: 'markdown',
    ...sourcesOf([
      ...pages.map(({ url, title }) => ({ url, title, linked: links.has(url) })),
      ...cited.map(({ url, title }) => ({ url, title, linked: true })),
    ]),
    searched,
    searchQueries: queriesOf(content, searched),
  };
}

/** Anthropic's Messages API with its web search tool. Claude itself decides whether it searches. */
export const claude = defineEngine({
  id: 'claude',
  name: 'Claude',
  settings: {
    ANTHROPIC_API_KEY: optionalText,
    ANTHROPIC_BASE_URL: httpUrl.optional(),
    ANTHROPIC_MODEL: optionalText,
  },
  keySetting: 'ANTHROPIC_API_KEY',
  limits: LIMITS,
  baseUrl: ({ ANTHROPIC_BASE_URL }) => ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1',
  ask: async (provider, { ANTHROPIC_MODEL = 'claude-sonnet-5-5' }, { text, country }, signal) => {
    const request = (said: readonly Typed[]) => ({
      path: 'messages',
      headers: { 'x-api-key': provider.key, 'anthropic-version': '2023-06-01' },
      body: {
        model: ANTHROPIC_MODEL,
        max_tokens: MAX_TOKENS,
        messages: [
          { role: 'user', content: text },
          ...(said.length > 0 ? [{ role: 'assistant', content: said }] : []),
        ],
        tools: [
          {
            type: 'web_search_20250305',
            name: 'web_search',
            max_uses: MAX_SEARCHES,
            user_location: { type: 'approximate', country },
          },
        ],
      },
    });
    const sent: unknown[] = [];
    const turns: ClaudeMessage[] = [];
    const takeTurns = async () => {
      do {
        const said = turns.flatMap(({ content }) => content);
        const turn = await requestJson(provider, request(said), z.unknown(), signal);
        sent.push(turn);
        turns.push(parseShape(message, turn));
      } while (turns.at(-1)?.stop_reason === 'pause_turn' && turns.length < MAX_TURNS);
      return { ...readTurns(turns), ...billOf(sent) };
    };
    return withBill(() => (sent.length > 0 ? billOf(sent) : undefined), takeTurns);
  },
});
