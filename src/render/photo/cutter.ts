import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fault, ok, type Result } from '../../core/result.ts';
import { createRenderQueue } from '../render-queue.ts';
import { photoSize } from './header.ts';

/** The time limit for one photo. Large photos take a second or two on an idle machine. */
const WITHIN_MS = 15_000;
const PROGRAM = join(import.meta.dirname, 'cut.ts');

/**
 * Cuts the middle of a photo in the proportions of a board. Returns a JPEG of at most 640 pixels on a side.
 * Faults: those of `photoSize`.
 */
export type PhotoCutter = (
  bytes: Buffer,
  board: { readonly rows: number; readonly cols: number },
) => Promise<Result<Buffer>>;

/**
 * Creates a cutter that decodes one photo at a time. Each photo gets its own process with low priority and a
 * time limit. In the bot's process, node-canvas would block the bot and take much memory. It also leaks
 * memory on broken or turned JPEGs (its issues 2572 and 2577).
 */
export function createPhotoCutter(withinMs = WITHIN_MS): PhotoCutter {
  const oneByOne = createRenderQueue(1);
  return async (bytes, { rows, cols }) => {
    const size = photoSize(bytes);
    if (!size.ok) return size;
    const cut = await oneByOne(() => cutApart(bytes, [cols, rows], withinMs));
    return cut === undefined ? fault('photo-broken') : ok(cut);
  };
}

/**
 * Runs `cut.ts` in a process of its own. Returns its output, or undefined if it failed. Rejects if it can't
 * be started.
 */
async function cutApart(
  bytes: Buffer,
  sides: readonly number[],
  withinMs: number,
): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [PROGRAM, ...sides.map(String)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // Ignore errors of the pipe, because the process may end before it has read everything.
  child.stdin.on('error', () => {}).end(bytes);
  const [picture, code] = await Promise.all([buffer(child.stdout), ended]);
  return code === 0 && picture.length > 0 ? picture : undefined;
}
