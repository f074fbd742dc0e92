import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { Pixels } from './png.ts';

interface Thread {
  readonly worker: Worker;
  /** Who waits for a picture, the first one next. */
  readonly waiting: PromiseWithResolvers<Buffer>[];
}

/** Not as a part of whatever the first picture is for: that would be kept with the thread. */
const apart = AsyncLocalStorage.snapshot();

/** One thread for the process, started when it is first needed and kept; another one after its end. */
let running: Thread | undefined;

/** Megabytes of its heap, of which it takes five: the less it may take, the sooner it collects what pictures leave outside of it. */
const HEAP = { maxOldGenerationSizeMb: 24 };

function startedThread(): Thread {
  const worker = new Worker(new URL('./png-worker.ts', import.meta.url), {
    ...{ name: 'png', execArgv: [], resourceLimits: HEAP },
  });
  const thread: Thread = { worker, waiting: [] };
  worker.on('message', (png: Uint8Array) => {
    const encoded = thread.waiting.shift();
    if (thread.waiting.length === 0) worker.unref();
    encoded?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
  const over = (cause: unknown) => {
    if (running === thread) running = undefined;
    for (const { reject } of thread.waiting.splice(0))
      reject(new Error('the thread that encodes pictures ended', { cause }));
  };
  worker.once('error', over).once('exit', over);
  running = thread;
  return thread;
}

/**
 * `encodePixels` in a thread of its own, which keeps the process alive only while it works: of a board's picture the calling thread keeps
 * a tenth of a millisecond instead of two. Rejects if the thread ends before.
 */
export async function encodePixelsBeside(pixels: Pixels): Promise<Buffer> {
  const { worker, waiting } = running ?? apart(startedThread);
  const encoded = Promise.withResolvers<Buffer>();
  worker.postMessage(pixels, [pixels.bytes.buffer as ArrayBuffer]);
  waiting.push(encoded);
  worker.ref();
  return encoded.promise;
}
