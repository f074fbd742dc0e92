import { expect, test } from 'vitest';
import { defaultGoal } from '../../../src/core/sliding/board.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';
import { filmOfSolution } from '../../../src/render/sliding/animate-solution.ts';

const THEME = themeOf({ theme: 'light' });
const START = { rows: 2, cols: 2, tiles: [1, 2, 0, 3] };

/** Share of the pixels of the last frame that have the colour of a solved board's frame. */
function doneShareAtEnd(moves: string): number {
  const { sheet, frames, paint } = filmOfSolution(
    { kind: 'solution', start: START, moves, goal: defaultGoal(2, 2) },
    THEME,
  );
  const lastFrame = frames.at(-1);
  if (!lastFrame) throw new Error('no frames');
  for (const _ of paint(lastFrame));
  const { data } = sheet.ctx.getImageData(0, 0, sheet.width, sheet.height);
  const done = [1, 3, 5].map((at) => Number.parseInt(THEME.done.slice(at, at + 2), 16));
  let doneCount = 0;
  for (let index = 0; index < data.length; index += 4)
    if (done.every((value, channel) => data[index + channel] === value)) doneCount++;
  return (4 * doneCount) / data.length;
}

test('a film of moves that reach the goal ends in the colour of a solved board', () => {
  expect(doneShareAtEnd('L')).toBeGreaterThan(0.03);
});

test('a film of moves that don’t reach the goal doesn’t', () => {
  // The progress bar has the colour, too.
  expect(doneShareAtEnd('D')).toBeLessThan(0.015);
});
