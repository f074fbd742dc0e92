import { answerQuestions } from '../../threads/worker-thread.ts';
import { encodePixels, type Pixels } from './png.ts';

/** The thread of `png-thread.ts`. A Buffer arrives as a bare array. */
answerQuestions(
  ({ bytes, ...size }: Pixels): Uint8Array =>
    encodePixels({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ...size }),
);
