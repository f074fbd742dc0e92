import { isSameBoard } from '../../core/sliding/board.ts';
import { movedCells } from '../../core/sliding/moves.ts';
import { drawHistogram } from '../chart/histogram.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Scene } from '../scene/scene.ts';
import { drawPuzzle, fitPuzzle, type TileMark } from './draw-puzzle.ts';
import { drawNeighbours, planNeighbours } from './neighbours.ts';

const HISTOGRAM_SIZE_PX = { width: 620, height: 400 };

const SECTION_GAP_PX = 30;

/**
 * Arrows on the board show the first moves of shortest solutions. On an unsolvable board, the two tiles to
 * exchange are marked instead. Below are the boards one move away, and a chart with the number of boards for
 * each length of a shortest solution.
 */
export function drawAnalysis(
  { board, goal, bestMoves, swap, neighbours, lengths }: Extract<Scene, { kind: 'analysis' }>,
  theme: Theme,
): Sheet {
  const layout = fitPuzzle(board, 560, 60, 150);
  const pictureMargin = Math.round(14 + layout.rim * 0.8);
  const isBoardAlone = lengths === undefined && neighbours === undefined;
  const innerWidth = isBoardAlone ? layout.width : Math.max(layout.width, HISTOGRAM_SIZE_PX.width);
  const neighboursPlan = neighbours && planNeighbours(neighbours.boards, innerWidth);
  const neighboursHeight = neighboursPlan === undefined ? 0 : neighboursPlan.height + SECTION_GAP_PX;
  const heightBelow =
    neighboursHeight + (lengths === undefined ? 0 : HISTOGRAM_SIZE_PX.height + SECTION_GAP_PX);
  const sheet = makeSheet(
    innerWidth + 2 * pictureMargin,
    layout.height + heightBelow + 2 * pictureMargin,
    theme.page,
  );
  const moveByCell = new Map(bestMoves.map((move) => [movedCells(board, move)[0], move]));
  const markOf = (cell: number): TileMark => {
    const direction = moveByCell.get(cell);
    if (direction !== undefined) return { look: 'next', direction };
    if (swap?.includes(board.tiles[cell] ?? 0)) return { look: 'fault' };
    return { look: goal.tiles[cell] === board.tiles[cell] ? 'home' : 'plain' };
  };
  const boardX = Math.round((sheet.width - layout.width) / 2);
  const isSolvable = swap === undefined;
  const frameLook = isSameBoard(board, goal) ? 'done' : isSolvable ? 'plain' : 'fault';
  drawPuzzle(
    sheet.ctx,
    { x: boardX, y: pictureMargin },
    { board, goal, layout, markOf, frame: frameLook },
    theme,
  );
  let y = pictureMargin + layout.height + SECTION_GAP_PX;
  if (neighbours !== undefined && neighboursPlan !== undefined) {
    const position = { x: sheet.width / 2, y };
    drawNeighbours({ ctx: sheet.ctx, theme }, position, neighbours, { goal, isSolvable }, neighboursPlan);
    y += neighboursHeight;
  }
  if (lengths !== undefined) {
    const histogramBox = { ...HISTOGRAM_SIZE_PX, x: (sheet.width - HISTOGRAM_SIZE_PX.width) / 2, y };
    drawHistogram(sheet, histogramBox, lengths, theme);
  }
  return sheet;
}
