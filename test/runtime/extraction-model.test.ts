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

  it('has the price that is told', () => {
    const { EXTRACTION_PRICE } = loadConfig({ ...KEYS, SENTIMENT_MODEL: 'x', EXTRACTION_PRICE: '0.25/2' });
    expect(EXTRACTION_PRICE).toEqual({ input: 0.25, output: 2 });
  });

  it.each([
    [
      { EXTRACTION_MODEL: 'gpt-x' },
      'EXTRACTION_MODEL: must be openai/MODEL, anthropic/MODEL or google/MODEL, not "gpt-x"',
    ],
    [{ EXTRACTION_PRICE: '1/5' }, 'EXTRACTION_PRICE: needs EXTRACTION_MODEL'],
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

  it.each(['5', '1/', '-1/5', '1/5/9', '1,5/5'])('has no price of %s', (price) => {
    const told = `EXTRACTION_PRICE: must be US dollars for a million tokens read and for a million written, such as 2.5/15, not "${price}"`;
    const settings = { ...KEYS, EXTRACTION_MODEL: 'openai/x', EXTRACTION_PRICE: price };
    expect(() => loadConfig(settings)).toThrow(told);
  });
});
