import { makeSquare, type SquareStyle } from '../../core/knight/board/square.ts';
import { fillRounded, type Sheet, softShadow } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { writeLine } from '../paint/words.ts';
import { type Panel, type TourPlan, toPixels } from './tour-plan.ts';

type PlanWithScale = Pick<TourPlan, 'scale'>;

/** Tools for drawing a panel. */
export interface PanelDrawing<Plan extends PlanWithScale = TourPlan> {
  readonly sheet: Sheet;
  readonly panel: Panel;
  readonly plan: Plan;
  readonly theme: Theme;
}

/** Pixels of the sheet for a point in squares from the board's top left corner. */
export const pixelAt = (
  { panel, plan: { scale } }: Pick<PanelDrawing<PlanWithScale>, 'panel' | 'plan'>,
  [x, y]: readonly [number, number],
): [number, number] => [panel.x + (x - panel.col) * scale, panel.y + (y - panel.row) * scale];

/** `a` for 0, `aa` for 26. */
function fileLetters(file: number): string {
  return makeSquare({ file, rank: 0 }).replace(/\d+$/, '');
}

/** Includes the shadow, not the squares. */
export function drawRim({ ctx }: Sheet, panel: Panel, squareSide: number, theme: Theme): void {
  const rimWidth = Math.max(2, Math.min(6, Math.round(squareSide * 0.06) + 1));
  const [width, height] = [toPixels(panel.cols, squareSide), toPixels(panel.rows, squareSide)];
  const rect = {
    x: panel.x - rimWidth,
    y: panel.y - rimWidth,
    width: width + 2 * rimWidth,
    height: height + 2 * rimWidth,
    radius: rimWidth,
  };
  softShadow(ctx, rect, 6, theme.shadow, theme.shadowDepth);
  fillRounded(ctx, theme.boardEdge, rect.x, rect.y, rect.width, rect.height, rect.radius);
}

/**
 * `scale`: the side of a square in pixels. Small squares are paler, so that the path on them remains visible.
 */
function darkSquareOpacity(scale: number): number {
  return Math.min(1, Math.max(0.4, scale / 36));
}

/** The square a1, at the bottom left of the whole board, is dark. */
export function drawSquares(
  { sheet, panel, plan: { scale }, theme }: PanelDrawing<PlanWithScale>,
  boardRows: number,
): void {
  drawRim(sheet, panel, scale, theme);
  const { ctx } = sheet;
  ctx.fillStyle = theme.lightSquare;
  ctx.fillRect(panel.x, panel.y, panel.cols * scale, panel.rows * scale);
  ctx.fillStyle = theme.darkSquare;
  ctx.globalAlpha = darkSquareOpacity(scale);
  for (let row = 0; row < panel.rows; row++) {
    for (let col = 0; col < panel.cols; col++) {
      const isDark = (boardRows - 1 - panel.row - row + panel.col + col) % 2 === 0;
      if (isDark) ctx.fillRect(panel.x + col * scale, panel.y + row * scale, scale, scale);
    }
  }
  ctx.globalAlpha = 1;
}

/**
 * Only every n-th file or rank gets a label. Returns the smallest of 1, 2, 5, 10, 20, 50, ... for which the
 * labels are at least `minDistance` pixels apart.
 */
function labelIntervalFor(squareSide: number, minDistance: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power * squareSide >= minDistance) return digit * power;
  }
}

/**
 * Names of the files below, numbers of the ranks to the left. If the squares are small, some are left out.
 */
export function drawCoordinates(
  { sheet: { ctx, width }, panel, plan: { scale, fontSize }, theme }: PanelDrawing,
  board: { readonly rows: number; readonly squares?: SquareStyle },
): void {
  const usesNumbers = board.squares === 'xy';
  const nameOf = (file: number): string => (usesNumbers ? String(file + 1) : fileLetters(file));
  ctx.fillStyle = theme.softInk;
  const labelsMiddleY = panel.y + toPixels(panel.rows, scale) + fontSize;
  const nameWidth = inkWidth(nameOf(panel.col + panel.cols - 1), fontSize) + fontSize * 0.7;
  // Fewer labels at very small squares, because users can't match a label with its square anyway.
  const minDistance = fontSize * (scale < 14 ? 3.5 : 1.5);
  const labelInterval = Math.max(labelIntervalFor(scale, nameWidth), labelIntervalFor(scale, minDistance));
  const hasLabel = (coordinateNumber: number) =>
    coordinateNumber % labelInterval === 0 || (coordinateNumber === 1 && labelInterval !== 2);
  for (let col = 0; col < panel.cols; col++) {
    if (!hasLabel(panel.col + col + 1)) continue;
    const name = nameOf(panel.col + col);
    const maxMiddleX = width - inkWidth(name, fontSize) / 2 - fontSize * 0.4;
    const labelMiddleX = Math.min(maxMiddleX, panel.x + (col + 0.5) * scale);
    writeLine(ctx, { text: name, size: fontSize }, labelMiddleX, labelsMiddleY, 'center');
  }
  const labelsRightX = panel.x - fontSize * 0.65;
  for (let row = 0; row < panel.rows; row++) {
    const rank = usesNumbers ? panel.row + row + 1 : board.rows - panel.row - row;
    if (!hasLabel(rank)) continue;
    const label = String(rank);
    writeCentred(
      ctx,
      label,
      labelsRightX - inkWidth(label, fontSize) / 2,
      panel.y + (row + 0.5) * scale,
      fontSize,
    );
  }
}
