import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { today } from '../../src/http/dates.ts';
import { outboxLag } from '../../src/ingest/outbox.ts';
import { runScript } from '../helpers/command.ts';
import { ndjson } from '../ingest/lines.ts';
import {
  acknowledge,
  type HuntedBrand,
  handIn,
  huntedBrand,
  sealedBatches,
  truths,
  unsettled,
  watchOutbox,
} from './book.ts';
import { compare } from './compare.ts';
import { ENGINE, engineEnvironment } from './engine.ts';
import { numberedLine } from './lines.ts';
import type { Trouble } from './proxy.ts';
import {
  type Action,
  BRANDS,
  type Command,
  createSchedule,
  type Gather,
  told,
  type Weather,
} from './schedule.ts';
import type { Season } from './season.ts';
import type { Outcome, Step } from './steps.ts';

/** What came of a schedule. */
export interface Hunted {
  /** Things that processes were told to do, questions that were asked and troubles that were made. */
  readonly steps: number;
  readonly answers: number;
  /** Everything that should not be, in words. */
  readonly found: readonly string[];
  /** What was done, a line each: seconds since the start, process, step, outcome. */
  readonly trace: readonly string[];
}

/** Troubles that the hunt makes, as they are told by whoever they meet. */
const EXPECTED =
  /socket hang up|ECONNRESET|ECONNREFUSED|EPIPE|Connection terminated|terminating connection|Timeout error|Client has encountered a connection error|another rewrite of the brand/i;

/** How long a schedule goes on, in milliseconds; then all ends that was begun. */
const SCHEDULE_MS = 8_000;

/** How often the hunt looks what is in the outbox. */
const WATCH_MS = 100;

/** How long the outbox may take to become empty when nothing is in its way, in milliseconds. */
const QUIET_MS = 60_000;

/** Runs the schedule of a seed and compares what came of it with the book. */
export async function runSchedule(season: Season, seed: number): Promise<Hunted> {
  const { api, actors, worker, engine, folder } = season;
  const { opening, hands, weather } = createSchedule(seed);
  const started = performance.now();
  const asked = engine.received.length;
  const day = today();
  const books = await Promise.all(
    Array.from({ length: BRANDS }, (_, index) => huntedBrand(api, `${seed}/${index}`, day, ENGINE)),
  );
  const found: string[] = [];
  const trace: string[] = [];
  let steps = 0;
  const note = (who: string, what: string, outcome = '') =>
    trace.push(
      `${((performance.now() - started) / 1000).toFixed(2)} ${who}: ${what}${outcome && ` -> ${outcome}`}`,
    );
  const bookOf = (index: number) => books[index] as HuntedBrand;
  const actorOf = (index: number) => actors[index % actors.length] as (typeof actors)[number];
  const proxies = [...actors, worker].map(({ proxy }) => proxy);
  const everybody = proxies.map((_, index) => index);
  const heal = () => {
    for (const proxy of proxies) proxy.heal();
    for (const { link } of actors) link.pace = 'fast';
  };

  /** Has an actor do a step, and writes down what came of it. */
  async function doStep(actor: number, step: Step, words: string): Promise<Outcome> {
    steps += 1;
    const outcome = await actorOf(actor).do(step);
    const what = outcome.kind === 'failed' ? `failed: ${outcome.message}` : outcome.kind;
    note(
      `actor ${actor % actors.length}`,
      words,
      outcome.kind === 'done' ? JSON.stringify(outcome.result) : what,
    );
    if (outcome.kind === 'failed' && !EXPECTED.test(outcome.message)) found.push(`${words} ${what}`);
    return outcome;
  }

  async function importBy(actor: number, index: number, lines: readonly number[]): Promise<void> {
    const book = bookOf(index);
    handIn(book, lines);
    const step = { do: 'import', brand: book.brand.id, seed: book.seed, today: book.today, lines } as const;
    const outcome = await doStep(actor, step, told({ do: 'import', brand: index, lines }));
    if (outcome.kind === 'done') {
      found.push(...acknowledge(book, lines, outcome.result as Parameters<typeof acknowledge>[2]));
    }
  }

  const newPrompts = async (count: number) => {
    for (let n = 0; n < count; n++) await api.prompt(bookOf(0).brand, undefined, ['US', 'DE']);
  };

  async function command(given: Command): Promise<void> {
    steps += 1;
    const index = 'brand' in given ? given.brand : 0;
    const book = bookOf(index);
    const args = ['--brand', book.brand.id];
    if (given.name === 'import') {
      handIn(book, given.lines);
      const file = path.join(folder, `${seed}-${steps}.ndjson`);
      await writeFile(file, ndjson(given.lines.map((n) => numberedLine(book.seed, day, n).line)));
      args.push(file);
    }
    if (given.name === 'collect') await newPrompts(given.prompts);
    const { code, output, errors } = await runScript(given.name, args, {
      ...api.stores.environment,
      ...engineEnvironment(engine),
    });
    note('command', told(given), `${code} ${JSON.stringify(output)} ${code === 0 ? '' : errors}`);
    if (code !== 0 && !EXPECTED.test(errors))
      found.push(`the command ${told(given)} ended with ${code}: ${errors}`);
    if (given.name === 'import' && code === 0) found.push(...acknowledge(book, given.lines, output[0]));
  }

  const trouble = (on: readonly number[], value: Trouble) => on.map((index) => proxies[index]?.make(value));

  /** Rows that wait, one sealed batch of most of them, and all who can sending it. */
  async function gather(imports: Gather['imports']): Promise<void> {
    const away = { fault: 'away', insertsOnly: true } as const;
    trouble(everybody, away);
    await Promise.all(imports.map(({ brand, lines }, index) => importBy(index, brand, lines)));
    await watchOutbox(api, books);
    // The first rows were sealed alone: they go, then the others are sealed, and stay.
    trouble([0], { ...away, passing: await sealedBatches(api) });
    await doStep(0, { do: 'flush' }, 'flush');
    heal();
    // So that reading its rows, and with it locking them, takes long enough for all to be at it.
    for (const { link } of actors) link.pace = 'slow';
    const twice = [...actors.keys(), ...actors.keys()];
    await Promise.all(twice.map((actor) => doStep(actor, { do: 'flush' }, 'flush')));
    for (const { link } of actors) link.pace = 'fast';
  }

  async function act(hand: number, action: Action): Promise<void> {
    switch (action.do) {
      case 'import':
        return importBy(hand, action.brand, action.lines);
      case 'gather':
        return gather(action.imports);
      case 'command':
        return command(action.command);
      case 'run':
        await newPrompts(action.prompts);
        await doStep(
          hand,
          { do: 'run', brand: bookOf(0).brand.id, date: day, provider: engine.url },
          told(action),
        );
        return;
      case 'flush':
        await doStep(hand, action, told(action));
        return;
      default:
        await doStep(hand, { do: action.do, brand: bookOf(action.brand).brand.id }, told(action));
    }
  }

  async function blow({ event }: Weather): Promise<void> {
    steps += 1;
    note('weather', JSON.stringify(event));
    switch (event.kind) {
      case 'kill':
        return actorOf(event.actor).replace();
      case 'suspend':
        return actorOf(event.actor).suspend(event.ms);
      case 'disconnect':
        return actorOf(event.actor).link.cut();
      case 'postgres': {
        const { link } = actorOf(event.actor);
        link.pace = event.pace;
        await sleep(event.ms);
        link.pace = 'fast';
        return;
      }
      case 'trouble': {
        const ends = trouble(event.actors, event.trouble);
        await sleep(event.ms);
        for (const end of ends) end?.();
      }
    }
  }

  /** Everything is done that was begun, and what failed is done again as its user would. */
  async function settle(): Promise<void> {
    heal();
    await watchOutbox(api, books);
    for (let index = 0; index < BRANDS; index++) {
      const again = unsettled(bookOf(index));
      if (again.length > 0) await importBy(index, index, again);
    }
    await doStep(0, { do: 'run', brand: bookOf(0).brand.id, date: day, provider: engine.url }, 'run');
    const patience = performance.now() + QUIET_MS;
    for (;;) {
      await doStep(0, { do: 'flush' }, 'flush');
      const { answers } = await outboxLag(api.stores.postgres);
      if (answers === 0) return;
      if (performance.now() > patience) {
        found.push(`${answers} answers are in the outbox still`);
        return;
      }
      await sleep(100);
    }
  }

  await gather(opening.imports);
  let over = false;
  const ending = sleep(SCHEDULE_MS).then(() => {
    over = true;
  });
  const working = hands.map(async (actions, hand) => {
    for (const action of actions) {
      if (over) return;
      await act(hand, action);
    }
  });
  const blowing = (async () => {
    for (const one of weather) {
      await sleep(one.after);
      if (over) return;
      await blow(one);
    }
  })();
  const watching = (async () => {
    for (; !over; await sleep(WATCH_MS)) await watchOutbox(api, books);
  })();
  await Promise.all([...working, blowing, watching, ending]);
  await settle();

  let answers = 0;
  for (const [index, book] of books.entries()) {
    const expected = await truths(api, book);
    answers += expected.length;
    const differing = await compare(api, book.brand, expected);
    found.push(...differing.map((one) => `brand ${index}, ${one}`));
    if (book.told > book.handedIn.size) {
      found.push(`brand ${index}: imports told ${book.told} new answers of ${book.handedIn.size} lines`);
    }
  }
  for (const line of worker.log().split('\n')) {
    if (/"level":[56]0|has ended/.test(line) && !EXPECTED.test(line)) found.push(`the worker: ${line}`);
  }
  return { steps: steps + engine.received.length - asked, answers, found, trace };
}
