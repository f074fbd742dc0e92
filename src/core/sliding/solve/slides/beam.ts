import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SlideGeometry } from './geometry.ts';

interface BeamNode {
  readonly state: Uint8Array;
  readonly blankCell: number;
  /** Whether the next slide is vertical. */
  readonly isVertical: boolean;
  readonly rowArrangement: number;
  readonly colArrangement: number;
  /** A guess, see `SlideGeometry.rankOf`. */
  readonly rank: number;
  /** The node from which `slide` led here. */
  readonly before?: BeamNode;
  readonly slide: Moves;
}

/** `width`: positions in a layer. Finds only solutions below `belowLength`. */
export interface SlideBeamLimits {
  readonly width: number;
  readonly belowLength: number;
  readonly shouldStop: () => boolean;
}

/** Counts in `mtm`. A layer has the `width` positions that seem nearest to the goal. Proves nothing. */
export function searchSlideBeam(
  { state: startState, blank }: CanonicalPuzzle,
  geometry: SlideGeometry,
  { width, belowLength, shouldStop }: SlideBeamLimits,
): { readonly moves?: Moves; readonly expanded: number } {
  const { slides, rowOf, colOf, rowTable, colTable, minSlides } = geometry;
  const [rowArrangement, colArrangement] = geometry.arrangementsOf(startState);
  const commonFields = {
    state: startState,
    blankCell: startState.indexOf(blank),
    rowArrangement,
    colArrangement,
    rank: 0,
    slide: '',
  };
  let layer: BeamNode[] = [
    { ...commonFields, isVertical: true },
    { ...commonFields, isVertical: false },
  ];
  let expandedCount = 0;
  for (let slideCount = 1; layer.length > 0 && !shouldStop(); slideCount++) {
    const childByPosition = new Map<string, BeamNode>();
    for (const node of layer) {
      expandedCount++;
      const { isVertical, blankCell } = node;
      const { nextArrangements, lines } = isVertical ? rowTable : colTable;
      const lineOf = isVertical ? rowOf : colOf;
      for (let direction = 0; direction < 2; direction++) {
        const move = geometry.moveOf(isVertical, direction);
        const state = node.state.slice();
        let currentBlankCell = blankCell;
        let arrangement = isVertical ? node.rowArrangement : node.colArrangement;
        let slide = '';
        for (
          let cell = slides[4 * currentBlankCell + move] as number;
          cell >= 0;
          cell = slides[4 * currentBlankCell + move] as number
        ) {
          const tile = state[cell] as number;
          arrangement = nextArrangements[
            (2 * arrangement + direction) * lines + (lineOf[tile] as number)
          ] as number;
          state[currentBlankCell] = tile;
          state[cell] = blank;
          currentBlankCell = cell;
          slide += MOVES[move] ?? '';
          const [newRowArrangement, newColArrangement] = isVertical
            ? [arrangement, node.colArrangement]
            : [node.rowArrangement, arrangement];
          if (slideCount + minSlides(!isVertical, newRowArrangement, newColArrangement) >= belowLength)
            continue;
          const rank = geometry.rankOf(state, newRowArrangement, newColArrangement);
          const child: BeamNode = {
            state: state.slice(),
            blankCell: currentBlankCell,
            isVertical: !isVertical,
            rowArrangement: newRowArrangement,
            colArrangement: newColArrangement,
            rank,
            before: node,
            slide,
          };
          if (newRowArrangement === 0 && newColArrangement === 0)
            return { moves: movesTo(child), expanded: expandedCount };
          childByPosition.set(String.fromCharCode(...state, Number(isVertical)), child);
        }
      }
    }
    layer = [...childByPosition.values()].sort((nodeA, nodeB) => nodeA.rank - nodeB.rank).slice(0, width);
  }
  return { expanded: expandedCount };
}

function movesTo(lastNode: BeamNode): Moves {
  let moves = '';
  for (let node: BeamNode | undefined = lastNode; node !== undefined; node = node.before)
    moves = node.slide + moves;
  return moves;
}
