import { z } from 'zod';
import { footnotesOf } from '../sources/footnotes.ts';
import { httpUrl, optionalText } from '../words/settings.ts';
import type { Bill } from './bill.ts';
import { sourcesOf } from './cited-pages.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault, notBlank } from './faults.ts';
import { LIMITS, requestJson } from './http.ts';
import { count, name, readPaid } from './shape.ts';

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string() }),
      }),
    )
    .min(1),
  search_results: z.array(z.object({ url: z.string(), title: z.string().nullish() })).nullish(),
  citations: z.array(z.string()).nullish(),
});

const told = z.object({
  model: name,
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      num_search_queries: count,
      cost: z.object({ total_cost: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/** Reasoning models think aloud before they answer. */
const THOUGHTS = /^\s*<think>.*?<\/think>/s;

function billOf(sent: unknown): Bill {
  const { model, usage } = told.safeParse(sent).data ?? {};
  const cost = usage?.cost?.total_cost;
  return {
    model: model ?? null,
    usage: {
      inputTokens: usage?.prompt_tokens ?? undefined,
      outputTokens: usage?.completion_tokens ?? undefined,
      searches: usage?.num_search_queries ?? undefined,
      costMicros: cost == null ? undefined : Math.round(cost * 1_000_000),
    },
  };
}

function readCompletion(given: z.output<typeof completion>): Omit<EngineAnswer, keyof Bill> {
  const choice = given.choices[0];
  if (choice?.finish_reason === 'length') throw new EngineFault('cut_short');
  if (choice?.finish_reason === 'content_filter') throw new EngineFault('filtered');
  const text = notBlank((choice?.message.content ?? '').replace(THOUGHTS, ''));
  const footnotes = footnotesOf(text);
  const found = given.search_results ?? given.citations?.map((url) => ({ url, title: null })) ?? [];
  return {
    text,
    textFormat: 'markdown',
    ...sourcesOf(found.map(({ url, title }, index) => ({ url, title, linked: footnotes.has(index + 1) }))),
    searched: found.length > 0,
    // How many searches there were is all that it tells.
    searchQueries: null,
  };
}

/** Perplexity's Sonar models, which search before every answer; footnotes are [1], [2] in the text. */
export const perplexity = defineEngine({
  id: 'perplexity',
  name: 'Perplexity',
  settings: {
    PERPLEXITY_API_KEY: optionalText,
    PERPLEXITY_BASE_URL: httpUrl.optional(),
    PERPLEXITY_MODEL: optionalText,
  },
  keySetting: 'PERPLEXITY_API_KEY',
  limits: LIMITS,
  writesFootnotes: true,
  baseUrl: ({ PERPLEXITY_BASE_URL }) => PERPLEXITY_BASE_URL ?? 'https://api.perplexity.ai',
  ask: async (provider, { PERPLEXITY_MODEL = 'sonar' }, { text, country }, signal) => {
    const sent = await requestJson(
      provider,
      {
        path: 'chat/completions',
        headers: { authorization: `Bearer ${provider.key}` },
        body: {
          model: PERPLEXITY_MODEL,
          messages: [{ role: 'user', content: text }],
          web_search_options: { user_location: { country } },
        },
      },
      z.unknown(),
      signal,
    );
    return readPaid(sent, completion, billOf, readCompletion);
  },
});
