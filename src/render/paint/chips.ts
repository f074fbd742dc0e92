import type { CanvasRenderingContext2D } from 'canvas';
import type { Board } from '../../core/sliding/board.ts';
import { fillRounded } from './canvas.ts';
import { goalColourIndex, type Theme, type TileLook } from './picture-theme.ts';
import { chooseNumberFontSize, drawTile } from './tile.ts';

/**
 * The returned function draws small tiles of one size, only for boards with this goal: in some themes, a
 * tile's colour depends on its cell in `goal`. Tile 0 is the blank, drawn as an empty cell.
 */
export function createChipDrawer(
  goal: Board,
  side: number,
  theme: Theme,
): (ctx: CanvasRenderingContext2D, x: number, y: number, tile: number, look: TileLook) => void {
  const numberFontSize = chooseNumberFontSize(goal.tiles.length - 1, side);
  return (ctx, x, y, tile, look) => {
    if (tile === 0) drawEmptyCell(ctx, x, y, side, theme);
    else {
      const goalColour = theme.goalColours && goalColourIndex(tile, goal);
      drawTile(ctx, { x, y, side }, { number: tile, numberFontSize, look, goalColour }, theme);
    }
  };
}

function drawEmptyCell(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  theme: Theme,
): void {
  fillRounded(ctx, theme.well, x, y, side, side, side * 0.14);
  ctx.lineWidth = 2;
  ctx.strokeStyle = theme.frameTop;
  ctx.stroke();
}
