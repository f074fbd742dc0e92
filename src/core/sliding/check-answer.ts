import type { Puzzle } from './board.ts';
import type { SlidingAnswer, SlidingRequest } from './sliding-answer.ts';

/** Changes of the blank's row and column. The tile slides in the opposite direction. */
const BLANK_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [1, 0],
  D: [-1, 0],
  L: [0, 1],
  R: [0, -1],
};

/**
 * Two numbers must be both even or both odd:
 * - the exchanges of two tiles (the blank included) that turn the start into the goal;
 * - the blank's taxicab distance from its goal cell.
 */
function isReachable({ start, goal }: Puzzle): boolean {
  const tiles = [...start.tiles];
  let exchangeCount = 0;
  for (const [cell, tile] of goal.tiles.entries()) {
    const currentCell = tiles.indexOf(tile);
    if (currentCell === cell) continue;
    tiles[currentCell] = tiles[cell] ?? 0;
    tiles[cell] = tile;
    exchangeCount++;
  }
  const rowPlusColOfBlank = ({ tiles: allTiles, cols }: Puzzle['start']): number => {
    const blankCell = allTiles.indexOf(0);
    return Math.floor(blankCell / cols) + (blankCell % cols);
  };
  return (exchangeCount + rowPlusColOfBlank(start) + rowPlusColOfBlank(goal)) % 2 === 0;
}

/**
 * Replays the moves on a grid, without any code of the solver: they must lead from start to goal. The length,
 * the bound, the heuristic, the memory and the claim of optimality must agree. For unsolvable puzzles,
 * computes the parity again. Returns the first contradiction, or undefined.
 */
export function checkSlidingAnswer(
  puzzle: Puzzle & Pick<SlidingRequest, 'heuristic'>,
  answer: SlidingAnswer,
): string | undefined {
  if (!answer.solvable) {
    if (answer.moves !== '' || answer.length !== -1 || answer.optimal) return 'moves for no solution';
    return isReachable(puzzle) ? 'a solution exists' : undefined;
  }
  const { rows, cols, tiles } = puzzle.start;
  const grid = Array.from({ length: rows }, (_, row) => tiles.slice(row * cols, (row + 1) * cols));
  let blankRow = grid.findIndex((line) => line.includes(0));
  let blankCol = grid[blankRow]?.indexOf(0) ?? -1;
  let slideCount = 0;
  let previousLetter = '';
  for (const letter of answer.moves) {
    const blankStep = BLANK_STEPS[letter];
    const blankLine = grid[blankRow];
    const tileLine = grid[blankRow + (blankStep?.[0] ?? 0)];
    const tile = tileLine?.[blankCol + (blankStep?.[1] ?? 0)];
    if (blankStep === undefined || blankLine === undefined || tileLine === undefined || tile === undefined) {
      return `illegal move ${letter}`;
    }
    blankLine[blankCol] = tile;
    blankRow += blankStep[0];
    blankCol += blankStep[1];
    tileLine[blankCol] = 0;
    if (letter !== previousLetter) slideCount++;
    previousLetter = letter;
  }
  if (grid.flat().join() !== puzzle.goal.tiles.join()) return 'the moves end elsewhere';
  if (answer.length !== (answer.metric === 'stm' ? answer.moves.length : slideCount)) return 'wrong length';
  if (answer.lowerBound > answer.length) return 'shorter than its bound';
  if (answer.heuristic !== puzzle.heuristic) return 'by another heuristic';
  if (answer.memoryBytes !== undefined && !(answer.memoryBytes > 0)) return 'a search that held nothing';
  if (answer.shortest !== undefined && answer.shortest !== answer.lowerBound)
    return 'a bound that is too low';
  if (answer.optimal !== (answer.lowerBound === answer.length)) return 'optimal without proof';
  return undefined;
}
