import { aiMode } from './ai-mode.ts';
import { aiOverview } from './ai-overview.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { copilot } from './copilot.ts';
import type { Engine } from './engine.ts';
import { gemini } from './gemini.ts';
import { LIMITS, type Limits } from './http.ts';
import type { EngineId } from '../words/engines.ts';
import { perplexity } from './perplexity.ts';
import type { EngineSettings, EngineSpec, KeySetting } from './spec.ts';

export type { Engine, EngineAnswer, Outcome, Question, Source, Usage } from './engine.ts';
export { type Blame, FAULTS, type Fault } from './faults.ts';
export type { Limits } from './http.ts';
export type { EngineSettings } from './spec.ts';

/** Every engine. A new one is a file of its own, a line here and a line in words/engines.ts. */
const REGISTRY: readonly EngineSpec[] = [chatgpt, gemini, perplexity, aiMode, copilot, aiOverview, claude];

/** The engines whose key is set, in the order of ENGINES. */
export function createEngines(
  settings: EngineSettings,
  limits: Limits = LIMITS,
): ReadonlyMap<EngineId, Engine> {
  const engines = REGISTRY.flatMap((spec) => spec.create(settings, limits) ?? []);
  return new Map(engines.map((engine) => [engine.id, engine]));
}

/** The engines that cannot be asked, each with the setting that would allow it. */
export const enginesWithoutKey = (settings: EngineSettings): { id: EngineId; setting: KeySetting }[] =>
  REGISTRY.filter(({ setting }) => !settings[setting]).map(({ id, setting }) => ({ id, setting }));
