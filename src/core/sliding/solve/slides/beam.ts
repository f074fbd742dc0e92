import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';

/** A position of a layer, and the slide that led to it. */
interface BeamNode {
  readonly state: Uint8Array;
  readonly hole: number;
  /** Whether the next slide is vertical, from row to row. */
  readonly isDown: boolean;
  readonly down: number;
  readonly across: number;
  /** Guess at the distance from the goal, for sorting: a smaller rank is probably nearer. */
  readonly rank: number;
  readonly before?: BeamNode;
  readonly slide: Moves;
}

/**
 * Limits of a beam search: largest number of positions in a layer, the number of slides that a solution must
 * stay below, and a stop signal.
 */
export interface SlideBeamLimits {
  readonly width: number;
  readonly below: number;
  readonly shouldStop: () => boolean;
}

/**
 * Beam search in the metric `mtm`, where a straight slide of several tiles is one move. Each layer consists
 * of the `width` positions that seem nearest to the goal. Returns a solution with fewer than `belowLength`
 * slides if it finds one, but proves nothing. `expanded`: number of positions in all layers.
 */
export function searchSlideBeam(
  { state: start, blank }: CanonicalPuzzle,
  geometry: SlideGeometry,
  { width, below, shouldStop }: SlideBeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const { slides, rowOf, colOf, byRow, byCol, atLeast } = geometry;
  const [down, across] = geometry.arrangements(start);
  const first = { state: start, hole: start.indexOf(blank), down, across, rank: 0, slide: '' };
  let layer: BeamNode[] = [
    { ...first, isDown: true },
    { ...first, isDown: false },
  ];
  let expanded = 0;
  for (let length = 1; layer.length > 0 && !shouldStop(); length++) {
    const met = new Map<string, BeamNode>();
    for (const node of layer) {
      expanded++;
      const { isDown, hole } = node;
      const { next, lines } = isDown ? byRow : byCol;
      const lineOf = isDown ? rowOf : colOf;
      for (let ahead = 0; ahead < 2; ahead++) {
        const move = geometry.moveOf(isDown, ahead);
        const state = node.state.slice();
        let at = hole;
        let arrangement = isDown ? node.down : node.across;
        let slide = '';
        for (let cell = slides[4 * at + move] as number; cell >= 0; cell = slides[4 * at + move] as number) {
          const tile = state[cell] as number;
          arrangement = next[(2 * arrangement + ahead) * lines + (lineOf[tile] as number)] as number;
          state[at] = tile;
          state[cell] = blank;
          at = cell;
          slide += MOVES[move] ?? '';
          const [v, h] = isDown ? [arrangement, node.across] : [node.down, arrangement];
          if (length + atLeast(!isDown, v, h) >= below) continue;
          const rank = geometry.rank(state, v, h);
          const child: BeamNode = {
            ...{ state: state.slice(), hole: at, isDown: !isDown, down: v, across: h, rank },
            ...{ before: node, slide },
          };
          if (v === 0 && h === 0) return { moves: movesTo(child), expanded };
          met.set(String.fromCharCode(...state, Number(isDown)), child);
        }
      }
    }
    layer = [...met.values()].sort((one, other) => one.rank - other.rank).slice(0, width);
  }
  return { expanded };
}

function movesTo(last: BeamNode): Moves {
  let moves = '';
  for (let node: BeamNode | undefined = last; node !== undefined; node = node.before)
    moves = node.slide + moves;
  return moves;
}
