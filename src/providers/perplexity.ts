import { z } from 'zod';
import { httpUrl, optionalText } from '../shared/settings.ts';
import { answerText } from '../sources/answer-text.ts';
import { footnotesOf } from '../sources/footnotes.ts';
import type { Bill } from './bill.ts';
import { sourcesOf } from './cited-pages.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault, notBlank } from './faults.ts';
import { LIMITS, requestJson } from './http.ts';
import { count, name, readPaid, someOf, someOfType, typed } from './shape.ts';

/** A text, or the parts of one; parts of other kinds are pictures and the like. */
const content = z.union([
  z.string(),
  someOf(typed).transform((parts) =>
    someOfType(parts, 'text', z.object({ text: z.string() }))
      .map(({ text }) => text)
      .join(''),
  ),
]);

const result = z.object({ url: z.string(), title: z.string().nullish().catch(null) });

/** A list that footnotes number, in which an odd element keeps its place. */
const numbered = <S extends z.ZodType>(item: S) => z.array(item.nullable().catch(null)).nullish().catch(null);

const completion = z.object({
  choices: someOf(z.object({ finish_reason: z.string().nullish(), message: z.object({ content }) })).refine(
    (choices) => choices.length > 0,
  ),
  search_results: numbered(result),
  citations: numbered(z.string()),
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

/** The pages that were found, as footnotes number them, and what else is listed: of two lists the longer one numbers. */
function foundIn({ search_results, citations }: z.output<typeof completion>) {
  const results = search_results ?? [];
  const titles = new Map(results.flatMap((page) => (page ? [[page.url, page.title] as const] : [])));
  const told = results.map((page) => page?.url ?? null);
  const listed = citations ?? [];
  const [longer, other] = listed.length > told.length ? [listed, told] : [told, listed];
  const numbered = longer.map((url, index) => url ?? other[index] ?? null);
  const known = new Set(numbered);
  const pageOf = (url: string | null) => (url === null ? null : { url, title: titles.get(url) });
  return {
    pages: numbered.map(pageOf),
    others: other.filter((url) => !known.has(url)).flatMap((url) => pageOf(url) ?? []),
  };
}

function readCompletion(given: z.output<typeof completion>): Omit<EngineAnswer, keyof Bill> {
  const choice = given.choices[0];
  if (choice?.finish_reason === 'length') throw new EngineFault('cut_short');
  if (choice?.finish_reason === 'content_filter') throw new EngineFault('filtered');
  const { pages, others } = foundIn(given);
  const isPlace = (place: number) => pages[place - 1] != null;
  const urls = pages.flatMap((page) => page?.url ?? []);
  const text = notBlank(answerText(choice?.message.content ?? '', 'markdown', { urls, isPlace }));
  const footnotes = footnotesOf(text);
  const cited = pages.flatMap((page, index) =>
    page === null ? [] : { ...page, linked: footnotes.has(index + 1) },
  );
  return {
    text,
    textFormat: 'markdown',
    ...sourcesOf([...cited, ...others.map((page) => ({ ...page, linked: false }))]),
    searched: cited.length > 0,
    // It reports only the number of searches.
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
