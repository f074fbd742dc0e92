import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

interface ProcessLimits {
  /** The time after which the process is killed. */
  readonly timeoutMs: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a Node program in a process of its own, at low priority, and returns its standard output. `args`: the
 * program's file and its arguments. `standardInput`: its standard input. Undefined if it failed, printed
 * nothing or took too long. Rejects if it can't be started.
 */
export async function runInSeparateProcess(
  args: readonly string[],
  standardInput: Buffer,
  { timeoutMs, signal }: ProcessLimits,
): Promise<Buffer | undefined> {
  if (signal?.aborted) return undefined;
  const childProcess = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const kill = () => childProcess.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  const exitPromise = new Promise<number | null>((resolve, reject) => {
    childProcess.on('error', reject).on('close', resolve);
  });
  if (childProcess.pid !== undefined) setPriority(childProcess.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // The process may end before it has read all of its input.
  childProcess.stdin.on('error', () => {}).end(standardInput);
  try {
    const [output, exitCode] = await Promise.all([buffer(childProcess.stdout), exitPromise]);
    return exitCode === 0 && output.length > 0 ? output : undefined;
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}
