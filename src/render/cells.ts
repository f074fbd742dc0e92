import { fillRounded, makeSheet, type Sheet } from './paint/canvas.ts';
import { fittingFontSize, writeCentred } from './paint/fonts.ts';
import type { Theme, TileColours } from './paint/picture-theme.ts';
import type { Scene } from './scene/scene.ts';

/**
 * Length without the margin. The side of a cell follows from it, but is at least `MIN_CELL_PX` and at most
 * `MAX_CELL_PX`.
 */
const LONGER_GRID_SIDE_PX = 640;
const MAX_CELL_PX = 150;
const MIN_CELL_PX = 40;
/** Fraction of a cell's side. */
const GAP_IN_CELLS = 0.08;
/** Fractions of the cell's side. */
const MAX_LABEL_SIZE_IN_CELLS = { width: 0.7, height: 0.45 };
/**
 * Label in the upper left corner of a cell. (`x`, `y`) is its centre, `size` its font size, as fractions of
 * the cell's side.
 */
const KEY_LABEL_IN_CELLS = { x: 0.16, y: 0.14, size: 0.15 };

/** A ring marks the cell to press next. */
export function drawCells({ rows }: Extract<Scene, { kind: 'cells' }>, theme: Theme): Sheet {
  const cols = rows[0]?.length ?? 0;
  const cellsOnLongerSide = Math.max(rows.length, cols, 1);
  const cellSide = Math.max(
    MIN_CELL_PX,
    Math.min(MAX_CELL_PX, Math.floor(LONGER_GRID_SIDE_PX / cellsOnLongerSide)),
  );
  const cellGap = Math.round(cellSide * GAP_IN_CELLS);
  const sheet = makeSheet(
    cols * (cellSide + cellGap) + 3 * cellGap,
    rows.length * (cellSide + cellGap) + 3 * cellGap,
    theme.page,
  );
  const { ctx } = sheet;
  const labels = rows.flatMap((row) => row.map(({ label }) => label));
  const fontSize = fittingFontSize(
    labels,
    cellSide * MAX_LABEL_SIZE_IN_CELLS.width,
    cellSide * MAX_LABEL_SIZE_IN_CELLS.height,
  );
  for (const [row, cells] of rows.entries())
    for (const [col, { label, keyToPress, isMarked, isNext }] of cells.entries()) {
      const [x, y] = [2 * cellGap + col * (cellSide + cellGap), 2 * cellGap + row * (cellSide + cellGap)];
      const colours: TileColours = theme.tiles[isMarked ? 'home' : 'plain'];
      fillRounded(ctx, colours.faceTop, x, y, cellSide, cellSide, cellSide * 0.12);
      if (isNext) {
        ctx.lineWidth = cellGap;
        ctx.strokeStyle = theme.tiles.next.edge;
        ctx.stroke();
      }
      ctx.fillStyle = colours.ink;
      writeCentred(ctx, label, x + cellSide / 2, y + cellSide / 2, fontSize);
      writeCentred(
        ctx,
        keyToPress,
        x + cellSide * KEY_LABEL_IN_CELLS.x,
        y + cellSide * KEY_LABEL_IN_CELLS.y,
        cellSide * KEY_LABEL_IN_CELLS.size,
      );
    }
  return sheet;
}
