import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { NIGHTLY } from './nightly.ts';

/** Maximum number of skipped tests that are named: more are skipped only in a run of a few chosen tests. */
const NAMED = 20;

const skippedLine = (test: TestCase): string => {
  const result = test.result();
  const note = result.state === 'skipped' && result.note ? ` (${result.note})` : '';
  return `skipped: ${test.module.relativeModuleId}: ${test.fullName}${note}\n`;
};

/**
 * Names skipped tests and the settings that would run them, and ends a run with one plain line, "N passed, N
 * failed, N skipped", which other programs can parse.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    const skippedTests: TestCase[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state] += 1;
        if (state === 'skipped') skippedTests.push(test);
      }
      // Also what fails before the first test of a block, which skips them all.
      for (const block of [module, ...module.children.allSuites()])
        if (block.errors().length > 0) counts.failed += 1;
    }
    const { passed, failed, skipped, pending } = counts;
    if (skipped <= NAMED) for (const test of skippedTests) process.stdout.write(skippedLine(test));
    if (!NIGHTLY) {
      process.stdout.write(
        'Random tests ran with few repetitions; NIGHTLY=1 npm test runs them for hours.\n',
      );
    }
    process.stdout.write(`\n${passed} passed, ${failed + pending} failed, ${skipped} skipped\n`);
  }
}
