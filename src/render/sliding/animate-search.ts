import { makeSheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import type { Theme } from '../paint/theme.ts';
import type { Animation, SearchScene } from '../scene.ts';
import { paintSearch } from './search.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';

/** Milliseconds for which a step stays, and the last one. */
const STEP_MS = 1200;
const END_MS = 4000;

interface Frame {
  readonly scene: SearchScene;
  readonly plan: SearchPlan;
  readonly delay: number;
}

/** A search as a film, a step a frame, on a sheet as large as the largest of them. */
export function filmOfSearch(
  { frames: scenes }: Extract<Animation, { kind: 'search' }>,
  theme: Theme,
): Film<Frame> {
  const frames = scenes.map((scene, at) => ({
    scene,
    plan: planSearch(scene),
    delay: at === scenes.length - 1 ? END_MS : STEP_MS,
  }));
  const width = Math.max(...frames.map(({ plan }) => plan.width));
  const height = Math.max(...frames.map(({ plan }) => plan.height));
  const sheet = makeSheet(width, height);
  return {
    sheet,
    frames,
    *paint({ scene, plan }) {
      sheet.ctx.fillStyle = theme.page;
      sheet.ctx.fillRect(0, 0, width, height);
      yield* paintSearch(sheet.ctx, scene, plan, theme);
    },
  };
}
