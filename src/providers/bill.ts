/** What an answer took, as far as the provider reports it. */
export interface Usage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly searches?: number | undefined;
  /** Millionths of a US dollar. */
  readonly costMicros?: number | undefined;
}

/** What a response says that it took, whatever else it says. */
export interface Bill {
  /** The model that answered, as the provider names it. */
  readonly model: string | null;
  readonly usage: Usage;
}
