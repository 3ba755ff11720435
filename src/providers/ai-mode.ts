import { defineEngine } from './define-engine.ts';
import { LIMITS } from './http.ts';
import { answerOf, baseUrl, cutAnswer, locale, SERPAPI_SETTINGS, searchFor } from './serpapi.ts';
import { parseShape } from './shape.ts';

/** Google AI Mode, through SerpApi. */
export const aiMode = defineEngine({
  id: 'ai_mode',
  name: 'Google AI Mode',
  settings: SERPAPI_SETTINGS,
  keySetting: 'SERPAPI_API_KEY',
  limits: LIMITS,
  baseUrl,
  ask: async (provider, _settings, question, signal) => {
    const query = { engine: 'google_ai_mode', q: question.text, ...locale(question) };
    return answerOf('ai_mode', parseShape(cutAnswer, await searchFor(provider, query, signal)));
  },
});
