import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import Tinypool from 'tinypool';
import { type MentionedBrand, plainDocument, type TextOfAnswer } from '../documents/document.ts';
import type { AnswerText, NamedBrand } from '../extraction/index.ts';
import { lazily } from '../shared/lazily.ts';
import { KeyedQueue } from '../stores/keyed-queue.ts';
import type { ThreadTask, ThreadWork } from './document-thread.ts';

/* Threads that parse answers into documents, or explain them. One takes 20 ms of the processor, a malicious one 10 s:
   threads keep that away from requests, and an answer that takes too long is shown as it is written. */

/** Number of threads, for different brands; each takes 100 MB. */
const THREADS = Math.min(2, availableParallelism());

/** Milliseconds after which a thread without work ends: a new one takes a second until it has loaded the rules. */
const IDLE = 900_000;

/** Milliseconds for one answer, from the start of its work. */
const MAX_WAIT_MS = 5_000;

const pool = lazily(
  () =>
    new Tinypool({
      filename: new URL('./document-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
    }),
);

const ofBrand = new KeyedQueue();
const ofThread = new KeyedQueue();
let last = 0;

/** Gives each brand one thread at a time, so that its answers leave the others to other brands. */
const inTurn = <T>(brandId: string, work: () => Promise<T>): Promise<T> =>
  ofBrand.take(brandId, () => {
    last = (last + 1) % THREADS;
    return ofThread.take(String(last), work);
  });

/** Runs work that must not take longer than `patience` milliseconds. @returns null where it does. */
async function withinTime(work: ThreadWork, patience: number): Promise<string | null> {
  const { port1, port2: begun } = new MessageChannel();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    timer = setTimeout(() => late.abort(), patience);
  });
  try {
    return await pool().run({ ...work, begun } satisfies ThreadTask, {
      signal: late.signal,
      transferList: [begun],
    });
  } catch (error) {
    if (!late.signal.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}

interface Waiting {
  /** Aborts when nobody waits for it any more: then it is not begun. */
  readonly signal?: AbortSignal;
  readonly patience?: number;
}

const runFor = (
  brandId: string,
  work: ThreadWork,
  { signal, patience = MAX_WAIT_MS }: Waiting,
): Promise<string | null> =>
  inTurn(brandId, () => {
    signal?.throwIfAborted();
    return withinTime(work, patience);
  });

/**
 * Document of a brand's answer, as JSON (`documents/part.ts`). One that takes too long is shown as it is
 * written, without marks.
 * @param signal aborts when nobody waits for it any more; a queued one is then not started.
 * @throws the abort reason of `signal`.
 */
export const layOut = async (
  brandId: string,
  answer: TextOfAnswer,
  brands: readonly MentionedBrand[],
  waiting: Waiting = {},
): Promise<string> =>
  (await runFor(brandId, { kind: 'document', answer, brands }, waiting)) ??
  JSON.stringify(plainDocument(answer));

/**
 * Explains how an answer of a brand is read, as JSON (`extraction/explain/explain.ts`); `null` where that takes too long.
 * @throws what `signal` was aborted with.
 */
export const explainInThread = async (
  brandId: string,
  answer: AnswerText,
  brands: readonly NamedBrand[],
  waiting: Waiting = {},
): Promise<string> => (await runFor(brandId, { kind: 'explanation', answer, brands }, waiting)) ?? 'null';

/** Sample task that loads the rules and compiles their patterns. */
const FIRST: ThreadWork = {
  kind: 'document',
  answer: { text: '# Brands\n\n1. **Brand** is the best of them.', textFormat: 'markdown' },
  brands: [{ id: 'brand', name: 'Brand', aliases: [], domains: [], rank: 1 }],
};

/** Delay in milliseconds before a thread is started, so that the page's own requests go first. */
const AFTER_OTHERS = 1_000;

let isDue = false;

/**
 * Starts a thread ahead for people who may open an answer: loading the rules takes a second, parsing an
 * answer less than 50 ms.
 */
export function readyThread(): void {
  if (isDue || pool().threads.length > 0) return;
  isDue = true;
  setTimeout(async () => {
    await withinTime(FIRST, MAX_WAIT_MS).catch(() => {});
    isDue = false;
  }, AFTER_OTHERS).unref();
}

/** Number of threads. */
export const documentThreads = (): number => pool().threads.length;
