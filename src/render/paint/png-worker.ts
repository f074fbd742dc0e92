import { answerQuestions } from '../../threads/worker-thread.ts';
import { encodePixels, type Pixels } from './png.ts';

/**
 * Encodes pictures in the thread of `png-thread.ts`. A Buffer arrives in this thread as a plain Uint8Array.
 */
answerQuestions(
  ({ bytes, ...size }: Pixels): Uint8Array =>
    encodePixels({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ...size }),
);
