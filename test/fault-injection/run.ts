import { setTimeout as sleep } from 'node:timers/promises';
import { brandsToReread } from '../../src/ingest/brands/names-read.ts';
import { outboxLag } from '../../src/ingest/outbox/outbox.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { truths, unsettled, watchOutbox } from './book.ts';
import { compare } from './compare.ts';
import { Deeds, EXPECTED } from './deeds.ts';
import { Follower } from './follower.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import type { Season } from './season.ts';

/** What came of a schedule. */
export interface Hunted {
  /** Things that processes were told to do, questions that were asked and troubles that were made. */
  readonly steps: number;
  readonly answers: number;
  readonly found: readonly string[];
  readonly trace: readonly string[];
}

/** How long a schedule goes on, in milliseconds; then all ends that was begun. */
const SCHEDULE_MS = tries(5_000, 8_000);

/** By day one brand is audited, as all have gone through the same; where a schedule is run again or for long, all are. */
const AUDITS_ALL = NIGHTLY || Boolean(process.env.HUNT_SEED ?? process.env.HUNT_MINUTES);

/** How often the hunt looks what is in the outbox. */
const WATCH_MS = 100;

/** How long the outbox may take to become empty when nothing is in its way, in milliseconds. */
const QUIET_MS = 60_000;

/** Everybody at work until the time of the schedule is over. */
async function work(
  deeds: Deeds,
  { opening, hands, weather }: Schedule,
  followers: readonly Follower[],
): Promise<void> {
  await deeds.gather(opening);
  let over = false;
  const ending = sleep(SCHEDULE_MS).then(() => {
    over = true;
  });
  const working = hands.map(async (actions, hand) => {
    for (const action of actions) {
      if (over) return;
      await deeds.act(hand, action);
    }
  });
  const blowing = (async () => {
    for (const one of weather) {
      await sleep(one.after);
      if (over) return;
      await deeds.blow(one);
    }
  })();
  const watching = (async () => {
    for (; !over; await sleep(WATCH_MS)) await watchOutbox(deeds.season.api, deeds.books);
  })();
  const following = followers.map(async (follower) => {
    while (!over) await follower.follow();
  });
  await Promise.all([...working, blowing, watching, ...following, ending]);
}

/** What failed is done again, as its user would, and what waits is sent. */
async function settle(deeds: Deeds): Promise<void> {
  const { api } = deeds.season;
  deeds.heal();
  await watchOutbox(api, deeds.books);
  for (const [index, book] of deeds.books.entries()) {
    const again = unsettled(book);
    if (again.length > 0) await deeds.import(index, index, again);
  }
  await deeds.run(0, 0);
  for (const [index, { brand }] of deeds.books.entries()) {
    await deeds.step(index, { do: 'name', brand: brand.id }, `name of brand ${index}`);
    await deeds.step(index, { do: 'merge', brand: brand.id }, `merge of brand ${index}`);
  }
  const patience = performance.now() + QUIET_MS;
  for (;;) {
    await deeds.step(0, { do: 'flush' }, 'flush');
    const { answers } = await outboxLag(api.stores.postgres);
    const due = await brandsToReread(api.stores.postgres);
    if (answers === 0 && due.length === 0) return;
    // The worker would, too, after the pause that its failures have made longer.
    for (const { brandId: brand } of due) await deeds.step(0, { do: 'reread', brand }, 'reread');
    if (performance.now() > patience) {
      deeds.found.push(`${answers} answers are in the outbox, ${due.length} brands to be read again still`);
      return;
    }
    await sleep(WATCH_MS);
  }
}

/**
 * Runs the schedule of a seed and compares what came of it with the book.
 * @param onBegin given the trace, which grows.
 */
export async function runSchedule(
  season: Season,
  seed: number,
  onBegin: (trace: readonly string[]) => void,
): Promise<Hunted> {
  const { api, worker, engine } = season;
  const asked = engine.received.length;
  const deeds = await Deeds.begin(season, seed);
  onBegin(deeds.trace);
  const followers = deeds.books.map(({ brand }, index) => new Follower(api, brand, seed + index));
  await work(deeds, createSchedule(seed), followers);
  await settle(deeds);
  const { books, found, trace } = deeds;
  let answers = 0;
  for (const [index, book] of books.entries()) {
    const expected = await truths(api, book);
    answers += expected.length;
    const isAudited = AUDITS_ALL || index === seed % books.length;
    const differing = [
      ...(await compare(api, book.brand, expected, isAudited)),
      ...((await followers[index]?.differences()) ?? []),
    ];
    found.push(...differing.map((one) => `brand ${index}, ${one}`));
    if (book.told > book.handedIn.size) {
      found.push(`brand ${index}: imports told ${book.told} new answers of ${book.handedIn.size} lines`);
    }
  }
  for (const line of worker.log().split('\n')) {
    if (/"level":[56]0|has ended/.test(line) && !EXPECTED.test(line)) found.push(`the worker: ${line}`);
  }
  return { steps: deeds.steps + engine.received.length - asked, answers, found, trace };
}
