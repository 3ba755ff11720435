import type { ContentType, Engine, Intent } from '../data/shapes.ts';
import { lazy } from './lazy.ts';

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  ai_mode: 'Google AI Mode',
  copilot: 'Microsoft Copilot',
  google_ai_overview: 'Google AI Overviews',
  claude: 'Claude',
};

export const INTENT_NAMES: Readonly<Record<Intent, string>> = {
  brand: 'About the brand',
  comparison: 'Comparison',
  how_to: 'How to',
  informational: 'Informational',
  other: 'Other',
};

export const CONTENT_TYPE_NAMES: Readonly<Record<ContentType, string>> = {
  brand: 'Brand sites',
  social_media: 'Social media',
  community: 'Communities',
  blog: 'Blogs',
  docs: 'Documentation',
  news: 'News',
  education: 'Education',
  government: 'Government',
};

const regions = lazy(() => new Intl.DisplayNames('en', { type: 'region' }));

export const engineName = (id: string): string => ENGINE_NAMES[id as Engine] ?? id;
export const intentName = (id: string): string => INTENT_NAMES[id as Intent] ?? id;
export const contentTypeName = (id: string | null): string =>
  id === null ? 'Not known' : (CONTENT_TYPE_NAMES[id as ContentType] ?? id);

export function countryName(code: string): string {
  try {
    return regions().of(code) ?? code;
  } catch {
    return code;
  }
}
