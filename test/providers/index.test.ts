import { describe, expect, it } from 'vitest';
import { createEngines, ENGINE_SETTINGS, ENGINES, enginesWithoutKey } from '../../src/providers/index.ts';
import { KEYS } from './provider.ts';

describe('the list of engines', () => {
  it('is in the order everybody is told, and so are those that can be asked', () => {
    const ids = ENGINES.map(({ id }) => id);
    expect(ids.join()).toBe('chatgpt,gemini,perplexity,ai_mode,copilot,google_ai_overview,claude');
    expect([...createEngines(KEYS).keys()]).toEqual(ids);
  });

  it('has a setting for the key of each', () => {
    for (const { setting } of enginesWithoutKey({})) expect(ENGINE_SETTINGS).toHaveProperty(setting);
    expect(new Set(enginesWithoutKey({}).map(({ setting }) => setting))).toEqual(new Set(Object.keys(KEYS)));
  });
});
