import type { CanvasRenderingContext2D } from 'canvas';
import type { Board, Move } from '../../core/sliding/board.ts';
import { fillRounded, makeSheet, roundedRect, softShadow } from '../paint/canvas.ts';
import type { Pen, Point } from '../paint/pen.ts';
import { goalColourIndex, type Theme, type TileLook } from '../paint/picture-theme.ts';
import { stampOf } from '../paint/stamps.ts';
import { labelSize, stampTile } from '../paint/tile.ts';

/** The sizes of a drawn puzzle in whole pixels. */
export interface PuzzleLayout {
  readonly rows: number;
  readonly cols: number;
  /** The side of a tile. */
  readonly tileSide: number;
  /** The gap between two tiles. */
  readonly gap: number;
  /** The distance from the outside of the frame to the first tile. */
  readonly rim: number;
  readonly width: number;
  readonly height: number;
}

/** How to draw a tile. `towards`: the direction in which the tile has slid or may slide. */
export interface TileMark {
  readonly look: TileLook;
  readonly towards?: Move;
}

export type FrameLook = 'plain' | 'done' | 'fault';

/** Returns the sizes of a puzzle with tiles of `tile` pixels. */
export function layoutPuzzle(rows: number, cols: number, tile: number): PuzzleLayout {
  const gap = Math.max(1, Math.round(tile * 0.035));
  const rim = Math.max(3, Math.round(Math.min(tile * 0.2, 10 + tile * 0.1)));
  const span = (n: number) => n * tile + (n - 1) * gap + 2 * rim;
  return { rows, cols, tileSide: tile, gap, rim, width: span(cols), height: span(rows) };
}

/**
 * Returns the sizes of a puzzle. The tiles of its longer side take about `room` pixels, but a tile has at
 * least `minTile` and at most `maxTile` pixels.
 */
export function fitPuzzle(
  { rows, cols }: Board,
  room: number,
  minTile: number,
  maxTile: number,
): PuzzleLayout {
  const tile = Math.floor(room / Math.max(rows, cols));
  return layoutPuzzle(rows, cols, Math.max(minTile, Math.min(maxTile, tile)));
}

/** A puzzle to draw. `markOf` returns how to draw the tile in a cell. */
export interface DrawnPuzzle {
  readonly board: Board;
  readonly goal: Board;
  readonly layout: PuzzleLayout;
  readonly markOf: (cell: number) => TileMark;
  readonly frame?: FrameLook;
}

/**
 * Returns the top left corner of a cell, relative to the corner of the frame. Cells are numbered in reading
 * order.
 */
export function cellCorner({ cols, tileSide, gap, rim }: PuzzleLayout, cell: number): Point {
  return {
    x: rim + (cell % cols) * (tileSide + gap),
    y: rim + Math.floor(cell / cols) * (tileSide + gap),
  };
}

/**
 * Returns how far the frame's shadow is visible beyond the frame, in pixels. No shadow is visible above the
 * frame.
 */
const shadowReach = (rim: number): number => Math.max(2, rim * 0.7);

/**
 * Draws a puzzle's frame and the background of its tiles, as an image from a cache. (x, y) is the frame's top
 * left corner in whole pixels. The image is larger than the frame: at the left, the right and below, it
 * includes the frame's shadow on the page's colour. There, the image overwrites earlier drawings. Above the
 * frame, it overwrites nothing.
 */
export function stampFrame(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  layout: PuzzleLayout,
  theme: Theme,
  look: FrameLook,
): void {
  const { rows, cols, tileSide, width, height, rim } = layout;
  const margin = Math.ceil(shadowReach(rim));
  const stamp = stampOf(`frame ${theme.name} ${rows}x${cols} ${tileSide} ${look}`, () => {
    const sheet = makeSheet(width + 2 * margin, height + margin, theme.page);
    drawFrame(sheet.ctx, { x: margin, y: 0 }, layout, theme, look);
    return sheet;
  });
  ctx.drawImage(stamp, x - margin, y);
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
  softShadow(ctx, { x, y, width, height, radius }, shadowReach(rim), theme.shadow, theme.shadowDepth);
  const frameGradient = ctx.createLinearGradient(0, y, 0, y + height);
  frameGradient.addColorStop(0, theme.frameTop);
  frameGradient.addColorStop(1, theme.frameBottom);
  fillRounded(ctx, look === 'plain' ? frameGradient : theme[look], x, y, width, height, radius);
  const lineWidth = Math.max(1, Math.round(rim * 0.08));
  ctx.lineWidth = lineWidth;
  ctx.strokeStyle = look === 'plain' ? theme.frameGlint : 'rgba(255, 255, 255, 0.35)';
  roundedRect(
    ctx,
    x + lineWidth / 2,
    y + lineWidth / 2,
    width - lineWidth,
    height - lineWidth,
    radius - lineWidth / 2,
  );
  ctx.stroke();
  drawWell(ctx, { x, y }, layout, theme);
}

function drawWell(ctx: CanvasRenderingContext2D, { x, y }: Point, layout: PuzzleLayout, theme: Theme): void {
  const { width, height, rim, tileSide } = layout;
  const lip = Math.max(1, Math.round(rim * 0.25));
  const inset = rim - lip;
  const [wellX, wellY, wellWidth, wellHeight] = [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
  const radius = Math.round(tileSide * 0.12);
  const wellGradient = ctx.createLinearGradient(0, wellY, 0, wellY + wellHeight);
  wellGradient.addColorStop(0, theme.wellShade);
  wellGradient.addColorStop(Math.min(1, (0.35 * tileSide) / wellHeight), theme.well);
  wellGradient.addColorStop(1, theme.well);
  fillRounded(ctx, wellGradient, wellX, wellY, wellWidth, wellHeight, radius);
}

/** Draws a tile of a puzzle with its top left corner at (x, y), in whole pixels. */
export function drawPuzzleTile(
  { ctx, theme }: Pen,
  corner: Point,
  tile: number,
  mark: TileMark,
  { goal, layout: { rows, cols, tileSide: side } }: Pick<DrawnPuzzle, 'goal' | 'layout'>,
): void {
  const goalColour = theme.goalColours && goalColourIndex(tile, goal);
  const size = labelSize(rows * cols - 1, side);
  stampTile(ctx, { ...corner, side }, { number: tile, labelSize: size, ...mark, goalColour }, theme);
}

/** Draws a framed board with its top left corner at (x, y), in whole pixels, on the page's colour. */
export function drawPuzzle(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  puzzle: DrawnPuzzle,
  theme: Theme,
): void {
  const { board, layout, markOf, frame = 'plain' } = puzzle;
  stampFrame(ctx, { x, y }, layout, theme, frame);
  board.tiles.forEach((tile, cell) => {
    if (tile === 0) return;
    const corner = cellCorner(layout, cell);
    const at = { x: x + corner.x, y: y + corner.y };
    drawPuzzleTile({ ctx, theme }, at, tile, markOf(cell), puzzle);
  });
}
