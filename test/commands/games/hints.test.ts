import { describe, expect, test } from 'vitest';
import type { Services } from '../../../src/commands/feature/services.ts';
import { readGame } from '../../../src/commands/games/index.ts';
import { knightKind } from '../../../src/commands/games/knight-kind.ts';
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
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import type { Game } from '../../../src/store/contract/game.ts';

const texts = loadCatalogue().texts('en');

/** Walks on by the solver's own search, in this thread. */
const guide = createStepFinder({
  solver: { ask: async (_: string, walk: Walk) => ok(completeWalk(walk, () => false)) },
} as unknown as Pick<Services, 'solver'>);

const ahead = async (state: string) => {
  const [size, first, ...squares] = state.split(' ');
  const game = {
    id: state,
    kind: 'knight',
    start: `${size} ${first}`,
    state,
    goal: '',
    moves: squares.join(''),
  };
  const found = await guide(readGame(game as Game), ['test:Ann']);
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
};
/** What the game says of a position that can't be finished. */
const adviceAt = async (state: string) => knightKind.hint(texts, parseWalkText(state), await ahead(state), 1);

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
    expect(await ahead('5x5 a1 c2 e3 d1 b2 d3 b4')).toEqual({ solvableSteps: ['c2', 'e3', 'd1', 'b2'] });
    expect(await adviceAt('5x5 a1 c2 e3 d1 b2 d3 b4')).toBe(
      'No full tour is possible from here any more. Go back to **b2**.',
    );
  });

  test('whose first step was wrong goes back to its first square', async () => {
    expect(['3x4 a1', '3x4 a1 c2'].map((state) => canFinish(parseWalkText(state)))).toEqual([true, false]);
    expect(await adviceAt('3x4 a1 c2 a3')).toContain('Go back to **a1**.');
  });

  test('from a square without a tour goes back nowhere', async () => {
    expect(await ahead('5x5 a2 c1')).toEqual({});
    expect(await adviceAt('5x5 a2 c1')).toContain('No tour begins on this square');
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
      const solvableSteps = walk.cells.slice(1, length).map((cell) => makeSquare(squareOfCell(cell, walk)));
      expect(deadEnd, makeWalkText(walk)).toEqual(length === 0 ? {} : { solvableSteps });
    }
  });
});
