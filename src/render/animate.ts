import { setImmediate } from 'node:timers/promises';
import { filmOfSolution } from './animate-solution.ts';
import { filmOfTour } from './animate-tour.ts';
import { encodeGif } from './gif.ts';
import type { Picture, ThemeName } from './picture.ts';
import type { Animation } from './scene.ts';
import { themeOf } from './theme.ts';

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

/** `animate` with a turn of the event loop after each frame, so that sockets and timers wait for one frame at most. */
export async function animateInTurns(animation: Animation, theme: ThemeName = 'light'): Promise<Picture> {
  const work = animating(animation, theme);
  let step = work.next();
  while (!step.done) {
    await setImmediate();
    step = work.next();
  }
  return step.value;
}
