import type { TextFormat } from '../shared/text-format.ts';
import type { Bill } from './bill.ts';
import type { Blame, EngineFaultKind } from './faults.ts';

/** Question to an engine. */
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
  /**
   * Never blank, except for `google_ai_overview`, where an empty text means that Google showed no overview.
   */
  readonly text: string;
  readonly textFormat: TextFormat;
  /** In the order of the engine's list, each page once. */
  readonly sources: readonly Source[];
  /** Citations left out, and titles cut, beyond the limits of an answer. */
  readonly dropped: number;
  /** Sources left out because they are pages of the engine itself: its searches, its maps, its chats. */
  readonly ownPages?: number;
  /** True where the engine searched the web for this answer. */
  readonly searched: boolean;
  /** Its search queries, in order; null where the provider does not report them. */
  readonly searchQueries: readonly string[] | null;
}

/** Failure of a call. */
interface NoAnswer {
  readonly fault: EngineFaultKind;
  readonly blame: Blame;
  /** One line for people, without keys. */
  readonly reason: string;
  /** Billed amounts all the same; absent where no response reported tokens or dollars. */
  readonly bill?: Bill;
}

/** Outcome of one call. */
export type Outcome =
  | { readonly kind: 'complete'; readonly answer: EngineAnswer }
  | (NoAnswer & {
      readonly kind: 'retry';
      /** Wait that the provider asks for, in milliseconds. */
      readonly retryAfterMs?: number;
    })
  | (NoAnswer & { readonly kind: 'failed' });

export interface Engine {
  readonly id: string;
  readonly name: string;
  /**
   * Asks once: at most one paid answer, without retries inside. Every behaviour of the provider becomes an
   * outcome.
   * @throws Aborted when `signal` aborts before there is an answer.
   */
  ask(question: Question, signal: AbortSignal): Promise<Outcome>;
}
