import { cellsOf, type Moves } from '../../board.ts';
import type { Beam, BeamLimits } from './beam.ts';
import type { Ranking } from './ranking.ts';

/**
 * A way from one position to another, if the beam finds one: the puzzle relabelled so that `to` is the goal.
 */
export function pathBetween(
  beam: Beam,
  ranking: Ranking,
  blank: number,
  from: Uint8Array,
  to: Uint8Array,
  limits: BeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const home = cellsOf(to);
  const relabelled = from.map((tile) => home[tile] as number);
  const { cost, moves, expanded } = beam.search(ranking, relabelled, home[blank] as number, limits);
  return cost === 0 ? { moves, expanded } : { expanded };
}
