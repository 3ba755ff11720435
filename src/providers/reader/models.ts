import type { LanguageModel } from 'ai';
import type { EngineSettings } from '../index.ts';

/** PROVIDER/MODEL of a provider that we have a client of. */
export const MODEL = /^(?<provider>openai|anthropic|google)\/(?<model>.+)$/;

type ModelProvider = 'openai' | 'anthropic' | 'google';

/** The settings of each provider, which it shares with its engine. */
const SETTINGS = {
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GEMINI_API_KEY', url: 'GEMINI_BASE_URL' },
} as const satisfies Record<ModelProvider, { key: keyof EngineSettings; url: keyof EngineSettings }>;

function partsOf(name: string) {
  const { provider, model = '' } = MODEL.exec(name)?.groups ?? {};
  if (provider === undefined) throw new Error(`${name} is no PROVIDER/MODEL`);
  return { provider: provider as ModelProvider, model };
}

/** The name of the setting that holds the key of a model's provider. */
export const keySettingOf = (name: string) => SETTINGS[partsOf(name).provider].key;

/**
 * Opens a model by its name, PROVIDER/MODEL. Its client is loaded on demand only: it takes 100 ms and 30 MB.
 */
export async function openModel(name: string, settings: EngineSettings): Promise<LanguageModel> {
  const { provider, model } = partsOf(name);
  const { key, url } = SETTINGS[provider];
  const baseURL = settings[url]?.replace(/\/+$/, '');
  const options = { apiKey: settings[key] ?? '', ...(baseURL ? { baseURL } : {}) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model);
  }
}
