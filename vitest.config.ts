import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores: each file may start stores of its own, and more than two at once only contend.
    maxWorkers: 2,
    reporters: ['default', './test/helpers/closing-line.ts'],
    globalSetup: ['test/helpers/global-setup.ts'],
  },
});
