/** The engines in the order in which they are listed everywhere: the value used in every filter, and a display name. */
export const ENGINES = [
  { id: 'chatgpt', name: 'ChatGPT' },
  { id: 'gemini', name: 'Gemini' },
  { id: 'perplexity', name: 'Perplexity' },
  { id: 'ai_mode', name: 'Google AI Mode' },
  { id: 'copilot', name: 'Microsoft Copilot' },
  { id: 'google_ai_overview', name: 'Google AI Overviews' },
  { id: 'claude', name: 'Claude' },
] as const;

export type EngineId = (typeof ENGINES)[number]['id'];
