import type { BrandScope } from '../../stores/brand-scope.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { BATCH_WAIT_SECONDS, drainOutbox, flushOutbox } from '../outbox/outbox.ts';

/**
 * Answers that are sent while the next ones are read, and the flushes under way at once. With half as many in each,
 * ClickHouse works a seventh to a half more.
 */
const FLUSH_ANSWERS = 20_000;
const FLUSHES = 2;

/** Sends accepted answers while others are read. */
export class AnswerSender {
  readonly #stores: StoreClients;
  readonly #flushing: Promise<unknown>[] = [];
  readonly #allRead = new AbortController();
  #unsent = 0;

  constructor(stores: StoreClients) {
    this.#stores = stores;
  }

  async #awaitRoom(): Promise<void> {
    if (this.#flushing.length === FLUSHES) await this.#flushing.shift();
  }

  /** Begins a flush once enough answers were accepted; waits where as many as allowed are under way. */
  async send(accepted: number): Promise<void> {
    this.#unsent += accepted;
    if (this.#unsent < FLUSH_ANSWERS) return;
    await this.#awaitRoom();
    // An error is left to the end, which fails where an answer of this brand is unsent: those of others are not ours.
    const { postgres, clickhouse } = this.#stores;
    const flush = flushOutbox(postgres, clickhouse, BATCH_WAIT_SECONDS, this.#allRead.signal);
    this.#flushing.push(flush.catch(() => {}));
    this.#unsent = 0;
  }

  /** Ends flushes after the batches they are at: what others bring from now on is theirs to send. */
  stop(): void {
    this.#allRead.abort();
  }

  /** Waits for flushes under way; none of them fails. */
  async settle(): Promise<void> {
    await Promise.all(this.#flushing);
  }

  /**
   * Sends the rest of the brand, also what an import that was cut short has left and what another flusher is sending.
   * @throws the error of ClickHouse when it is away or refuses a batch of the brand.
   */
  async finish(brand: BrandScope): Promise<void> {
    await this.#awaitRoom();
    await Promise.all([
      ...this.#flushing,
      drainOutbox(this.#stores.postgres, this.#stores.clickhouse, brand),
    ]);
  }
}
