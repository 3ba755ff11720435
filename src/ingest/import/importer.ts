import { rememberingNumbers } from '../../domains/numbers.ts';
import type { NewStatus } from '../../prompts/create-prompts.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { BrandDirectory, keyOfName } from '../brands/brand-directory.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import { readTexts } from '../brands/reading-threads.ts';
import type { ResolvedAnswer } from '../brands/resolved-answer.ts';
import { type BrandsInText, NO_BRANDS } from '../brands/rules.ts';
import { acceptAnswers, type Citing, contentOfAnswer, numberCited } from '../ledger/accept.ts';
import { type AnswerContent, conflictOf, contentOf, knownAnswers } from '../outbox/known-answers.ts';
import { BATCH_WAIT_SECONDS, drainOutbox, flushOutbox } from '../outbox/outbox.ts';
import { ForeignFiles } from './foreign-files.ts';
import { type ImportLine, readLine } from './line.ts';
import { type KnownPrompt, PromptDirectory, promptTextFault } from './prompt-directory.ts';
import {
  type DroppedSource,
  idOf,
  mentionsFault,
  type ResolvedLine,
  resolveLine,
  textToRead,
} from './resolve.ts';
import type { SourceLine } from './source-lines.ts';

export interface ImportCounts {
  answers: number;
  mentions: number;
  citations: number;
  duplicates: number;
  rejected: number;
  /** Sources of the answers that are no http or https address of a domain, or pages of the engine itself. */
  dropped_sources: number;
}

export interface ImportOptions {
  readonly brand: IngestBrand;
  readonly lines: AsyncIterable<SourceLine> | Iterable<SourceLine>;
  /** Told of every line that is not imported, but of a file that is none of lines of JSON only once. */
  readonly onReject: (source: string, number: number, reason: string) => void;
  /** Told of every line that is imported without some of its sources. */
  readonly onDrop?: (source: string, number: number, reason: string) => void;
  /** Told the answers of lines that are right, those that are there already too. */
  readonly onAnswers?: (answers: readonly ResolvedAnswer[]) => void;
  /** What becomes of prompts that are new: paused by default, since history is to start no paid questions. */
  readonly prompts?: NewStatus;
  /** Told how many new prompts are paused that were to be active, as the plan has no room for them. */
  readonly onPaused?: (prompts: number) => void;
  /** Told how many lines are done. */
  readonly onProgress?: (lines: number) => void;
  /** Ends it where it is: what is accepted stays, and is sent by whoever sends next. */
  readonly signal?: AbortSignal | undefined;
}

/** Lines that are accepted at once: flat memory. */
const BATCH_LINES = 5_000;
const BATCH_CHARACTERS = 16_000_000;

/**
 * Answers that are sent while the next ones are read, and how many times so many are on their way at once. With
 * half as many in each, ClickHouse works a seventh to a half more.
 */
const FLUSH_ANSWERS = 20_000;
const FLUSHES = 2;

/** Work whose failure is told to whoever waits for it next, and until then is nobody's fault. */
function untilAwaited<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** What some work on a line gives; a text that says what is wrong where it fails, with whatever. */
function attempted<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

const MOST_NAMED = 3;

/** Why a source is left out, of one and of several. */
const WHY = {
  address: ['no http or https address of a domain', 'no http or https address of a domain'],
  own: ['a page of the engine itself', 'pages of the engine itself'],
} as const;

function droppedReason(dropped: readonly DroppedSource[]): string {
  const told = [dropped.filter(({ own }) => !own), dropped.filter(({ own }) => own)].flatMap((some, at) => {
    if (some.length === 0) return [];
    const [one, several] = at === 0 ? WHY.address : WHY.own;
    const more = some.length - MOST_NAMED;
    const first = some.slice(0, MOST_NAMED).map(({ what }) => what);
    const named = [...first, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    return `${some.length === 1 ? `a source that is ${one}` : `${some.length} sources that are ${several}`}: ${named}`;
  });
  return `is imported without ${told.join('; and without ')}`;
}

type At = Pick<SourceLine, 'source' | 'number'>;
type Read = { readonly at: At; readonly line: ImportLine };
type Asked = Read & { readonly prompt: KnownPrompt };
type Resolved = ResolvedLine & Read;

/** Lines that were resolved together, and the brand with whose names. */
interface ResolvedBatch {
  readonly brand: IngestBrand;
  readonly resolved: readonly Resolved[];
  readonly citing: Citing;
}

/**
 * Imports lines into a brand: prompts found or created, mentions taken or extracted, answers accepted and
 * sent. A line that is wrong is told and left out. Safe to end at any moment and to run again: an answer
 * that was accepted is not added twice.
 * @throws what `signal` was aborted with, once nothing of it is under way any more.
 */
export async function importLines(
  stores: StoreClients,
  {
    brand,
    lines,
    onReject,
    onDrop,
    onProgress,
    onAnswers,
    onPaused,
    prompts: status = 'paused',
    signal,
  }: ImportOptions,
): Promise<ImportCounts> {
  const counts: ImportCounts = {
    answers: 0,
    mentions: 0,
    citations: 0,
    duplicates: 0,
    rejected: 0,
    dropped_sources: 0,
  };
  const prompts = new PromptDirectory(stores.postgres, brand, status);
  const numbersOf = rememberingNumbers(stores.postgres);
  const directory = await BrandDirectory.load(stores.postgres, brand);
  let done = 0;
  let unsent = 0;
  let accepting: Promise<unknown> = Promise.resolve();
  /** The answers that are being accepted, by their ids. */
  let underWay: ReadonlyMap<string, ResolvedAnswer> = new Map();
  const flushing: Promise<unknown>[] = [];
  const allRead = new AbortController();

  const reject = ({ source, number }: At, reason: string | null) => {
    counts.rejected += 1;
    if (reason !== null) onReject(source, number, reason);
    return null;
  };

  /** Lines without what is wrong by itself: nothing is made for a line that is left out. */
  function soundOf(batch: readonly Read[]): readonly Read[] {
    return batch.filter(({ at, line }) => {
      const fault = mentionsFault(directory, line.mentions ?? []);
      if (fault !== null) reject(at, fault);
      return fault === null;
    });
  }

  /** The names of a line that nobody has. */
  const unknownNames = ({ mentions = [] }: ImportLine) =>
    mentions.flatMap(({ competitor_id, name }) =>
      competitor_id === undefined && name !== undefined && directory.byName(name) === null ? name : [],
    );

  /** Content of a line beside its id; null where its prompt_id is no prompt of the brand. */
  function contentOfLine(line: ImportLine): AnswerContent | null {
    const { prompt_text = prompts.find(line)?.text, engine, country, answered_at, text } = line;
    return prompt_text === undefined ? null : contentOf({ prompt_text, engine, country, answered_at, text });
  }

  /**
   * Lines less those for which something would be made although their ids are taken: neither a duplicate nor a line that is
   * left out changes anything. Of the same batch only what differs is told here.
   */
  async function withoutStored(batch: readonly Read[]): Promise<readonly Read[]> {
    await prompts.lookUp(batch.map(({ line }) => line));
    const makes = ({ line }: Read) => prompts.find(line) === null || unknownNames(line).length > 0;
    if (!batch.some(makes)) return batch;
    const { postgres, clickhouse } = stores;
    const read = batch.map((one) => {
      const prompt = prompts.find(one.line);
      const id = prompt ? idOf(one.line, prompt) : one.line.id;
      return { one, id, content: contentOfLine(one.line) };
    });
    const ids = read.flatMap(({ one, id }) => (id !== undefined && makes(one) ? id : []));
    const stored = ids.length === 0 ? null : await knownAnswers(postgres, clickhouse, directory.brand, ids);
    const earlier = new Map<string, AnswerContent>();
    return read.flatMap(({ one, id, content }) => {
      if (content === null) return one;
      const { prompt_text, engine, country, answered_at } = content;
      const key = id ?? JSON.stringify([prompt_text, engine, country, answered_at]);
      const before = underWay.get(key);
      const taken = stored?.get(key) ?? (before && contentOfAnswer(before));
      const known = taken ?? earlier.get(key);
      if (known === undefined) earlier.set(key, content);
      if (known === undefined || !makes(one)) return one;
      const conflict = conflictOf(one.line.id, known, content, one.line.given);
      if (conflict !== null) {
        reject(one.at, conflict);
        return [];
      }
      if (taken === undefined) return one;
      counts.duplicates += 1;
      done += 1;
      return [];
    });
  }

  /** Lines with their prompts, which are made where there are none. */
  async function withPrompts(batch: readonly Read[]): Promise<readonly Asked[]> {
    const paused = await prompts.prepare(batch.map(({ line }) => line));
    if (paused > 0) onPaused?.(paused);
    return batch.flatMap(({ at, line }): Asked | [] => {
      const prompt = prompts.find(line);
      const fault = prompt
        ? promptTextFault(prompt, line)
        : `prompt_id ${line.prompt_id} is not a prompt of this brand`;
      if (prompt && fault === null) return { at, line, prompt };
      reject(at, fault);
      return [];
    });
  }

  /**
   * Makes suggested competitors of the names that nobody has, less those of a line that brings more of them than there is
   * room for: it is left out.
   */
  async function suggestBrands(batch: readonly Read[]): Promise<void> {
    // The spelling that comes first is the one that is kept.
    const unheard = new Map<string, { readonly name: string }>();
    for (const { line } of batch) {
      const brought = new Map<string, { readonly name: string }>();
      for (const name of unknownNames(line)) {
        const key = keyOfName(name);
        if (!unheard.has(key) && !brought.has(key)) brought.set(key, { name });
      }
      if (unheard.size + brought.size > directory.room) continue;
      for (const [key, brand] of brought) unheard.set(key, brand);
    }
    await directory.suggest([...unheard.values()]);
  }

  /** What the texts say of those lines that came without mentions. */
  async function readingsOf(batch: readonly Read[]): Promise<ReadonlyMap<ImportLine, BrandsInText | Error>> {
    const unread = batch.flatMap(({ line }) => {
      const answer = textToRead(line);
      return answer === null ? [] : [{ line, answer }];
    });
    const told = await readTexts(
      directory,
      unread.map(({ answer }) => answer),
      signal,
    );
    return new Map(unread.flatMap(({ line }, at) => (told[at] ? [[line, told[at]]] : [])));
  }

  /** Whatever goes wrong with a line is told of that line; only a store that is away ends the import. */
  async function resolveBatch(batch: readonly Read[]): Promise<ResolvedBatch> {
    await directory.refresh();
    const asked = await withPrompts(await withoutStored(soundOf(batch)));
    await suggestBrands(asked);
    const { brand } = directory;
    const readings = await readingsOf(asked);
    const resolved = asked.flatMap(({ at, line, prompt }): Resolved | [] => {
      const answer = attempted(() => {
        const said = readings.get(line) ?? NO_BRANDS;
        if (said instanceof Error) throw said;
        const told = resolveLine(directory, prompt, line, said);
        return typeof told === 'string' ? told : { at, line, ...told };
      });
      if (typeof answer !== 'string') return answer;
      reject(at, answer);
      return [];
    });
    const citing = await numberCited(
      resolved.map(({ answer }) => answer),
      numbersOf,
    );
    return { brand, resolved, citing };
  }

  /** Tells of the sources that answers which were accepted have lost. */
  function tellDropped(resolved: readonly Resolved[], accepted: readonly ResolvedAnswer[]): void {
    const isNew = new Set(accepted);
    for (const { at, answer, dropped } of resolved) {
      if (dropped.length === 0 || !isNew.has(answer)) continue;
      counts.dropped_sources += dropped.length;
      onDrop?.(at.source, at.number, droppedReason(dropped));
    }
  }

  async function accept({ brand, resolved, citing }: ResolvedBatch): Promise<void> {
    if (resolved.length > 0) {
      const { accepted, taken } = await acceptAnswers(stores, brand, citing);
      const lines = new Map(resolved.map(({ answer, ...read }) => [answer, read]));
      const conflicting = new Set<ResolvedAnswer>();
      for (const { answer, known } of taken) {
        const { at, line } = lines.get(answer) as Read;
        const conflict = conflictOf(line.id, known, contentOfAnswer(answer), line.given);
        if (conflict === null) continue;
        conflicting.add(answer);
        reject(at, conflict);
      }
      onAnswers?.(citing.answers.filter((answer) => !conflicting.has(answer)));
      tellDropped(resolved, accepted);
      counts.answers += accepted.length;
      counts.duplicates += taken.length - conflicting.size;
      done -= conflicting.size;
      for (const { mentions, cited } of accepted) {
        counts.mentions += mentions.length;
        counts.citations += cited.length;
      }
      unsent += accepted.length;
      if (unsent >= FLUSH_ANSWERS) {
        if (flushing.length === FLUSHES) await flushing.shift();
        // What is not sent now is at the end, which fails where anything of this brand is left: others' is not ours.
        const { postgres, clickhouse } = stores;
        flushing.push(flushOutbox(postgres, clickhouse, BATCH_WAIT_SECONDS, allRead.signal).catch(() => {}));
        unsent = 0;
      }
    }
    done += resolved.length;
    onProgress?.(done + counts.rejected);
  }

  /** Lines are read and resolved while those before them are accepted. */
  async function importBatch(batch: readonly Read[]): Promise<void> {
    signal?.throwIfAborted();
    const resolved = await resolveBatch(batch);
    await accepting;
    // Of those with one id the first is accepted.
    underWay = new Map(resolved.citing.answers.map((answer) => [answer.id, answer] as const).reverse());
    accepting = untilAwaited(accept(resolved));
  }

  async function importAll(): Promise<void> {
    let batch: Read[] = [];
    let characters = 0;
    const foreign = new ForeignFiles();
    for await (const at of lines) {
      foreign.begin(at.number);
      if ('fault' in at) {
        reject(at, foreign.toldOf(at.fault));
        continue;
      }
      if (at.text.trim() === '') continue;
      const read = attempted(() => readLine(at.text));
      if (typeof read === 'string') reject(at, foreign.toldOf(read));
      else {
        foreign.isRight();
        // Without its text, of which whatever is wanted is in the line: kept, it is copied by every collection of garbage.
        batch.push({ at: { source: at.source, number: at.number }, line: read });
        characters += at.text.length;
      }
      if (batch.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) {
        await importBatch(batch);
        batch = [];
        characters = 0;
      }
    }
    if (batch.length > 0) await importBatch(batch);
    await accepting;
    signal?.throwIfAborted();
  }

  try {
    // What others bring from then on is theirs to send.
    await importAll().finally(() => allRead.abort());
  } catch (error) {
    // Who hears of it may close the stores.
    await Promise.allSettled([accepting, ...flushing]);
    throw error;
  }
  if (flushing.length === FLUSHES) await flushing.shift();
  // Also what an import that was cut short has left, and what another flusher is sending.
  await Promise.all([...flushing, drainOutbox(stores.postgres, stores.clickhouse, brand)]);
  return counts;
}
