import type { NeighbourAnalysis } from '../../core/sliding/analysis/analysis.ts';
import { type Board, isSameBoard, type Move, type Moves } from '../../core/sliding/board.ts';
import { isMove } from '../../core/sliding/moves.ts';
import { MOVE_ARROWS } from '../../core/sliding/notation/move-text.ts';
import type { Pen, Point } from '../paint/pen.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { NeighboursLabels } from '../scene/labels.ts';
import { drawPuzzle, layoutPuzzle, type PuzzleLayout, type TileMark } from './draw-puzzle.ts';

/** Gap in a row, and between two rows. */
const BOARD_GAP_PX = 24;
const LABEL_FONT_PX = 24;
const CAPTION_FONT_PX = 32;
const CAPTION_HEIGHT_PX = 44;
const MAX_COLUMNS = 4;
/** Limit for one row of all boards. If tiles would be smaller, each row has only two boards. */
const MIN_ONE_ROW_TILE_PX = 44;
const MAX_TILE_PX = 72;

interface NeighboursPlan {
  readonly layout: PuzzleLayout;
  readonly columnCount: number;
  /** Height of the text line above the boards. 0 if no board has a known number of moves to the goal. */
  readonly labelHeight: number;
  readonly height: number;
}

/**
 * Plans within `width` pixels. All boards share one row, or each row has two boards if tiles would be too
 * small.
 */
export function planNeighbours(neighbours: readonly NeighbourAnalysis[], width: number): NeighboursPlan {
  const { rows = 1, cols = 1 } = neighbours[0]?.board ?? {};
  const tileSideWith = (columnCount: number): number => {
    const boardWidth = (width - (columnCount - 1) * BOARD_GAP_PX) / columnCount;
    // Tiles, the gaps between them, and a rim.
    return Math.min(MAX_TILE_PX, Math.floor(boardWidth / (1.04 * cols + 0.5)));
  };
  const oneRowColumnCount = Math.min(neighbours.length, MAX_COLUMNS);
  const columnCount = tileSideWith(oneRowColumnCount) < MIN_ONE_ROW_TILE_PX ? 2 : oneRowColumnCount;
  const layout = layoutPuzzle(rows, cols, tileSideWith(columnCount));
  const boardRowCount = Math.ceil(neighbours.length / columnCount);
  const labelHeight = neighbours.some(({ left }) => left !== undefined) ? LABEL_FONT_PX + 16 : 0;
  const height =
    labelHeight + boardRowCount * (CAPTION_HEIGHT_PX + layout.height) + (boardRowCount - 1) * BOARD_GAP_PX;
  return { layout, columnCount, labelHeight, height };
}

/**
 * Draws them centred on `x`, from `y` down. Above each board are the arrows of its move and the number of
 * moves from it to the goal, or `?` if this number isn't proved. Tiles that have slid are marked. Unsolvable
 * boards have a red frame.
 */
export function drawNeighbours(
  { ctx, theme }: Pen,
  { x, y }: Point,
  { boards, labels }: { readonly boards: readonly NeighbourAnalysis[]; readonly labels: NeighboursLabels },
  { goal, isSolvable }: { readonly goal: Board; readonly isSolvable: boolean },
  { layout, columnCount, labelHeight }: NeighboursPlan,
): void {
  const boardDistance = layout.width + BOARD_GAP_PX;
  if (labelHeight > 0) {
    ctx.fillStyle = theme.softInk;
    writeLine(
      ctx,
      fitLine(labels.movesLeft, columnCount * boardDistance, LABEL_FONT_PX),
      x,
      y + LABEL_FONT_PX / 2,
      'center',
    );
  }
  boards.forEach(({ moves, board, left }, boardIndex) => {
    const boardRow = Math.floor(boardIndex / columnCount);
    const boardCountInRow = Math.min(columnCount, boards.length - boardRow * columnCount);
    const leftX = Math.round(
      x - (boardCountInRow * boardDistance - BOARD_GAP_PX) / 2 + (boardIndex % columnCount) * boardDistance,
    );
    const topY = y + labelHeight + boardRow * (CAPTION_HEIGHT_PX + layout.height + BOARD_GAP_PX);
    const arrows = [...moves].map((move) => (isMove(move) ? MOVE_ARROWS[move] : '')).join('');
    const caption = isSolvable ? `${arrows} ${left ?? '?'}` : arrows;
    ctx.fillStyle = theme.ink;
    const [middleX, captionY] = [leftX + layout.width / 2, topY + CAPTION_FONT_PX / 2];
    writeLine(ctx, fitLine(caption, layout.width, CAPTION_FONT_PX), middleX, captionY, 'center');
    const slidMarks = marksOfSlidTiles(board, moves);
    const markOf = (cell: number): TileMark => slidMarks.get(cell) ?? { look: 'plain' };
    const frameLook = isSolvable ? (isSameBoard(board, goal) ? 'done' : 'plain') : 'fault';
    const corner = { x: leftX, y: topY + CAPTION_HEIGHT_PX };
    drawPuzzle(ctx, corner, { board, goal, layout, markOf, frame: frameLook }, theme);
  });
}

/**
 * Marks by cell of the board after `moves`. All moves have the same direction, so the slid tiles now lie next
 * to the blank, in this direction.
 */
function marksOfSlidTiles({ cols, tiles }: Board, moves: Moves): ReadonlyMap<number, TileMark> {
  const blankCell = tiles.indexOf(0);
  const cellStepByMove: Readonly<Record<Move, number>> = { U: -cols, D: cols, L: -1, R: 1 };
  return new Map(
    [...moves]
      .filter(isMove)
      .map((direction, moveIndex) => [
        blankCell + (moveIndex + 1) * cellStepByMove[direction],
        { look: 'moved', direction },
      ]),
  );
}
