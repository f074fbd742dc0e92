import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

interface Limits {
  /** The time after which the process is killed. */
  readonly withinMs: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a Node program in a process of its own, at low priority, and returns its standard output. `args`: the
 * program's file and its arguments. `bytes`: its standard input. Undefined if it failed, printed nothing or
 * took too long. Rejects if it can't be started.
 */
export async function runApart(
  args: readonly string[],
  bytes: Buffer,
  { withinMs, signal }: Limits,
): Promise<Buffer | undefined> {
  if (signal?.aborted) return undefined;
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // The process may end before it has read all of its input.
  child.stdin.on('error', () => {}).end(bytes);
  try {
    const [printed, code] = await Promise.all([buffer(child.stdout), ended]);
    return code === 0 && printed.length > 0 ? printed : undefined;
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}
