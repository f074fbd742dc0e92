import { makeSheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Animation, SearchScene } from '../scene/scene.ts';
import { PICTURE_WIDTH_PX, planSearch, type SearchPlan } from './search-plan.ts';
import { paintSearch } from './search-tree.ts';

/** A film as wide as a picture would have three times as many bytes. */
const FILM_WIDTH_PX = 480;
const FILM_SCALE = FILM_WIDTH_PX / PICTURE_WIDTH_PX;

/** Duration of each frame. The last one has `LAST_STEP_MS`. */
const STEP_MS = 1200;
const LAST_STEP_MS = 4000;

interface Frame {
  readonly scene: SearchScene;
  readonly plan: SearchPlan;
  readonly delay: number;
}

/** One frame for each step. All frames have the height of the tallest one. */
export function filmOfSearch(
  { frames: scenes }: Extract<Animation, { kind: 'search' }>,
  theme: Theme,
): Film<Frame> {
  const frames = scenes.map((scene, frameIndex) => ({
    scene,
    plan: planSearch(scene),
    delay: frameIndex === scenes.length - 1 ? LAST_STEP_MS : STEP_MS,
  }));
  const height = Math.max(...frames.map(({ plan }) => plan.height));
  const sheet = makeSheet(FILM_WIDTH_PX, Math.ceil(height * FILM_SCALE));
  return {
    sheet,
    frames,
    *paint({ scene, plan }) {
      const { ctx } = sheet;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.fillStyle = theme.page;
      ctx.fillRect(0, 0, sheet.width, sheet.height);
      ctx.setTransform(FILM_SCALE, 0, 0, FILM_SCALE, 0, 0);
      yield* paintSearch(ctx, scene, plan, theme);
    },
  };
}
