import { aiMode } from './ai-mode.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { copilot } from './copilot.ts';
import type { ValuesOf } from './define-engine.ts';
import type { Engine } from './engine.ts';
import { gemini } from './gemini.ts';
import { googleAiOverview } from './google-ai-overview.ts';
import type { Limits } from './http.ts';
import { perplexity } from './perplexity.ts';

export type { Bill, Usage } from './bill.ts';
export type { Engine, EngineAnswer, Outcome, Question, Source } from './engine.ts';
export { Aborted, type Blame, ENGINE_FAULTS, type EngineFaultKind } from './faults.ts';
export type { Limits } from './http.ts';

/**
 * Every engine, in the order of every list. A new engine is a file of its own and its name here: settings,
 * the API's enumerations and all other lists of engines follow from this one.
 */
const engines = [chatgpt, gemini, perplexity, aiMode, copilot, googleAiOverview, claude];

type Defined = (typeof engines)[number];

export type EngineId = Defined['id'];

/** Every engine: the value used in filters, columns and import lines, and its display name. */
export const ENGINES: readonly { readonly id: EngineId; readonly name: string }[] = engines.map(
  ({ id, name }) => ({ id, name }),
);

/** All of some types at once, for a type that is one of them. */
type AllOf<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

type EngineSettingTypes = AllOf<Defined['settings']>;

/** The settings of all engines, as the environment names them, with their types. */
export const ENGINE_SETTINGS: EngineSettingTypes = Object.assign(
  {},
  ...engines.map(({ settings }) => settings),
);

export type EngineSettings = ValuesOf<EngineSettingTypes>;

/** The engines whose key is set, in the order of ENGINES; `limits` in place of their own, for tests. */
export function createEngines(settings: EngineSettings, limits?: Limits): ReadonlyMap<EngineId, Engine> {
  return new Map(
    engines.flatMap(({ id, create }): [EngineId, Engine][] => {
      const engine = create(settings, limits);
      return engine ? [[id, engine]] : [];
    }),
  );
}

/** Engines without a key, each with the setting that is missing. */
export const enginesWithoutKey = (
  settings: EngineSettings,
): { id: EngineId; setting: Defined['keySetting'] }[] =>
  engines
    .filter(({ keySetting }) => !settings[keySetting])
    .map(({ id, keySetting }) => ({ id, setting: keySetting }));
