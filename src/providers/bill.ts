/** Billed amounts of an answer, as far as the provider reports them. */
export interface Usage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly searches?: number | undefined;
  /** Millionths of a US dollar. */
  readonly costMicros?: number | undefined;
}

/** Billing data of a response, whether or not an answer comes of it. */
export interface Bill {
  /** Model that answered, by the provider's name. */
  readonly model: string | null;
  readonly usage: Usage;
}
