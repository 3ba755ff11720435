import path from 'node:path';
import type { Logger } from 'pino';

/** Signals that end a process: from a supervisor, Ctrl-C, or a terminal that closes. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Milliseconds in which a second signal counts as the same request: Ctrl-C and systemd signal npm and this
 * process, and npm passes its own on.
 */
const ECHO = 1_000;

/** Milliseconds between looks at whether npm is still there. */
const LOOK = 500;

/** Read when the program is loaded, so that npm is the parent even if it is killed during the start. */
const parent = process.ppid;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * True where npm started this program by a script of package.json and is its parent, which waits for it, or
 * is the parent of a `node --watch` that does. Any other parent may end first: a shell behind nohup or setsid
 * does, and the program is meant to stay.
 */
export function isChildOfNpm({ npm_lifecycle_script: script }: Environment, program: string): boolean {
  const [, started] =
    /^(?:[A-Z_]+=\S+ )?(?:exec )?node (?:--watch )?(\S+)(?: [^;&|]*)?$/.exec(script ?? '') ?? [];
  return started !== undefined && path.resolve(program).endsWith(path.normalize(`/${started}`));
}

/**
 * True where `nohup` started this: Node.js undoes the ignoring of SIGHUP, but shells name what they started
 * in `_`.
 */
const isNohup = ({ _: started = '' }: Environment): boolean => path.basename(started) === 'nohup';

/** Calls `onGone` once when npm, being the parent, has ended: if killed, it cannot pass a signal on. */
export function watchParent(onGone: () => void): { stop(): void } {
  if (!isChildOfNpm(process.env, process.argv[1] ?? '')) return { stop() {} };
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // A signal sent to the whole terminal is reported first.
    setImmediate(() => setImmediate(onGone));
  }, LOOK).unref();
  return { stop: () => clearInterval(timer) };
}

/** Message for a first signal, which explains what a second one does. */
const toldOf = (signal: string): string =>
  `${signal}: finishing work under way, then this process ends; a second ${signal === 'SIGINT' ? 'Ctrl-C' : signal} ends it at once`;

/**
 * Resolves when this process is to end: at the first SIGTERM, SIGINT or SIGHUP, or when the npm that started
 * it has ended. It is logged in one line; another signal, a second later or more, ends the process at once
 * with exit code 1.
 */
export const stopRequest = (logger: Logger): Promise<void> =>
  new Promise((resolve) => {
    let since: number | null = null;
    const stop = (reason: object, message: string) => {
      if (since !== null) return;
      since = performance.now();
      watch.stop();
      logger.info(reason, message);
      resolve();
    };
    const watch = watchParent(() =>
      stop({ parent }, 'npm, which started this process, has ended: stopping as after SIGTERM'),
    );
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (signal === 'SIGHUP' && isNohup(process.env)) {
          watch.stop();
          logger.info({ signal }, 'The terminal is closed; going on, as started with nohup');
        } else if (since !== null && performance.now() - since > ECHO) {
          process.exit(1);
        } else stop({ signal }, toldOf(signal));
      });
    }
  });
