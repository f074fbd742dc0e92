import { animateSolution } from './animate-solution.ts';
import { animateTour } from './animate-tour.ts';
import type { Picture, ThemeName } from './picture.ts';
import type { Animation } from './scene.ts';
import { themeOf } from './theme.ts';

/** A looping GIF of a solution or of a tour on a board of at most `TOUR_ANIMATION_SIDE` squares a side. */
export function animate(animation: Animation, theme: ThemeName = 'light'): Picture {
  return animation.kind === 'tour'
    ? animateTour(animation, themeOf(theme))
    : animateSolution(animation, themeOf(theme));
}
