import type { CanvasRenderingContext2D } from 'canvas';
import type { Move } from '../../core/sliding/board.ts';
import { fillRounded, makeSheet, roundedRect, type Sheet, softShadow } from './canvas.ts';
import { fittingFontSize, writeCentred } from './fonts.ts';
import type { Theme, TileColours, TileLook } from './picture-theme.ts';
import { getCachedDrawing } from './stamps.ts';

/**
 * `numberFontSize`: in pixels. `direction`: of the arrowhead that shows how the tile has slid or may slide.
 */
export interface Tile {
  readonly number: number;
  readonly numberFontSize: number;
  readonly look: TileLook;
  readonly direction?: Move;
  /** Result of `goalColourIndex`. Undefined if the theme doesn't colour tiles by their goal cells. */
  readonly goalColour?: number | undefined;
}

/** Upper left corner and side, in pixels. */
export interface SquareArea {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Clockwise quarter turns that rotate an arrow to the right into the direction of the move. */
export const QUARTER_TURNS: Readonly<Record<Move, number>> = { R: 0, D: 1, L: 2, U: 3 };

/** One size for all tiles of a board. `side`: of a tile, in pixels. */
export function chooseNumberFontSize(largestNumber: number, side: number): number {
  const widestNumber = largestNumber < 10 ? '8' : largestNumber < 100 ? '88' : '888';
  return fittingFontSize([widestNumber], side * (largestNumber < 10 ? 0.5 : 0.66), side * 0.45);
}

/** Below the face is the darker edge, which flat tiles don't have. */
const faceHeight = (side: number, { isFlat }: Theme): number =>
  isFlat ? side : side - Math.max(1, Math.round(side * 0.055));

function coloursOf(
  { look, goalColour }: Pick<Tile, 'look' | 'goalColour'>,
  { goalColours, tiles }: Theme,
): TileColours {
  return (goalColour !== undefined && goalColours?.[goalColour % goalColours.length]) || tiles[look];
}

/**
 * Draws the number and the sign of the state, too. Unless the theme is flat, the tile has a lit face, a
 * darker edge below and a soft shadow.
 */
export function drawTile(ctx: CanvasRenderingContext2D, area: SquareArea, tile: Tile, theme: Theme): void {
  drawTileWithoutNumber(ctx, area, tile, theme);
  drawNumberAndSign(ctx, area, tile, theme);
}

/**
 * Needs whole pixels. Each combination of number and state is drawn once. Tiles that differ only in the
 * number share the cached drawing of the face.
 */
export function drawCachedTile(
  ctx: CanvasRenderingContext2D,
  area: SquareArea,
  tile: Tile,
  theme: Theme,
): void {
  const { x, y, side } = area;
  const shadowMargin = Math.ceil(side * 0.12) + 1;
  const cachedArea = { x: shadowMargin, y: shadowMargin, side };
  const makeDrawing = (paint: (ctx: CanvasRenderingContext2D) => void): Sheet => {
    const sheet = makeSheet(side + 2 * shadowMargin, side + 2 * shadowMargin);
    paint(sheet.ctx);
    return sheet;
  };
  const faceKey = `face ${theme.name} ${side} ${tile.look} ${tile.goalColour}`;
  const cachedTile = getCachedDrawing(
    `${faceKey} ${tile.number} ${tile.numberFontSize} ${tile.direction}`,
    () =>
      makeDrawing((ctx) => {
        const cachedFace = getCachedDrawing(faceKey, () =>
          makeDrawing((ctx) => drawTileWithoutNumber(ctx, cachedArea, tile, theme)),
        );
        ctx.drawImage(cachedFace, 0, 0);
        drawNumberAndSign(ctx, cachedArea, tile, theme);
      }),
  );
  ctx.drawImage(cachedTile, x - shadowMargin, y - shadowMargin);
}

function drawTileWithoutNumber(
  ctx: CanvasRenderingContext2D,
  area: SquareArea,
  tile: Pick<Tile, 'look' | 'goalColour'>,
  theme: Theme,
): void {
  const { x, y, side } = area;
  const colours = coloursOf(tile, theme);
  const radius = cornerRadiusOf(side);
  if (theme.isFlat) {
    fillRounded(ctx, colours.faceTop, x, y, side, side, radius);
    return;
  }
  softShadow(ctx, { x, y, width: side, height: side, radius }, Math.max(1, side * 0.05), '0, 0, 0', 0.5);
  fillRounded(ctx, colours.edge, x, y, side, side, radius);
  drawFace(ctx, area, faceHeight(side, theme), colours);
}

function drawNumberAndSign(ctx: CanvasRenderingContext2D, area: SquareArea, tile: Tile, theme: Theme): void {
  const { x, y, side } = area;
  const colours = coloursOf(tile, theme);
  const height = faceHeight(side, theme);
  ctx.fillStyle = colours.ink;
  writeCentred(ctx, String(tile.number), x + side / 2, y + height / 2, tile.numberFontSize);
  const isMarked = tile.look !== 'plain' && tile.look !== 'home';
  if (tile.goalColour !== undefined && isMarked) drawRing(ctx, area, colours);
  drawSign(ctx, area, height, tile, colours);
}

const cornerRadiusOf = (side: number): number => Math.max(2, Math.round(side * 0.12));

/** Needed if the tile's colour doesn't show its state. */
function drawRing(ctx: CanvasRenderingContext2D, area: SquareArea, { ink }: TileColours): void {
  const { x, y, side } = area;
  const inset = Math.max(2, side * 0.055);
  ctx.lineWidth = Math.max(1.2, side * 0.035);
  ctx.strokeStyle = ink;
  roundedRect(
    ctx,
    x + inset,
    y + inset,
    side - 2 * inset,
    side - 2 * inset,
    cornerRadiusOf(side) - inset / 2,
  );
  ctx.stroke();
}

function drawFace(
  ctx: CanvasRenderingContext2D,
  { x, y, side }: SquareArea,
  height: number,
  colours: TileColours,
): void {
  const faceGradient = ctx.createLinearGradient(0, y, 0, y + height);
  faceGradient.addColorStop(0, colours.faceTop);
  faceGradient.addColorStop(1, colours.faceBottom);
  fillRounded(ctx, colours.highlight, x, y, side, height, cornerRadiusOf(side));
  const highlightHeight = Math.max(1, Math.round(side * 0.018));
  fillRounded(
    ctx,
    faceGradient,
    x,
    y + highlightHeight,
    side,
    height - highlightHeight,
    cornerRadiusOf(side),
  );
}

/**
 * Shows a tile's state, so that users can see it without colour. `home`: a dot. `moved`: a full arrowhead.
 * `next`: an open arrowhead. `fault`: two arrows, because the tile must be exchanged with another one.
 */
function drawSign(
  ctx: CanvasRenderingContext2D,
  { x, y, side }: SquareArea,
  height: number,
  tile: Tile,
  colours: TileColours,
): void {
  const { look, direction } = tile;
  ctx.fillStyle = colours.ink;
  if (look === 'home') {
    ctx.beginPath();
    ctx.arc(x + side * 0.86, y + height * 0.15, Math.max(1.2, side * 0.042), 0, 2 * Math.PI);
    ctx.fill();
  } else if (look === 'fault') {
    writeCentred(ctx, '⇄', x + side / 2, y + height * 0.885, height * 0.22);
  } else if (direction !== undefined) {
    // A number of two digits fills the width of the tile, so a horizontal arrowhead goes below the number.
    const isArrowBelow = tile.number > 9 && (direction === 'L' || direction === 'R');
    const arrowCentre = { x: x + side / 2, y: y + height * (isArrowBelow ? 0.855 : 0.5) };
    drawArrowhead(ctx, { ...arrowCentre, side: Math.min(side, height) }, direction, look === 'next');
  }
}

/** Points to the edge to which the tile slides. (x, y) is the centre of the tile. */
function drawArrowhead(
  ctx: CanvasRenderingContext2D,
  { x, y, side }: SquareArea,
  direction: Move,
  isOpen: boolean,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((QUARTER_TURNS[direction] * Math.PI) / 2);
  const [tipX, baseX, halfHeight] = [side * 0.46, side * 0.34, side * 0.125];
  ctx.beginPath();
  ctx.moveTo(baseX, halfHeight);
  ctx.lineTo(tipX, 0);
  ctx.lineTo(baseX, -halfHeight);
  if (isOpen) {
    ctx.lineWidth = side * 0.045;
    ctx.strokeStyle = ctx.fillStyle;
    ctx.stroke();
  } else {
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}
