import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fault, ok, type Result } from '../../core/result.ts';
import { createRenderQueue } from '../render-queue.ts';
import { photoSize } from './header.ts';

/** Milliseconds for one photo; 40 megapixels take one or two seconds where nothing else runs. */
const WITHIN_MS = 15_000;
const PROGRAM = join(import.meta.dirname, 'cut.ts');

/** Cuts the middle of a photo out, in the proportions of a board: a JPEG of at most 640 pixels a side. Faults: as `photoSize`. */
export type PhotoCutter = (
  bytes: Buffer,
  board: { readonly rows: number; readonly cols: number },
) => Promise<Result<Buffer>>;

/**
 * A cutter that decodes one photo at a time, each in a process of its own, at low priority and for a limited time: node-canvas
 * decodes where it is called (0.3 to 0.9 s for 40 megapixels, 220 to 500 MB), and what it loses over broken or turned JPEGs (its issues
 * 2572 and 2577) is lost with that process.
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

/** What the program makes of the photo; undefined: it couldn't. Rejects where it can't be started. */
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
  // It may end before it has read everything.
  child.stdin.on('error', () => {}).end(bytes);
  const [picture, code] = await Promise.all([buffer(child.stdout), ended]);
  return code === 0 && picture.length > 0 ? picture : undefined;
}
