import type { Moves } from '../board.ts';
import { MOVES } from '../moves.ts';
import type { Estimate } from '../solve/heuristics/ida.ts';
import type { CanonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { slideTable } from '../solve/position/space.ts';
import type { ShortestSolutions } from './analysis.ts';

/** Bit mask: `shouldStop` is called every 16,384 positions. */
const STOP_CHECK_MASK = 0x3fff;

/**
 * Finds all shortest solutions of a known length: the last iteration of IDA* (Korf 1985), continued after the
 * first solution. If stopped early, `solutionCount` is a lower bound, and `unsureFirstMoves` weren't searched
 * yet.
 */
export function findShortestBySearch(
  canonical: CanonicalPuzzle,
  estimate: Estimate,
  length: number,
  maxListed: number,
  shouldStop: () => boolean,
): ShortestSolutions {
  const movingCells = slideTable(canonical.rows, canonical.cols);
  const state = canonical.state.slice();
  const path: number[] = [];
  const listedSolutions: Moves[] = [];
  let solutionCount = 0;
  let expandedCount = 0;
  let isStopped = false;

  const pathAsMoves = (): Moves => canonical.toMoves(path.map((move) => MOVES[move]).join(''));
  const search = (blankCell: number, movesLeft: number, currentEstimate: number): void => {
    if (currentEstimate === 0) {
      solutionCount++;
      if (listedSolutions.length < maxListed) listedSolutions.push(pathAsMoves());
      return;
    }
    if ((++expandedCount & STOP_CHECK_MASK) === 0 && shouldStop()) isStopped = true;
    for (let move = 0; move < 4 && !isStopped; move++)
      tryMove(blankCell, move, movesLeft, (path.at(-1) ?? -2) ^ 1);
  };
  const tryMove = (blankCell: number, move: number, movesLeft: number, undoMove: number): void => {
    const cell = movingCells[4 * blankCell + move] as number;
    if (move === undoMove || cell < 0) return;
    const tile = state[cell] as number;
    const newEstimate = estimate.trySlide(tile, cell, blankCell, movesLeft - 1);
    if (newEstimate < 0) return;
    state[blankCell] = tile;
    state[cell] = canonical.blank;
    path.push(move);
    search(cell, movesLeft - 1, newEstimate);
    path.pop();
    state[cell] = tile;
    state[blankCell] = canonical.blank;
    estimate.undo(tile, cell, blankCell);
  };

  const blankCell = state.indexOf(canonical.blank);
  if (estimate.initial === 0) return { count: 1, complete: true, first: [''], good: [], unsure: [] };
  const goodFirstMoves: Moves[] = [];
  const unsureFirstMoves: Moves[] = [];
  for (let move = 0; move < 4; move++) {
    if ((movingCells[4 * blankCell + move] as number) < 0) continue;
    const countBefore = solutionCount;
    if (!isStopped) tryMove(blankCell, move, length, -1);
    const firstMove = canonical.toMoves(MOVES[move] ?? '');
    if (solutionCount > countBefore) goodFirstMoves.push(firstMove);
    else if (isStopped) unsureFirstMoves.push(firstMove);
  }
  return {
    count: solutionCount,
    complete: !isStopped,
    first: listedSolutions,
    good: goodFirstMoves,
    unsure: unsureFirstMoves,
  };
}
