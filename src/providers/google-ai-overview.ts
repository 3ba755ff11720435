import { z } from 'zod';
import { isWithheld } from '../sources/notices.ts';
import { defineEngine } from './define-engine.ts';
import type { EngineAnswer } from './engine.ts';
import { EngineFault } from './faults.ts';
import { LIMITS } from './http.ts';
import { answerOf, baseUrl, cutAnswer, locale, SERPAPI_SETTINGS, searchFor } from './serpapi.ts';
import { parseShape } from './shape.ts';

const overview = cutAnswer.extend({ page_token: z.string().nullish(), error: z.string().nullish() });
const page = z.object({ ai_overview: overview.nullish() });

const NONE: EngineAnswer = {
  text: '',
  textFormat: 'markdown',
  sources: [],
  dropped: 0,
  searched: true,
  searchQueries: null,
  model: null,
  usage: { searches: 1 },
};

async function readOverview(shown: z.output<typeof overview>): Promise<EngineAnswer> {
  const { error, text_blocks } = shown;
  if (text_blocks || !error) return answerOf('google_ai_overview', shown);
  if (isWithheld(error)) return NONE;
  throw new EngineFault('unavailable', error);
}

/**
 * Google AI Overviews, through SerpApi: a search, and a second one where Google loads the overview later.
 *
 * Google shows an overview on some searches only. A search that succeeded without one is a complete answer
 * with an empty text: people who searched saw none, and so no brand. The same where Google withheld it. Where
 * an overview was announced and did not arrive ("can't generate an AI overview right now"), a retry helps.
 */
export const googleAiOverview = defineEngine({
  id: 'google_ai_overview',
  name: 'Google AI Overviews',
  settings: SERPAPI_SETTINGS,
  keySetting: 'SERPAPI_API_KEY',
  limits: LIMITS,
  baseUrl,
  ask: async (provider, _settings, question, signal) => {
    const first = { engine: 'google', q: question.text, ...locale(question) };
    const { ai_overview: shown } = parseShape(page, await searchFor(provider, first, signal));
    if (!shown) return NONE;
    if (!shown.page_token || shown.text_blocks) return readOverview(shown);
    // The token expires after a few minutes.
    const second = { engine: 'google_ai_overview', page_token: shown.page_token };
    const loaded = await searchFor(provider, second, signal);
    const answer = await readOverview(parseShape(page, loaded).ai_overview ?? { error: loaded.error });
    return { ...answer, usage: { searches: 2 } };
  },
});
