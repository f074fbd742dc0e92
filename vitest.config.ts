import { enableCompileCache } from 'node:module';
import { defineConfig } from 'vitest/config';

/** Tests that start, end and crash worker threads again and again: nothing else shares a process with them. */
const THREADS = ['test/solver/**/*.test.ts', 'test/e2e/cli/*.test.ts'];

export default defineConfig({
  test: {
    // Processes: node-canvas does not go with threads.
    pool: 'forks',
    // Two more than there are processors to count on: many tests wait for others' clocks.
    maxWorkers: 4,
    // V8 guards its code by protection keys, and where it has them it loses track of it when many threads end (`jit_page.has_value()`).
    execArgv: process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [],
    // Threads that tests start find their code compiled, as the program's do.
    env: { NODE_COMPILE_CACHE: enableCompileCache().directory ?? '' },
    globalSetup: 'test/support/run-folder.ts',
    projects: [
      {
        extends: true,
        // Each process loads the sources once for all of its files, which keep no state in them but the threads of one solver.
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: THREADS, isolate: false },
      },
      { extends: true, test: { name: 'threads', include: THREADS } },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
