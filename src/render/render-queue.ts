import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Picture, ThemeName } from './paint/picture.ts';
import type { Scene } from './scene.ts';

/**
 * Runs a piece of work in its turn, and gives what it gives; its failure is its own. `patient` work lets other work pass that comes
 * within a second after it.
 */
export type RenderQueue = <T>(work: () => T | Promise<T>, patient?: boolean) => Promise<T>;

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

  return <T>(work: () => T | Promise<T>, patient = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const due = performance.now() + (patient ? PATIENCE_MS : 0);
    const later = waiting.findIndex((piece) => piece.due > due);
    const run = async () => resolve(await work());
    waiting.splice(later < 0 ? waiting.length : later, 0, { due, run: () => run().catch(reject) });
    if (!isRunning) void runAll();
    return promise;
  };
}

const KEPT_BYTES = 8 * 2 ** 20;
/** A larger tour's order and a table's numbers are too long to be compared; they are drawn anew. */
const COMPARED_SQUARES = 1024;

function keyOf(scene: Scene, theme: ThemeName): string | undefined {
  const isLong =
    scene.kind === 'backtracks' || (scene.kind === 'tour' && scene.tour.order.length > COMPARED_SQUARES);
  return isLong ? undefined : theme + JSON.stringify(scene);
}

/**
 * `draw` in turn with whatever else `queue` is given, a board, which somebody plays on, before large sheets. Pictures of the same
 * scene in one theme are drawn once while they are kept: many people look at the same daily board.
 */
export function drawInTurn(
  draw: (scene: Scene, theme: ThemeName) => Picture | Promise<Picture>,
  queue: RenderQueue,
): (scene: Scene, theme?: ThemeName) => Promise<Picture> {
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const underWay = new Map<string, Promise<Picture>>();
  return async (scene, theme = 'light') => {
    const drawn = () => queue(() => draw(scene, theme), scene.kind !== 'board');
    const key = keyOf(scene, theme);
    if (key === undefined) return drawn();
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
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
