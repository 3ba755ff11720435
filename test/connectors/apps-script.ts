import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

/** A response as the script gets it, or why there is none. */
export interface Fetched {
  readonly status: number;
  readonly text: string;
  readonly failure?: string;
}

export interface AppsScript {
  /** Calls a function of the script. @throws Error with its message where it refuses: `refused: …`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on results of any shape.
  call(name: string, request?: unknown): Promise<any>;
  /** Addresses that it has requested. */
  readonly requested: readonly URL[];
  close(): Promise<unknown>;
}

/** A script on a thread of its own, whose requests are sent over HTTP. */
export function runAppsScript(file: string): AppsScript {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const requested: URL[] = [];
  port1.on('message', async ({ url, options }: { url: string; options: RequestInit }) => {
    let fetched: Fetched;
    try {
      requested.push(new URL(url));
      const response = await fetch(url, options);
      fetched = { status: response.status, text: await response.text() };
    } catch (error) {
      fetched = { status: 0, text: '', failure: String(error) };
    }
    port1.postMessage(fetched);
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  });
  const worker = new Worker(new URL('./apps-script-worker.ts', import.meta.url), {
    workerData: { file, port: port2, signal },
    transferList: [port2],
  });
  return {
    async call(name, request) {
      const answered = once(worker, 'message');
      worker.postMessage({ name, request });
      const [{ result, refused, failed }] = await answered;
      if (failed !== undefined) throw new Error(`failed: ${failed}`);
      if (refused !== undefined) throw new Error(`refused: ${refused}`);
      return result === undefined ? undefined : JSON.parse(result);
    },
    requested,
    close() {
      port1.close();
      return worker.terminate();
    },
  };
}
