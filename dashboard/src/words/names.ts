import { lazy } from './lazy.ts';

/* Display names of engines, intents, types of sites and actions, the same as in the service;
   test/dashboard/names.test.ts compares. */

export const ENGINE_NAMES = {
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  ai_mode: 'Google AI Mode',
  copilot: 'Microsoft Copilot',
  google_ai_overview: 'Google AI Overviews',
  claude: 'Claude',
} as const;

export type Engine = keyof typeof ENGINE_NAMES;

export const INTENT_NAMES = {
  brand: 'About the brand',
  comparison: 'Comparison',
  how_to: 'How to',
  informational: 'Informational',
  other: 'Other',
} as const;

export type Intent = keyof typeof INTENT_NAMES;

export const CONTENT_TYPE_NAMES = {
  brand: 'Brand sites',
  social_media: 'Social media',
  community: 'Communities',
  blog: 'Blogs',
  docs: 'Documentation',
  news: 'News',
  education: 'Education',
  government: 'Government',
} as const;

export type ContentType = keyof typeof CONTENT_TYPE_NAMES;

/** Kinds of one site. */
export const SITE_KINDS: Readonly<Record<ContentType, string>> = {
  brand: 'brand site',
  social_media: 'social media',
  community: 'community',
  blog: 'blog',
  docs: 'documentation',
  news: 'news',
  education: 'education',
  government: 'government',
};

const languages = lazy(() => new Intl.DisplayNames('en', { type: 'language' }));
const regions = lazy(() => new Intl.DisplayNames('en', { type: 'region' }));

export const engineName = (id: string): string => ENGINE_NAMES[id as Engine] ?? id;
export const intentName = (id: string): string => INTENT_NAMES[id as Intent] ?? id;
export const contentTypeName = (id: string | null): string =>
  id === null ? 'Unknown' : (CONTENT_TYPE_NAMES[id as ContentType] ?? id);

/** Name of a language by its ISO 639-1 code. */
export function languageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}

export function countryName(code: string): string {
  try {
    return regions().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Model that read a stored answer, `PROVIDER/MODEL`; null where none did. */
export const readerModel = (readBy: string): string | null => /^model (.+\/.+)$/.exec(readBy)?.[1] ?? null;

/**
 * Display name of an answer's reader by its stored value: `lexicon`, `given`, `model PROVIDER/MODEL`, or an
 * old `model MODEL`.
 */
export function readerName(readBy: string): string {
  const [, model = ''] = /^model (.+)$/.exec(readBy) ?? [];
  if (readBy === 'given') return 'Brands as imported';
  if (model === '') return 'Read by the rules';
  return model.includes('/') ? `Read by ${model}` : `Read by the rules, sentiment by ${model}`;
}

/** `sources` as `Sources` */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
