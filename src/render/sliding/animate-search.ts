import { makeSheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import type { Theme } from '../paint/theme.ts';
import type { Animation, SearchScene } from '../scene.ts';
import { drawSearch } from './search.ts';

const STEP_MS = 900;
const END_MS = 3000;

interface Frame {
  readonly scene: SearchScene;
  readonly delay: number;
}

/** A search as a film, a step a frame. The sheet is as large as the largest frame. */
export function filmOfSearch({ frames }: Extract<Animation, { kind: 'search' }>, theme: Theme): Film<Frame> {
  const drawn = frames.map((scene) => drawSearch(scene, theme));
  const width = Math.max(...drawn.map((one) => one.width));
  const height = Math.max(...drawn.map((one) => one.height));
  const sheet = makeSheet(width, height);
  return {
    sheet,
    frames: frames.map((scene, at) => ({ scene, delay: at === frames.length - 1 ? END_MS : STEP_MS })),
    *paint({ scene }) {
      sheet.ctx.fillStyle = theme.page;
      sheet.ctx.fillRect(0, 0, width, height);
      sheet.ctx.drawImage(drawSearch(scene, theme).canvas, 0, 0);
      yield;
    },
  };
}
