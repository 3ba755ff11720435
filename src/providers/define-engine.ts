import type { z } from 'zod';
import type { Engine, EngineAnswer, Question } from './engine.ts';
import type { Limits, Provider } from './http.ts';
import { outcomeOf } from './outcomes.ts';

/** Settings by the names of their environment variables, each with its type. */
type SettingTypes = Readonly<Record<string, z.ZodType>>;

/** The values of settings. */
export type ValuesOf<S extends SettingTypes> = Readonly<z.output<z.ZodObject<S>>>;

/** Definition of an engine, one file each. */
interface EngineDefinition<Id extends string, Key extends string, S extends SettingTypes> {
  /** The value in every filter, column and import line: small letters and `_`. */
  readonly id: Id;
  /** Its display name. */
  readonly name: string;
  /** Its settings; a URL may end with a slash. Engines of one provider share theirs. */
  readonly settings: S & Readonly<Record<Key, z.ZodType<string | undefined>>>;
  /** Setting that holds its key; without it the engine is skipped. */
  readonly keySetting: Key;
  /** Time and size limits of one request. */
  readonly limits: Limits;
  readonly baseUrl: (settings: ValuesOf<S>) => string;
  /** @throws EngineFault, Aborted */
  readonly ask: (
    provider: Provider,
    settings: ValuesOf<S>,
    question: Question,
    signal: AbortSignal,
  ) => Promise<EngineAnswer>;
}

/** An engine that can be configured: `create` gives null where its key is not set. */
export function defineEngine<const Id extends string, const Key extends string, const S extends SettingTypes>(
  definition: EngineDefinition<Id, Key, S>,
) {
  const { id, name, settings: types, keySetting, baseUrl, ask } = definition;
  const create = (settings: ValuesOf<S>, limits: Limits = definition.limits): Engine | null => {
    const key = (settings as Readonly<Record<string, unknown>>)[keySetting];
    if (typeof key !== 'string' || key === '') return null;
    const provider = { baseUrl: baseUrl(settings), key, keySetting, limits };
    return {
      id,
      name,
      ask: (question, signal) => outcomeOf({ id, name, key }, ask(provider, settings, question, signal)),
    };
  };
  return { id, name, settings: types as S, keySetting, create };
}
