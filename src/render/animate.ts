import { NAMELESS_TURN_KEYS, type TurnKeys } from '../turns/fair-queue.ts';
import { createOneByOne } from '../turns/one-by-one.ts';
import { filmOfTour } from './knight/animate-tour.ts';
import { encodeGif } from './paint/gif.ts';
import { DEFAULT_LOOK, type Look, type Picture } from './paint/picture.ts';
import { type Pieces, runAll, runSlice } from './paint/pieces.ts';
import { themeOf } from './paint/themes/styles.ts';
import type { RenderQueue } from './render-queue.ts';
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

/** The GIF repeats forever. Blocks the thread until it is finished, for up to a few seconds. */
export function animate(animation: Animation, look: Partial<Look> = DEFAULT_LOOK): Picture {
  return runAll(encodeAnimation(animation, look));
}

/**
 * Like `animate`, but lets other work run every few milliseconds. Draws one animation after another, so that
 * the first one is finished early. People take turns.
 */
export function createQueuedAnimate(
  queue: RenderQueue,
): (animation: Animation, look?: Partial<Look>, turnKeys?: TurnKeys) => Promise<Picture> {
  const runInTurn = createOneByOne();
  return (animation, look = DEFAULT_LOOK, turnKeys = NAMELESS_TURN_KEYS) =>
    runInTurn([{ turnKeys }], async () => {
      const gifPieces = encodeAnimation(animation, look);
      let sliceResult = await queue(() => runSlice(gifPieces), true);
      while (!sliceResult.done) sliceResult = await queue(() => runSlice(gifPieces), true);
      return sliceResult.value;
    });
}
