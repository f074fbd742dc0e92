import type { SearchLog, WatchRequest } from './search-log.ts';

/** Changes of the blank's row and column. The tile slides in the opposite direction. */
const BLANK_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [1, 0],
  D: [-1, 0],
  L: [0, 1],
  R: [0, -1],
};

/**
 * Shares no code with the searches. Each position must be one move from its parent, each step must take a
 * position met before, and the solution must lead to the goal. Returns the first mistake, or undefined.
 */
export function checkSearchLog({ start, goal }: WatchRequest, log: SearchLog): string | undefined {
  const { positions, steps, moves } = log;
  for (const [positionIndex, { tiles, parent: parentIndex, move = '', depth }] of positions.entries()) {
    const parentPosition = parentIndex === undefined ? undefined : positions[parentIndex];
    if (parentPosition === undefined) {
      if (depth !== 0 || ![start, goal].some((endBoard) => endBoard.tiles.join() === tiles.join())) {
        return `position ${positionIndex} is no end of the puzzle`;
      }
    } else if (
      (parentIndex ?? 0) >= positionIndex ||
      tilesAfter(parentPosition.tiles, move, start.cols) !== tiles.join()
    ) {
      return `position ${positionIndex} does not follow from its parent`;
    } else if (depth !== parentPosition.depth + 1) {
      return `position ${positionIndex} has the wrong depth`;
    }
  }
  if (steps.some(({ position, from, to }) => position >= from || from > to || to > positions.length)) {
    return 'a step takes what was not met';
  }
  const wrongStepIndex = steps.findIndex(({ position, from, to }) =>
    positions.slice(from, to).some(({ parent }) => parent !== position),
  );
  if (wrongStepIndex >= 0) return `step ${wrongStepIndex + 1} met what is not next to the position taken`;
  if ((moves !== undefined) !== (log.end === 'found'))
    return 'a solution without an end, or an end without one';
  if (moves === undefined) return undefined;
  let tilesText = start.tiles.join();
  for (const move of moves) tilesText = tilesAfter(tilesText.split(',').map(Number), move, start.cols) ?? '';
  return tilesText === goal.tiles.join() ? undefined : 'the moves end elsewhere';
}

/** Joined by commas. Undefined if no tile can slide that way. */
function tilesAfter(tiles: readonly number[], move: string, cols: number): string | undefined {
  const blankStep = BLANK_STEPS[move];
  const blankCell = tiles.indexOf(0);
  const [blankRow, blankCol] = [Math.floor(blankCell / cols), blankCell % cols];
  if (blankStep === undefined || blankCol + blankStep[1] < 0 || blankCol + blankStep[1] >= cols)
    return undefined;
  const cell = (blankRow + blankStep[0]) * cols + blankCol + blankStep[1];
  const movedTile = tiles[cell];
  if (movedTile === undefined) return undefined;
  return tiles.map((tile, index) => (index === blankCell ? movedTile : index === cell ? 0 : tile)).join();
}
