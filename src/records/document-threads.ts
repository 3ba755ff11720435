import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import Tinypool from 'tinypool';
import { type MentionedBrand, plainDocument, type TextOfAnswer } from '../documents/document.ts';
import type { AnswerText, NamedBrand } from '../extraction/index.ts';
import { Turns } from '../stores/turns.ts';
import { lazily } from '../words/lazily.ts';
import type { ThreadTask, ThreadWork } from './document-thread.ts';

/*
 * Laying an answer out or explaining it takes 20 ms of the processor, one that is written to take long 10 s: whoever serves
 * requests has threads do it, which are given up when it takes too long.
 */

/** At once, of different brands; each takes 100 MB. */
const THREADS = Math.min(2, availableParallelism());

/** Milliseconds after which a thread without work ends: a new one takes a second until it has loaded the rules. */
const IDLE = 900_000;

/** Milliseconds that an answer may take, once a thread has begun with it. */
const PATIENCE = 5_000;

const pool = lazily(
  () =>
    new Tinypool({
      filename: new URL('./document-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
    }),
);

const ofBrand = new Turns();
const ofThread = new Turns();
let last = 0;

/** Gives the answers of a brand one thread, one after the other, so that they leave the others to other brands. */
const inTurn = <T>(brandId: string, work: () => Promise<T>): Promise<T> =>
  ofBrand.take(brandId, () => {
    last = (last + 1) % THREADS;
    return ofThread.take(String(last), work);
  });

/** Runs what must not take longer than `patience` milliseconds. @returns null where it does. */
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
  { signal, patience = PATIENCE }: Waiting,
): Promise<string | null> =>
  inTurn(brandId, () => {
    signal?.throwIfAborted();
    return withinTime(work, patience);
  });

/**
 * The document of an answer of a brand, as JSON (`documents/part.ts`). One that takes too long is told as it is written,
 * without marks.
 * @throws what `signal` was aborted with.
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

/** Has the rules loaded, and what they compile when they are first asked. */
const FIRST: ThreadWork = {
  kind: 'document',
  answer: { text: '# Brands\n\n1. **Brand** is the best of them.', textFormat: 'markdown' },
  brands: [{ id: 'brand', name: 'Brand', aliases: [], domains: [], rank: 1 }],
};

/** Milliseconds until a thread is made ready: what else a page begins with goes first. */
const AFTER_OTHERS = 1_000;

let isDue = false;

/**
 * Has a thread ready for whoever is shown answers and may open one: it takes a second until it has loaded the rules,
 * where an answer is laid out within 50 ms.
 */
export function readyThread(): void {
  if (isDue || pool().threads.length > 0) return;
  isDue = true;
  setTimeout(async () => {
    await withinTime(FIRST, PATIENCE).catch(() => {});
    isDue = false;
  }, AFTER_OTHERS).unref();
}

/** How many threads there are. */
export const documentThreads = (): number => pool().threads.length;
