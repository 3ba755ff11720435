import { statfsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/helpers/longest-first.ts';

// Commands that tests start compile themselves once a run instead of once each, which is half of what one takes.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, 'node_modules/.cache/node-compile');

/** Bytes that a folder has room for, 0 where there is none. */
function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

// An insert into all views writes two hundred files: in memory that takes 0.25 s of processor time, on ext4 0.44 s.
if (process.env.NIGHTLY !== '1' && roomOf(MEMORY) >= ENOUGH) process.env.TMPDIR ??= MEMORY;

/** What NIGHTLY=1 asks of the tests that kill and hunt; test/helpers/nightly.ts tells the others. */
const { NIGHTLY, KILL_ROUNDS = '20', HUNT_MINUTES = '60' } = process.env;

export default defineConfig({
  test: {
    env: NIGHTLY === '1' ? { KILL_ROUNDS, HUNT_MINUTES } : {},
    include: ['{test,dashboard/test}/**/*.test.ts'],
    // These only end what hangs: on a busy machine anything may take ten times as long, and nothing is wrong.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    // Looking twenty times a second took two of a hundred seconds of processor time.
    expect: { poll: { timeout: 120_000, interval: 100 } },
    // Files wait for processes, locks and time limits for a third of their time, so two cores have time for four.
    maxWorkers: 4,
    // The files of a worker share its modules, which takes a third of the processor time that loading them for each file
    // does; what a file changes of them, it changes back.
    isolate: false,
    restoreMocks: true,
    // Node.js runs what is tested as it runs the service: modules that Vite makes look up each name they import again and
    // again, a twelfth of the processor time of all tests.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/helpers/closing-line.ts'],
    globalSetup: ['test/helpers/global-setup.ts'],
    setupFiles: ['test/helpers/leftovers.ts'],
  },
});
