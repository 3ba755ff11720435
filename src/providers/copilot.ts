import { z } from 'zod';
import { countryName } from './country.ts';
import { defineEngine } from './define-engine.ts';
import { LIMITS } from './http.ts';
import { answerOf, baseUrl, cutAnswer, SERPAPI_SETTINGS, searchFor } from './serpapi.ts';
import { parseShape } from './shape.ts';

const copilotAnswer = cutAnswer.extend({ header: z.string().nullish().catch(null) });

/**
 * Microsoft Copilot, through SerpApi, which offers no parameter for country or language and recommends to say
 * such things in the query.
 */
export const copilot = defineEngine({
  id: 'copilot',
  name: 'Microsoft Copilot',
  settings: SERPAPI_SETTINGS,
  keySetting: 'SERPAPI_API_KEY',
  limits: LIMITS,
  baseUrl,
  ask: async (provider, _settings, { text, country }, signal) => {
    const q = `${text} (I am in ${countryName(country)}.)`;
    const found = parseShape(copilotAnswer, await searchFor(provider, { engine: 'bing_copilot', q }, signal));
    return answerOf('copilot', found, found.header ?? '');
  },
});
