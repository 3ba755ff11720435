import path from 'node:path';
import type { Logger } from 'pino';

/** What asks a process to end: a supervisor, Ctrl-C, a terminal that is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Milliseconds in which a second signal is the same request: Ctrl-C and systemd signal npm and this process, and
 * npm passes on to this process what it got.
 */
const ECHO = 1_000;

/** Milliseconds between looks at whether npm is still there. */
const LOOK = 500;

/** Read when the program is loaded, so that npm is the parent even where it is killed while we start. */
const parent = process.ppid;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether npm started this program by a script of package.json and is its parent, which then waits for it, or is the
 * parent of the one that watches its files and does. Any other parent may go: a shell behind nohup or setsid does, and
 * what runs is meant to stay.
 */
export function isChildOfNpm({ npm_lifecycle_script: script }: Environment, program: string): boolean {
  const [, started] =
    /^(?:[A-Z_]+=\S+ )?(?:exec )?node (?:--watch )?(\S+)(?: [^;&|]*)?$/.exec(script ?? '') ?? [];
  return started !== undefined && path.resolve(program).endsWith(path.normalize(`/${started}`));
}

/** Whether `nohup` started this: Node.js undoes the ignoring of SIGHUP, but shells name what they started in `_`. */
const isNohup = ({ _: started = '' }: Environment): boolean => path.basename(started) === 'nohup';

/** Calls `onGone` once when npm, being the parent, is gone: killed, it cannot pass on that we are to end. */
export function watchParent(onGone: () => void): { stop(): void } {
  if (!isChildOfNpm(process.env, process.argv[1] ?? '')) return { stop() {} };
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // A signal that has come as well, to the whole terminal, is told first.
    setImmediate(() => setImmediate(onGone));
  }, LOOK).unref();
  return { stop: () => clearInterval(timer) };
}

/** What is said of a first signal: who pressed Ctrl-C and waits is to know what else there is. */
const toldOf = (signal: string): string =>
  `${signal}: what is under way is finished, then this process ends; a second ${signal === 'SIGINT' ? 'Ctrl-C' : signal} ends it at once`;

/**
 * Resolves when this process is to end: at the first SIGTERM, SIGINT or SIGHUP, or when the npm that started it is
 * gone. It is logged in one line; another signal, a second later or more, ends the process at once with exit code 1.
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
      stop({ parent }, 'npm, which started this process, is gone: ending as after SIGTERM'),
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
