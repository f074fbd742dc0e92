import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { runCommandLine } from '../../../src/adapters/cli/command-line.ts';
import { createSolver } from '../../../src/solver/create-solver.ts';
import type { RunningSolver } from '../../../src/solver/solver.ts';
import { dataFolder } from './data-folder.ts';
import { ROOT } from './program.ts';

/** Where a command line is run. */
export interface Setting {
  /** Holds its data; relative file names begin there. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The copy of the program; the repository's own unless said otherwise. */
  readonly root?: string;
}

/** What became of a command line. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const wordsOf = (args: string | readonly string[]): readonly string[] =>
  typeof args === 'string' ? args.split(' ') : args;

/**
 * Starts `tileknight` with these arguments (a line is taken apart at its spaces), with nothing of the tests'
 * own surroundings.
 */
export function startTerminal(
  args: string | readonly string[],
  { folder, env = {}, root = ROOT }: Setting,
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  const program = join(root, 'src/adapters/cli/tileknight.ts');
  return spawn(process.execPath, [program, ...wordsOf(args)], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    stdio,
  });
}

/** Fulfils with a program's exit code and the rest of its output, once it has ended. */
export async function endOf(program: ChildProcess): Promise<Ended> {
  const [[code], out = '', err = ''] = await Promise.all([
    once(program, 'close') as Promise<[number | null]>,
    ...[program.stdout, program.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ]);
  return { code, out, err };
}

/** Runs `tileknight` to its end in a process of its own, with `input` piped into it. */
export function runTerminal(
  args: string | readonly string[],
  { input = '', ...setting }: Setting & { readonly input?: string },
): Promise<Ended> {
  const program = startTerminal(args, setting);
  program.stdin?.end(input);
  return endOf(program);
}

/**
 * What `tileknight` does with these arguments and this input, but in this process, which takes a fraction of
 * the time: for all that is not about processes, streams and signals. The solver has one thread. Relative
 * file names begin where the tests run.
 */
export async function callTerminal(
  args: string | readonly string[],
  { input = '', folder, env = {} }: Omit<Setting, 'root'> & { readonly input?: string },
  makeSolver = createSolver,
): Promise<Ended> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const shell = {
    env: { DATA_DIR: folder, SOLVER_THREADS: '1', ...env },
    stdin: Readable.from([input]),
    stdout,
    stderr,
    isPiped: () => false,
    interrupt: () => new AbortController().signal,
  };
  const code = await runCommandLine(wordsOf(args), shell, makeSolver).finally(() => {
    stdout.end();
    stderr.end();
  });
  const [out, err] = await written;
  return { code, out, err };
}

/**
 * Solvers that outlive their command lines, whose threads take longer to start than most of these take;
 * closed after the file's tests.
 */
function lastingSolvers(): typeof createSolver {
  const solvers = new Map<string, RunningSolver>();
  afterAll(() => Promise.all([...solvers.values()].map((solver) => solver.close())));
  return (options) => {
    const key = JSON.stringify({ ...options, log: undefined });
    const solver = solvers.get(key) ?? createSolver(options);
    solvers.set(key, solver);
    return { ...solver, close: async () => {} };
  };
}

/** A terminal in a folder of its own, which is gone after the tests of the file that opens it. */
export function openTerminal() {
  const folder = dataFolder('cli');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const makeSolver = lastingSolvers();
  return {
    folder,
    /** Runs `tileknight` in a process of its own, as people do. */
    started: (line: string, input = '') => runTerminal(line, { folder, input }),
    /** Runs it in this process. */
    tileknight: (line: string | readonly string[], input = '', env = {}) =>
      callTerminal(line, { folder, input, env }, makeSolver),
  };
}
