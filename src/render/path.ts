import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightAnswer } from '../core/knight/answer.ts';
import { roundedRect, type Sheet } from './canvas.ts';
import { fittingSize, writeCentred } from './fonts.ts';
import { colourAt } from './gradient.ts';
import type { Theme } from './theme.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

const KNIGHT = '♞';

/** The squares (reading order) in the order in which the knight visits them. */
export function squaresInOrder(order: Int32Array): Int32Array {
  const squares = new Int32Array(order.length);
  order.forEach((number, square) => {
    squares[number - 1] = square;
  });
  return squares;
}

/** The path of a tour over one panel: a coloured line, the numbers if there is room, start and end marked by shapes of their own. */
export function drawPath(
  { ctx }: Sheet,
  panel: Panel,
  plan: TourPlan,
  tour: Pick<KnightAnswer, 'cols' | 'rows' | 'closed'>,
  squares: Int32Array,
  theme: Theme,
): void {
  const { scale } = plan;
  const centre = (move: number): [number, number] => {
    const square = squares[move] ?? 0;
    return [
      panel.x + ((square % tour.cols) - panel.col + 0.5) * scale,
      panel.y + (Math.floor(square / tour.cols) - panel.row + 0.5) * scale,
    ];
  };
  const last = squares.length - 1;
  ctx.save();
  ctx.beginPath();
  ctx.rect(panel.x, panel.y, panel.cols * scale, panel.rows * scale);
  ctx.clip();
  ctx.lineCap = 'round';
  const line = (from: number, to: number, colour: string) => {
    for (const [width, style] of [
      [scale * (plan.style === 'numbers' ? 0.13 : 0.24), theme.lightSquare],
      [scale * (plan.style === 'numbers' ? 0.075 : 0.14), colour],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = style;
      ctx.beginPath();
      ctx.moveTo(...centre(from));
      ctx.lineTo(...centre(to));
      ctx.stroke();
    }
  };
  if (tour.closed && last > 0) line(last, 0, colourAt(theme.path, 1));
  for (let move = 0; move < last; move++) line(move, move + 1, colourAt(theme.path, (move + 0.5) / last));
  if (plan.style === 'numbers') writeNumbers(ctx, centre, last, scale, theme);
  markEnds(ctx, centre, last, plan, tour.closed, theme);
  ctx.restore();
}

function disc(
  ctx: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

function writeNumbers(
  ctx: CanvasRenderingContext2D,
  centre: (move: number) => [number, number],
  last: number,
  scale: number,
  theme: Theme,
): void {
  const size = fittingSize(['8'.repeat(String(last + 1).length)], scale * 0.42, scale * 0.27);
  for (let move = 1; move <= last; move++) {
    const at = centre(move);
    disc(ctx, at, scale * 0.31, colourAt(theme.path, move / last));
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(move + 1), ...at, size);
  }
}

/** The start is a square with a knight on it; the end of an open tour a disc in two rings. */
function markEnds(
  ctx: CanvasRenderingContext2D,
  centre: (move: number) => [number, number],
  last: number,
  { style, scale }: TourPlan,
  closed: boolean,
  theme: Theme,
): void {
  const size = style === 'numbers' ? scale : Math.max(scale, 30);
  if (!closed && last > 0) {
    const [x, y] = centre(last);
    const colour = colourAt(theme.path, 1);
    ctx.lineWidth = size * 0.055;
    ctx.strokeStyle = colour;
    if (style === 'numbers') {
      ctx.beginPath();
      ctx.arc(x, y, size * 0.4, 0, 2 * Math.PI);
      ctx.stroke();
    } else {
      disc(ctx, [x, y], size * 0.42, theme.lightSquare);
      disc(ctx, [x, y], size * 0.36, colour);
      disc(ctx, [x, y], size * 0.24, theme.lightSquare);
      disc(ctx, [x, y], size * 0.13, colour);
    }
  }
  const [x, y] = centre(0);
  const side = size * 0.78;
  ctx.fillStyle = colourAt(theme.path, 0);
  roundedRect(ctx, x - side / 2, y - side / 2, side, side, side * 0.16);
  ctx.fill();
  ctx.fillStyle = theme.pathInk;
  writeCentred(ctx, KNIGHT, x, y, size * 0.8, 'normal');
}
