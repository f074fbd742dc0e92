import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fault, type Result } from '../../core/result.ts';
import { NAMELESS_TURN_KEYS, type TurnKeys } from '../../turns/fair-queue.ts';
import type { BoardReading } from '../../vision/verdict.ts';
import { createPictureDecoder, type PictureDecoder } from './apart.ts';
import { photoSize } from './header.ts';

/** Node's young generation would grow to 48 MB. */
const PROGRAM_ARGS = ['--max-semi-space-size=4', join(import.meta.dirname, 'read.ts')];

/** A board, and the time that decoding and reading took. */
export interface PictureReading extends Omit<BoardReading, 'centres'> {
  readonly milliseconds: number;
}

/**
 * Reads the board in a JPEG, PNG or WebP. Faults: those of `readBoard`; `picture-unread` {why: `kind` {kind},
 * `animated`, `broken`, `slow`, `heavy` {most: megabytes}, `large` {width, height, most: megapixels}, `small`
 * {width, height, least}}; `cancelled`.
 */
export type PictureReader = (bytes: Buffer, caller?: PictureCaller) => Promise<Result<PictureReading>>;

export interface PictureCaller {
  readonly signal?: AbortSignal | undefined;
  /** Keys of the person who sent the picture. By default, a person without a name. */
  readonly turnKeys?: TurnKeys;
}

interface OngoingReading {
  readonly result: Promise<Result<PictureReading>>;
  readonly abortController: AbortController;
  readonly callers: Set<{ readonly turnKeys: TurnKeys }>;
}

/**
 * Turns a fault of `photoSize` or `Attachment` into the fault `picture-unread`, whose text is about boards.
 */
export function makeUnreadFault({ code, facts }: { code: string; facts: object }) {
  return fault('picture-unread', { ...facts, why: code.replace('photo-', '') });
}

/**
 * Callers with the same picture share one reading, which ends when all of them cancel. No picture is stored.
 */
export function createPictureReader(decode: PictureDecoder = createPictureDecoder()): PictureReader {
  const ongoingReadings = new Map<string, OngoingReading>();

  function beginReading(
    pictureHash: string,
    bytes: Buffer,
    firstCaller: Required<Pick<PictureCaller, 'turnKeys'>>,
  ): OngoingReading {
    const abortController = new AbortController();
    const callers = new Set([firstCaller]);
    const result = decode(PROGRAM_ARGS, bytes, { callers, signal: abortController.signal })
      .then((output): Result<PictureReading> => {
        if (typeof output !== 'string') return JSON.parse(output.toString());
        return fault('picture-unread', { why: output === 'slow' ? 'slow' : 'broken' });
      })
      .finally(() => ongoingReadings.get(pictureHash) === reading && ongoingReadings.delete(pictureHash));
    const reading: OngoingReading = { result, abortController, callers };
    ongoingReadings.set(pictureHash, reading);
    return reading;
  }

  return async (bytes, { signal, turnKeys = NAMELESS_TURN_KEYS } = {}) => {
    if (signal?.aborted) return fault('cancelled');
    const sizeResult = photoSize(bytes);
    if (!sizeResult.ok) return makeUnreadFault(sizeResult.fault);
    const pictureHash = createHash('sha256').update(bytes).digest('base64');
    const caller = { turnKeys };
    const reading = ongoingReadings.get(pictureHash) ?? beginReading(pictureHash, bytes, caller);
    reading.callers.add(caller);
    const { promise: cancelledResult, resolve } = Promise.withResolvers<Result<PictureReading>>();
    const cancelCaller = () => {
      resolve(fault('cancelled'));
      reading.callers.delete(caller);
      if (reading.callers.size > 0) return;
      ongoingReadings.delete(pictureHash);
      reading.abortController.abort();
    };
    signal?.addEventListener('abort', cancelCaller, { once: true });
    try {
      return await Promise.race([reading.result, cancelledResult]);
    } finally {
      signal?.removeEventListener('abort', cancelCaller);
    }
  };
}
