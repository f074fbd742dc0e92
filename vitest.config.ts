import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that start the program, or whose file takes more than five seconds: `npm test` leaves them to `npm
 * run test:slow`.
 */
const SLOW = ['test/e2e/**/*.test.ts', 'test/**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // Processes: node-canvas doesn't work in worker threads that end.
    pool: 'forks',
    // V8 guards its code by protection keys. Where it has them it loses track of it when many threads end
    // (`jit_page.has_value()`).
    execArgv: process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [],
    // Threads that tests start find their code compiled, as the program's do.
    env: { NODE_COMPILE_CACHE: enableCompileCache().directory ?? '' },
    globalSetup: 'test/support/run-folder.ts',
    projects: [
      {
        extends: true,
        // A process loads the sources once for all of its files. These keep no state there but the threads of
        // one solver.
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: SLOW,
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          // One more than there are processors, as many tests wait: with more, programs that they start would
          // starve.
          maxWorkers: availableParallelism() + 1,
          // Real processes, sockets and a browser on a shared machine: a test that fails is repeated once.
          // The report names it (`retry x1`), and it is a fault to be mended all the same.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Nothing here takes so long: only a machine that does much else lets time run out.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
