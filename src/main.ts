import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Begins the program (`program.ts`), with what a process can only be given before it begins. So, where it can,
 * this one is replaced by itself: its id, its streams and its signals stay.
 *
 * Left alone, glibc gives each thread an arena of its own, raises the size from which memory goes back to the system
 * at once to that of the largest piece that was ever freed, and keeps twice as much in each (mallopt(3)). So what is
 * larger than 32 kB (what searches and tours take, pictures, what goes over sockets) lies outside the heap, where it
 * leaves no holes: from 1 MB on these came to 40 MiB and more within half an hour, and a press on a tile took no less
 * processor time; from 8 kB on it would take a fifth more. V8 lets the young generation grow to 48 MB (Node.js,
 * `--max-semi-space-size`). In large pages the solver's tables cost a sixth less processor time on hard 4x4 boards. A
 * heap that begins at what it comes to isn't collected again and again while the program is loaded, which takes a
 * tenth off a start.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 15),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 23),
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
const YOUNG = '--max-semi-space-size=4';
/** Megabytes with which the heap begins; 0: V8 chooses. */
const beginning = (old: number, semi: number): string[] => [
  `--initial-old-space-size=${old}`,
  `--min-semi-space-size=${semi}`,
];
const { argv, env, execArgv, execPath, platform } = process;
// Compiled code is kept for the next start, the threads' and this file's too (Node.js looks at the environment before
// it begins): two thirds of the time. It goes on without where nothing can be written.
env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');

const isGiven = Object.keys(MALLOC).some((name) => env[name] !== undefined);
if (platform === 'linux' && process.execve !== undefined && !isGiven)
  process.execve(execPath, [execPath, YOUNG, ...beginning(64, 4), ...execArgv, ...argv.slice(1)], {
    ...env,
    ...MALLOC,
  });

// Of this thread alone: the others' heaps stay small. And as long as such a flag is set, V8 takes no compiled code.
for (const flag of beginning(0, 0)) setFlagsFromString(flag);

enableCompileCache(env.NODE_COMPILE_CACHE);
await import('./program.ts');
