import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Pixels } from './png.ts';

/**
 * Limits the heap, because with a small one the garbage collector runs more often, and then also frees the
 * memory of pictures, which is outside the heap.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 24 };

/** Created on first use, and again by the next use if it has ended. */
let encoderThread: WorkerThread<Pixels, Uint8Array> | undefined;

/** So that the calling thread isn't blocked. Rejects if the worker thread ends early. */
export async function encodePixelsInWorker(pixels: Pixels): Promise<Buffer> {
  if (encoderThread === undefined || encoderThread.hasEnded)
    encoderThread = new WorkerThread(new URL('./png-worker.ts', import.meta.url), {
      name: 'png',
      resourceLimits: HEAP_LIMITS,
    });
  try {
    const png = await encoderThread.ask(pixels, { transfer: [pixels.bytes.buffer as ArrayBuffer] });
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  } catch (cause) {
    throw new Error('the thread that encodes pictures ended', { cause });
  }
}
