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
  const down = Math.floor(blank / cols) - Math.floor(blankCell / cols);
  const right = (blank % cols) - (blankCell % cols);
  const vertical = (down > 0 ? 'U' : 'D').repeat(Math.abs(down));
  const horizontal = (right > 0 ? 'L' : 'R').repeat(Math.abs(right));
  return [vertical + horizontal, horizontal + vertical];
}

/** A sequence of moves, and the positions that it passes through. */
interface Path {
  readonly moves: Moves;
  readonly positions: readonly Uint8Array[];
}

const endOf = (canonical: CanonicalPuzzle, moves: Moves): Uint8Array =>
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
  { half, width }: { readonly half: number; readonly width: number },
  { beam, ranking, now, shouldStop }: RepairTools,
): { readonly moves?: Moves; readonly expanded: number } {
  const { blank, state } = canonical;
  const last = positions.at(-1) ?? state;
  let best: { readonly moves: Moves; readonly score: number } | undefined;
  let expanded = 0;
  for (const { at, exchange } of places) {
    const from = Math.max(0, at - half);
    const to = Math.min(moves.length, at + half);
    const oldPosition = positions[to] ?? last;
    const target = oldPosition.slice();
    for (const [tile, cell] of exchange) target[oldPosition.indexOf(last[cell] as number)] = tile;
    const limits = {
      now,
      shouldStop,
      width,
      belowLength: to - from + MAX_ADDED_MOVES,
      maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
    };
    const found = findPathBetween(beam, ranking, blank, positions[from] ?? state, target, limits);
    expanded += found.expanded;
    if (found.moves === undefined) continue;
    const newMoves = moves.slice(0, from) + found.moves + moves.slice(to);
    const score = newMoves.length + MOVES_PER_MISPLACED * misplacedCount(endOf(canonical, newMoves));
    if (best === undefined || score < best.score) best = { moves: newMoves, score };
  }
  return { ...(best && { moves: best.moves }), expanded };
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
  const end = endOf(canonical, path);
  if (misplacedCount(end) > MAX_MISPLACED) return { expanded };
  const longerPaths = blankPathsHome(cols, end.indexOf(blank), blank).map((walk) => path + walk);
  const misplacedAfter = (moves: Moves): number => misplacedCount(endOf(canonical, moves));
  const [one = path, two = path] = longerPaths;
  let moves = misplacedAfter(one) <= misplacedAfter(two) ? one : two;
  for (let round = 0; round < MAX_MISPLACED && !shouldStop(); round++) {
    const positions = positionsAlong(canonical, moves);
    const last = positions.at(-1) ?? state;
    const exchanges = exchangesFor(last);
    if (misplacedCount(last) === 0) return { moves, expanded };
    const along = blankDistancesAlong(cols, blank, positions);
    const tryPlaces = (places: readonly ExchangePlace[], half: number, wide: number): Moves | undefined => {
      const found = tryExchanges(canonical, { moves, positions }, places, { half, width: wide }, tools);
      expanded += found.expanded;
      return found.moves;
    };
    const better =
      tryPlaces(exchangePlaces(along, exchanges, 15, 6), 30, width) ??
      tryPlaces(carryPlaces(along, last, blank, 6), 30, width) ??
      tryPlaces(exchangePlaces(along, exchanges, 30, 6), 60, 2 * width);
    if (better === undefined) break;
    moves = better;
  }
  return { expanded };
}
