import { ENGINES, type EngineId } from '../words/engines.ts';
import type { Engine, EngineAnswer, Question } from './engine.ts';
import { settle } from './faults.ts';
import type { Limits, Provider } from './http.ts';

/** The settings of all engines, as the environment names them. A URL may end with a slash. */
export interface EngineSettings {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_MODEL?: string | undefined;
  readonly GEMINI_API_KEY?: string | undefined;
  readonly GEMINI_BASE_URL?: string | undefined;
  readonly GEMINI_MODEL?: string | undefined;
  /** The origin that is asked where Gemini's redirect links lead, where Google itself cannot be. */
  readonly GEMINI_REDIRECT_ORIGIN?: string | undefined;
  readonly PERPLEXITY_API_KEY?: string | undefined;
  readonly PERPLEXITY_BASE_URL?: string | undefined;
  readonly PERPLEXITY_MODEL?: string | undefined;
  readonly ANTHROPIC_API_KEY?: string | undefined;
  readonly ANTHROPIC_BASE_URL?: string | undefined;
  readonly ANTHROPIC_MODEL?: string | undefined;
  readonly SERPAPI_API_KEY?: string | undefined;
  readonly SERPAPI_BASE_URL?: string | undefined;
}

export type KeySetting = Extract<keyof EngineSettings, `${string}_API_KEY`>;

/** What the file of an engine defines. */
export interface EngineDefinition {
  readonly id: EngineId;
  readonly setting: KeySetting;
  readonly baseUrl: (settings: EngineSettings) => string;
  /** @throws EngineFault, or the signal's reason */
  readonly ask: (
    provider: Provider,
    settings: EngineSettings,
    question: Question,
    signal: AbortSignal,
  ) => Promise<EngineAnswer>;
}

/** An engine that can be configured: `create` gives null where its key is not set. */
export interface EngineSpec {
  readonly id: EngineId;
  readonly setting: KeySetting;
  readonly create: (settings: EngineSettings, limits: Limits) => Engine | null;
}

export function defineEngine({ id, setting, baseUrl, ask }: EngineDefinition): EngineSpec {
  const name = ENGINES.find((engine) => engine.id === id)?.name ?? id;
  return {
    id,
    setting,
    create: (settings, limits) => {
      const key = settings[setting];
      if (!key) return null;
      const provider = { baseUrl: baseUrl(settings), key, setting, limits };
      return {
        id,
        name,
        ask: (question, signal) => settle(id, key, ask(provider, settings, question, signal)),
      };
    },
  };
}
