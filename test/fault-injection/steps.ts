/** Where an actor's stores are. */
export interface ActorStores {
  readonly DATABASE_URL: string;
  readonly CLICKHOUSE_URL: string;
}

/** One thing that a process of the hunt is told to do. */
export type Step =
  | {
      readonly do: 'import';
      readonly brand: string;
      readonly seed: string;
      readonly today: string;
      /** Line numbers. */
      readonly lines: readonly number[];
    }
  | { readonly do: 'flush' }
  | { readonly do: 'rewrite' | 'reextract' | 'reread' | 'name' | 'merge' | 'audit'; readonly brand: string }
  | { readonly do: 'run'; readonly brand: string; readonly date: string; readonly provider: string };

export interface Failed {
  readonly message: string;
  /** "Not now": the same may succeed later. */
  readonly passing: boolean;
}

/** What came of a step. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: unknown }
  | ({ readonly kind: 'failed' } & Failed)
  /** The process was killed. */
  | { readonly kind: 'gone' };

export interface Order {
  readonly number: number;
  readonly step: Step;
}

export interface Reply {
  readonly number: number;
  readonly outcome: Outcome;
}
