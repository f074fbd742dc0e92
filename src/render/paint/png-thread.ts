import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Pixels } from './png.ts';

/**
 * Megabytes of its heap, of which it takes five: the less it may take, the sooner it collects what pictures
 * leave outside of it.
 */
const HEAP = { maxOldGenerationSizeMb: 24 };

/** One thread for the process, started when it is first needed; another one after its end. */
let thread: WorkerThread<Pixels, Uint8Array> | undefined;

/**
 * `encodePixels` in a thread of its own: of a board's picture the calling thread keeps a tenth of a
 * millisecond instead of two. Rejects if the thread ends before.
 */
export async function encodePixelsInWorker(pixels: Pixels): Promise<Buffer> {
  if (thread === undefined || thread.hasEnded)
    thread = new WorkerThread(new URL('./png-worker.ts', import.meta.url), {
      name: 'png',
      resourceLimits: HEAP,
    });
  try {
    const png = await thread.ask(pixels, { transfer: [pixels.bytes.buffer as ArrayBuffer] });
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  } catch (cause) {
    throw new Error('the thread that encodes pictures ended', { cause });
  }
}
