import { sameBoard } from '../../core/sliding/board.ts';
import { movedCells } from '../../core/sliding/moves.ts';
import { drawHistogram } from '../chart/histogram.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene.ts';
import { drawPuzzle, layoutPuzzle, type TileMark } from './puzzle.ts';

const HISTOGRAM = { width: 620, height: 400 };

/** The board, the tiles that may slide first on a shortest way marked with where they go, and below it where its length lies among all. */
export function drawAnalysis(
  { board, goal, good, lengths }: Extract<Scene, { kind: 'analysis' }>,
  theme: Theme,
): Sheet {
  const longer = Math.max(board.rows, board.cols);
  const layout = layoutPuzzle(board.rows, board.cols, Math.max(60, Math.min(150, Math.floor(560 / longer))));
  const margin = Math.round(14 + layout.rim * 0.8);
  const inner = lengths === undefined ? layout.width : Math.max(layout.width, HISTOGRAM.width);
  const below = lengths === undefined ? 0 : HISTOGRAM.height + 30;
  const sheet = makeSheet(inner + 2 * margin, layout.height + below + 2 * margin, theme.page);
  const slides = new Map(good.map((move) => [movedCells(board, move)[0], move]));
  const markOf = (cell: number): TileMark => {
    const towards = slides.get(cell);
    if (towards !== undefined) return { look: 'next', towards };
    return { look: goal.tiles[cell] === board.tiles[cell] ? 'home' : 'plain' };
  };
  const x = Math.round((sheet.width - layout.width) / 2);
  const frame = sameBoard(board, goal) ? 'done' : 'plain';
  drawPuzzle(sheet.ctx, x, margin, { board, goal }, layout, theme, markOf, frame);
  if (lengths !== undefined) {
    const box = { ...HISTOGRAM, x: (sheet.width - HISTOGRAM.width) / 2, y: margin + layout.height + 30 };
    drawHistogram(sheet, box, lengths, theme);
  }
  return sheet;
}
