import { cellsOf, type Metric, type Moves } from '../../board.ts';
import { countMoves, simplifyMoves } from '../../moves.ts';
import { ASKED_EVERY, idaStar } from '../heuristics/ida.ts';
import { linearConflict } from '../heuristics/linear-conflict.ts';
import { type CanonicalPuzzle, positionsAlong } from '../position/canonical-puzzle.ts';

/** How long to look for shorter solutions, and what counts as shorter. */
export interface LocalImprovementLimits {
  readonly shouldStop: () => boolean;
  readonly metric: Metric;
}

/** Longest part of a solution that is searched anew, and positions spent on one such part. */
const WIDEST = 44;
const FIRST_WIDTH = 12;
const EXPANDED = 16_000;

/** A shorter way between two states that lie `steps` moves apart, if a small search finds one. */
function shorterPath(
  canonical: CanonicalPuzzle,
  from: Uint8Array,
  to: Uint8Array,
  steps: number,
  shouldStop: () => boolean,
): Moves | undefined {
  const home = cellsOf(to);
  const blank = home[canonical.blank] as number;
  const part: CanonicalPuzzle = { ...canonical, blank, state: from.map((tile) => home[tile] as number) };
  let asked = 0;
  const ends = (): boolean => ++asked > EXPANDED / ASKED_EVERY || shouldStop();
  return idaStar(part, linearConflict(part), { shouldStop: ends, below: steps }).moves;
}

/**
 * A solution at most as long as the given one: each part of up to 44 moves is replaced by a shorter way
 * between its ends where a small IDA* search finds one; from short parts to long ones, until nothing more is
 * found or the time is up.
 */
export function improveLocally(
  canonical: CanonicalPuzzle,
  solution: Moves,
  limits: LocalImprovementLimits,
): Moves {
  let moves = simplifyMoves(solution);
  let best = countMoves(moves, limits.metric) <= countMoves(solution, limits.metric) ? moves : solution;
  for (let width = FIRST_WIDTH; width <= WIDEST; width += 4) {
    const stride = Math.max(2, width >> 2);
    let states = positionsAlong(canonical, moves);
    for (let at = 0; at + 4 < moves.length && !limits.shouldStop(); ) {
      const end = Math.min(at + width, moves.length);
      const shorter = shorterPath(
        canonical,
        states[at] as Uint8Array,
        states[end] as Uint8Array,
        end - at,
        limits.shouldStop,
      );
      if (shorter === undefined) {
        at += stride;
        continue;
      }
      moves = simplifyMoves(moves.slice(0, at) + shorter + moves.slice(end));
      states = positionsAlong(canonical, moves);
      at = Math.max(0, at - width);
    }
    if (countMoves(moves, limits.metric) < countMoves(best, limits.metric)) best = moves;
    if (limits.shouldStop()) break;
  }
  return best;
}
