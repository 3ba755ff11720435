import { z } from 'zod';
import { keptQueries } from '../shared/search-queries.ts';
import { httpUrl, optionalText } from '../shared/settings.ts';
import type { Bill } from './bill.ts';
import { sourcesOf } from './cited-pages.ts';
import { countryName } from './country.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault, notBlank } from './faults.ts';
import { targetsOf } from './grounding-links.ts';
import { LIMITS, requestJson } from './http.ts';
import { count, listShape, name, place, readPaid, someOf } from './shape.ts';

const grounding = z.object({
  webSearchQueries: listShape(z.string()).nullish().catch(null),
  // Chunks of other kinds (maps, files) have no `web`, but count in the indexes, as do odd ones; a field that is empty is left out.
  groundingChunks: z
    .array(
      z
        .object({
          web: z.object({ uri: z.string().nullish(), title: z.string().nullish().catch(null) }).nullish(),
        })
        .catch({}),
    )
    .nullish()
    .catch(null),
  groundingSupports: listShape(z.object({ groundingChunkIndices: listShape(place).nullish().catch(null) }))
    .nullish()
    .catch(null),
});

const part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish().catch(null) });

const response = z.object({
  candidates: someOf(
    z.object({
      finishReason: z.string().nullish(),
      content: z.object({ parts: someOf(part).nullish() }).nullish(),
      groundingMetadata: grounding.nullish().catch(null),
    }),
  ).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
});

const told = z.object({
  modelVersion: name,
  candidates: z
    .array(z.object({ groundingMetadata: z.object({ webSearchQueries: z.array(z.unknown()) }).nullish() }))
    .nullish()
    .catch(null),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      toolUsePromptTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
    })
    .nullish()
    .catch(null),
});

const FILTERED = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE']);

function checkFinish(reason: string | null | undefined): void {
  if (reason === 'STOP' || reason == null) return;
  if (FILTERED.has(reason)) throw new EngineFault('filtered', reason);
  throw new EngineFault(reason === 'MAX_TOKENS' ? 'cut_short' : 'broken_off', reason);
}

function billOf(sent: unknown): Bill {
  const { modelVersion, candidates, usageMetadata: usage } = told.safeParse(sent).data ?? {};
  return {
    model: modelVersion ?? null,
    usage: {
      inputTokens: usage ? (usage.promptTokenCount ?? 0) + (usage.toolUsePromptTokenCount ?? 0) : undefined,
      outputTokens: usage ? (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0) : undefined,
      searches: candidates?.[0]?.groundingMetadata?.webSearchQueries.length,
    },
  };
}

/** The answer, whose sources still are Google's redirect links. */
function readCandidate(given: z.output<typeof response>): Omit<EngineAnswer, keyof Bill> {
  const blocked = given.promptFeedback?.blockReason;
  if (blocked) throw new EngineFault('filtered', blocked);
  const candidate = given.candidates?.[0];
  checkFinish(candidate?.finishReason);
  const parts = candidate?.content?.parts ?? [];
  const { groundingChunks, groundingSupports, webSearchQueries } = candidate?.groundingMetadata ?? {};
  const chunks = groundingChunks ?? [];
  const used = new Set(
    groundingSupports?.flatMap(({ groundingChunkIndices }) => groundingChunkIndices ?? []),
  );
  return {
    text: notBlank(parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')),
    textFormat: 'markdown',
    ...sourcesOf(
      chunks.flatMap(({ web }, index) =>
        web ? [{ url: web.uri ?? '', title: web.title, linked: used.has(index) }] : [],
      ),
    ),
    searched: chunks.length > 0 || (webSearchQueries ?? []).length > 0,
    searchQueries: webSearchQueries ? keptQueries(webSearchQueries) : null,
  };
}

/**
 * Google's generateContent with Google Search. It has no parameter for the user's country (`retrievalConfig`
 * takes coordinates), so an instruction names it. Gemini itself decides whether it searches.
 */
export const gemini = defineEngine({
  id: 'gemini',
  name: 'Gemini',
  settings: {
    GEMINI_API_KEY: optionalText,
    GEMINI_BASE_URL: httpUrl.optional(),
    GEMINI_MODEL: optionalText,
    /** Origin that resolves redirect links, where Google itself is out of reach. */
    GEMINI_REDIRECT_ORIGIN: httpUrl.optional(),
  },
  keySetting: 'GEMINI_API_KEY',
  limits: LIMITS,
  baseUrl: ({ GEMINI_BASE_URL }) => GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta',
  ask: async (provider, settings, { text, country }, signal) => {
    const { GEMINI_MODEL = 'gemini-3.5-flash', GEMINI_REDIRECT_ORIGIN } = settings;
    const sent = await requestJson(
      provider,
      {
        path: `models/${encodeURIComponent(GEMINI_MODEL)}:generateContent`,
        headers: { 'x-goog-api-key': provider.key },
        body: {
          contents: [{ role: 'user', parts: [{ text }] }],
          systemInstruction: { parts: [{ text: `The user is in ${countryName(country)}.` }] },
          tools: [{ googleSearch: {} }],
        },
      },
      z.unknown(),
      signal,
    );
    const answer = await readPaid(sent, response, billOf, readCandidate);
    const pages = await targetsOf(answer.sources, signal, GEMINI_REDIRECT_ORIGIN);
    // Several links may lead to one page.
    const { sources } = sourcesOf(pages.map((page) => ({ ...page, linked: page.kind === 'linked' })));
    return { ...answer, sources };
  },
});
