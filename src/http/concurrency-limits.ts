import { networkOf } from './invalid-key-throttle.ts';
import { Problem } from './problems.ts';

/** How many may do something at once in one process: requests of a brand, from an address, and in all. */
export interface ConcurrencyBounds {
  readonly brand: number;
  readonly address: number;
  readonly all: number;
}

/** Counts by name; a name that nothing is counted of takes no memory. */
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
 * Places for requests that do the same thing. A brand's are fewer than an address's, and those fewer than all there
 * are: a brand that takes all of its own leaves the others theirs, behind one proxy too, and so does an address.
 * @param doing for people: "Too many requests … are <doing>".
 */
export function createConcurrencyLimit(bounds: ConcurrencyBounds, doing: string) {
  const brands = new Tally();
  const addresses = new Tally();
  let all = 0;

  /**
   * Takes a place.
   * @param brand its id, or another name for who asks where the brand is not known yet.
   * @returns what gives it back; doing so twice is no harm.
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
