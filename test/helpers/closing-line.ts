import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, "N passed, N failed, N skipped", which other programs can read. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      if (module.errors().length > 0) counts.failed += 1;
    }
    const { passed, failed, skipped, pending } = counts;
    process.stdout.write(`\n${passed} passed, ${failed + pending} failed, ${skipped} skipped\n`);
  }
}
