import type { Outcome } from '../providers/index.ts';
import { type Backoff, doubled } from './backoff.ts';

/** Limits of one process towards an engine. */
export interface Pace {
  /** Questions under way at once. */
  readonly concurrency: number;
  readonly perMinute: number;
}

/** A place that was taken; times are milliseconds of performance.now(), which goes on where the clock is set. */
export interface Slot {
  /** Earliest time at which the question may be sent. */
  readonly notBefore: number;
  /** True where this question tests whether the engine works again. */
  readonly trial: boolean;
}

/** Outcome of a request for a place. */
export type SlotRequest =
  | { readonly kind: 'entered'; readonly place: Slot }
  /** Retry at another time. */
  | { readonly kind: 'closed' }
  /** Retry once `left` resolves. */
  | { readonly kind: 'full'; readonly left: Promise<void> }
  /** The engine does not work, and waiting is pointless. */
  | { readonly kind: 'given_up'; readonly reason: string };

/**
 * Circuit breaker and concurrency limit of one engine. It bounds how many questions are under way and how
 * fast they follow each other, and pauses when the engine asks for it. Consecutive faults of the engine open
 * the circuit; after a growing time one question tests whether it works again. An engine with a lasting fault
 * (a rejected key), or without an answer after several tests, is given up for a while: its planned questions
 * then end at once instead of holding up the run.
 */
export class CircuitBreaker {
  readonly #pace: Pace;
  readonly #backoff: Backoff;
  readonly #now: () => number;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  #nextAt = 0;
  #faults = 0;
  #openings = 0;
  #closedUntil = 0;
  #trial: Slot | null = null;
  #givenUp = { until: 0, reason: '' };
  #openedAt = 0;

  constructor(pace: Pace, backoff: Backoff, now: () => number = () => performance.now()) {
    this.#pace = pace;
    this.#backoff = backoff;
    this.#now = now;
  }

  get #isGivenUp(): boolean {
    return this.#now() < this.#givenUp.until;
  }

  get #isBroken(): boolean {
    return this.#faults >= this.#backoff.faultsInARow;
  }

  get #isShut(): boolean {
    return this.#trial !== null || this.#now() < this.#closedUntil;
  }

  get #isFull(): boolean {
    return this.#underWay >= this.#pace.concurrency;
  }

  /** True where a question would have to wait, so that it is better left in the queue. */
  get closed(): boolean {
    return !this.#isGivenUp && (this.#isFull || this.#isShut);
  }

  /** Takes a place if one is free; the holder must give it back by `freePlace`. */
  requestSlot(): SlotRequest {
    const now = this.#now();
    if (this.#isGivenUp) return { kind: 'given_up', reason: this.#givenUp.reason };
    if (this.#isShut) return { kind: 'closed' };
    if (this.#isFull) return this.#queue();
    const place = { notBefore: Math.max(now, this.#nextAt), trial: this.#isBroken };
    this.#underWay += 1;
    this.#nextAt = place.notBefore + 60_000 / this.#pace.perMinute;
    if (place.trial) this.#trial = place;
    return { kind: 'entered', place };
  }

  /** Lets a few wait for a place, so that none stays empty; more would keep workers from other engines. */
  #queue(): SlotRequest {
    if (this.#waiting.length >= this.#pace.concurrency) return { kind: 'closed' };
    return { kind: 'full', left: new Promise((resolve) => this.#waiting.push(resolve)) };
  }

  /** True where the circuit has not opened since the place was taken. */
  stillOpen({ trial }: Slot): boolean {
    return trial || (!this.#isGivenUp && this.#now() >= this.#closedUntil);
  }

  /**
   * Gives a place back.
   * @param outcome null where nothing was asked, or the result is unknown.
   * @param askedAt time at which the question was sent, in milliseconds of performance.now().
   * @returns a message for the operator, where the circuit has just opened.
   */
  freeSlot(place: Slot, outcome: Outcome | null, askedAt: number): string | null {
    this.#underWay -= 1;
    if (this.#trial === place) this.#trial = null;
    const news = this.#hear(outcome, askedAt);
    if (this.#isShut || this.#isGivenUp) for (const next of this.#waiting.splice(0)) next();
    else this.#waiting.shift()?.();
    return news;
  }

  #hear(outcome: Outcome | null, askedAt: number): string | null {
    if (outcome === null) return null;
    if (outcome.kind === 'complete' || outcome.blame === 'question') {
      this.#faults = 0;
      this.#openings = 0;
      return null;
    }
    const retryAfter = outcome.kind === 'retry' ? (outcome.retryAfterMs ?? 0) : 0;
    if (retryAfter > this.#backoff.longestRetryAfter) return this.#giveUp(outcome.reason);
    this.#closedUntil = Math.max(this.#closedUntil, this.#now() + retryAfter);
    // Results of requests sent before the circuit opened repeat what is known.
    if (askedAt < this.#openedAt) return null;
    this.#faults += 1;
    return this.#isBroken ? this.#open(outcome) : null;
  }

  #open({ kind, reason }: Exclude<Outcome, { kind: 'complete' }>): string {
    if (kind === 'failed' || this.#openings >= this.#backoff.openings) return this.#giveUp(reason);
    const pause = doubled(this.#backoff.firstOpening, this.#backoff.longestOpening, this.#openings);
    this.#openings += 1;
    this.#openedAt = this.#now();
    this.#closedUntil = Math.max(this.#closedUntil, this.#openedAt + pause);
    return `not asked for ${pause / 1000} s`;
  }

  #giveUp(reason: string): string {
    this.#openings = 0;
    this.#openedAt = this.#now();
    this.#givenUp = { until: this.#openedAt + this.#backoff.givenUp, reason };
    return `given up for ${this.#backoff.givenUp / 1000} s`;
  }
}
