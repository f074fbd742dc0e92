import { join } from 'node:path';
import { fault, ok, type Result } from '../../core/result.ts';
import { createRenderQueue } from '../render-queue.ts';
import { runApart } from './apart.ts';
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
    const cut = await oneByOne(() => runApart([PROGRAM, String(cols), String(rows)], bytes, { withinMs }));
    return cut === undefined ? fault('photo-broken') : ok(cut);
  };
}
