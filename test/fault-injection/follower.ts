import { setTimeout as sleep } from 'node:timers/promises';
import { Copy } from '../feed/copy.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { differences, reader } from './compare.ts';
import { createRandom, type Random } from './random.ts';

/** Copies that are left behind at some moment, and go on from their cursors at another. */
const MOST_BRANCHES = 4;

/**
 * A reader of a brand's change feed who keeps a copy by replacing, while all else of a schedule goes on. From time to
 * time it leaves a copy behind, which goes on later from the cursor that it has.
 */
export class Follower {
  readonly #api: TestApi;
  readonly #brand: TestBrand;
  readonly #random: Random;
  readonly #copy: Copy;
  readonly #branches: Copy[] = [];

  constructor(api: TestApi, brand: TestBrand, seed: number) {
    this.#api = api;
    this.#brand = brand;
    this.#random = createRandom(seed);
    this.#copy = new Copy(api, brand);
  }

  /** Reads a page, of one copy or another, and waits a little. */
  async follow(): Promise<void> {
    const random = this.#random;
    if (this.#branches.length < MOST_BRANCHES && random.chance(0.05)) this.#branches.push(this.#copy.clone());
    const one = random.chance(0.8) ? this.#copy : random.of([this.#copy, ...this.#branches]);
    await one.step(random.of([1, 7, 100, 1000]));
    await sleep(random.whole(5, 60));
  }

  /** Faults of the copies once all have read to the end: found on the way there, and beside the lists. */
  async differences(): Promise<string[]> {
    const copies = [this.#copy, ...this.#branches, new Copy(this.#api, this.#brand)];
    for (const copy of copies)
      await copy.pull(this.#random.of([1, 100, 1000].slice(copy.answers.size > 50 ? 1 : 0)));
    const read = reader(this.#api, this.#brand);
    const listed = async (list: string) => (await read.list(list)).rows.map((row) => JSON.stringify(row));
    const [answers, mentions, citations] = [
      await listed('answers'),
      await listed('mentions'),
      await listed('citations'),
    ];
    return copies.flatMap((copy, index) => {
      const all = [...copy.answers.values()];
      const what = (list: string) => `copy ${index} of ${copies.length} of GET /v1/changes, ${list}`;
      return [
        ...copy.found.map((one) => `copy ${index} of GET /v1/changes: ${one}`),
        ...differences(
          what('answers'),
          answers,
          all.map(({ mentions: _mentions, citations: _citations, ...answer }) => JSON.stringify(answer)),
        ),
        ...differences(
          what('mentions'),
          mentions,
          all.flatMap((one) => one.mentions.map((row: unknown) => JSON.stringify(row))),
        ),
        ...differences(
          what('citations'),
          citations,
          all.flatMap((one) => one.citations.map((row: unknown) => JSON.stringify(row))),
        ),
      ];
    });
  }
}
