import { cellsInOrder } from '../../core/knight/board/tour-task.ts';
import type { DrawingStyle } from '../../core/knight/request/tour-request.ts';
import { fittingFontSize, writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { DrawnTour } from '../scene/scene.ts';
import { type PanelDrawing, pixelAt } from './chessboard.ts';
import { PIECES_PER_MOVE, pointAt } from './curve.ts';
import {
  type Area,
  drawRibbon,
  type LineWidths,
  lineWidths,
  mayTouch,
  type PathPart,
  type Ribbon,
  ribbonThrough,
} from './ribbon.ts';
import { squareCentre } from './tour-marks.ts';
import { type Panel, toPixels } from './tour-plan.ts';

const LINE_WIDTHS: LineWidths = {
  numbers: { halo: 0.13, face: 0.075 },
  path: { halo: 0.2, face: 0.13 },
};

/**
 * The radius of the disc around a move number, and the maximum width and height of the number, in sides of a
 * square. Discs on a smooth path are smaller, because large ones would cover its bends.
 */
const NUMBER_DISCS = {
  straight: { radius: 0.33, width: 0.5, height: 0.28 },
  smooth: { radius: 0.285, width: 0.44, height: 0.25 },
} as const;

/** `squares`: visited, in order. `ribbon` is set if the path is drawn as a smooth curve. */
export interface Path {
  readonly cols: number;
  readonly isClosed: boolean;
  readonly squares: Int32Array;
  /**
   * Squares of the whole tour. Their number determines the colours of the path, even if `squares` has only
   * the first squares of the tour.
   */
  readonly tourSquareCount: number;
  readonly ribbon?: Ribbon | undefined;
}

export function* pathOf({ order, cols, closed }: DrawnTour, style: DrawingStyle = 'straight'): Pieces<Path> {
  const squares = cellsInOrder(order);
  const ribbon =
    style === 'smooth' && squares.length > 1 ? yield* ribbonThrough(squares, cols, closed) : undefined;
  return { cols, isClosed: closed, squares, tourSquareCount: squares.length, ribbon };
}

/** A closed path has one more move, back to its start. */
export function moveCountOf({ squares, isClosed }: Path): number {
  return isClosed ? squares.length : squares.length - 1;
}

/**
 * Position in squares from the board's top left corner. If `moveCount` has a fraction, between two squares.
 */
export function knightPositionAfter({ cols, squares, ribbon }: Path, moveCount: number): [number, number] {
  if (ribbon) return pointAt(ribbon.curve, moveCount * PIECES_PER_MOVE);
  const fullMoveCount = Math.floor(moveCount);
  const share = moveCount - fullMoveCount;
  const here = squares[fullMoveCount % squares.length] ?? 0;
  const next = squares[(fullMoveCount + 1) % squares.length] ?? 0;
  const [col, row] = [here % cols, Math.floor(here / cols)];
  return [col + ((next % cols) - col) * share + 0.5, row + (Math.floor(next / cols) - row) * share + 0.5];
}

/**
 * As a smooth ribbon or as straight lines. Also draws the move numbers if the plan's `rendering` is
 * `numbers`. By default, draws the whole path. `area` limits the drawing and must be within the panel.
 */
export function* drawPath(
  drawing: PanelDrawing,
  path: Path,
  { maxMoves = Number.POSITIVE_INFINITY, area = areaOf(drawing.panel) }: Partial<PathPart> = {},
): Pieces<void> {
  const { plan } = drawing;
  const { ctx } = drawing.sheet;
  const pathPart = { maxMoves, area };
  ctx.save();
  ctx.beginPath();
  ctx.rect(
    ...pixelAt(drawing, [area.left, area.top]),
    toPixels(area.right - area.left, plan.scale),
    toPixels(area.bottom - area.top, plan.scale),
  );
  ctx.clip();
  if (path.ribbon) yield* drawRibbon(drawing, path.ribbon, pathPart);
  else yield* drawLines(drawing, path, pathPart);
  if (plan.rendering === 'numbers') yield* drawNumbers(drawing, path, pathPart);
  ctx.restore();
}

export function areaOf({ col, row, cols, rows }: Panel): Area {
  return { left: col, top: row, right: col + cols, bottom: row + rows };
}

/** Later moves cover earlier moves. */
function* drawLines(drawing: PanelDrawing, path: Path, { maxMoves, area }: PathPart): Pieces<void> {
  const { plan, theme } = drawing;
  const { ctx } = drawing.sheet;
  const pointAfter = (moveCount: number) => pixelAt(drawing, knightPositionAfter(path, moveCount));
  const lastMoveIndex = path.tourSquareCount - 1;
  const endMove = Math.min(maxMoves, moveCountOf(path));
  const { halo, face } = lineWidths(LINE_WIDTHS, plan);
  ctx.lineCap = 'round';
  for (let move = 0; move < endMove; move++) {
    if (!mayTouch(area, ...knightPositionAfter(path, move + 0.5))) continue;
    for (const [widthInSquares, strokeColour] of [
      [halo, theme.lightSquare],
      [face, colourAt(theme.path, (move + 0.5) / lastMoveIndex)],
    ] as const) {
      ctx.lineWidth = plan.scale * widthInSquares;
      ctx.strokeStyle = strokeColour;
      ctx.beginPath();
      ctx.moveTo(...pointAfter(move));
      ctx.lineTo(...pointAfter(Math.min(endMove, move + 1)));
      ctx.stroke();
    }
    yield;
  }
}

function* drawNumbers(
  drawing: PanelDrawing,
  { cols, squares, tourSquareCount, ribbon }: Path,
  { maxMoves, area }: PathPart,
): Pieces<void> {
  const {
    sheet: { ctx },
    plan: { scale },
    theme,
  } = drawing;
  const disc = NUMBER_DISCS[ribbon ? 'smooth' : 'straight'];
  const centreOf = (move: number) => squareCentre(drawing, cols, squares[move] ?? 0);
  const lastMoveIndex = tourSquareCount - 1;
  const numberFontSize = fittingFontSize(
    ['8'.repeat(String(tourSquareCount).length)],
    scale * disc.width,
    scale * disc.height,
  );
  for (let move = 0; move <= Math.min(squares.length - 1, maxMoves); move++) {
    const square = squares[move] ?? 0;
    if (!mayTouch(area, (square % cols) + 0.5, Math.floor(square / cols) + 0.5)) continue;
    ctx.fillStyle = colourAt(theme.path, move / Math.max(1, lastMoveIndex));
    ctx.beginPath();
    ctx.arc(...centreOf(move), scale * disc.radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(move + 1), ...centreOf(move), numberFontSize);
    yield;
  }
}
