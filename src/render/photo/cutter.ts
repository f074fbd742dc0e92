import { join } from 'node:path';
import { fault, ok, type Result } from '../../core/result.ts';
import { createRenderQueue } from '../render-queue.ts';
import { runInSeparateProcess } from './apart.ts';
import { photoSize } from './header.ts';

/** The time limit for one photo. Large photos take a second or two on an idle machine. */
const TIMEOUT_MS = 15_000;
/** File of the program that cuts a photo. Each photo gets a process of its own. */
const PROGRAM_FILE = join(import.meta.dirname, 'cut.ts');

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
 * time limit. In the bot's process, node-canvas would block the bot and take much memory. On broken or
 * rotated JPEGs, node-canvas also leaks memory (its issues 2572 and 2577).
 */
export function createPhotoCutter(timeoutMs = TIMEOUT_MS): PhotoCutter {
  const queue = createRenderQueue(1);
  return async (bytes, { rows, cols }) => {
    const sizeResult = photoSize(bytes);
    if (!sizeResult.ok) return sizeResult;
    const jpeg = await queue(() =>
      runInSeparateProcess([PROGRAM_FILE, String(cols), String(rows)], bytes, { timeoutMs }),
    );
    return jpeg === undefined ? fault('photo-broken') : ok(jpeg);
  };
}
