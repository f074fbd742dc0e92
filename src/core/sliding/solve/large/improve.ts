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
  /** The shortest solution so far, which other threads make shorter, too. */
  readonly best: () => Moves;
  /** Is told of every shorter one. */
  readonly onBetter: (moves: Moves) => void;
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
 * Makes the best solution shorter: overlapping parts of it are replaced by shorter ways between their ends
 * where a beam finds one. A pass that gained something is made again, shifted; one that didn't makes room for
 * longer parts and wider beams. Ends when the widest pass gains nothing, or when told to stop; gives the
 * positions expanded.
 */
export function improve(canonical: CanonicalPuzzle, tools: ImproveTools): number {
  const { beam, ranking, now, shouldStop, best } = tools;
  let expanded = 0;
  for (let pass = 0, round = 0; pass < PASSES.length && !shouldStop(); round++) {
    const { length, width } = PASSES[pass] as (typeof PASSES)[number];
    let moves = '';
    let positions: Uint8Array[] = [];
    const before = best().length;
    const step = length >> 1;
    for (let at = (round % 3) * Math.floor(step / 3); !shouldStop(); at += step) {
      if (best() !== moves) {
        moves = best();
        positions = positionsAlong(canonical, moves);
      }
      if (at + 8 >= moves.length) break;
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
      tools.onBetter(simplifyMoves(moves.slice(0, at) + part.moves + moves.slice(end)));
    }
    if (best().length === before) pass++;
  }
  return expanded;
}
