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

/** Tools of `repairPath`: a beam with its ranking, a width, a clock and a stop signal. */
export interface RepairTools {
  readonly beam: Beam;
  readonly ranking: Ranking;
  /**
   * Largest number of positions in a layer when an exchange is searched. Wider layers take longer, but the
   * exchange then adds fewer moves.
   */
  readonly width: number;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
}

/** Largest number of wrong cells at the end of a path. Paths with more wrong cells aren't repaired. */
const MAX_MISPLACED = 50;

/**
 * `MAX_ADDED_MOVES`: most moves that one exchange may add. `MOVES_PER_MISPLACED`: number of moves that a
 * misplaced tile at the end of a path counts as. The comparison of paths adds it to their lengths.
 */
const MAX_ADDED_MOVES = 80;
const MOVES_PER_MISPLACED = 12;

const MAX_LAYERS_WITHOUT_GAIN = 40;

/**
 * Returns the two paths of the blank to its goal cell with at most one turn. The first begins along the
 * blank's column, the second along its row.
 */
function blankPathsHome(cols: number, blankCell: number, blank: number): Moves[] {
  const rowsDown = Math.floor(blank / cols) - Math.floor(blankCell / cols);
  const colsRight = (blank % cols) - (blankCell % cols);
  const vertical = (rowsDown > 0 ? 'U' : 'D').repeat(Math.abs(rowsDown));
  const horizontal = (colsRight > 0 ? 'L' : 'R').repeat(Math.abs(colsRight));
  return [vertical + horizontal, horizontal + vertical];
}

/** A sequence of moves, and the positions that it passes through. */
interface Path {
  readonly moves: Moves;
  readonly positions: readonly Uint8Array[];
}

const endStateOf = (canonical: CanonicalPuzzle, moves: Moves): Uint8Array =>
  positionsAlong(canonical, moves).at(-1) ?? canonical.state;

/**
 * Tries an exchange of tiles at each of the places. Replaces the moves from `half` before to `half` after the
 * place by new moves that include the exchange. Returns the best path found; `moves` is undefined if there is
 * none.
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
  let expanded = 0;
  for (const { at, exchange } of places) {
    const fromMove = Math.max(0, at - halfLength);
    const toMove = Math.min(moves.length, at + halfLength);
    const oldPosition = positions[toMove] ?? endState;
    const targetState = oldPosition.slice();
    for (const [tile, cell] of exchange) targetState[oldPosition.indexOf(endState[cell] as number)] = tile;
    const limits = {
      now,
      shouldStop,
      width,
      belowLength: toMove - fromMove + MAX_ADDED_MOVES,
      maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
    };
    const pathResult = findPathBetween(
      beam,
      ranking,
      blank,
      positions[fromMove] ?? state,
      targetState,
      limits,
    );
    expanded += pathResult.expanded;
    if (pathResult.moves === undefined) continue;
    const newMoves = moves.slice(0, fromMove) + pathResult.moves + moves.slice(toMove);
    const score = newMoves.length + MOVES_PER_MISPLACED * misplacedCount(endStateOf(canonical, newMoves));
    if (bestPath === undefined || score < bestPath.score) bestPath = { moves: newMoves, score };
  }
  return { ...(bestPath && { moves: bestPath.moves }), expanded };
}

/**
 * Repairs a path that ends with a few misplaced tiles. `moves` is undefined if this fails. A beam usually
 * ends with three tiles in a cycle, or two swapped pairs, far from the blank. Looks for an earlier position
 * of the path where these tiles are close to each other and to the blank. There, replaces a part of the path
 * by moves that also exchange the tiles. All later moves stay the same. Each exchange usually adds 10 to 25
 * moves.
 */
export function repairPath(
  canonical: CanonicalPuzzle,
  path: Moves,
  tools: RepairTools,
): { moves?: Moves; expanded: number } {
  const { cols, blank, state } = canonical;
  const { width, shouldStop } = tools;
  let expanded = 0;
  const endState = endStateOf(canonical, path);
  if (misplacedCount(endState) > MAX_MISPLACED) return { expanded };
  const longerPaths = blankPathsHome(cols, endState.indexOf(blank), blank).map(
    (blankPath) => path + blankPath,
  );
  const misplacedAfter = (moves: Moves): number => misplacedCount(endStateOf(canonical, moves));
  const [firstPath = path, secondPath = path] = longerPaths;
  let moves = misplacedAfter(firstPath) <= misplacedAfter(secondPath) ? firstPath : secondPath;
  for (let round = 0; round < MAX_MISPLACED && !shouldStop(); round++) {
    const positions = positionsAlong(canonical, moves);
    const currentEnd = positions.at(-1) ?? state;
    const exchanges = exchangesFor(currentEnd);
    if (misplacedCount(currentEnd) === 0) return { moves, expanded };
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
      expanded += exchangeResult.expanded;
      return exchangeResult.moves;
    };
    const repairedMoves =
      tryPlaces(exchangePlaces(distancesAlongPath, exchanges, 15, 6), 30, width) ??
      tryPlaces(carryPlaces(distancesAlongPath, currentEnd, blank, 6), 30, width) ??
      tryPlaces(exchangePlaces(distancesAlongPath, exchanges, 30, 6), 60, 2 * width);
    if (repairedMoves === undefined) break;
    moves = repairedMoves;
  }
  return { expanded };
}
