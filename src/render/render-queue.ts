import { setImmediate } from 'node:timers/promises';
import type { Picture, ThemeName } from './paint/picture.ts';
import type { Scene } from './scene.ts';

/** Runs a piece of work when all that came before it is done, and gives what it gives; its failure is its own. */
export type RenderQueue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * A queue for work that keeps the whole program waiting, with a turn of the event loop before each piece: however much is asked for
 * at once, sockets and timers wait for one piece at most.
 */
export function createRenderQueue(): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => setImmediate()).then(work);
    last = done.catch(() => {});
    return done;
  };
}

/** Pictures kept: many people look at the same daily board. */
const KEPT = 64;
/** A tour's order and a table's numbers are too long to be compared; they are drawn anew. */
const keyOf = (scene: Scene, theme: ThemeName): string | undefined =>
  scene.kind === 'tour' || scene.kind === 'backtracks' ? undefined : theme + JSON.stringify(scene);

/** `draw` in turn with whatever else `queue` is given. Pictures of the same scene in one theme are drawn once while they are kept. */
export function drawInTurn(
  draw: (scene: Scene, theme: ThemeName) => Picture,
  queue: RenderQueue,
): (scene: Scene, theme?: ThemeName) => Promise<Picture> {
  const kept = new Map<string, Promise<Picture>>();
  return (scene, theme = 'light') => {
    const key = keyOf(scene, theme);
    if (key === undefined) return queue(() => draw(scene, theme));
    const picture = kept.get(key) ?? queue(() => draw(scene, theme));
    // The one used last stands last; a failure is not kept.
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return picture;
  };
}
