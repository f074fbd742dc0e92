import type { CanvasRenderingContext2D } from 'canvas';
import { cellsInOrder } from '../../core/knight/board/tour-task.ts';
import type { DrawingStyle } from '../../core/knight/request/request.ts';
import type { Sheet } from '../paint/canvas.ts';
import { fittingSize, writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Theme } from '../paint/theme.ts';
import type { DrawnTour } from '../scene/scene.ts';
import { PIECES_A_MOVE, pointAt } from './curve.ts';
import {
  type Area,
  drawRibbon,
  type LineWidths,
  lineWidths,
  mayTouch,
  type Ribbon,
  ribbonThrough,
} from './ribbon.ts';
import { squareCentre } from './tour-marks.ts';
import { type Panel, pixels, type TourPlan } from './tour-plan.ts';

const LINES: LineWidths = {
  numbers: { halo: 0.13, face: 0.075 },
  path: { halo: 0.2, face: 0.13 },
};

/** The disc around a number and the number in it, in sides of a square; smaller on a ribbon, whose bends lie there. */
const DISCS = {
  straight: { radius: 0.33, width: 0.5, height: 0.28 },
  smooth: { radius: 0.285, width: 0.44, height: 0.25 },
} as const;

/** A tour as its squares in order; with a ribbon if it is to be smooth. */
export interface Path {
  readonly cols: number;
  readonly closed: boolean;
  readonly squares: Int32Array;
  /** Squares of the whole tour, of which these are the first; by them the colours run. */
  readonly ofSquares: number;
  readonly ribbon?: Ribbon | undefined;
}

/** The path of a tour ready to be drawn. */
export function* pathOf({ order, cols, closed }: DrawnTour, line: DrawingStyle = 'straight'): Pieces<Path> {
  const squares = cellsInOrder(order);
  const ribbon =
    line === 'smooth' && squares.length > 1 ? yield* ribbonThrough(squares, cols, closed) : undefined;
  return { cols, closed, squares, ofSquares: squares.length, ribbon };
}

/** How many moves a path has; the one that closes it counts. */
export function movesOf({ squares, closed }: Path): number {
  return closed ? squares.length : squares.length - 1;
}

/** Where the knight is after so many moves, a fraction being on its way; in sides of squares from the board's top left. */
export function knightAfter({ cols, squares, ribbon }: Path, moves: number): [number, number] {
  if (ribbon) return pointAt(ribbon.curve, moves * PIECES_A_MOVE);
  const whole = Math.floor(moves);
  const [here, next] = [0, 1].map((ahead) => squares[(whole + ahead) % squares.length] ?? 0);
  const between = (of: (square: number) => number) =>
    of(here ?? 0) + (of(next ?? 0) - of(here ?? 0)) * (moves - whole) + 0.5;
  return [between((square) => square % cols), between((square) => Math.floor(square / cols))];
}

/**
 * The first `upTo` moves of a path over one panel, as a ribbon if it has one, else straight from square to square; and
 * the squares' numbers if there is room. Only what lies in `area` (within the panel; the whole panel by default) is drawn.
 */
export function* drawPath(
  { ctx }: Sheet,
  panel: Panel,
  plan: TourPlan,
  path: Path,
  theme: Theme,
  upTo = Number.POSITIVE_INFINITY,
  area: Area = areaOf(panel),
): Pieces<void> {
  const { scale } = plan;
  ctx.save();
  ctx.beginPath();
  ctx.rect(
    panel.x + (area.left - panel.col) * scale,
    panel.y + (area.top - panel.row) * scale,
    pixels(area.right - area.left, scale),
    pixels(area.bottom - area.top, scale),
  );
  ctx.clip();
  if (path.ribbon) yield* drawRibbon(ctx, path.ribbon, panel, plan, upTo, area, theme);
  else yield* drawLines(ctx, panel, plan, path, upTo, area, theme);
  if (plan.rendering === 'numbers') yield* drawNumbers(ctx, panel, scale, path, upTo, area, theme);
  ctx.restore();
}

/** A panel as an area. */
export function areaOf({ col, row, cols, rows }: Panel): Area {
  return { left: col, top: row, right: col + cols, bottom: row + rows };
}

/** A coloured line from each square to the next, each laid over the earlier ones. */
function* drawLines(
  ctx: CanvasRenderingContext2D,
  panel: Panel,
  { scale, rendering }: TourPlan,
  path: Path,
  upTo: number,
  area: Area,
  theme: Theme,
): Pieces<void> {
  const point = (moves: number): [number, number] => {
    const [x, y] = knightAfter(path, moves);
    return [panel.x + (x - panel.col) * scale, panel.y + (y - panel.row) * scale];
  };
  const last = path.ofSquares - 1;
  const end = Math.min(upTo, movesOf(path));
  const { halo, face } = lineWidths(LINES, { scale, rendering });
  ctx.lineCap = 'round';
  for (let move = 0; move < end; move++) {
    if (!mayTouch(area, ...knightAfter(path, move + 0.5))) continue;
    for (const [share, stroke] of [
      [halo, theme.lightSquare],
      [face, colourAt(theme.path, (move + 0.5) / last)],
    ] as const) {
      ctx.lineWidth = scale * share;
      ctx.strokeStyle = stroke;
      ctx.beginPath();
      ctx.moveTo(...point(move));
      ctx.lineTo(...point(Math.min(end, move + 1)));
      ctx.stroke();
    }
    yield;
  }
}

function* drawNumbers(
  ctx: CanvasRenderingContext2D,
  panel: Panel,
  scale: number,
  { cols, squares, ofSquares, ribbon }: Path,
  upTo: number,
  area: Area,
  theme: Theme,
): Pieces<void> {
  const disc = DISCS[ribbon ? 'smooth' : 'straight'];
  const centre = (move: number) => squareCentre(panel, scale, cols, squares[move] ?? 0);
  const last = ofSquares - 1;
  const size = fittingSize(['8'.repeat(String(ofSquares).length)], scale * disc.width, scale * disc.height);
  for (let move = 0; move <= Math.min(squares.length - 1, upTo); move++) {
    const square = squares[move] ?? 0;
    if (!mayTouch(area, (square % cols) + 0.5, Math.floor(square / cols) + 0.5)) continue;
    ctx.fillStyle = colourAt(theme.path, move / Math.max(1, last));
    ctx.beginPath();
    ctx.arc(...centre(move), scale * disc.radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(move + 1), ...centre(move), size);
    yield;
  }
}
