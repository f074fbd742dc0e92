import { answerQuestions } from '../../threads/worker-thread.ts';
import { encodePixels, type Pixels } from './png.ts';

/** Answers `png-thread.ts`. A Buffer arrives here as a plain Uint8Array. */
answerQuestions(
  ({ bytes, ...size }: Pixels): Uint8Array =>
    encodePixels({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ...size }),
);
