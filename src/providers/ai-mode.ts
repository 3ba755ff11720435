import { answerOf, baseUrl, cutAnswer, locale, searchFor } from './serpapi.ts';
import { read } from './shape.ts';
import { defineEngine } from './spec.ts';

/** Google AI Mode, through SerpApi. */
export const aiMode = defineEngine({
  id: 'ai_mode',
  setting: 'SERPAPI_API_KEY',
  baseUrl,
  ask: async (provider, _settings, question, signal) => {
    const query = { engine: 'google_ai_mode', q: question.text, ...locale(question) };
    return answerOf(read(cutAnswer, await searchFor(provider, query, signal)));
  },
});
