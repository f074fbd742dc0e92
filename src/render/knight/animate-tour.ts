import { makeSheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { type Pieces, runAll } from '../paint/pieces.ts';
import { drawProgress, PROGRESS_HEIGHT_PX } from '../paint/progress.ts';
import type { Animation } from '../scene/scene.ts';
import { drawCoordinates, drawSquares, type PanelDrawing, pixelAt } from './chessboard.ts';
import { areaOf, drawPath, knightAfter, movesOf, type Path, pathOf } from './path.ts';
import type { Area } from './ribbon.ts';
import { drawKnight } from './tour-marks.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

const MAX_FRAMES = 160;
const MAX_FRAMES_PER_MOVE = 3;
/**
 * The durations of frames, in milliseconds. `allMoves` is the time for all moves together. `slowest` and
 * `quickest` limit the time of a single move, even if the whole film then takes longer or shorter than
 * `allMoves`.
 */
const DELAY_MS = {
  start: 900,
  end: 3200,
  allMoves: 14_000,
  between: 40,
  slowest: 480,
  quickest: 90,
} as const;

const BOARD_PX = 448;
const MAX_SQUARE_PX = 64;
/**
 * The minimum side of a square with a move number, in pixels. On smaller squares, the film shows only the
 * path.
 */
const MIN_NUMBERED_PX = 40;
const FONT_PX = 15;
const MIN_KNIGHT_PX = 32;

interface Frame {
  /**
   * The number of moves that the knight has made. A fraction means that the knight is between two squares.
   */
  readonly moves: number;
  readonly delay: number;
}

/**
 * Plans the frames of a film. In a short tour, each move has several frames. In a long tour, several moves
 * share a frame.
 */
function planFrames(moves: number): Frame[] {
  const framesPerMove = Math.max(
    1,
    Math.min(MAX_FRAMES_PER_MOVE, Math.floor(MAX_FRAMES / Math.max(1, moves))),
  );
  const stride = Math.max(1, Math.ceil(moves / MAX_FRAMES));
  const moveDelay = Math.min(
    DELAY_MS.slowest,
    Math.max(DELAY_MS.quickest, (DELAY_MS.allMoves / Math.max(1, moves)) * stride),
  );
  const frames: Frame[] = [{ moves: 0, delay: moves === 0 ? DELAY_MS.end : DELAY_MS.start }];
  for (let from = 0; from < moves; from += stride) {
    const to = Math.min(moves, from + stride);
    for (let part = 1; part < framesPerMove; part++) {
      frames.push({ moves: from + ((to - from) * part) / framesPerMove, delay: DELAY_MS.between });
    }
    const lastDelay = Math.max(DELAY_MS.between, moveDelay - (framesPerMove - 1) * DELAY_MS.between);
    frames.push({ moves: to, delay: to === moves ? DELAY_MS.end : Math.round(lastDelay / 10) * 10 });
  }
  return frames;
}

/**
 * Plans the layout of a film's board. The board isn't divided into panels, and it is smaller than in a
 * picture.
 */
function planBoard(cols: number, rows: number): { plan: TourPlan; panel: Panel } {
  const scale = Math.max(1, Math.min(MAX_SQUARE_PX, Math.floor(BOARD_PX / Math.max(cols, rows))));
  const panel = { col: 0, row: 0, cols, rows, x: Math.round(FONT_PX * 2.2), y: FONT_PX };
  const plan: TourPlan = {
    rendering: scale >= MIN_NUMBERED_PX ? 'numbers' : 'path',
    scale,
    panels: [panel],
    width: panel.x + cols * scale + FONT_PX,
    height: panel.y + rows * scale + Math.round(FONT_PX * 2.4) + PROGRESS_HEIGHT_PX,
    fontSize: FONT_PX,
  };
  return { plan, panel };
}

/**
 * Makes a film of a tour, in which a knight jumps from square to square and leaves a path. In a closed tour,
 * the knight returns to its start.
 */
export function filmOfTour(
  { tour, style, squares }: Extract<Animation, { kind: 'tour' }>,
  theme: Theme,
): Film<Frame> {
  const { cols, rows } = tour;
  const path = runAll(pathOf(tour, style));
  const moves = movesOf(path);
  const { plan, panel } = planBoard(cols, rows);
  const board = makeSheet(plan.width, plan.height, theme.page);
  drawSquares({ sheet: board, panel, plan, theme }, rows);
  drawCoordinates({ sheet: board, panel, plan, theme }, { rows, ...(squares && { squares }) });
  const sheet = makeSheet(plan.width, plan.height);
  const drawing = { sheet, panel, plan, theme };
  const { ctx } = sheet;
  const copyBoard = (x: number, y: number, width: number, height: number) =>
    ctx.drawImage(board.canvas, x, y, width, height, x, y, width, height);
  let movesBefore: number | undefined;
  const paint = function* (frame: Frame): Pieces<void> {
    const area = movesBefore === undefined ? undefined : changedArea(path, panel, movesBefore, frame.moves);
    const { scale } = plan;
    const { left, top, right, bottom } = area ?? areaOf(panel);
    // On the outer squares, the knight's mark may overlap the board's rim. So redraw the rim too.
    const x = left === 0 ? 0 : panel.x + left * scale;
    const y = top === 0 ? 0 : panel.y + top * scale;
    const width = (right === cols ? plan.width : panel.x + right * scale) - x;
    const height = (bottom === rows ? plan.height : panel.y + bottom * scale) - y;
    copyBoard(x, y, width, height);
    yield* drawPath(drawing, path, { maxMoves: frame.moves, ...(area && { area }) });
    drawJumpingKnight(drawing, path, frame.moves);
    const progressY = plan.height - Math.round(FONT_PX * 0.6) - PROGRESS_HEIGHT_PX;
    copyBoard(0, progressY, plan.width, plan.height - progressY);
    const at = { x: panel.x, y: progressY };
    drawProgress({ ctx, theme }, at, cols * scale, finishedShare(path, frame.moves));
    movesBefore = frame.moves;
  };
  return { sheet, frames: planFrames(moves), paint };
}

/** Returns the finished part of the path after `moves` moves, 0..1. */
function finishedShare(path: Path, moves: number): number {
  const all = movesOf(path);
  return all === 0 ? 1 : moves / all;
}

/** Draws the knight after `moves` moves. It is a little larger between two squares, as if it jumped. */
function drawJumpingKnight(drawing: PanelDrawing, path: Path, moves: number): void {
  const { theme } = drawing;
  const jumpScale = 1 + 0.5 * (moves % 1) * (1 - (moves % 1));
  const size = Math.max(drawing.plan.scale, MIN_KNIGHT_PX) * jumpScale;
  drawKnight(drawing.sheet.ctx, pixelAt(drawing, knightAfter(path, moves)), size, {
    colour: colourAt(theme.path, finishedShare(path, moves)),
    ink: theme.pathInk,
    edge: theme.lightSquare,
  });
}

/**
 * Returns the part of the board, in whole squares, that may look different after `to` moves than after `from`
 * moves. Only this part is redrawn. Returns undefined if `to` is less than `from`: then the whole board must
 * be redrawn.
 */
function changedArea(path: Path, panel: Panel, from: number, to: number): Area | undefined {
  if (to < from) return undefined;
  const steps = Math.ceil((to - from) * 8) + 1;
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    knightAfter(path, from + ((to - from) * i) / steps),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - 1)),
    top: Math.max(0, Math.floor(Math.min(...ys) - 1)),
    right: Math.min(panel.cols, Math.ceil(Math.max(...xs) + 1)),
    bottom: Math.min(panel.rows, Math.ceil(Math.max(...ys) + 1)),
  };
}
