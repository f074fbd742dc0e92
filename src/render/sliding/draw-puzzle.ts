import type { CanvasRenderingContext2D } from 'canvas';
import type { Board, Move } from '../../core/sliding/board.ts';
import { fillRounded, makeSheet, roundedRect, softShadow } from '../paint/canvas.ts';
import type { Pen, Point } from '../paint/pen.ts';
import { goalColourIndex, type Theme, type TileLook } from '../paint/picture-theme.ts';
import { getCachedDrawing } from '../paint/stamps.ts';
import { chooseNumberFontSize, drawCachedTile } from '../paint/tile.ts';

/** Sizes in whole pixels. */
export interface PuzzleLayout {
  readonly rows: number;
  readonly cols: number;
  readonly tileSide: number;
  readonly gap: number;
  /** Distance from the outside of the frame to the first tile. */
  readonly rim: number;
  readonly width: number;
  readonly height: number;
}

/** `direction`: in which the tile has slid or may slide. */
export interface TileMark {
  readonly look: TileLook;
  readonly direction?: Move;
}

/** `done`: the goal is reached. `fault`: the board is unsolvable. */
export type FrameLook = 'plain' | 'done' | 'fault';

export function layoutPuzzle(rows: number, cols: number, tileSide: number): PuzzleLayout {
  const gap = Math.max(1, Math.round(tileSide * 0.035));
  const rim = Math.max(3, Math.round(Math.min(tileSide * 0.2, 10 + tileSide * 0.1)));
  const lengthOf = (tileCount: number) => tileCount * tileSide + (tileCount - 1) * gap + 2 * rim;
  return { rows, cols, tileSide, gap, rim, width: lengthOf(cols), height: lengthOf(rows) };
}

/**
 * The tiles of the longer side take about `maxLength` pixels, but a tile has at least `minTileSide` and at
 * most `maxTileSide` pixels.
 */
export function fitPuzzle(
  { rows, cols }: Board,
  maxLength: number,
  minTileSide: number,
  maxTileSide: number,
): PuzzleLayout {
  const tileSide = Math.floor(maxLength / Math.max(rows, cols));
  return layoutPuzzle(rows, cols, Math.max(minTileSide, Math.min(maxTileSide, tileSide)));
}

/** `markOf` returns how to draw the tile in a cell. */
export interface DrawnPuzzle {
  readonly board: Board;
  readonly goal: Board;
  readonly layout: PuzzleLayout;
  readonly markOf: (cell: number) => TileMark;
  /** Default: `plain`. */
  readonly frame?: FrameLook;
}

/** Top left corner, relative to the corner of the frame. Cells are numbered in reading order. */
export function cellCorner({ cols, tileSide, gap, rim }: PuzzleLayout, cell: number): Point {
  return {
    x: rim + (cell % cols) * (tileSide + gap),
    y: rim + Math.floor(cell / cols) * (tileSide + gap),
  };
}

/** Width beyond the frame, in pixels. No shadow is visible above it. */
const shadowWidthOf = (rim: number): number => Math.max(2, rim * 0.7);

/**
 * Draws the background of the tiles, too. (x, y) is the frame's top left corner in whole pixels. The cached
 * image is larger than the frame: at the left, the right and below, it includes the frame's shadow on the
 * page's colour. There, it overwrites earlier drawings. Above the frame, it overwrites nothing.
 */
export function drawCachedFrame(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  layout: PuzzleLayout,
  theme: Theme,
  look: FrameLook,
): void {
  const { rows, cols, tileSide, width, height, rim } = layout;
  const shadowMargin = Math.ceil(shadowWidthOf(rim));
  const cachedFrame = getCachedDrawing(`frame ${theme.name} ${rows}x${cols} ${tileSide} ${look}`, () => {
    const sheet = makeSheet(width + 2 * shadowMargin, height + shadowMargin, theme.page);
    drawFrame(sheet.ctx, { x: shadowMargin, y: 0 }, layout, theme, look);
    return sheet;
  });
  ctx.drawImage(cachedFrame, x - shadowMargin, y);
}

function drawFrame(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  layout: PuzzleLayout,
  theme: Theme,
  look: FrameLook,
): void {
  const { width, height, rim, tileSide } = layout;
  const radius = Math.round(rim * 0.5 + tileSide * 0.1);
  softShadow(ctx, { x, y, width, height, radius }, shadowWidthOf(rim), theme.shadow, theme.shadowDepth);
  const frameGradient = ctx.createLinearGradient(0, y, 0, y + height);
  frameGradient.addColorStop(0, theme.frameTop);
  frameGradient.addColorStop(1, theme.frameBottom);
  fillRounded(ctx, look === 'plain' ? frameGradient : theme[look], x, y, width, height, radius);
  const lineWidth = Math.max(1, Math.round(rim * 0.08));
  ctx.lineWidth = lineWidth;
  ctx.strokeStyle = look === 'plain' ? theme.frameHighlight : 'rgba(255, 255, 255, 0.35)';
  roundedRect(
    ctx,
    x + lineWidth / 2,
    y + lineWidth / 2,
    width - lineWidth,
    height - lineWidth,
    radius - lineWidth / 2,
  );
  ctx.stroke();
  drawTilesBackground(ctx, { x, y }, layout, theme);
}

function drawTilesBackground(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  layout: PuzzleLayout,
  theme: Theme,
): void {
  const { width, height, rim, tileSide } = layout;
  const visibleFrameWidth = Math.max(1, Math.round(rim * 0.25));
  const inset = rim - visibleFrameWidth;
  const [backgroundX, backgroundY, backgroundWidth, backgroundHeight] = [
    x + inset,
    y + inset,
    width - 2 * inset,
    height - 2 * inset,
  ];
  const radius = Math.round(tileSide * 0.12);
  const backgroundGradient = ctx.createLinearGradient(0, backgroundY, 0, backgroundY + backgroundHeight);
  backgroundGradient.addColorStop(0, theme.wellShade);
  backgroundGradient.addColorStop(Math.min(1, (0.35 * tileSide) / backgroundHeight), theme.well);
  backgroundGradient.addColorStop(1, theme.well);
  fillRounded(ctx, backgroundGradient, backgroundX, backgroundY, backgroundWidth, backgroundHeight, radius);
}

/** (x, y) is the tile's top left corner, in whole pixels. */
export function drawPuzzleTile(
  { ctx, theme }: Pen,
  corner: Point,
  tile: number,
  mark: TileMark,
  { goal, layout: { rows, cols, tileSide: side } }: Pick<DrawnPuzzle, 'goal' | 'layout'>,
): void {
  const goalColour = theme.goalColours && goalColourIndex(tile, goal);
  const numberFontSize = chooseNumberFontSize(rows * cols - 1, side);
  drawCachedTile(ctx, { ...corner, side }, { number: tile, numberFontSize, ...mark, goalColour }, theme);
}

/** A framed board on the colour of the page. (x, y) is its top left corner, in whole pixels. */
export function drawPuzzle(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  puzzle: DrawnPuzzle,
  theme: Theme,
): void {
  const { board, layout, markOf, frame = 'plain' } = puzzle;
  drawCachedFrame(ctx, { x, y }, layout, theme, frame);
  board.tiles.forEach((tile, cell) => {
    if (tile === 0) return;
    const corner = cellCorner(layout, cell);
    const tileCorner = { x: x + corner.x, y: y + corner.y };
    drawPuzzleTile({ ctx, theme }, tileCorner, tile, markOf(cell), puzzle);
  });
}
