import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/runtime/config.ts';

const KEYS = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', GEMINI_API_KEY: 'g' };

describe('the model that reads answers', () => {
  it.each([
    [{}, undefined],
    [{ EXTRACTION_MODEL: 'openai/gpt-x' }, 'openai/gpt-x'],
    [{ EXTRACTION_MODEL: 'anthropic/claude-x' }, 'anthropic/claude-x'],
    [{ EXTRACTION_MODEL: 'google/gemini-x' }, 'google/gemini-x'],
    [{ SENTIMENT_MODEL: 'gpt-x' }, 'openai/gpt-x'],
    [{ SENTIMENT_MODEL: 'gpt-x', EXTRACTION_MODEL: 'openai/gpt-x' }, 'openai/gpt-x'],
  ])('of %j', (settings, model) => {
    expect(loadConfig({ ...KEYS, ...settings }).EXTRACTION_MODEL).toBe(model);
  });

  it.each([
    [
      { EXTRACTION_MODEL: 'gpt-x' },
      'EXTRACTION_MODEL: must be openai/MODEL, anthropic/MODEL or google/MODEL, not "gpt-x"',
    ],
    [{ EXTRACTION_MODEL: 'mistral/x' }, 'must be openai/MODEL'],
    [{ EXTRACTION_MODEL: 'openai/' }, 'must be openai/MODEL'],
    [{ EXTRACTION_MODEL: 'openai/x', OPENAI_API_KEY: '' }, 'EXTRACTION_MODEL: needs OPENAI_API_KEY'],
    [{ EXTRACTION_MODEL: 'anthropic/x', ANTHROPIC_API_KEY: '' }, 'EXTRACTION_MODEL: needs ANTHROPIC_API_KEY'],
    [{ EXTRACTION_MODEL: 'google/x', GEMINI_API_KEY: '' }, 'EXTRACTION_MODEL: needs GEMINI_API_KEY'],
    [{ SENTIMENT_MODEL: 'x', OPENAI_API_KEY: '' }, 'SENTIMENT_MODEL: needs OPENAI_API_KEY'],
    [
      { SENTIMENT_MODEL: 'x', EXTRACTION_MODEL: 'openai/y' },
      'EXTRACTION_MODEL: is openai/y, but SENTIMENT_MODEL, which it replaces, means openai/x; set one of them',
    ],
  ])('is refused of %j', (settings, message) => {
    expect(() => loadConfig({ ...KEYS, ...settings })).toThrow(message);
  });
});
