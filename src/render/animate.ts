import { filmOfTour } from './knight/animate-tour.ts';
import { encodeGif } from './paint/gif.ts';
import { DEFAULT_LOOK, type Look, type Picture } from './paint/picture.ts';
import { type Pieces, runAll, runSlice } from './paint/pieces.ts';
import { themeOf } from './paint/themes/styles.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import type { Animation } from './scene/scene.ts';
import { filmOfSearch } from './sliding/animate-search.ts';
import { filmOfSolution } from './sliding/animate-solution.ts';

function encodeAnimation(animation: Animation, look: Partial<Look>): Pieces<Picture> {
  const colours = themeOf(look);
  switch (animation.kind) {
    case 'tour':
      return encodeGif(filmOfTour(animation, colours));
    case 'solution':
      return encodeGif(filmOfSolution(animation, colours));
    case 'search':
      return encodeGif(filmOfSearch(animation, colours));
  }
}

/**
 * Makes a GIF of an animation that repeats forever. Blocks the thread until it is finished, for up to a few
 * seconds.
 */
export function animate(animation: Animation, look: Partial<Look> = DEFAULT_LOOK): Picture {
  return runAll(encodeAnimation(animation, look));
}

/**
 * Returns a function like `animate` that draws on `queue`, and lets other work run every few milliseconds.
 * Animations are drawn one after another, so that the first one is finished early.
 */
export function createQueuedAnimate(
  queue: RenderQueue,
): (animation: Animation, look?: Partial<Look>) => Promise<Picture> {
  const animationQueue = createRenderQueue(1);
  return (animation, look = DEFAULT_LOOK) =>
    animationQueue(async () => {
      const gifPieces = encodeAnimation(animation, look);
      let sliceResult = await queue(() => runSlice(gifPieces), true);
      while (!sliceResult.done) sliceResult = await queue(() => runSlice(gifPieces), true);
      return sliceResult.value;
    });
}
