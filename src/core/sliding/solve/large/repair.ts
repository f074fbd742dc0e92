import type { Moves } from '../../board.ts';
import { type CanonicalPuzzle, positionsAlong } from '../position/canonical-puzzle.ts';
import { type Beam, findPathBetween } from './beam.ts';
import {
  blankDistancesAlong,
  carryPlaces,
  type ExchangePlace,
  exchangePlaces,
  exchangesFor,
  misplacedCount,
} from './leftover.ts';
import type { Ranking } from './ranking.ts';

export interface RepairTools {
  readonly beam: Beam;
  readonly ranking: Ranking;
  /** Positions in a layer. With wider layers, an exchange takes longer and adds fewer moves. */
  readonly width: number;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
}

const MAX_MISPLACED = 50;

/**
 * `MAX_ADDED_MOVES`: by one exchange. `MOVES_PER_MISPLACED`: what a misplaced tile at the end counts when
 * paths are compared.
 */
const MAX_ADDED_MOVES = 80;
const MOVES_PER_MISPLACED = 12;

const MAX_LAYERS_WITHOUT_GAIN = 40;

/** The paths with at most one turn: first along the blank's column, second along its row. */
function blankPathsToGoal(cols: number, blankCell: number, blank: number): Moves[] {
  const rowsDown = Math.floor(blank / cols) - Math.floor(blankCell / cols);
  const colsRight = (blank % cols) - (blankCell % cols);
  const verticalMoves = (rowsDown > 0 ? 'U' : 'D').repeat(Math.abs(rowsDown));
  const horizontalMoves = (colsRight > 0 ? 'L' : 'R').repeat(Math.abs(colsRight));
  return [verticalMoves + horizontalMoves, horizontalMoves + verticalMoves];
}

interface Path {
  readonly moves: Moves;
  readonly positions: readonly Uint8Array[];
}

const endStateOf = (canonical: CanonicalPuzzle, moves: Moves): Uint8Array =>
  positionsAlong(canonical, moves).at(-1) ?? canonical.state;

/**
 * Replaces the moves from `half` before to `half` after each place by moves that include the exchange.
 * Returns the best path, if any.
 */
function tryExchanges(
  canonical: CanonicalPuzzle,
  { moves, positions }: Path,
  places: readonly ExchangePlace[],
  { half: halfLength, width }: { readonly half: number; readonly width: number },
  { beam, ranking, now, shouldStop }: RepairTools,
): { readonly moves?: Moves; readonly expanded: number } {
  const { blank, state } = canonical;
  const endState = positions.at(-1) ?? state;
  let bestPath: { readonly moves: Moves; readonly score: number } | undefined;
  let expandedCount = 0;
  for (const { at: positionIndex, exchange } of places) {
    const fromMoveIndex = Math.max(0, positionIndex - halfLength);
    const toMoveIndex = Math.min(moves.length, positionIndex + halfLength);
    const oldPosition = positions[toMoveIndex] ?? endState;
    const targetState = oldPosition.slice();
    for (const [tile, cell] of exchange) targetState[oldPosition.indexOf(endState[cell] as number)] = tile;
    const limits = {
      now,
      shouldStop,
      width,
      belowLength: toMoveIndex - fromMoveIndex + MAX_ADDED_MOVES,
      maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
    };
    const pathResult = findPathBetween(
      beam,
      ranking,
      blank,
      positions[fromMoveIndex] ?? state,
      targetState,
      limits,
    );
    expandedCount += pathResult.expanded;
    if (pathResult.moves === undefined) continue;
    const newMoves = moves.slice(0, fromMoveIndex) + pathResult.moves + moves.slice(toMoveIndex);
    const score = newMoves.length + MOVES_PER_MISPLACED * misplacedCount(endStateOf(canonical, newMoves));
    if (bestPath === undefined || score < bestPath.score) bestPath = { moves: newMoves, score };
  }
  return { moves: bestPath?.moves, expanded: expandedCount };
}

/**
 * Repairs a path that ends with a few misplaced tiles. `moves` is undefined if this fails. A beam usually
 * ends with three tiles in a cycle, or two swapped pairs, far from the blank. Looks for an earlier position
 * where these tiles are close to each other and to the blank. There, other moves also exchange the tiles; all
 * later moves stay the same. Each exchange usually adds 10 to 25 moves.
 */
export function repairPath(
  canonical: CanonicalPuzzle,
  pathMoves: Moves,
  tools: RepairTools,
): { moves?: Moves; expanded: number } {
  const { cols, blank, state } = canonical;
  const { width, shouldStop } = tools;
  let expandedCount = 0;
  const endState = endStateOf(canonical, pathMoves);
  if (misplacedCount(endState) > MAX_MISPLACED) return { expanded: expandedCount };
  const longerPaths = blankPathsToGoal(cols, endState.indexOf(blank), blank).map(
    (blankPath) => pathMoves + blankPath,
  );
  const countMisplacedAfter = (moves: Moves): number => misplacedCount(endStateOf(canonical, moves));
  const [firstPath = pathMoves, secondPath = pathMoves] = longerPaths;
  let moves = countMisplacedAfter(firstPath) <= countMisplacedAfter(secondPath) ? firstPath : secondPath;
  for (let round = 0; round < MAX_MISPLACED && !shouldStop(); round++) {
    const positions = positionsAlong(canonical, moves);
    const currentEndState = positions.at(-1) ?? state;
    const exchanges = exchangesFor(currentEndState);
    if (misplacedCount(currentEndState) === 0) return { moves, expanded: expandedCount };
    const distancesAlongPath = blankDistancesAlong(cols, blank, positions);
    const tryPlaces = (
      places: readonly ExchangePlace[],
      halfLength: number,
      beamWidth: number,
    ): Moves | undefined => {
      const exchangeResult = tryExchanges(
        canonical,
        { moves, positions },
        places,
        { half: halfLength, width: beamWidth },
        tools,
      );
      expandedCount += exchangeResult.expanded;
      return exchangeResult.moves;
    };
    const repairedMoves =
      tryPlaces(exchangePlaces(distancesAlongPath, exchanges, 15, 6), 30, width) ??
      tryPlaces(carryPlaces(distancesAlongPath, currentEndState, blank, 6), 30, width) ??
      tryPlaces(exchangePlaces(distancesAlongPath, exchanges, 30, 6), 60, 2 * width);
    if (repairedMoves === undefined) break;
    moves = repairedMoves;
  }
  return { expanded: expandedCount };
}
