import type { Board } from '../../core/sliding/board.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { drawProgress, PROGRESS_HEIGHT_PX } from '../paint/progress.ts';
import type { Animation } from '../scene/scene.ts';
import { cellCorner, drawPuzzle, drawPuzzleTile, layoutPuzzle, type TileMark } from './draw-puzzle.ts';
import { type SlideFrame, stepsOf } from './slide.ts';

const MAX_FRAMES = 160;
/** Milliseconds. */
const DELAY_MS = { start: 1000, between: 40, step: 360, end: 3000 } as const;

interface Frame {
  readonly step: SlideFrame;
  /** How much of the slide is still to go: 0 is arrived. */
  readonly left: number;
  readonly delay: number;
}

/** Every move with two frames on its way; long solutions without those, and the longest with every k-th position only. */
function planFrames(steps: readonly SlideFrame[]): Frame[] {
  const moves = steps.length - 1;
  const smooth = moves * 3 < MAX_FRAMES;
  const stride = Math.max(1, Math.ceil(moves / MAX_FRAMES));
  return steps.flatMap((step, i): Frame[] => {
    if (i === 0) return [{ step, left: 0, delay: i === moves ? DELAY_MS.end : DELAY_MS.start }];
    if (i % stride !== 0 && i !== moves) return [];
    const arrived = { step, left: 0, delay: i === moves ? DELAY_MS.end : DELAY_MS.step };
    if (!smooth) return [arrived];
    return [
      { step, left: 0.7, delay: DELAY_MS.between },
      { step, left: 0.25, delay: DELAY_MS.between },
      arrived,
    ];
  });
}

/** A function that draws a frame on the sheet: the board, and below it how far the solution has come. */
function framePainter(
  start: Board,
  goal: Board,
  moves: number,
  theme: Theme,
): { sheet: Sheet; paint: (frame: Frame) => Pieces<void> } {
  const { rows, cols } = start;
  const layout = layoutPuzzle(
    rows,
    cols,
    Math.max(32, Math.min(110, Math.floor(400 / Math.max(rows, cols)))),
  );
  const margin = Math.round(10 + layout.rim * 0.6);
  const sheet = makeSheet(layout.width + 2 * margin, layout.height + 2 * margin + PROGRESS_HEIGHT_PX + 4);
  const { ctx } = sheet;
  const paint = function* ({ step, left }: Frame): Pieces<void> {
    ctx.fillStyle = theme.page;
    ctx.fillRect(0, 0, sheet.width, sheet.height);
    const done = step.number === moves && left === 0;
    const moving = step.moved;
    const tiles = step.board.tiles.map((tile, cell) => (left > 0 && cell === moving?.cell ? 0 : tile));
    const markOf = (cell: number): TileMark =>
      cell === moving?.cell ? { look: 'moved', towards: moving.towards } : { look: 'plain' };
    const board = { ...step.board, tiles };
    const frame = done ? 'done' : 'plain';
    drawPuzzle(ctx, { x: margin, y: margin }, { board, goal, layout, markOf, frame }, theme);
    if (left > 0 && moving) {
      const to = cellCorner(layout, moving.cell);
      const from = cellCorner(layout, step.board.tiles.indexOf(0));
      const [x, y] = [to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left];
      const tile = step.board.tiles[moving.cell] ?? 0;
      const mark = markOf(moving.cell);
      const at = { x: margin + Math.round(x), y: margin + Math.round(y) };
      drawPuzzleTile({ ctx, theme }, at, tile, mark, { goal, layout });
    }
    const share = moves === 0 ? 1 : (step.number - left) / moves;
    const y = sheet.height - margin * 0.5 - PROGRESS_HEIGHT_PX;
    drawProgress({ ctx, theme }, { x: margin, y }, layout.width, share);
    yield;
  };
  return { sheet, paint };
}

/** A solution as a film: the start, one position a move (very long ones sampled), and the goal held. */
export function filmOfSolution(
  { start, moves }: Extract<Animation, { kind: 'solution' }>,
  theme: Theme,
): Film<Frame> {
  const steps = stepsOf(start, moves);
  const goal = steps.at(-1)?.board ?? start;
  return { ...framePainter(start, goal, moves.length, theme), frames: planFrames(steps) };
}
