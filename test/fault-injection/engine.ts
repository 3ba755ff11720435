import type { EngineSettings } from '../../src/providers/index.ts';
import { json, type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { perplexity } from '../providers/responses.ts';
import { OWN, OWN_DOMAIN, RIVALS, ranking, type Truth } from './lines.ts';

/** The one engine that the hunt's brands use. */
export const ENGINE = 'perplexity';

const RANKED = [RIVALS[1] ?? '', OWN];
const CITED = [OWN_DOMAIN, 'site1.example'];

/** A local server in the place of the engine; it takes its time, so that runs are there while other things are. */
export async function startEngine(): Promise<StandIn> {
  const engine = await startStandIn();
  const content = `${ranking(RANKED)}\n\n${'lorem ipsum '.repeat(200)}`;
  const body = perplexity(
    {
      citations: CITED.map((domain) => `https://${domain}/`),
      search_results: CITED.map((domain) => ({ url: `https://${domain}/`, title: 'A page' })),
    },
    { message: { role: 'assistant', content } },
  );
  engine.answer((response, request) => void setTimeout(() => json(body)(response, request), 10));
  return engine;
}

/** What the answer to a question is, by the question's id. */
export const answered = (id: string): Truth => ({
  id,
  day: null,
  mentions: RANKED.map((name, index) => ({ name, position: index + 1 })),
  citations: CITED,
});

/** The engine for a command: the others have no key. */
export const engineEnvironment = ({ url }: StandIn): Record<string, string> => {
  const { PERPLEXITY_API_KEY, PERPLEXITY_BASE_URL }: EngineSettings = settingsAt(url);
  return { PERPLEXITY_API_KEY: PERPLEXITY_API_KEY ?? '', PERPLEXITY_BASE_URL: PERPLEXITY_BASE_URL ?? '' };
};
