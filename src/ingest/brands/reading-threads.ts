import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import Tinypool from 'tinypool';
import type { AnswerText } from '../../extraction/index.ts';
import { inGroups } from '../../shared/in-groups.ts';
import { lazily } from '../../shared/lazily.ts';
import type { ReadingTask } from './reading-thread.ts';
import { type BrandsInText, readEach } from './rules.ts';
import type { TextReader } from './text-reader.ts';

/*
 * Reading texts is nearly all that an import or a re-extraction of texts takes: 4 ms of the processor for an answer of
 * 2,700 characters. Where there are many, threads read them.
 */

/** As many as there are cores for this process; each takes 100 MB. */
const THREADS = Math.min(8, availableParallelism());

/**
 * Characters of texts from which threads are worth their start: a new one takes 0.2 s to load the rules, and reads at a
 * half of its later pace for the first two seconds.
 */
const WORTH = 300_000;

/** Characters that a thread is given at once, so that all end at about the same time. */
const PIECE = 50_000;

/**
 * Characters from which a single text is read by a thread: this one goes on meanwhile with what else it has to do. Lists
 * take longest, half a second for so much.
 */
const LONG = 50_000;

/** Answers read between two looks at what else this thread has to do. */
const AT_ONCE = 16;

/** Milliseconds after which a thread without work ends, and with it its memory. */
const IDLE = 10_000;

const pool = lazily(
  () =>
    new Tinypool({
      filename: new URL('./reading-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
    }),
);

type Names = Pick<TextReader, 'named' | 'extract'>;

/** Names that are the same list are given to threads as the same memory. */
const sharedNames = new WeakMap<Names['named'], SharedArrayBuffer>();

function namesOf({ named }: Names): SharedArrayBuffer {
  const known = sharedNames.get(named);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(named));
  const memory = new SharedArrayBuffer(bytes.length);
  Buffer.from(memory).set(bytes);
  sharedNames.set(named, memory);
  return memory;
}

const lengthOf = (answers: readonly AnswerText[]) => answers.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Reads answers on a thread. An answer that takes more memory than there is ends its thread, and with it whatever that
 * read: each is then read by itself, and the error told in the place of that one alone.
 */
async function readPiece(
  names: SharedArrayBuffer,
  answers: readonly AnswerText[],
): Promise<readonly (BrandsInText | Error)[]> {
  try {
    return await pool().run({ names, answers } satisfies ReadingTask);
  } catch (error) {
    if (answers.length === 1) return [error as Error];
    const told: (BrandsInText | Error)[] = [];
    for (const answer of answers) told.push(...(await readPiece(names, [answer])));
    return told;
  }
}

/** As many pieces wait at threads as keep all of them busy; who is to stop waits for these alone. */
const UNDER_WAY = 2 * THREADS;

async function readOnThreads(
  names: SharedArrayBuffer,
  answers: readonly AnswerText[],
  signal: AbortSignal | undefined,
): Promise<readonly (BrandsInText | Error)[]> {
  const told: (readonly (BrandsInText | Error)[])[] = [];
  const pieces: (readonly AnswerText[])[] = [];
  for await (const piece of inGroups(answers, PIECE, ({ text }) => text.length)) pieces.push(piece);
  const unread = pieces.entries();
  async function readOn(): Promise<void> {
    for (const [at, piece] of unread) {
      signal?.throwIfAborted();
      told[at] = await readPiece(names, piece);
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, readOn));
  return told.flat();
}

/**
 * Reads answers for the brands of a directory, by the rules and the lexicons, in the order of the answers; an error in
 * the place of one that cannot be read. Many are read by threads, the same wherever they are read.
 * @throws what `signal` was aborted with.
 */
export async function readTexts(
  directory: Names,
  answers: readonly AnswerText[],
  signal?: AbortSignal,
): Promise<readonly (BrandsInText | Error)[]> {
  if (THREADS > 1 && lengthOf(answers) >= WORTH) {
    return await readOnThreads(namesOf(directory), answers, signal);
  }
  const told: (BrandsInText | Error)[] = [];
  for (let first = 0; first < answers.length; first += AT_ONCE) {
    if (first > 0) await setImmediate();
    signal?.throwIfAborted();
    told.push(...readEach((answer) => directory.extract(answer), answers.slice(first, first + AT_ONCE)));
  }
  return told;
}

/**
 * Reads one answer for the brands of a directory, by the rules and the lexicons; a long one is read by a thread.
 * @throws Error where it cannot be read.
 */
export async function readOneText(directory: Names, answer: AnswerText): Promise<BrandsInText> {
  if (answer.text.length < LONG) return directory.extract(answer);
  const [said] = await readPiece(namesOf(directory), [answer]);
  if (said === undefined || said instanceof Error) throw said;
  return said;
}
