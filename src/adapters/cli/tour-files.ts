import { fault, ok, type Result } from '../../core/result.ts';
import { animate } from '../../render/animate.ts';
import { draw } from '../../render/draw.ts';
import { type Scene, TOUR_ANIMATION_SIDE } from '../../render/scene.ts';
import { saveOrder, savePicture } from './files.ts';

/** Files to write of one tour. */
export interface TourFiles {
  readonly png?: string;
  readonly gif?: string;
  readonly order?: string;
}

/** Options as `knight` takes them, read. */
export interface KnightOptions extends TourFiles {
  /** Milliseconds. */
  readonly time: number;
  /** Turns and crossings in the JSON too. */
  readonly measures: boolean;
  /** JSON instead of lines for people. */
  readonly json: boolean;
}

type TourScene = Extract<Scene, { readonly kind: 'tour' }>;

/** Writes the files that are asked for. Faults: `gif-too-large` {cols, rows, max}, before any is written; `file` {file, reason}. */
export function saveTour(scene: TourScene, { png, gif, order }: TourFiles): Result<true> {
  const { tour, style } = scene;
  const { cols, rows } = tour;
  const max = TOUR_ANIMATION_SIDE;
  if (gif !== undefined && Math.max(cols, rows) > max) return fault('gif-too-large', { cols, rows, max });
  if (png !== undefined) {
    const saved = savePicture(png, draw(scene));
    if (!saved.ok) return saved;
  }
  if (order !== undefined) {
    const saved = saveOrder(order, tour);
    if (!saved.ok) return saved;
  }
  return gif === undefined
    ? ok(true)
    : savePicture(gif, animate({ kind: 'tour', tour, ...(style && { style }) }));
}
