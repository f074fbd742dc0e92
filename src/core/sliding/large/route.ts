import type { Moves } from '../board.ts';
import type { Frame } from '../frame.ts';
import { isMove, tileCell } from '../moves.ts';
import type { Beam, BeamLimits } from './beam.ts';
import type { Ranking } from './ranking.ts';

/** Takes a move and the one that undoes it out wherever they follow each other. */
export function withoutReturns(moves: Moves): Moves {
  const kept: string[] = [];
  const opposite: Readonly<Record<string, string>> = { U: 'D', D: 'U', L: 'R', R: 'L' };
  for (const letter of moves) {
    if (kept.at(-1) === opposite[letter]) kept.pop();
    else kept.push(letter);
  }
  return kept.join('');
}

/** The positions along the moves, each as cells, the start first. Throws on an illegal move. */
export function positionsAlong({ rows, cols, blank, state }: Frame, moves: Moves): Uint8Array[] {
  const positions = [state];
  let current = state;
  let hole = state.indexOf(blank);
  for (const letter of moves) {
    const cell = isMove(letter) ? tileCell(rows, cols, hole, letter) : -1;
    if (cell < 0) throw new Error(`illegal move ${letter}`);
    current = current.slice();
    current[hole] = current[cell] as number;
    current[cell] = blank;
    hole = cell;
    positions.push(current);
  }
  return positions;
}

/** A way from one position to another, if the beam finds one: the puzzle relabelled so that `to` is the goal. */
export function wayBetween(
  beam: Beam,
  ranking: Ranking,
  blank: number,
  from: Uint8Array,
  to: Uint8Array,
  limits: BeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const home = new Uint8Array(to.length);
  to.forEach((tile, cell) => {
    home[tile] = cell;
  });
  const relabelled = from.map((tile) => home[tile] as number);
  const { cost, moves, expanded } = beam.search(ranking, relabelled, home[blank] as number, limits);
  return cost === 0 ? { moves, expanded } : { expanded };
}
