import { Problem } from '../problems.ts';
import { networkOf } from './invalid-key-throttle.ts';

/** Concurrency limits of one process: per brand, per address, and in total. */
export interface ConcurrencyBounds {
  readonly brand: number;
  readonly address: number;
  readonly all: number;
}

/** Counters by name; a name with count zero takes no memory. */
class Tally {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, more: 1 | -1): void {
    const count = this.of(name) + more;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}

/**
 * Concurrency limit for requests of one kind. A brand has fewer places than an address, and an address fewer
 * than there are: a brand or address that takes all of its own leaves the others theirs, behind one proxy,
 * too.
 * @param doing for people: "Too many requests … are <doing>".
 */
export function createConcurrencyLimit(bounds: ConcurrencyBounds, doing: string) {
  const brands = new Tally();
  const addresses = new Tally();
  let all = 0;

  /**
   * Takes a place.
   * @param brand its id, or another name where the brand is not known yet.
   * @returns a function that gives it back; calling it twice is harmless.
   * @throws Problem `unavailable` with Retry-After where there is none.
   */
  return function take(brand: string, address: string): () => void {
    const network = networkOf(address);
    const whose =
      brands.of(brand) >= bounds.brand
        ? 'of this brand '
        : addresses.of(network) >= bounds.address
          ? 'from this address '
          : all >= bounds.all
            ? ''
            : null;
    if (whose !== null) {
      throw new Problem('unavailable', {
        detail: `Too many requests ${whose}are ${doing}; try again shortly.`,
        retryAfter: 1,
      });
    }
    const count = (more: 1 | -1) => {
      brands.add(brand, more);
      addresses.add(network, more);
      all += more;
    };
    count(1);
    let given = false;
    return () => {
      if (!given) count(-1);
      given = true;
    };
  };
}
