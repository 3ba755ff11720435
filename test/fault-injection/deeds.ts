import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { today } from '../../src/shared/dates.ts';
import { runScript } from '../helpers/command.ts';
import { ndjson } from '../ingest/lines.ts';
import { acknowledge, type HuntedBrand, handIn, huntedBrand, sealedBatches, watchOutbox } from './book.ts';
import { ENGINE, engineEnvironment } from './engine.ts';
import { numberedLine } from './lines.ts';
import type { Trouble } from './proxy.ts';
import { type Action, BRANDS, type Command, type Gather, told, type Weather } from './schedule.ts';
import type { Season } from './season.ts';
import type { Outcome, Step } from './steps.ts';

/** Troubles that the hunt makes, as they are told by whoever they meet. */
export const EXPECTED =
  /socket hang up|ECONNRESET|ECONNREFUSED|EPIPE|Connection terminated|timeout exceeded when trying to connect|Timeout error|has not answered within|Client has encountered a connection error|another rewrite of the brand|that held the lock "reread" broke/i;

/** What is done in one schedule, what came of it, and what of that should not be. */
export class Deeds {
  readonly season: Season;
  readonly books: readonly HuntedBrand[];
  /** Everything that should not be, in words. */
  readonly found: string[] = [];
  /** A line each: seconds since the start, who, what, what came of it. */
  readonly trace: string[] = [];
  /** Things that processes were told to do, and troubles that were made. */
  steps = 0;
  readonly #seed: number;
  readonly #started = performance.now();

  private constructor(season: Season, seed: number, books: readonly HuntedBrand[]) {
    this.season = season;
    this.books = books;
    this.#seed = seed;
  }

  static async begin(season: Season, seed: number): Promise<Deeds> {
    const day = today();
    const brands = Array.from({ length: BRANDS }, (_, index) =>
      huntedBrand(season.api, `${seed}/${index}`, day, ENGINE),
    );
    return new Deeds(season, seed, await Promise.all(brands));
  }

  /** The stores as if nothing had ever been in the way. */
  heal(): void {
    for (const proxy of this.#proxies()) proxy.heal();
    for (const { link } of this.season.actors) link.pace = 'fast';
  }

  /** Has an actor do a step; several hands share one. */
  async step(hand: number, step: Step, words: string): Promise<Outcome> {
    this.steps += 1;
    const actor = hand % this.season.actors.length;
    const outcome = await this.#actor(actor).do(step);
    const what = outcome.kind === 'failed' ? `failed: ${outcome.message}` : outcome.kind;
    this.#note(`actor ${actor}`, words, outcome.kind === 'done' ? JSON.stringify(outcome.result) : what);
    if (outcome.kind === 'failed' && !EXPECTED.test(outcome.message)) this.found.push(`${words} ${what}`);
    return outcome;
  }

  async import(hand: number, brand: number, lines: readonly number[]): Promise<void> {
    const book = this.#book(brand);
    handIn(book, lines);
    const { seed, today: day } = book;
    const step = { do: 'import', brand: book.brand.id, seed, today: day, lines } as const;
    const outcome = await this.step(hand, step, told({ do: 'import', brand, lines }));
    if (outcome.kind === 'done') {
      this.found.push(...acknowledge(book, lines, outcome.result as Parameters<typeof acknowledge>[2]));
    }
  }

  /** The daily run of the first brand. */
  async run(hand: number, prompts: number): Promise<void> {
    await this.#newPrompts(prompts);
    const { brand, today: date } = this.#book(0);
    const step = { do: 'run', brand: brand.id, date, provider: this.season.engine.url } as const;
    await this.step(hand, step, told({ do: 'run', prompts }));
  }

  /** Rows that wait, one sealed batch of most of them, and all who can sending it. */
  async gather({ imports }: Gather): Promise<void> {
    const { api, actors } = this.season;
    const away = { fault: 'away', insertsOnly: true } as const;
    this.#trouble([...this.#proxies().keys()], away);
    await Promise.all(imports.map(({ brand, lines }, index) => this.import(index, brand, lines)));
    await watchOutbox(api, this.books);
    // The first rows were sealed alone: they go, then the others are sealed, and stay.
    this.#trouble([0], { ...away, passing: await sealedBatches(api) });
    await this.step(0, { do: 'flush' }, 'flush');
    this.heal();
    // So that reading its rows, and with it locking them, takes long enough for all to be at it.
    for (const { link } of actors) link.pace = 'slow';
    const twice = [...actors.keys(), ...actors.keys()];
    await Promise.all(twice.map((actor) => this.step(actor, { do: 'flush' }, 'flush')));
    for (const { link } of actors) link.pace = 'fast';
  }

  async act(hand: number, action: Action): Promise<void> {
    switch (action.do) {
      case 'import':
        return this.import(hand, action.brand, action.lines);
      case 'gather':
        return this.gather(action);
      case 'command':
        return this.#command(action.command);
      case 'run':
        return this.run(hand, action.prompts);
      case 'flush':
        await this.step(hand, action, told(action));
        return;
      default:
        await this.step(hand, { do: action.do, brand: this.#book(action.brand).brand.id }, told(action));
    }
  }

  async blow({ event }: Weather): Promise<void> {
    this.steps += 1;
    this.#note('weather', JSON.stringify(event));
    switch (event.kind) {
      case 'kill':
        return this.#actor(event.actor).replace();
      case 'suspend':
        return this.#actor(event.actor).suspend(event.ms);
      case 'disconnect':
        return this.#actor(event.actor).link.cut();
      case 'postgres': {
        const { link } = this.#actor(event.actor);
        link.pace = event.pace;
        await sleep(event.ms);
        link.pace = 'fast';
        return;
      }
      case 'trouble': {
        const ends = this.#trouble(event.actors, event.trouble);
        await sleep(event.ms);
        for (const end of ends) end?.();
      }
    }
  }

  async #command(command: Command): Promise<void> {
    this.steps += 1;
    const { api, engine, folder } = this.season;
    const book = this.#book('brand' in command ? command.brand : 0);
    const args = ['--brand', book.brand.id];
    if (command.name === 'import') {
      handIn(book, command.lines);
      const file = path.join(folder, `${this.#seed}-${this.steps}.ndjson`);
      await writeFile(file, ndjson(command.lines.map((n) => numberedLine(book.seed, book.today, n).line)));
      args.push(file);
    }
    if (command.name === 'collect') await this.#newPrompts(command.prompts);
    const environment = { ...api.stores.environment, ...engineEnvironment(engine) };
    const { code, output, errors } = await runScript(command.name, args, environment);
    const outcome = code === 0 ? JSON.stringify(output) : `${code}: ${errors}`;
    this.#note('command', told(command), outcome);
    if (code !== 0 && !EXPECTED.test(errors)) {
      this.found.push(`the command ${told(command)} ended with ${outcome}`);
    }
    if (command.name === 'import' && code === 0) {
      this.found.push(...acknowledge(book, command.lines, output[0]));
    }
  }

  async #newPrompts(count: number): Promise<void> {
    const { brand } = this.#book(0);
    for (let n = 0; n < count; n++) await this.season.api.prompt(brand, undefined, ['US', 'DE']);
  }

  /** Of the actors, and of the worker at last. */
  #proxies() {
    return [...this.season.actors, this.season.worker].map(({ proxy }) => proxy);
  }

  #trouble(on: readonly number[], trouble: Trouble) {
    const proxies = this.#proxies();
    return on.map((index) => proxies[index]?.make(trouble));
  }

  #actor(index: number) {
    return this.season.actors[index] as Season['actors'][number];
  }

  #book(index: number) {
    return this.books[index] as HuntedBrand;
  }

  #note(who: string, what: string, outcome = ''): void {
    const at = ((performance.now() - this.#started) / 1000).toFixed(2);
    this.trace.push(`${at} ${who}: ${what}${outcome && ` -> ${outcome}`}`);
  }
}
