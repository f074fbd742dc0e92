import { describe, expect, test } from 'vitest';
import type { Services } from '../../../src/commands/feature/services.ts';
import { readGame } from '../../../src/commands/games/index.ts';
import { knightRules } from '../../../src/commands/games/knight-rules.ts';
import { createStepFinder } from '../../../src/commands/play/hint.ts';
import { makeSquare } from '../../../src/core/knight/board/square.ts';
import {
  makeWalkText,
  parseWalkText,
  reachableCells,
  squareOfCell,
  type Walk,
} from '../../../src/core/knight/board/walk.ts';
import { completeWalk } from '../../../src/core/knight/search/walk-on.ts';
import { randomBelow, seededRandom } from '../../../src/core/random.ts';
import { ok } from '../../../src/core/result.ts';
import type { Game } from '../../../src/store/contract/game.ts';

/** Walks on by the solver's own search, in this thread. */
const guide = createStepFinder({
  solver: { ask: async (_: string, walk: Walk) => ok(completeWalk(walk, () => false)) },
} as unknown as Pick<Services, 'solver'>);

const ahead = async (state: string) => {
  const found = await guide(
    readGame({ id: state, person: 'test:Ann', kind: 'knight', state, goal: '' } as Game),
    ['test:Ann'],
  );
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
};

/** Can the walk be finished? Tries everything, but for cells that nothing leads to any more. */
function canFinish(walk: Walk): boolean {
  if (walk.cells.length === walk.cols * walk.rows) return true;
  const isLost = (cell: number) =>
    !walk.cells.includes(cell) &&
    !reachableCells({ ...walk, cells: [cell] }).some(
      (near) => near === walk.cells.at(-1) || !walk.cells.includes(near),
    );
  if (Array.from({ length: walk.cols * walk.rows }, (_, cell) => cell).some(isLost)) return false;
  return reachableCells(walk).some((cell) => canFinish({ ...walk, cells: [...walk.cells, cell] }));
}

describe('a walk', () => {
  test('that leaves a corner behind goes back to where it can still be reached', async () => {
    // e1 attacks only c2 and d3: both are walked, and the knight has left them.
    expect(await ahead('5x5 a1 c2 e3 d1 b2 d3 b4')).toEqual({ lastSolvableStep: 'b2' });
  });

  test('from a square without a tour goes back nowhere', async () => {
    expect(await ahead('5x5 a2 c1')).toEqual({});
  });

  test('is told the same as by trying every continuation', async () => {
    const random = seededRandom(7);
    for (let game = 0; game < 40; game++) {
      let walk = parseWalkText(game % 2 === 0 ? '5x5 a1' : '3x4 a1');
      while (reachableCells(walk).length > 0 && randomBelow(random, 10) > 0) {
        const reach = reachableCells(walk);
        walk = { ...walk, cells: [...walk.cells, reach[randomBelow(random, reach.length)] ?? 0] };
      }
      if (walk.cells.length < 6 || knightRules.isSolved(walk)) continue;
      const { steps, ...deadEnd } = await ahead(makeWalkText(walk));
      if (steps !== undefined) {
        const tour = `${makeWalkText(walk)} ${steps.join(' ')}`;
        expect(
          steps.reduce<Walk | undefined>((at, step) => at && knightRules.applyStep(at, step), walk),
          tour,
        ).toSatisfy((end: Walk) => end !== undefined && knightRules.isSolved(end));
        continue;
      }
      let length = walk.cells.length;
      while (length > 0 && !canFinish({ ...walk, cells: walk.cells.slice(0, length) })) length--;
      const square = squareOfCell(walk.cells[length - 1] ?? 0, walk);
      expect(deadEnd, makeWalkText(walk)).toEqual(
        length === 0 ? {} : { lastSolvableStep: makeSquare(square) },
      );
    }
  });
});
