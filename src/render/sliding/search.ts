import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/theme.ts';
import type { SearchScene } from '../scene.ts';
import { drawPuzzle, layoutPuzzle } from './puzzle.ts';

/** The position taken in this step. */
export function drawSearch({ goal, nodes }: SearchScene, theme: Theme): Sheet {
  const { rows, cols } = goal;
  const layout = layoutPuzzle(rows, cols, 60);
  const sheet = makeSheet(layout.width + 40, layout.height + 40, theme.page);
  const taken = nodes.find(({ state }) => state === 'taken') ?? nodes[0];
  const board = { rows, cols, tiles: taken?.tiles ?? goal.tiles };
  drawPuzzle(sheet.ctx, 20, 20, { board, goal }, layout, theme, () => ({ look: 'plain' }), 'plain');
  return sheet;
}
