import { setImmediate } from 'node:timers/promises';
import type { Picture } from './picture.ts';
import type { Scene } from './scene.ts';

/** Pictures kept: many people look at the same daily board. */
const KEPT = 64;
/** A tour's order is too long to be compared; it is drawn anew. */
const keyOf = (scene: Scene): string | undefined =>
  scene.kind === 'tour' ? undefined : JSON.stringify(scene);

/**
 * `draw`, one picture after the other, with a turn of the event loop before each: however many are asked for at once,
 * sockets and timers wait for one picture at most. Pictures of the same scene are drawn once while they are kept.
 */
export function drawInTurn(draw: (scene: Scene) => Picture): (scene: Scene) => Promise<Picture> {
  const kept = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();
  const queue = (scene: Scene): Promise<Picture> => {
    const picture = last.then(() => setImmediate()).then(() => draw(scene));
    last = picture.catch(() => {});
    return picture;
  };
  return (scene) => {
    const key = keyOf(scene);
    if (key === undefined) return queue(scene);
    const picture = kept.get(key) ?? queue(scene);
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
