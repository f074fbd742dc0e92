import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightAnswer } from '../core/knight/answer.ts';
import type { Sheet } from './canvas.ts';
import { fittingSize, writeCentred } from './fonts.ts';
import { colourAt } from './gradient.ts';
import { drawRibbon, type Ribbon } from './ribbon.ts';
import type { Theme } from './theme.ts';
import { squareCentre } from './tour-marks.ts';
import { type Panel, pixels, type TourPlan } from './tour-plan.ts';

/** The squares (reading order) in the order in which the knight visits them. */
export function squaresInOrder(order: Int32Array): Int32Array {
  const squares = new Int32Array(order.length);
  order.forEach((number, square) => {
    squares[number - 1] = square;
  });
  return squares;
}

/** The disc around a number and the number in it, in sides of a square; smaller on a ribbon, whose bends lie there. */
const DISCS = {
  straight: { radius: 0.33, width: 0.46, height: 0.28 },
  smooth: { radius: 0.285, width: 0.42, height: 0.25 },
} as const;

/** The path of a tour over one panel, as a ribbon if there is one, else straight from square to square; and the numbers if there is room. */
export function drawPath(
  { ctx }: Sheet,
  panel: Panel,
  plan: TourPlan,
  tour: Pick<KnightAnswer, 'cols' | 'closed'>,
  squares: Int32Array,
  ribbon: Ribbon | undefined,
  theme: Theme,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(panel.x, panel.y, pixels(panel.cols, plan.scale), pixels(panel.rows, plan.scale));
  ctx.clip();
  if (ribbon) drawRibbon(ctx, ribbon, panel, plan, theme);
  else drawLines(ctx, panel, plan, tour, squares, theme);
  if (plan.style === 'numbers') {
    const disc = DISCS[ribbon ? 'smooth' : 'straight'];
    drawNumbers(ctx, panel, plan.scale, tour.cols, squares, disc, theme);
  }
  ctx.restore();
}

/** A coloured line from each square to the next, each laid over the earlier ones. */
function drawLines(
  ctx: CanvasRenderingContext2D,
  panel: Panel,
  { scale, style }: TourPlan,
  { cols, closed }: Pick<KnightAnswer, 'cols' | 'closed'>,
  squares: Int32Array,
  theme: Theme,
): void {
  const centre = (move: number) => squareCentre(panel, scale, cols, squares[move] ?? 0);
  const last = squares.length - 1;
  const [halo, width] = style === 'numbers' ? [0.13, 0.075] : [0.2, 0.13];
  ctx.lineCap = 'round';
  const draw = (from: number, to: number, colour: string) => {
    for (const [share, stroke] of [
      [halo, theme.lightSquare],
      [width, colour],
    ] as const) {
      ctx.lineWidth = scale * share;
      ctx.strokeStyle = stroke;
      ctx.beginPath();
      ctx.moveTo(...centre(from));
      ctx.lineTo(...centre(to));
      ctx.stroke();
    }
  };
  if (closed && last > 0) draw(last, 0, colourAt(theme.path, 1));
  for (let move = 0; move < last; move++) draw(move, move + 1, colourAt(theme.path, (move + 0.5) / last));
}

function drawNumbers(
  ctx: CanvasRenderingContext2D,
  panel: Panel,
  scale: number,
  cols: number,
  squares: Int32Array,
  disc: (typeof DISCS)[keyof typeof DISCS],
  theme: Theme,
): void {
  const centre = (move: number) => squareCentre(panel, scale, cols, squares[move] ?? 0);
  const last = squares.length - 1;
  const size = fittingSize(['8'.repeat(String(last + 1).length)], scale * disc.width, scale * disc.height);
  for (let move = 1; move <= last; move++) {
    ctx.fillStyle = colourAt(theme.path, move / last);
    ctx.beginPath();
    ctx.arc(...centre(move), scale * disc.radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(move + 1), ...centre(move), size);
  }
}
