import { makeSheet } from '../paint/canvas.ts';
import type { Film } from '../paint/gif.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { type Pieces, runAll } from '../paint/pieces.ts';
import { drawProgress, PROGRESS_HEIGHT_PX } from '../paint/progress.ts';
import type { Animation } from '../scene/scene.ts';
import { drawCoordinates, drawSquares, type PanelDrawing, pixelAt } from './chessboard.ts';
import { areaOf, drawPath, knightPositionAfter, moveCountOf, type Path, pathOf } from './path.ts';
import type { Area } from './ribbon.ts';
import { drawKnight } from './tour-marks.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

const MAX_FRAMES = 160;
const MAX_FRAMES_PER_MOVE = 3;
/**
 * `allMoves`: for all moves together. `slowest` and `quickest` limit the time of a single move, even if the
 * whole film then takes longer or shorter than `allMoves`.
 */
const FRAME_DELAY_MS = {
  start: 900,
  end: 3200,
  allMoves: 14_000,
  betweenSquares: 40,
  slowest: 480,
  quickest: 90,
} as const;

const MAX_BOARD_SIDE_PX = 448;
const MAX_SQUARE_PX = 64;
/** Smaller squares show only the path. */
const MIN_NUMBERED_SQUARE_PX = 40;
const FONT_PX = 15;
const MIN_KNIGHT_SIDE_PX = 32;

interface Frame {
  /** A fraction means that the knight is between two squares. */
  readonly moveCount: number;
  readonly delay: number;
}

/** In a short tour, each move has several frames. In a long tour, several moves share a frame. */
function planFrames(moveCount: number): Frame[] {
  const framesPerMove = Math.max(
    1,
    Math.min(MAX_FRAMES_PER_MOVE, Math.floor(MAX_FRAMES / Math.max(1, moveCount))),
  );
  const movesPerFrame = Math.max(1, Math.ceil(moveCount / MAX_FRAMES));
  const moveDelay = Math.min(
    FRAME_DELAY_MS.slowest,
    Math.max(FRAME_DELAY_MS.quickest, (FRAME_DELAY_MS.allMoves / Math.max(1, moveCount)) * movesPerFrame),
  );
  const frames: Frame[] = [
    { moveCount: 0, delay: moveCount === 0 ? FRAME_DELAY_MS.end : FRAME_DELAY_MS.start },
  ];
  for (let fromMove = 0; fromMove < moveCount; fromMove += movesPerFrame) {
    const toMove = Math.min(moveCount, fromMove + movesPerFrame);
    for (let partIndex = 1; partIndex < framesPerMove; partIndex++) {
      frames.push({
        moveCount: fromMove + ((toMove - fromMove) * partIndex) / framesPerMove,
        delay: FRAME_DELAY_MS.betweenSquares,
      });
    }
    const lastFrameDelay = Math.max(
      FRAME_DELAY_MS.betweenSquares,
      moveDelay - (framesPerMove - 1) * FRAME_DELAY_MS.betweenSquares,
    );
    frames.push({
      moveCount: toMove,
      delay: toMove === moveCount ? FRAME_DELAY_MS.end : Math.round(lastFrameDelay / 10) * 10,
    });
  }
  return frames;
}

function planBoard(cols: number, rows: number): { plan: TourPlan; panel: Panel } {
  const scale = Math.max(1, Math.min(MAX_SQUARE_PX, Math.floor(MAX_BOARD_SIDE_PX / Math.max(cols, rows))));
  const panel = { col: 0, row: 0, cols, rows, x: Math.round(FONT_PX * 2.2), y: FONT_PX };
  const plan: TourPlan = {
    rendering: scale >= MIN_NUMBERED_SQUARE_PX ? 'numbers' : 'path',
    scale,
    panels: [panel],
    width: panel.x + cols * scale + FONT_PX,
    height: panel.y + rows * scale + Math.round(FONT_PX * 2.4) + PROGRESS_HEIGHT_PX,
    fontSize: FONT_PX,
  };
  return { plan, panel };
}

/** A knight jumps from square to square and leaves a path. In a closed tour, it returns to its start. */
export function filmOfTour(
  { tour, style, squares }: Extract<Animation, { kind: 'tour' }>,
  theme: Theme,
): Film<Frame> {
  const { cols, rows } = tour;
  const path = runAll(pathOf(tour, style));
  const moveCount = moveCountOf(path);
  const { plan, panel } = planBoard(cols, rows);
  const boardSheet = makeSheet(plan.width, plan.height, theme.page);
  drawSquares({ sheet: boardSheet, panel, plan, theme }, rows);
  drawCoordinates({ sheet: boardSheet, panel, plan, theme }, { rows, squares });
  const sheet = makeSheet(plan.width, plan.height);
  const drawing = { sheet, panel, plan, theme };
  const { ctx } = sheet;
  const copyBoard = (x: number, y: number, width: number, height: number) =>
    ctx.drawImage(boardSheet.canvas, x, y, width, height, x, y, width, height);
  let previousMoveCount: number | undefined;
  const paint = function* (frame: Frame): Pieces<void> {
    const area =
      previousMoveCount === undefined
        ? undefined
        : changedArea(path, panel, previousMoveCount, frame.moveCount);
    const { scale } = plan;
    const { left, top, right, bottom } = area ?? areaOf(panel);
    // On the outer squares, the knight's mark may overlap the board's rim.
    const x = left === 0 ? 0 : panel.x + left * scale;
    const y = top === 0 ? 0 : panel.y + top * scale;
    const width = (right === cols ? plan.width : panel.x + right * scale) - x;
    const height = (bottom === rows ? plan.height : panel.y + bottom * scale) - y;
    copyBoard(x, y, width, height);
    yield* drawPath(drawing, path, { maxMoves: frame.moveCount, area });
    drawJumpingKnight(drawing, path, frame.moveCount);
    const progressY = plan.height - Math.round(FONT_PX * 0.6) - PROGRESS_HEIGHT_PX;
    copyBoard(0, progressY, plan.width, plan.height - progressY);
    const progressPosition = { x: panel.x, y: progressY };
    drawProgress({ ctx, theme }, progressPosition, cols * scale, finishedShare(path, frame.moveCount));
    previousMoveCount = frame.moveCount;
  };
  return { sheet, frames: planFrames(moveCount), paint };
}

/** Share of the path after `moveCount` moves, 0..1. */
function finishedShare(path: Path, moveCount: number): number {
  const totalMoves = moveCountOf(path);
  return totalMoves === 0 ? 1 : moveCount / totalMoves;
}

function drawJumpingKnight(drawing: PanelDrawing, path: Path, moveCount: number): void {
  const { theme } = drawing;
  const jumpScale = 1 + 0.5 * (moveCount % 1) * (1 - (moveCount % 1));
  const knightSize = Math.max(drawing.plan.scale, MIN_KNIGHT_SIDE_PX) * jumpScale;
  drawKnight(drawing.sheet.ctx, pixelAt(drawing, knightPositionAfter(path, moveCount)), knightSize, {
    colour: colourAt(theme.path, finishedShare(path, moveCount)),
    ink: theme.pathInk,
    edge: theme.lightSquare,
  });
}

/**
 * In whole squares. Undefined if `toMoves` is less than `fromMoves`: then the whole board must be redrawn.
 */
function changedArea(path: Path, panel: Panel, fromMoves: number, toMoves: number): Area | undefined {
  if (toMoves < fromMoves) return undefined;
  const intervalCount = Math.ceil((toMoves - fromMoves) * 8) + 1;
  const points = Array.from({ length: intervalCount + 1 }, (_, i) =>
    knightPositionAfter(path, fromMoves + ((toMoves - fromMoves) * i) / intervalCount),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - 1)),
    top: Math.max(0, Math.floor(Math.min(...ys) - 1)),
    right: Math.min(panel.cols, Math.ceil(Math.max(...xs) + 1)),
    bottom: Math.min(panel.rows, Math.ceil(Math.max(...ys) + 1)),
  };
}
