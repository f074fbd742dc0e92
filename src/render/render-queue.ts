import { setImmediate } from 'node:timers/promises';
import { types } from 'node:util';
import { LRUCache } from 'lru-cache';
import { type Look, type Picture, USUAL_LOOK, wholeLook } from './paint/picture.ts';
import { type Pieces, runSlice } from './paint/pieces.ts';
import type { Scene } from './scene/scene.ts';

/** Work in one go, or in pieces. */
type QueuedWork<T> = () => T | Promise<T> | Pieces<T | Promise<T>>;

/** Work that is done in turn. */
export interface RenderQueue {
  /**
   * Does a work in its turn, and gives what it gives; its failure is its own. `patient` work lets other work pass, also between its
   * pieces; after a second it has every other turn, however much else comes.
   */
  <T>(work: QueuedWork<T>, patient?: boolean): Promise<T>;
  /** Works by where they are. */
  state(): { readonly waiting: number; readonly running: number };
}

const PATIENCE_MS = 1000;

/** Work that waits. `due`: from when on it has its share, by `performance.now`; `goOn`: the next pieces, and what is under way after the last. */
interface Waiting {
  readonly due: number;
  readonly goOn: () => Promise<void> | undefined;
}

/**
 * A queue for work that keeps the whole program waiting, with a turn of the event loop before each work and every few milliseconds
 * between the pieces of one: however much is asked for at once, sockets and timers wait for these at most. What a work leaves to another
 * thread goes on beside the next; at most `atOnce` are under way.
 */
export function createRenderQueue(maxRunning = 2): RenderQueue {
  const eager: Waiting[] = [];
  const patient: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let isRunning = false;
  let wasPatient = false;

  /** Those of whom the first has the next turn. */
  const nextQueue = () => {
    const isDue = (patient[0]?.due ?? Infinity) <= performance.now();
    wasPatient = eager.length === 0 || (isDue && !wasPatient);
    return wasPatient ? patient : eager;
  };
  async function runAll(): Promise<void> {
    isRunning = true;
    while (eager.length + patient.length > 0) {
      await setImmediate();
      const line = nextQueue();
      const done = line[0]?.goOn();
      if (done === undefined) continue;
      line.shift();
      running.add(done);
      void done.then(() => running.delete(done));
      if (running.size === maxRunning) await Promise.race(running);
    }
    isRunning = false;
  }

  const enqueue = <T>(work: QueuedWork<T>, isPatient = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const pieces = inPieces(work);
    const goOn = () => {
      try {
        const { done, value } = runSlice(pieces);
        return done ? Promise.resolve(value).then(resolve, reject) : undefined;
      } catch (error) {
        return Promise.resolve(reject(error));
      }
    };
    (isPatient ? patient : eager).push({ due: performance.now() + PATIENCE_MS, goOn });
    if (!isRunning) void runAll();
    return promise;
  };
  const state = () => ({ waiting: eager.length + patient.length, running: running.size });
  return Object.assign(enqueue, { state });
}

/** Any work in pieces; it begins with the first. */
function* inPieces<T>(work: QueuedWork<T>): Pieces<T | Promise<T>> {
  const found = work();
  return isPieces(found) ? yield* found : found;
}

const isPieces = <T>(found: ReturnType<QueuedWork<T>>): found is Pieces<T | Promise<T>> =>
  types.isGeneratorObject(found);

const CACHE_BYTES = 4 * 2 ** 20;
/** A larger tour's order and a table's numbers are too long to be compared; they are drawn anew. */
const MAX_CACHED_SQUARES = 1024;

function keyOf(scene: Scene, { theme, tiles, palette }: Look): string | undefined {
  const isLong =
    scene.kind === 'backtracks' || (scene.kind === 'tour' && scene.tour.order.length > MAX_CACHED_SQUARES);
  if (isLong) return undefined;
  // A photo is known by its id: its bytes would be the longest key of all.
  const isPhoto = scene.kind === 'board' && scene.photo !== undefined;
  const shown = JSON.stringify(isPhoto ? { ...scene, photo: scene.photo.id } : scene);
  return `${theme} ${tiles} ${palette} ${shown}`;
}

/** Pictures by how they came about: `kept` from before, drawn for another who `joined` to it, or `drawn`. */
export type PictureCounts = Record<'kept' | 'joined' | 'drawn', number>;

/**
 * `draw` in turn with whatever else `queue` is given, a board, which somebody plays on, before large sheets. Pictures of the same
 * scene in one look are drawn once while they are kept: many people look at the same daily board. `counts`: goes up with each.
 */
export function drawQueued(
  draw: (scene: Scene, look: Look) => ReturnType<QueuedWork<Picture>>,
  queue: RenderQueue,
  counts: PictureCounts = { kept: 0, joined: 0, drawn: 0 },
): (scene: Scene, look?: Partial<Look>) => Promise<Picture> {
  const cache = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const inFlight = new Map<string, Promise<Picture>>();
  return async (scene, chosen = USUAL_LOOK) => {
    const look = wholeLook(chosen);
    const enqueue = () => {
      counts.drawn++;
      return queue(() => draw(scene, look), scene.kind !== 'board');
    };
    const key = keyOf(scene, look);
    if (key === undefined) return enqueue();
    const cached = cache.get(key);
    if (cached !== undefined) {
      counts.kept++;
      return cached;
    }
    const running = inFlight.get(key);
    if (running !== undefined) {
      counts.joined++;
      return running;
    }
    const keep = (picture: Picture) => {
      cache.set(key, picture);
      return picture;
    };
    const drawing = enqueue()
      .then(keep)
      .finally(() => inFlight.delete(key));
    inFlight.set(key, drawing);
    return drawing;
  };
}
