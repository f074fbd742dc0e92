import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../simplify.ts';
import { type CanonicalPuzzle, positionsAlong } from '../canonical-puzzle.ts';
import type { Beam } from './beam.ts';
import type { Ranking } from './ranking.ts';
import { pathBetween } from './route.ts';

/** What an improvement works with, and how long. */
export interface ImproveTools {
  readonly beam: Beam;
  readonly ranking: Ranking;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Told of every shorter solution. */
  readonly onBetter: (moves: Moves, expanded: number) => void;
  readonly onProgress: (expanded: number) => void;
}

/** Lengths of the parts that are searched anew, and positions kept of a layer, pass by pass. */
const PASSES: readonly { readonly length: number; readonly width: number }[] = [
  { length: 60, width: 300 },
  { length: 100, width: 1000 },
  { length: 150, width: 2000 },
  { length: 200, width: 4000 },
  { length: 300, width: 8000 },
];
const PATIENCE = 60;

/**
 * A solution at most as long as the given one: overlapping parts of it are replaced by shorter ways between
 * their ends where a beam finds one. A pass that gained something is made again, shifted; one that didn't
 * makes room for longer parts and wider beams. Ends when the widest pass gains nothing, or when told to stop.
 */
export function improve(
  canonical: CanonicalPuzzle,
  solution: Moves,
  tools: ImproveTools,
): { moves: Moves; expanded: number } {
  const { beam, ranking, now, shouldStop } = tools;
  let moves = solution;
  let expanded = 0;
  for (let pass = 0, round = 0; pass < PASSES.length && !shouldStop(); round++) {
    const { length, width } = PASSES[pass] as (typeof PASSES)[number];
    const before = moves.length;
    let positions = positionsAlong(canonical, moves);
    const step = length >> 1;
    for (let at = (round % 3) * Math.floor(step / 3); at + 8 < moves.length && !shouldStop(); at += step) {
      const end = Math.min(at + length, moves.length);
      const from = positions[at] as Uint8Array;
      const part = pathBetween(beam, ranking, canonical.blank, from, positions[end] as Uint8Array, {
        now,
        shouldStop,
        width,
        below: end - at,
        patience: PATIENCE,
      });
      expanded += part.expanded;
      tools.onProgress(expanded);
      if (part.moves === undefined) continue;
      moves = simplifyMoves(moves.slice(0, at) + part.moves + moves.slice(end));
      positions = positionsAlong(canonical, moves);
      tools.onBetter(moves, expanded);
    }
    if (moves.length === before) pass++;
  }
  return { moves, expanded };
}
