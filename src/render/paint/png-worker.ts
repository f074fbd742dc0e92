import { parentPort } from 'node:worker_threads';
import { encodePixels, type Pixels } from './png.ts';

/** The thread of `png-thread.ts`: for pixels that come, their PNG goes back. */
parentPort?.on('message', ({ bytes, ...size }: Pixels) => {
  // A Buffer arrives as the bare array that it is.
  const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  parentPort?.postMessage(encodePixels({ bytes: own, ...size }));
});
