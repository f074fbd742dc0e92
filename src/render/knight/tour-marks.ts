import type { CanvasRenderingContext2D } from 'canvas';
import { fillRounded, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import { colourAt, type Ramp } from '../paint/gradient.ts';
import type { Box } from '../paint/pen.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { DrawnTour } from '../scene/scene.ts';
import { type PanelDrawing, pixelAt } from './chessboard.ts';
import { type Panel, type TourPlan, toPixels } from './tour-plan.ts';

const KNIGHT_SYMBOL = '♞';
/** White is readable in all themes, because the first colour of a heat map is always dark. */
const HEAT_INK = '#ffffff';

/** Pixels of the picture. `square`: in reading order on a board of `cols` columns. */
export const squareCentre = (
  drawing: Parameters<typeof pixelAt>[0],
  cols: number,
  square: number,
): [number, number] => pixelAt(drawing, [(square % cols) + 0.5, Math.floor(square / cols) + 0.5]);

function containsSquare(panel: Panel, cols: number, square: number): boolean {
  const [col, row] = [square % cols, Math.floor(square / cols)];
  return col >= panel.col && col < panel.col + panel.cols && row >= panel.row && row < panel.row + panel.rows;
}

/** Moves a point away from the panel's edge if a mark of `size` pixels around it would be cut off there. */
function moveInside(panel: Panel, scale: number, [x, y]: [number, number], size: number): [number, number] {
  const clamp = (position: number, start: number, length: number) =>
    length <= size
      ? start + length / 2
      : Math.min(start + length - size / 2, Math.max(start + size / 2, position));
  return [clamp(x, panel.x, toPixels(panel.cols, scale)), clamp(y, panel.y, toPixels(panel.rows, scale))];
}

/**
 * Moves `point` away from (x, y) to `minDistance` pixels if it is closer, so that two marks don't cover each
 * other.
 */
function moveApart([x, y]: [number, number], point: [number, number], minDistance: number): [number, number] {
  const [dx, dy] = [point[0] - x, point[1] - y];
  const distance = Math.hypot(dx, dy);
  if (distance >= minDistance) return point;
  const angle = distance === 0 ? -Math.PI / 4 : Math.atan2(dy, dx);
  return [x + minDistance * Math.cos(angle), y + minDistance * Math.sin(angle)];
}

/** A knight on the first square. Rings on the last square of an open tour. */
export function markTourEnds(
  drawing: PanelDrawing,
  { cols, closed }: Pick<DrawnTour, 'cols' | 'closed'>,
  [firstSquare, lastSquare]: readonly [number, number],
  ramp: Ramp,
): void {
  const { panel, plan, theme } = drawing;
  const { ctx } = drawing.sheet;
  const markSize = plan.rendering === 'numbers' ? plan.scale : Math.max(plan.scale, 32);
  const markCentreOf = (square: number) =>
    moveInside(panel, plan.scale, squareCentre(drawing, cols, square), markSize * 0.9);
  if (!closed && lastSquare !== firstSquare && containsSquare(panel, cols, lastSquare)) {
    const targetCentre = containsSquare(panel, cols, firstSquare)
      ? moveApart(markCentreOf(firstSquare), markCentreOf(lastSquare), markSize * 0.95)
      : markCentreOf(lastSquare);
    if (plan.rendering === 'numbers')
      drawRing(ctx, markCentreOf(lastSquare), markSize * 0.415, markSize * 0.05, colourAt(ramp, 1));
    else
      drawTarget(
        ctx,
        moveInside(panel, plan.scale, targetCentre, markSize * 0.9),
        markSize,
        colourAt(ramp, 1),
        theme,
      );
  }
  if (containsSquare(panel, cols, firstSquare)) {
    const ink = plan.rendering === 'heat' ? HEAT_INK : theme.pathInk;
    drawKnight(ctx, markCentreOf(firstSquare), markSize, {
      colour: colourAt(ramp, 0),
      ink,
      edge: theme.lightSquare,
    });
  }
}

/** Has a background with rounded corners. (x, y) is the centre. */
export function drawKnight(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  size: number,
  { colour, ink, edge }: { readonly colour: string; readonly ink: string; readonly edge: string },
): void {
  const haloWidth = size * 0.05;
  for (const [side, fillColour] of [
    [size * 0.78 + 2 * haloWidth, edge],
    [size * 0.78, colour],
  ] as const) {
    fillRounded(ctx, fillColour, x - side / 2, y - side / 2, side, side, side * 0.16);
  }
  ctx.fillStyle = ink;
  writeCentred(ctx, KNIGHT_SYMBOL, x, y, { size: size * 0.8, weight: 'normal' });
}

function drawRing(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  radius: number,
  width: number,
  colour: string,
): void {
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
}

function drawTarget(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  size: number,
  colour: string,
  theme: Theme,
): void {
  for (const [radius, fillColour] of [
    [0.45, theme.ink],
    [0.42, theme.lightSquare],
    [0.36, colour],
    [0.25, theme.lightSquare],
    [0.15, theme.ink],
  ] as const) {
    ctx.fillStyle = fillColour;
    ctx.beginPath();
    ctx.arc(x, y, size * radius, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** A horizontal strip of all colours. */
export function drawRamp(
  ctx: CanvasRenderingContext2D,
  ramp: Ramp,
  { x, y, width, height, radius }: Box & { readonly radius: number },
): void {
  const gradient = ctx.createLinearGradient(x, 0, x + width, 0);
  for (let i = 0; i <= 32; i++) gradient.addColorStop(i / 32, colourAt(ramp, i / 32));
  fillRounded(ctx, gradient, x, y, width, height, radius);
}

/** Explains the move numbers' colours: a strip with `1` at its left and the last move number at its right. */
export function drawLegend(
  { ctx }: Sheet,
  { legend }: TourPlan,
  moveCount: number,
  ramp: Ramp,
  theme: Theme,
): void {
  if (!legend) return;
  const fontSize = legend.height;
  const lastMoveNumber = String(moveCount);
  const [leftSpace, rightSpace] = [
    inkWidth('1', fontSize) + fontSize * 0.6,
    inkWidth(lastMoveNumber, fontSize) + fontSize * 0.6,
  ];
  const [x, width] = [legend.x + leftSpace, legend.width - leftSpace - rightSpace];
  if (width < fontSize) return;
  drawRamp(ctx, ramp, {
    x,
    y: legend.y + fontSize * 0.2,
    width,
    height: fontSize * 0.6,
    radius: fontSize * 0.3,
  });
  ctx.fillStyle = theme.softInk;
  const middleY = legend.y + legend.height / 2;
  writeCentred(ctx, '1', legend.x + inkWidth('1', fontSize) / 2, middleY, fontSize);
  writeCentred(
    ctx,
    lastMoveNumber,
    legend.x + legend.width - inkWidth(lastMoveNumber, fontSize) / 2,
    middleY,
    fontSize,
  );
}

export function drawMeasures(
  { ctx, width }: Sheet,
  { measures: position }: TourPlan,
  text: string,
  theme: Theme,
): void {
  if (!position) return;
  ctx.fillStyle = theme.softInk;
  writeLine(
    ctx,
    fitLine(text, width - 2 * position.height, position.height),
    position.x,
    position.y,
    'center',
  );
}
