/** Attempts under way at once, of a webhook and of all webhooks of a brand. */
const MOST_OF_WEBHOOK = 1;
const MOST_OF_BRAND = 3;

/** Counts attempts under way in this process, so that a dead receiver takes few of its places. */
export class Busy {
  readonly #webhooks = new Map<string, number>();
  readonly #brands = new Map<string, number>();

  /**
   * Takes a place for an attempt.
   * @returns a function that gives it back; null where the webhook or its brand has none left.
   */
  enter(webhook: string, brand: string): (() => void) | null {
    const counts = [
      [this.#webhooks, webhook, MOST_OF_WEBHOOK],
      [this.#brands, brand, MOST_OF_BRAND],
    ] as const;
    if (counts.some(([places, id, most]) => (places.get(id) ?? 0) >= most)) return null;
    for (const [places, id] of counts) places.set(id, (places.get(id) ?? 0) + 1);
    return () => {
      for (const [places, id] of counts) {
        const left = (places.get(id) ?? 1) - 1;
        if (left === 0) places.delete(id);
        else places.set(id, left);
      }
    };
  }

  /** Webhooks and brands that have no place left. */
  get full(): string[] {
    const fullIn = (places: ReadonlyMap<string, number>, most: number) =>
      [...places].flatMap(([id, count]) => (count >= most ? id : []));
    return [...fullIn(this.#webhooks, MOST_OF_WEBHOOK), ...fullIn(this.#brands, MOST_OF_BRAND)];
  }
}
