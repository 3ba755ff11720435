import { z } from 'zod';
import { keptQueries } from '../shared/search-queries.ts';
import { httpUrl, optionalText } from '../shared/settings.ts';
import { withoutMarkers } from '../sources/markers.ts';
import type { Bill } from './bill.ts';
import { sourcesOf } from './cited-pages.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault, notBlank } from './faults.ts';
import { LIMITS, requestJson } from './http.ts';
import { count, listShape, name, ofType, place, readPaid, someOf, someOfType, typed } from './shape.ts';

const response = z.object({
  status: z.string(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: someOf(typed),
});

const told = z.object({
  model: name,
  output: z.array(z.unknown()).nullish().catch(null),
  usage: z.object({ input_tokens: count, output_tokens: count }).nullish().catch(null),
});

const search = z.object({
  type: z.literal('web_search_call'),
  action: z.object({ type: z.literal('search') }),
});

const searchCall = z.object({
  status: z.string().nullish().catch(null),
  // Sources without a url are OpenAI's own feeds (sports, weather); open_page and find_in_page have none.
  action: z
    .object({
      type: z.string(),
      queries: listShape(z.string()).nullish().catch(null),
      // Older form of `queries`; in newer responses the first of them.
      query: z.string().nullish().catch(null),
      sources: listShape(z.object({ url: z.string().nullish() }))
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});

const message = z.object({ content: someOf(typed), phase: z.string().nullish().catch(null) });
const outputText = z.object({ text: z.string(), annotations: listShape(typed).nullish().catch(null) });
const urlCitation = z.object({
  url: z.string(),
  title: z.string().nullish().catch(null),
  start_index: place.nullish().catch(null),
  end_index: place.nullish().catch(null),
});

/** @throws EngineFault for a response that is not complete */
function checkStatus({ status, error, incomplete_details }: z.output<typeof response>): void {
  if (status === 'completed') return;
  const detail = error?.message ?? incomplete_details?.reason ?? status;
  if (incomplete_details?.reason === 'content_filter') throw new EngineFault('filtered');
  if (incomplete_details?.reason === 'max_output_tokens') throw new EngineFault('cut_short');
  if (error?.code === 'rate_limit_exceeded') throw new EngineFault('rate_limited', detail);
  throw new EngineFault('unavailable', detail);
}

/** Queries of its searches; null where it searched and reports no query. */
function queriesOf(calls: readonly z.output<typeof searchCall>[]): readonly string[] | null {
  const searches = calls.flatMap(({ action }) => (action?.type === 'search' ? [action] : []));
  const told = searches.flatMap(({ queries, query }) => (queries?.length ? queries : (query ?? [])));
  return told.length === 0 && searches.length > 0 ? null : keptQueries(told);
}

function billOf(sent: unknown): Bill {
  const { model, output, usage } = told.safeParse(sent).data ?? {};
  return {
    model: model ?? null,
    usage: {
      inputTokens: usage?.input_tokens ?? undefined,
      outputTokens: usage?.output_tokens ?? undefined,
      searches: output?.filter((item) => search.safeParse(item).success).length,
    },
  };
}

/**
 * Messages that form the answer: those of the final phase; without one, those that are no commentary; in a
 * response of commentary only, that.
 */
function finalOf(messages: readonly z.output<typeof message>[]) {
  const ofPhase = (isWanted: (phase: string | null | undefined) => boolean) =>
    messages.filter(({ phase }) => isWanted(phase));
  const final = ofPhase((phase) => phase === 'final_answer');
  if (final.length > 0) return final;
  const unphased = ofPhase((phase) => phase == null);
  return unphased.length > 0 ? unphased : messages;
}

const citationsOf = ({ annotations }: z.output<typeof outputText>) =>
  ofType(annotations ?? [], 'url_citation', urlCitation);

/** Text of a part, with its markers turned into links by its annotations. */
function textOf(part: z.output<typeof outputText>): string {
  const places = new Map(
    citationsOf(part).flatMap(({ url, start_index, end_index }) =>
      [start_index, end_index].flatMap((at) => (at == null ? [] : [[at, url] as const])),
    ),
  );
  const urlAt = (start: number, end: number) => places.get(start) ?? places.get(end);
  return withoutMarkers(part.text, 'markdown', { urls: [], isPlace: () => false, urlAt });
}

function readResponse(given: z.output<typeof response>): Omit<EngineAnswer, keyof Bill> {
  checkStatus(given);
  const parts = finalOf(someOfType(given.output, 'message', message)).flatMap(({ content }) => content);
  const texts = someOfType(parts, 'output_text', outputText);
  if (texts.length === 0 && parts.some(({ type }) => type === 'refusal')) throw new EngineFault('refused');
  const calls = ofType(given.output, 'web_search_call', searchCall);
  if (calls.length > 0 && calls.every(({ status }) => status === 'failed'))
    throw new EngineFault('search_failed');
  const cited = texts.flatMap(citationsOf);
  const found = calls.flatMap(({ action }) => action?.sources ?? []);
  return {
    // A text may be repeated.
    text: notBlank([...new Set(texts.map(textOf))].join('\n\n')),
    textFormat: 'markdown',
    // There is no one list: the pages that the text cites come first, in its order.
    ...sourcesOf([
      ...cited.map(({ url, title }) => ({ url, title, linked: true })),
      ...found.map(({ url }) => ({ url: url ?? '', linked: false })),
    ]),
    searched: calls.length > 0,
    searchQueries: queriesOf(calls),
  };
}

/** OpenAI's Responses API, made to search the web as from the question's country. */
export const chatgpt = defineEngine({
  id: 'chatgpt',
  name: 'ChatGPT',
  settings: {
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: httpUrl.optional(),
    OPENAI_MODEL: optionalText,
  },
  keySetting: 'OPENAI_API_KEY',
  limits: LIMITS,
  baseUrl: ({ OPENAI_BASE_URL }) => OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
  ask: async (provider, { OPENAI_MODEL = 'gpt-5.6-terra' }, { text, country }, signal) => {
    const sent = await requestJson(
      provider,
      {
        path: 'responses',
        headers: { authorization: `Bearer ${provider.key}` },
        body: {
          model: OPENAI_MODEL,
          input: text,
          tools: [{ type: 'web_search', user_location: { type: 'approximate', country } }],
          tool_choice: 'required',
          include: ['web_search_call.action.sources'],
          store: false,
        },
      },
      z.unknown(),
      signal,
    );
    return readPaid(sent, response, billOf, readResponse);
  },
});
