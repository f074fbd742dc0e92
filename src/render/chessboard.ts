import { roundedRect, type Sheet, softShadow } from './canvas.ts';
import { inkWidth, writeCentred } from './fonts.ts';
import type { Theme } from './theme.ts';
import type { Panel, TourPlan } from './tour-plan.ts';

/** A file's letters: a..z, then aa, ab, ... (bijective base 26). */
export function fileLetters(file: number): string {
  let letters = '';
  for (let n = file + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(97 + ((n - 1) % 26)) + letters;
  }
  return letters;
}

/** The rim around a panel, with its shadow; the inside is left to be painted. */
export function drawRim({ ctx }: Sheet, panel: Panel, scale: number, theme: Theme): void {
  const rim = Math.max(2, Math.min(6, Math.round(scale * 0.06) + 1));
  const [width, height] = [Math.round(panel.cols * scale), Math.round(panel.rows * scale)];
  const rect = {
    x: panel.x - rim,
    y: panel.y - rim,
    width: width + 2 * rim,
    height: height + 2 * rim,
    radius: rim,
  };
  softShadow(ctx, rect, 6, theme.shadow, theme.shadowDepth);
  ctx.fillStyle = theme.boardEdge;
  roundedRect(ctx, rect.x, rect.y, rect.width, rect.height, rect.radius);
  ctx.fill();
}

/** The chequered squares of a panel; a1 (bottom left of the whole board) is dark. */
export function drawSquares(
  sheet: Sheet,
  panel: Panel,
  scale: number,
  boardRows: number,
  theme: Theme,
): void {
  drawRim(sheet, panel, scale, theme);
  const { ctx } = sheet;
  for (let row = 0; row < panel.rows; row++) {
    for (let col = 0; col < panel.cols; col++) {
      const isDark = (boardRows - 1 - panel.row - row + panel.col + col) % 2 === 0;
      ctx.fillStyle = isDark ? theme.darkSquare : theme.lightSquare;
      ctx.fillRect(panel.x + col * scale, panel.y + row * scale, scale, scale);
    }
  }
}

/** The smallest of 1, 2, 5, 10, 20, 50, ... squares that leaves `room` pixels between two labels. */
function labelStep(scale: number, room: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power * scale >= room) return digit * power;
  }
}

/** File letters below a panel and rank numbers at its left, thinned out where squares are small. */
export function drawCoordinates(
  { ctx }: Sheet,
  panel: Panel,
  { scale, type }: TourPlan,
  boardRows: number,
  theme: Theme,
): void {
  ctx.fillStyle = theme.softInk;
  const bottom = panel.y + Math.round(panel.rows * scale) + type;
  const acrossStep = labelStep(scale, inkWidth(fileLetters(panel.col + panel.cols - 1), type) + type * 0.7);
  for (let col = 0; col < panel.cols; col++) {
    const file = panel.col + col;
    if (acrossStep > 1 && file !== 0 && (file + 1) % acrossStep !== 0) continue;
    if (acrossStep > 1 && file === 0 && acrossStep * scale < 2 * type && panel.cols > 1 && acrossStep === 2)
      continue;
    writeLetters(ctx, fileLetters(file), panel.x + (col + 0.5) * scale, bottom, type);
  }
  const downStep = labelStep(scale, type * 1.35);
  const width = inkWidth('8'.repeat(String(boardRows).length), type);
  for (let row = 0; row < panel.rows; row++) {
    const rank = boardRows - panel.row - row;
    if (downStep > 1 && rank !== 1 && rank % downStep !== 0) continue;
    if (downStep === 2 && rank === 1) continue;
    const label = String(rank);
    const x = panel.x - type * 0.75 - width / 2 + (width - inkWidth(label, type)) / 2;
    writeCentred(ctx, label, x, panel.y + (row + 0.5) * scale, type);
  }
}

/** Letters on a common base line, centred across. */
function writeLetters(ctx: Sheet['ctx'], text: string, x: number, y: number, size: number): void {
  const across = inkWidth(text, size);
  writeCentred(ctx, 'x', -1e4, y, size);
  ctx.fillText(text, x - across / 2 - size * 0.06, y + size * 0.27);
}
