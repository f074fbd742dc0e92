import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene/scene.ts';
import { writeCaption } from './caption.ts';
import { drawPuzzle, type TileMark } from './puzzle.ts';
import { stepsOf } from './slide.ts';
import { planSolution } from './solution-plan.ts';

/** The start, the steps (each, or every k-th with the moves between as arrows) and the goal, numbered, on one sheet. */
export function* drawSolution(
  { start, moves }: Extract<Scene, { kind: 'solution' }>,
  theme: Theme,
): Pieces<Sheet> {
  const plan = planSolution(moves.length, start.rows, start.cols);
  const { layout, caption, between, columns, numbers } = plan;
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  const steps = stepsOf(start, moves);
  const goal = steps.at(-1)?.board ?? start;
  yield;
  for (const [i, number] of numbers.entries()) {
    const step = steps[number];
    if (!step) continue;
    const x = between + (i % columns) * (layout.width + between);
    const y = between + Math.floor(i / columns) * (caption.height + layout.height + between);
    const last = i === numbers.length - 1;
    const passed = moves.slice(numbers[i - 1] ?? 0, number);
    writeCaption(sheet.ctx, x, y, number, passed, caption, last, theme);
    const markOf = (cell: number): TileMark =>
      cell === step.moved?.cell ? { look: 'moved', towards: step.moved.towards } : { look: 'plain' };
    const frame = last ? 'done' : 'plain';
    const puzzle = { board: step.board, goal };
    drawPuzzle(sheet.ctx, x, y + caption.height, puzzle, layout, theme, markOf, frame);
    yield;
  }
  return sheet;
}
