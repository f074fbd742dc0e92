import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Picture, ThemeName } from './paint/picture.ts';
import type { Scene } from './scene.ts';

/** Work that is done in turn. */
export interface RenderQueue {
  /**
   * Runs a piece of work in its turn, and gives what it gives; its failure is its own. `patient` work lets other work pass that comes
   * within a second after it.
   */
  <T>(work: () => T | Promise<T>, patient?: boolean): Promise<T>;
  /** Pieces of work by where they are. */
  state(): { readonly waiting: number; readonly running: number };
}

const PATIENCE_MS = 1000;

/**
 * A queue for work that keeps the whole program waiting, with a turn of the event loop before each piece: however much is asked for
 * at once, sockets and timers wait for one piece at most. What a piece leaves to another thread goes on beside the next piece; at
 * most `atOnce` are under way.
 */
export function createRenderQueue(atOnce = 2): RenderQueue {
  /** The next first; `due`: milliseconds. */
  const waiting: { readonly due: number; readonly run: () => Promise<void> }[] = [];
  const underWay = new Set<Promise<void>>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await setImmediate();
      const done: Promise<void> | undefined = waiting.shift()?.run();
      if (done === undefined) continue;
      underWay.add(done);
      void done.then(() => underWay.delete(done));
      if (underWay.size === atOnce) await Promise.race(underWay);
    }
    isRunning = false;
  }

  const inTurn = <T>(work: () => T | Promise<T>, patient = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const due = performance.now() + (patient ? PATIENCE_MS : 0);
    const later = waiting.findIndex((piece) => piece.due > due);
    const run = async () => resolve(await work());
    waiting.splice(later < 0 ? waiting.length : later, 0, { due, run: () => run().catch(reject) });
    if (!isRunning) void runAll();
    return promise;
  };
  return Object.assign(inTurn, { state: () => ({ waiting: waiting.length, running: underWay.size }) });
}

const KEPT_BYTES = 8 * 2 ** 20;
/** A larger tour's order and a table's numbers are too long to be compared; they are drawn anew. */
const COMPARED_SQUARES = 1024;

function keyOf(scene: Scene, theme: ThemeName): string | undefined {
  const isLong =
    scene.kind === 'backtracks' || (scene.kind === 'tour' && scene.tour.order.length > COMPARED_SQUARES);
  if (isLong) return undefined;
  // A photo is known by its id: its bytes would be the longest key of all.
  const isPhoto = scene.kind === 'board' && scene.photo !== undefined;
  return theme + JSON.stringify(isPhoto ? { ...scene, photo: scene.photo.id } : scene);
}

/** Pictures by how they came about: `kept` from before, drawn for another who `joined` to it, or `drawn`. */
export type PictureCounts = Record<'kept' | 'joined' | 'drawn', number>;

/**
 * `draw` in turn with whatever else `queue` is given, a board, which somebody plays on, before large sheets. Pictures of the same
 * scene in one theme are drawn once while they are kept: many people look at the same daily board. `counts`: goes up with each.
 */
export function drawInTurn(
  draw: (scene: Scene, theme: ThemeName) => Picture | Promise<Picture>,
  queue: RenderQueue,
  counts: PictureCounts = { kept: 0, joined: 0, drawn: 0 },
): (scene: Scene, theme?: ThemeName) => Promise<Picture> {
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const underWay = new Map<string, Promise<Picture>>();
  return async (scene, theme = 'light') => {
    const drawn = () => {
      counts.drawn++;
      return queue(() => draw(scene, theme), scene.kind !== 'board');
    };
    const key = keyOf(scene, theme);
    if (key === undefined) return drawn();
    const known = kept.get(key);
    if (known !== undefined) {
      counts.kept++;
      return known;
    }
    const joined = underWay.get(key);
    if (joined !== undefined) {
      counts.joined++;
      return joined;
    }
    const keep = (picture: Picture) => {
      kept.set(key, picture);
      return picture;
    };
    const drawing = drawn()
      .then(keep)
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}
