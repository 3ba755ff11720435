import type { TextFormat } from '../shared/text-format.ts';
import type { Bill } from './bill.ts';
import type { Blame, EngineFaultKind } from './faults.ts';

/** What an engine is asked. */
export interface Question {
  readonly text: string;
  /** ISO 3166-1 alpha-2, capitals. */
  readonly country: string;
  /** ISO 639-1, or null where it is not known. */
  readonly language: string | null;
}

export interface Source {
  readonly url: string;
  /** Empty where the engine gives none. */
  readonly title: string;
  /** `linked`: the text links or footnotes it; `listed`: it is only in the engine's list of sources. */
  readonly kind: 'linked' | 'listed';
}

export interface EngineAnswer extends Bill {
  /** Never blank, but for `google_ai_overview`: there an empty text says that Google showed no overview. */
  readonly text: string;
  readonly textFormat: TextFormat;
  /** In the order of the engine's list, each page once. */
  readonly sources: readonly Source[];
  /** Citations that are left out, and titles that are cut, because they are beyond what is kept of an answer. */
  readonly dropped: number;
  /** Sources that are left out as they are pages of the engine itself: its searches, its maps, its chats. */
  readonly ownPages?: number;
  /** Whether the engine looked anything up on the web for this answer. */
  readonly searched: boolean;
  /** What it searched for, in its order; null where the provider does not tell. */
  readonly searchQueries: readonly string[] | null;
}

/** Why a call brought no answer. */
interface NoAnswer {
  readonly fault: EngineFaultKind;
  readonly blame: Blame;
  /** One line for people, free of keys. */
  readonly reason: string;
  /** What it took all the same; absent where no response told of tokens or dollars. */
  readonly bill?: Bill;
}

/** What became of one call. */
export type Outcome =
  | { readonly kind: 'complete'; readonly answer: EngineAnswer }
  | (NoAnswer & {
      readonly kind: 'retry';
      /** How long the provider asks to wait, in milliseconds. */
      readonly retryAfterMs?: number;
    })
  | (NoAnswer & { readonly kind: 'failed' });

export interface Engine {
  readonly id: string;
  readonly name: string;
  /**
   * Asks once: one paid answer at most, no retries inside. Whatever the provider does becomes an outcome.
   * @throws Aborted when `signal` aborts while the answer is not there yet.
   */
  ask(question: Question, signal: AbortSignal): Promise<Outcome>;
}
