import { join } from 'node:path';
import { fault, ok, type Result } from '../../core/result.ts';
import { NAMELESS_TURN_KEYS } from '../../turns/fair-queue.ts';
import { createPictureDecoder, type PictureDecoder } from './apart.ts';
import { photoSize } from './header.ts';
import type { PictureCaller } from './reader.ts';

const PROGRAM_FILE = join(import.meta.dirname, 'cut.ts');

/**
 * Cuts the middle of a photo in the proportions of a board. Returns a JPEG of at most 640 pixels on a side.
 * Faults: those of `photoSize`; `photo-broken`, also if it takes too long; `cancelled`.
 */
export type PhotoCutter = (
  bytes: Buffer,
  board: { readonly rows: number; readonly cols: number },
  caller?: PictureCaller,
) => Promise<Result<Buffer>>;

export function createPhotoCutter(decode: PictureDecoder = createPictureDecoder()): PhotoCutter {
  return async (bytes, { rows, cols }, { signal, turnKeys = NAMELESS_TURN_KEYS } = {}) => {
    const sizeResult = photoSize(bytes);
    if (!sizeResult.ok) return sizeResult;
    const jpeg = await decode([PROGRAM_FILE, String(cols), String(rows)], bytes, {
      callers: [{ turnKeys }],
      signal,
    });
    if (typeof jpeg !== 'string') return ok(jpeg);
    return fault(signal?.aborted ? 'cancelled' : 'photo-broken');
  };
}
