import { setImmediate } from 'node:timers/promises';
import { types } from 'node:util';
import { LRUCache } from 'lru-cache';
import { completeLook, DEFAULT_LOOK, type Look, type Picture } from './paint/picture.ts';
import { type Pieces, runSlice } from './paint/pieces.ts';
import type { Scene } from './scene/scene.ts';

/** A function that does all of the work without a pause, or a generator function that does it in pieces. */
type QueuedWork<T> = () => T | Promise<T> | Pieces<T | Promise<T>>;

export interface RenderQueue {
  /**
   * Runs `work` when its turn comes. If `isPatient` is true, other work that isn't patient goes first, also
   * between the pieces of this work. Patient work that has waited for a second gets every other turn.
   */
  <T>(work: QueuedWork<T>, isPatient?: boolean): Promise<T>;
  /** Waiting jobs, and jobs that other threads are finishing. */
  state(): { readonly waiting: number; readonly running: number };
}

/** Time after which a patient job gets every other turn. */
const PATIENCE_MS = 1000;

/**
 * `dueAt`: the time (of `performance.now`) from which a patient job gets every other turn. `advance`: does
 * the next pieces. Returns undefined if pieces remain, otherwise a promise that resolves when the job is
 * finished.
 */
interface WaitingJob {
  readonly dueAt: number;
  readonly advance: () => Promise<void> | undefined;
}

/**
 * Queues work that blocks the event loop. Before each job, and every few milliseconds between its pieces, the
 * event loop runs, so that sockets and timers don't wait longer. While another thread does the last part of a
 * job, the next job may begin. Other threads finish at most `maxRunning` jobs at the same time.
 */
export function createRenderQueue(maxRunning = 2): RenderQueue {
  const eagerJobs: WaitingJob[] = [];
  const patientJobs: WaitingJob[] = [];
  const runningJobs = new Set<Promise<void>>();
  let isLoopRunning = false;
  let wasLastJobPatient = false;

  const chooseNextQueue = () => {
    const isPatientJobDue = (patientJobs[0]?.dueAt ?? Infinity) <= performance.now();
    wasLastJobPatient = eagerJobs.length === 0 || (isPatientJobDue && !wasLastJobPatient);
    return wasLastJobPatient ? patientJobs : eagerJobs;
  };
  async function runAllJobs(): Promise<void> {
    isLoopRunning = true;
    while (eagerJobs.length + patientJobs.length > 0) {
      await setImmediate();
      const jobs = chooseNextQueue();
      const finishedPromise = jobs[0]?.advance();
      if (finishedPromise === undefined) continue;
      jobs.shift();
      runningJobs.add(finishedPromise);
      void finishedPromise.then(() => runningJobs.delete(finishedPromise));
      if (runningJobs.size === maxRunning) await Promise.race(runningJobs);
    }
    isLoopRunning = false;
  }

  const enqueue = <T>(work: QueuedWork<T>, isPatient = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const pieces = toPieces(work);
    const advance = () => {
      try {
        const { done, value } = runSlice(pieces);
        return done ? Promise.resolve(value).then(resolve, reject) : undefined;
      } catch (error) {
        return Promise.resolve(reject(error));
      }
    };
    (isPatient ? patientJobs : eagerJobs).push({ dueAt: performance.now() + PATIENCE_MS, advance });
    if (!isLoopRunning) void runAllJobs();
    return promise;
  };
  const state = () => ({ waiting: eagerJobs.length + patientJobs.length, running: runningJobs.size });
  return Object.assign(enqueue, { state });
}

/** The work starts when the first piece is requested. */
function* toPieces<T>(work: QueuedWork<T>): Pieces<T | Promise<T>> {
  const result = work();
  return isPieces(result) ? yield* result : result;
}

const isPieces = <T>(result: ReturnType<QueuedWork<T>>): result is Pieces<T | Promise<T>> =>
  types.isGeneratorObject(result);

const MAX_CACHE_BYTES = 4 * 2 ** 20;
/** Size of a tour whose picture is cached. The data of larger ones are too long for a cache key. */
const MAX_CACHED_SQUARES = 1024;

function cacheKeyOf(scene: Scene, { theme, tiles, palette }: Look): string | undefined {
  const isTooLong =
    scene.kind === 'backtracks' || (scene.kind === 'tour' && scene.tour.order.length > MAX_CACHED_SQUARES);
  if (isTooLong) return undefined;
  // The bytes of a photo are too long for a cache key, so its id is used instead.
  const hasPhoto = scene.kind === 'board' && scene.photo !== undefined;
  const sceneText = JSON.stringify(hasPhoto ? { ...scene, photo: scene.photo.id } : scene);
  return `${theme} ${tiles} ${palette} ${sceneText}`;
}

/** `joined`: shared with an equal picture that was just being drawn. `kept`: from the cache. */
export type PictureCounts = Record<'kept' | 'joined' | 'drawn', number>;

/**
 * Boards go before other pictures, because a player waits for them. Pictures are cached by scene and look,
 * because many users look at the same daily board.
 */
export function createQueuedDraw(
  draw: (scene: Scene, look: Look) => ReturnType<QueuedWork<Picture>>,
  queue: RenderQueue,
  counts: PictureCounts = { kept: 0, joined: 0, drawn: 0 },
): (scene: Scene, look?: Partial<Look>) => Promise<Picture> {
  const pictureCache = new LRUCache<string, Picture>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const drawingsInFlight = new Map<string, Promise<Picture>>();
  return async (scene, partialLook = DEFAULT_LOOK) => {
    const look = completeLook(partialLook);
    const enqueue = () => {
      counts.drawn++;
      return queue(() => draw(scene, look), scene.kind !== 'board');
    };
    const cacheKey = cacheKeyOf(scene, look);
    if (cacheKey === undefined) return enqueue();
    const cachedPicture = pictureCache.get(cacheKey);
    if (cachedPicture !== undefined) {
      counts.kept++;
      return cachedPicture;
    }
    const runningDrawing = drawingsInFlight.get(cacheKey);
    if (runningDrawing !== undefined) {
      counts.joined++;
      return runningDrawing;
    }
    const cachePicture = (picture: Picture) => {
      pictureCache.set(cacheKey, picture);
      return picture;
    };
    const drawing = enqueue()
      .then(cachePicture)
      .finally(() => drawingsInFlight.delete(cacheKey));
    drawingsInFlight.set(cacheKey, drawing);
    return drawing;
  };
}
