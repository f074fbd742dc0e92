import type { CanvasRenderingContext2D } from 'canvas';
import type { Move } from '../core/sliding/board.ts';
import { roundedRect, softShadow } from './canvas.ts';
import { fittingSize, writeCentred } from './fonts.ts';
import type { Theme, TileColours } from './theme.ts';

/** `home`: in its place in the goal. `moved`: has just slid. `fault`: one of the pair that makes a board unsolvable. */
export type TileLook = 'plain' | 'home' | 'moved' | 'fault';

/** A tile to draw: its number at a type size (pixels), how it is shown, and which way it has slid. */
export interface Tile {
  readonly number: number;
  readonly labelSize: number;
  readonly look: TileLook;
  readonly towards?: Move;
}

const QUARTER_TURNS: Readonly<Record<Move, number>> = { R: 0, D: 1, L: 2, U: 3 };

/** The type size for all numbers of a board whose largest tile is `largest`, on tiles of `side` pixels. */
export function labelSize(largest: number, side: number): number {
  const widest = largest < 10 ? '8' : largest < 100 ? '88' : '888';
  return fittingSize([widest], side * (largest < 10 ? 0.5 : 0.64), side * 0.42);
}

/** A tile with its top left corner at (x, y): a lit face standing on a darker edge, with a soft shadow around. */
export function drawTile(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  tile: Tile,
  theme: Theme,
): void {
  const colours = theme[tile.look];
  const radius = Math.max(2, Math.round(side * 0.12));
  const depth = Math.max(1, Math.round(side * 0.055));
  softShadow(ctx, { x, y, width: side, height: side, radius }, Math.max(1, side * 0.05), '0, 0, 0', 0.5);
  ctx.fillStyle = colours.edge;
  roundedRect(ctx, x, y, side, side, radius);
  ctx.fill();
  drawFace(ctx, x, y, side, side - depth, radius, colours);
  ctx.fillStyle = colours.ink;
  const middle = y + (side - depth) / 2;
  writeCentred(ctx, String(tile.number), x + side / 2, middle, tile.labelSize);
  drawSign(ctx, x, y, side, side - depth, tile, colours);
}

function drawFace(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colours: TileColours,
): void {
  const light = ctx.createLinearGradient(0, y, 0, y + height);
  light.addColorStop(0, colours.faceTop);
  light.addColorStop(1, colours.faceBottom);
  ctx.fillStyle = colours.glint;
  roundedRect(ctx, x, y, width, height, radius);
  ctx.fill();
  const bevel = Math.max(1, Math.round(width * 0.018));
  ctx.fillStyle = light;
  roundedRect(ctx, x, y + bevel, width, height - bevel, radius);
  ctx.fill();
}

/** What tells the looks apart without colour: a dot for home, an arrowhead for moved, a bar above and below for the pair. */
function drawSign(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  { look, towards }: Tile,
  colours: TileColours,
): void {
  ctx.fillStyle = colours.ink;
  if (look === 'home') {
    ctx.beginPath();
    ctx.arc(x + width * 0.86, y + height * 0.15, Math.max(1.2, width * 0.042), 0, 2 * Math.PI);
    ctx.fill();
  } else if (look === 'fault') {
    const [bar, thick] = [width * 0.36, Math.max(1.5, height * 0.05)];
    for (const share of [0.13, 0.87]) {
      roundedRect(ctx, x + (width - bar) / 2, y + height * share - thick / 2, bar, thick, thick / 2);
      ctx.fill();
    }
  } else if (look === 'moved' && towards !== undefined) {
    drawArrowhead(ctx, x + width / 2, y + height / 2, Math.min(width, height), towards);
  }
}

/** An arrowhead near the edge towards which the tile has slid. */
function drawArrowhead(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  towards: Move,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((QUARTER_TURNS[towards] * Math.PI) / 2);
  const [tip, base, half] = [side * 0.445, side * 0.325, side * 0.13];
  ctx.beginPath();
  ctx.moveTo(tip, 0);
  ctx.lineTo(base, half);
  ctx.lineTo(base, -half);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}
