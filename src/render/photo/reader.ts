import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fault, type Result } from '../../core/result.ts';
import type { BoardReading } from '../../vision/verdict.ts';
import { createRenderQueue } from '../render-queue.ts';
import { runApart } from './apart.ts';
import { photoSize } from './header.ts';

/** The time limit for one picture. 40 megapixels take about two seconds on an idle machine. */
const WITHIN_MS = 30_000;
const PROGRAM = join(import.meta.dirname, 'read.ts');

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
  readonly person?: string;
}

/** A picture that is being read or waits for its turn. */
interface Reading {
  readonly result: Promise<Result<PictureReading>>;
  readonly stop: AbortController;
  callers: number;
}

/**
 * Turns a fault of `photoSize` or `Attachment` into the fault `picture-unread`, whose text is about boards.
 */
export function unread({ code, facts }: { code: string; facts: object }) {
  return fault('picture-unread', { ...facts, why: code.replace('photo-', '') });
}

/**
 * Creates a reader. It reads one picture at a time, each in a process of its own, at low priority and with a
 * time limit. Callers with the same picture share one reading, which ends when all of them cancel. No picture
 * is stored.
 */
export function createPictureReader(withinMs = WITHIN_MS): PictureReader {
  const oneByOne = createRenderQueue(1);
  const underWay = new Map<string, Reading>();
  const newestOf = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` when its turn comes. The next picture of a person enters the queue only after the one before,
   * so that other people get turns between them.
   */
  function fairly<T>(person: string, work: () => Promise<T>): Promise<T> {
    const before = newestOf.get(person) ?? Promise.resolve();
    const result = before.catch(() => {}).then(() => oneByOne(work));
    const over: Promise<unknown> = result
      .catch(() => {})
      .then(() => newestOf.get(person) === over && newestOf.delete(person));
    newestOf.set(person, over);
    return result;
  }

  function begin(key: string, bytes: Buffer, person: string): Reading {
    const stop = new AbortController();
    const result = fairly(person, async (): Promise<Result<PictureReading>> => {
      const beganAt = performance.now();
      const printed = await runApart([PROGRAM], bytes, { withinMs, signal: stop.signal });
      if (printed !== undefined) return JSON.parse(printed.toString());
      const isLate = performance.now() - beganAt >= withinMs;
      return fault('picture-unread', { why: isLate ? 'slow' : 'broken' });
    }).finally(() => underWay.get(key) === reading && underWay.delete(key));
    const reading: Reading = { result, stop, callers: 0 };
    underWay.set(key, reading);
    return reading;
  }

  return async (bytes, { signal, person = '' } = {}) => {
    if (signal?.aborted) return fault('cancelled');
    const size = photoSize(bytes);
    if (!size.ok) return unread(size.fault);
    const key = createHash('sha256').update(bytes).digest('base64');
    const reading = underWay.get(key) ?? begin(key, bytes, person);
    reading.callers++;
    const { promise: cancelled, resolve } = Promise.withResolvers<Result<PictureReading>>();
    const leave = () => {
      resolve(fault('cancelled'));
      if (--reading.callers > 0) return;
      underWay.delete(key);
      reading.stop.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([reading.result, cancelled]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}
