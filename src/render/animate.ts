import { filmOfTour } from './knight/animate-tour.ts';
import { encodeGif } from './paint/gif.ts';
import type { Picture, ThemeName } from './paint/picture.ts';
import { themeOf } from './paint/theme.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import type { Animation } from './scene.ts';
import { filmOfSolution } from './sliding/animate-solution.ts';

function animating(animation: Animation, theme: ThemeName): Generator<undefined, Picture> {
  const colours = themeOf(theme);
  return animation.kind === 'tour'
    ? encodeGif(filmOfTour(animation, colours))
    : encodeGif(filmOfSolution(animation, colours));
}

/** A looping GIF of a solution, or of a tour on a board of at most `TOUR_ANIMATION_SIDE` squares a side. Takes up to a few seconds, in one go. */
export function animate(animation: Animation, theme: ThemeName = 'light'): Picture {
  const work = animating(animation, theme);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * `animate` in turn with whatever else `queue` is given, each frame a piece of its own: pictures wait for one frame, while animations
 * wait for each other, so that the first is not as late as the last.
 */
export function animateInTurn(
  queue: RenderQueue,
): (animation: Animation, theme?: ThemeName) => Promise<Picture> {
  const wholeOnes = createRenderQueue(1);
  return (animation, theme = 'light') =>
    wholeOnes(async () => {
      const work = animating(animation, theme);
      let step = await queue(() => work.next(), true);
      while (!step.done) step = await queue(() => work.next(), true);
      return step.value;
    });
}
