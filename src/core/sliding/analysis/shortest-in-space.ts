import { getOrCreate } from '../../get-or-create.ts';
import type { Moves } from '../board.ts';
import { MOVES } from '../moves.ts';
import type { CanonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { rankPermutation, type Space, slideTable } from '../solve/position/space.ts';
import type { ShortestSolutions } from './analysis.ts';

interface SpaceStep {
  readonly moves: Moves;
  readonly state: Uint8Array;
}

/** Steps, in the space's metric, to positions nearer to the goal. */
function stepsTowardsGoal(space: Space, state: Uint8Array): SpaceStep[] {
  const movingCells = slideTable(space.rows, space.cols);
  const distance = space.distance[rankPermutation(state)] as number;
  const steps: SpaceStep[] = [];
  for (let move = 0; move < 4; move++) {
    const nextState = state.slice();
    let blankCell = state.indexOf(space.blank);
    let moves = '';
    for (
      let cell = movingCells[4 * blankCell + move] as number;
      cell >= 0;
      cell = movingCells[4 * blankCell + move] as number
    ) {
      nextState[blankCell] = nextState[cell] as number;
      nextState[cell] = space.blank;
      blankCell = cell;
      moves += MOVES[move];
      if ((space.distance[rankPermutation(nextState)] as number) < distance)
        steps.push({ moves, state: nextState.slice() });
      if (space.metric === 'stm') break;
    }
  }
  return steps;
}

/**
 * Counts a position's solutions by adding up those of the positions one step nearer to the goal. Lists moves
 * of the original board.
 */
export function findShortestInSpace(
  canonical: CanonicalPuzzle,
  space: Space,
  maxListed: number,
): ShortestSolutions {
  const solutionCountByRank = new Map<number, number>();
  const countSolutions = (state: Uint8Array): number => {
    const rank = rankPermutation(state);
    if (space.distance[rank] === 0) return 1;
    return getOrCreate(solutionCountByRank, rank, () =>
      stepsTowardsGoal(space, state).reduce((total, step) => total + countSolutions(step.state), 0),
    );
  };
  const listedSolutions: Moves[] = [];
  const listSolutions = (state: Uint8Array, moves: Moves): void => {
    if (space.distance[rankPermutation(state)] === 0) listedSolutions.push(canonical.toMoves(moves));
    else
      for (const step of stepsTowardsGoal(space, state)) {
        if (listedSolutions.length < maxListed) listSolutions(step.state, moves + step.moves);
      }
  };
  listSolutions(canonical.state, '');
  const goodFirstMoves = stepsTowardsGoal(space, canonical.state).map(({ moves }) =>
    canonical.toMoves(moves),
  );
  return {
    count: countSolutions(canonical.state),
    complete: true,
    first: listedSolutions,
    good: goodFirstMoves,
    unsure: [],
  };
}
