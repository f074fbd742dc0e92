import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Processes: node-canvas does not go with threads. Each loads the sources once for all of its files, which keep no state in them.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
  },
});
