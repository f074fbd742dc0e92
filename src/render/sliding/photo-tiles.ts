import { type CanvasRenderingContext2D, Image } from 'canvas';
import type { Move } from '../../core/sliding/board.ts';
import { fillRounded, makeSheet, roundedRect } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Point } from '../paint/pen.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { getCachedDrawing } from '../paint/stamps.ts';
import { QUARTER_TURNS } from '../paint/tile.ts';
import type { Photo } from '../scene/scene.ts';
import { cellCorner, type DrawnPuzzle, type PuzzleLayout, type TileMark } from './draw-puzzle.ts';

/** The darker of two colours that together make an outline visible on any photo. */
const DARK_OUTLINE = 'rgba(0, 0, 0, 0.6)';
const BRIGHT_OUTLINE = 'rgba(255, 255, 255, 0.55)';
/** Limits for the number in a tile's corner. It must be readable on a phone, but not larger than needed. */
const [MIN_FONT_PX, MAX_FONT_PX] = [20, 36];

const getScaledPhoto = ({ id, bytes }: Photo, width: number, height: number) =>
  getCachedDrawing(`photo ${id} ${width}x${height}`, () => {
    const image = new Image();
    image.src = bytes;
    const sheet = makeSheet(width, height, '#ffffff');
    sheet.ctx.drawImage(image, 0, 0, width, height);
    return sheet;
  });

/** Each tile shows the part of the photo at its goal cell, and its number in a corner. */
export function* drawPhotoTiles(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  photo: Photo,
  { board, goal, layout, markOf }: DrawnPuzzle,
  theme: Theme,
): Pieces<void> {
  const { rows, cols, tileSide: side } = layout;
  for (const [cell, tile] of board.tiles.entries()) {
    if (tile === 0) continue;
    const corner = cellCorner(layout, cell);
    const mark = markOf(cell);
    const goalCell = goal.tiles.indexOf(tile);
    const cacheKey = `photo ${photo.id} ${goalCell} ${side} ${tile} ${mark.look} ${mark.direction} ${theme.name}`;
    const cachedTile = getCachedDrawing(cacheKey, () => {
      const sheet = makeSheet(side, side);
      roundedRect(sheet.ctx, 0, 0, side, side, cornerRadiusOf(side));
      sheet.ctx.clip();
      const [photoX, photoY] = [(goalCell % cols) * side, Math.floor(goalCell / cols) * side];
      const wholePhoto = getScaledPhoto(photo, cols * side, rows * side);
      sheet.ctx.drawImage(wholePhoto, photoX, photoY, side, side, 0, 0, side, side);
      drawOutline(sheet.ctx, side);
      drawNumberPlate(sheet.ctx, side, tile, mark, theme);
      return sheet;
    });
    ctx.drawImage(cachedTile, x + corner.x, y + corner.y);
    yield;
  }
}

const cornerRadiusOf = (side: number): number => Math.round(side * 0.07);

/** Replaces the tiles, without gaps between them. */
export function drawWholePhoto(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  photo: Photo,
  { width, height, rim, tileSide }: PuzzleLayout,
): void {
  ctx.save();
  const [innerWidth, innerHeight] = [width - 2 * rim, height - 2 * rim];
  roundedRect(ctx, x + rim, y + rim, innerWidth, innerHeight, cornerRadiusOf(tileSide));
  ctx.clip();
  ctx.drawImage(getScaledPhoto(photo, innerWidth, innerHeight), x + rim, y + rim);
  ctx.restore();
}

/** A bright line inside a dark one, so that one of them is visible on any photo. */
function drawOutline(ctx: CanvasRenderingContext2D, side: number): void {
  const lineWidth = Math.max(1, Math.round(side * 0.01));
  for (const [inset, colour] of [
    [lineWidth / 2, DARK_OUTLINE],
    [lineWidth * 1.5, BRIGHT_OUTLINE],
  ] as const) {
    ctx.lineWidth = lineWidth;
    ctx.strokeStyle = colour;
    roundedRect(ctx, inset, inset, side - 2 * inset, side - 2 * inset, cornerRadiusOf(side) - inset);
    ctx.stroke();
  }
}

/** A small plate with a tick if the tile is in its goal cell, or an arrow if the tile has slid. */
function drawNumberPlate(
  ctx: CanvasRenderingContext2D,
  side: number,
  tile: number,
  { look, direction }: TileMark,
  theme: Theme,
): void {
  const { faceTop, ink } = theme.tiles[look];
  const fontSize = Math.min(MAX_FONT_PX, Math.max(MIN_FONT_PX, Math.round(side * 0.19)));
  const [plateInset, plateHeight, padding] = [
    Math.round(side * 0.035),
    Math.round(fontSize * 1.2),
    fontSize * 0.28,
  ];
  const numberWidth = inkWidth(String(tile), fontSize);
  const signWidth = look === 'home' || direction !== undefined ? fontSize * 0.62 : 0;
  const plateWidth = Math.max(
    plateHeight,
    Math.round(numberWidth + (signWidth && signWidth + padding * 0.8) + 2 * padding),
  );
  const middleY = plateInset + plateHeight / 2;
  fillRounded(
    ctx,
    DARK_OUTLINE,
    plateInset - 1.5,
    plateInset - 1.5,
    plateWidth + 3,
    plateHeight + 3,
    fontSize * 0.3 + 1.5,
  );
  fillRounded(ctx, faceTop, plateInset, plateInset, plateWidth, plateHeight, fontSize * 0.3);
  ctx.fillStyle = ink;
  const numberX = signWidth === 0 ? plateInset + plateWidth / 2 : plateInset + padding + numberWidth / 2;
  writeCentred(ctx, String(tile), numberX, middleY, fontSize);
  const signX = plateInset + plateWidth - padding - signWidth / 2;
  if (look === 'home') drawTick(ctx, signX, middleY, signWidth, ink);
  else if (direction !== undefined) drawArrow(ctx, signX, middleY, signWidth, direction);
}

function drawTick(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, ink: string): void {
  ctx.lineWidth = size * 0.24;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ink;
  ctx.beginPath();
  ctx.moveTo(x - size * 0.42, y + size * 0.05);
  ctx.lineTo(x - size * 0.1, y + size * 0.36);
  ctx.lineTo(x + size * 0.42, y - size * 0.36);
  ctx.stroke();
}

function drawArrow(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, direction: Move): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((QUARTER_TURNS[direction] * Math.PI) / 2);
  ctx.beginPath();
  ctx.moveTo(size * 0.45, 0);
  ctx.lineTo(-size * 0.35, size * 0.48);
  ctx.lineTo(-size * 0.35, -size * 0.48);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}
