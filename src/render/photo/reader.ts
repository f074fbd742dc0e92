import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fault, type Result } from '../../core/result.ts';
import type { BoardReading } from '../../vision/verdict.ts';
import { createRenderQueue } from '../render-queue.ts';
import { runInSeparateProcess } from './apart.ts';
import { photoSize } from './header.ts';

/** The time limit for one picture. 40 megapixels take about two seconds on an idle machine. */
const TIMEOUT_MS = 30_000;
/** File of the program that reads a board. Each picture gets a process of its own. */
const PROGRAM_FILE = join(import.meta.dirname, 'read.ts');

/** A board that was read from a picture, and the time that decoding and reading took. */
export interface PictureReading extends Omit<BoardReading, 'centres'> {
  readonly milliseconds: number;
}

/**
 * Reads the board in a JPEG, PNG or WebP. Faults: those of `readBoard`; `picture-unread` {why: `kind` {kind},
 * `animated`, `broken`, `slow`, `heavy` {most: megabytes}, `large` {width, height, most: megapixels}, `small`
 * {width, height, least}}; `cancelled`.
 */
export type PictureReader = (bytes: Buffer, caller?: PictureCaller) => Promise<Result<PictureReading>>;

interface PictureCaller {
  /** Cancels the reading. */
  readonly signal?: AbortSignal;
  /** The key of the person who sent the picture. */
  readonly personKey?: string;
}

/** A picture that is being read or waits for its turn. */
interface OngoingReading {
  readonly result: Promise<Result<PictureReading>>;
  readonly abortController: AbortController;
  callerCount: number;
}

/**
 * Turns a fault of `photoSize` or `Attachment` into the fault `picture-unread`, whose text is about boards.
 */
export function makeUnreadFault({ code, facts }: { code: string; facts: object }) {
  return fault('picture-unread', { ...facts, why: code.replace('photo-', '') });
}

/**
 * Creates a reader. It reads one picture at a time, each in a process of its own, at low priority and with a
 * time limit. Callers with the same picture share one reading, which ends when all of them cancel. No picture
 * is stored.
 */
export function createPictureReader(timeoutMs = TIMEOUT_MS): PictureReader {
  const runOneByOne = createRenderQueue(1);
  const ongoingReadings = new Map<string, OngoingReading>();
  const newestReadingByPerson = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` when its turn comes. The next picture of a person enters the queue only after the one before,
   * so that other people get turns between them.
   */
  function runFairly<T>(personKey: string, work: () => Promise<T>): Promise<T> {
    const previousReading = newestReadingByPerson.get(personKey) ?? Promise.resolve();
    const result = previousReading.catch(() => {}).then(() => runOneByOne(work));
    const finishedReading: Promise<unknown> = result
      .catch(() => {})
      .then(
        () =>
          newestReadingByPerson.get(personKey) === finishedReading && newestReadingByPerson.delete(personKey),
      );
    newestReadingByPerson.set(personKey, finishedReading);
    return result;
  }

  function beginReading(pictureHash: string, bytes: Buffer, personKey: string): OngoingReading {
    const abortController = new AbortController();
    const result = runFairly(personKey, async (): Promise<Result<PictureReading>> => {
      const startedAt = performance.now();
      const output = await runInSeparateProcess([PROGRAM_FILE], bytes, {
        timeoutMs,
        signal: abortController.signal,
      });
      if (output !== undefined) return JSON.parse(output.toString());
      const hasTimedOut = performance.now() - startedAt >= timeoutMs;
      return fault('picture-unread', { why: hasTimedOut ? 'slow' : 'broken' });
    }).finally(() => ongoingReadings.get(pictureHash) === reading && ongoingReadings.delete(pictureHash));
    const reading: OngoingReading = { result, abortController, callerCount: 0 };
    ongoingReadings.set(pictureHash, reading);
    return reading;
  }

  return async (bytes, { signal, personKey = '' } = {}) => {
    if (signal?.aborted) return fault('cancelled');
    const sizeResult = photoSize(bytes);
    if (!sizeResult.ok) return makeUnreadFault(sizeResult.fault);
    const pictureHash = createHash('sha256').update(bytes).digest('base64');
    const reading = ongoingReadings.get(pictureHash) ?? beginReading(pictureHash, bytes, personKey);
    reading.callerCount++;
    const { promise: cancelledResult, resolve } = Promise.withResolvers<Result<PictureReading>>();
    const cancelCaller = () => {
      resolve(fault('cancelled'));
      if (--reading.callerCount > 0) return;
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
