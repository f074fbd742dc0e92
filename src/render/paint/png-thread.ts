import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Pixels } from './png.ts';

/**
 * Limits the thread's heap. With a small heap, the garbage collector runs more often, and then also frees the
 * memory of pictures, which is outside the heap.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 24 };

/**
 * The thread that encodes pictures. It is created on first use. If it has ended, the next use creates a new
 * one.
 */
let encoderThread: WorkerThread<Pixels, Uint8Array> | undefined;

/**
 * Encodes pixels in a worker thread, so that the calling thread isn't blocked. Rejects if the thread ends
 * early.
 */
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
