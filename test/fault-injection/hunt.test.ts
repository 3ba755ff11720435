import { expect, it, onTestFinished } from 'vitest';
import { runSchedule } from './run.ts';
import { type Season, startSeason } from './season.ts';

/*
 * Random schedules of everything that writes answers, as processes of their own, while stores go away, hang and
 * drop connections and processes are killed. After each, what the hunt itself has written down is compared with
 * the lists, the reports, the ledger and the audit. By day that is one
 * schedule; HUNT_MINUTES lets it run for longer, HUNT_SEED runs a schedule again.
 */

const MINUTES = Number(process.env.HUNT_MINUTES ?? 0);
const SEED = Number(process.env.HUNT_SEED ?? Math.floor(Math.random() * 1_000_000_000));

/** Schedules on the same databases; then others, so that hours do not fill the disk. */
const SEASON = 40;

it('every answer is there once after whatever its writers and their stores went through', {
  timeout: (MINUTES + 4) * 60_000,
}, async () => {
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  let [schedules, steps, answers] = [0, 0, 0];
  const soFar = () =>
    `${schedules} schedules, ${steps} steps, ${answers} answers in ${(minutes() * 60).toFixed(1)} s`;
  let season: Season | null = null;
  let [running, trace]: [number | null, readonly string[]] = [null, []];
  // Also where the test takes too long: its processes would go on.
  onTestFinished(async () => {
    if (running !== null) {
      process.stderr.write(
        `The hunt was cut short in HUNT_SEED=${running}, after\n${trace.slice(-20).join('\n')}\n`,
      );
    }
    await season?.close();
  });
  while (schedules === 0 || minutes() < MINUTES) {
    if (season === null || schedules % SEASON === 0) {
      await season?.close();
      season = await startSeason();
    }
    const seed = SEED + schedules;
    running = seed;
    const hunted = await runSchedule(season, seed, (begun) => {
      trace = begun;
    });
    running = null;
    schedules += 1;
    steps += hunted.steps;
    answers += hunted.answers;
    process.stderr.write(`The hunt: ${soFar()}; the last with HUNT_SEED=${seed}\n`);
    if (hunted.found.length > 0) {
      expect.fail(
        [
          `Found after ${soFar()}; HUNT_SEED=${seed} runs this schedule again:`,
          ...hunted.found.map((one) => `- ${one}`),
          'What happened:',
          ...hunted.trace.map((line) => `  ${line}`),
        ].join('\n'),
      );
    }
  }
});
