import { filmOfTour } from './knight/animate-tour.ts';
import { encodeGif } from './paint/gif.ts';
import type { Picture, ThemeName } from './paint/picture.ts';
import { atOnce, nextPieces, type Pieces } from './paint/pieces.ts';
import { themeOf } from './paint/theme.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import type { Animation } from './scene.ts';
import { filmOfSolution } from './sliding/animate-solution.ts';

function animating(animation: Animation, theme: ThemeName): Pieces<Picture> {
  const colours = themeOf(theme);
  return animation.kind === 'tour'
    ? encodeGif(filmOfTour(animation, colours))
    : encodeGif(filmOfSolution(animation, colours));
}

/** A looping GIF of a solution, or of a tour on a board of at most `TOUR_ANIMATION_SIDE` squares a side. Takes up to a few seconds, in one go. */
export function animate(animation: Animation, theme: ThemeName = 'light'): Picture {
  return atOnce(animating(animation, theme));
}

/**
 * `animate` in turn with whatever else `queue` is given, a few milliseconds at a time: pictures wait for these, while animations wait for
 * each other, so that the first is not as late as the last.
 */
export function animateInTurn(
  queue: RenderQueue,
): (animation: Animation, theme?: ThemeName) => Promise<Picture> {
  const wholeOnes = createRenderQueue(1);
  return (animation, theme = 'light') =>
    wholeOnes(async () => {
      const work = animating(animation, theme);
      let step = await queue(() => nextPieces(work), true);
      while (!step.done) step = await queue(() => nextPieces(work), true);
      return step.value;
    });
}
