import { enableCompileCache } from 'node:module';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start, end and crash worker threads again and again: nothing else shares a process with them. */
const THREADS = ['test/solver/**/*.test.ts', 'test/e2e/cli/*.test.ts'];

/** Those that start programs and wait for them come first: begun last, one of them would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification): number =>
      project.name === 'threads' ? 0 : moduleId.includes('/e2e/') ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    // Processes: node-canvas does not go with threads.
    pool: 'forks',
    // Four more than there are processors to count on: many tests wait for others' clocks.
    maxWorkers: 6,
    // V8 guards its code by protection keys, and where it has them it loses track of it when many threads end (`jit_page.has_value()`).
    execArgv: process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [],
    // Threads that tests start find their code compiled, as the program's do.
    env: { NODE_COMPILE_CACHE: enableCompileCache().directory ?? '' },
    sequence: { sequencer: LongestFirst },
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
