import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { Callers } from '../../turns/fair-queue.ts';
import { createOneByOne } from '../../turns/one-by-one.ts';

/** Limit for one picture. An accepted one takes about three seconds of a processor at most. */
const TIMEOUT_MS = 30_000;

export interface PictureCallers {
  /** They take turns. */
  readonly callers: Callers;
  /** Also takes the work out of the queue. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a Node program on a picture when its turn comes. `args`: Node's flags, the program's file and its
 * arguments. The program reads `picture` from its standard input. Returns its standard output, `slow` if it
 * exceeded the time limit, or `failed`. Rejects if it can't be started.
 */
export type PictureDecoder = (
  args: readonly string[],
  picture: Buffer,
  callers: PictureCallers,
) => Promise<Buffer | 'slow' | 'failed'>;

/**
 * Works on one picture at a time, each in a process of its own with low priority and a time limit. All users
 * of the decoder wait in one queue, in which people take turns. In the bot's process, node-canvas would block
 * the bot and take much memory. On broken or rotated JPEGs, node-canvas also leaks memory (its issues 2572
 * and 2577).
 */
export function createPictureDecoder(timeoutMs = TIMEOUT_MS): PictureDecoder {
  const runInTurn = createOneByOne();
  return (args, picture, { callers, signal }) =>
    runInTurn(callers, () => runInSeparateProcess(args, picture, { timeoutMs, signal }), {
      signal,
      result: 'failed',
    });
}

interface ProcessLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Has low priority. Without output, the program has failed. */
async function runInSeparateProcess(
  args: readonly string[],
  standardInput: Buffer,
  { timeoutMs, signal }: ProcessLimits,
): Promise<Buffer | 'slow' | 'failed'> {
  const startedAt = performance.now();
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
    if (exitCode === 0 && output.length > 0) return output;
    return performance.now() - startedAt >= timeoutMs ? 'slow' : 'failed';
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}
