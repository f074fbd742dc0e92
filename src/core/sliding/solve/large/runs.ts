import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { construct } from '../construct/construct.ts';
import { type CanonicalPuzzle, inversePuzzle } from '../position/canonical-puzzle.ts';
import type { SpaceMemory } from '../position/space.ts';
import type { Beam, BeamLimits } from './beam.ts';
import { blocksOf, type ExcessMemory, WHOLE_CELLS } from './blocks.ts';
import { type Ranking, rankingOf, type Shape } from './ranking.ts';
import { repair } from './repair.ts';

/** The direction and the ranking of one beam search. `inverse` searches from the goal to the start. */
export interface Run {
  readonly direction: 'forward' | 'inverse';
  readonly shape: Shape;
}

/**
 * Rankings of whole boards, found by random search. A tile far from its goal cell costs more than its
 * distance, so that no such tile is left for the end. Tiles with goal cells far from the blank's goal cell
 * cost more, so that the last wrong tiles are near the blank. Two tiles in the wrong order in their goal row
 * or column cost more than the two moves that they need. The three shapes are about equally good and find
 * different solutions.
 */
const ONE: Shape = {
  apart: false,
  eager: 0.2,
  curve: 6,
  power: 2.3,
  outward: 0.6,
  rise: 2,
  conflict: 3.8,
  excess: 1,
};
const TWO: Shape = {
  apart: false,
  eager: 0.3,
  curve: 4.6,
  power: 2.3,
  outward: 0,
  rise: 1,
  conflict: 4.4,
  excess: 1,
};
const THREE: Shape = {
  apart: false,
  eager: 0.15,
  curve: 5.4,
  power: 2.3,
  outward: 1,
  rise: 2,
  conflict: 4.6,
  excess: 1,
};

/**
 * Parameters that replace those of the shapes on boards of more than `WHOLE_CELLS` cells. Conflicts cost
 * less, because the excess of a block already includes the conflicts between its own tiles.
 */
const LARGER = { apart: true, conflict: 3, excess: 0.8 } satisfies Partial<Shape>;

const forward = (shape: Shape): Run => ({ direction: 'forward', shape });
const inverse = (shape: Shape): Run => ({ direction: 'inverse', shape });

/** The first beam search. Its solution shows how many moves a solution needs, roughly. */
export const FIRST_RUN = forward(ONE);

/**
 * The searches with wide beams, the most useful first. Searching the inverse puzzle changes the result more
 * than another shape does.
 */
export const WIDE_RUNS: readonly Run[] = [
  inverse(THREE),
  forward(THREE),
  inverse(ONE),
  inverse(TWO),
  forward(ONE),
  forward(TWO),
];

/** Largest number of positions in a layer when a path is repaired. */
const REPAIR_WIDTH = 600;
const PATIENCE = 60;

/** Data that a thread keeps between searches for short solutions. */
export interface LargeMemory extends SpaceMemory {
  readonly excess: ExcessMemory;
}

/** What all beam searches on one board share: memory, clock, stop signal and callback. */
export interface RunTools {
  readonly memory: LargeMemory;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Beam and ranking for searching parts of a solution again. */
  readonly part: { readonly beam: Beam; readonly ranking: Ranking };
  /** Called with the number of positions that this search has expanded. */
  readonly onProgress: (expanded: number) => void;
}

/**
 * Runs one beam search. If its path doesn't reach the goal, repairs the path. If that fails, builds the rest
 * by `construct` (forward searches only). `moves` is undefined if no solution has fewer than `below` moves.
 */
export function runBeam(
  canonical: CanonicalPuzzle,
  { direction, shape }: Run,
  beam: Beam,
  { width, below, within }: Pick<BeamLimits, 'width' | 'below' | 'within'>,
  { memory, now, shouldStop, part, onProgress }: RunTools,
): { readonly moves: Moves | undefined; readonly expanded: number } {
  const isInverse = direction === 'inverse';
  const puzzle = isInverse ? inversePuzzle(canonical) : canonical;
  const { rows, cols, blank, state } = puzzle;
  const own = state.length > WHOLE_CELLS ? { ...shape, ...LARGER } : shape;
  const ranking = rankingOf(rows, cols, blank, own, blocksOf(memory.excess, rows, cols, blank));
  const found = beam.search(ranking, state, blank, {
    now,
    shouldStop,
    onLayer: onProgress,
    width,
    below,
    patience: PATIENCE,
    ...(within && { within }),
  });
  let { expanded } = found;
  let moves: Moves | undefined = found.moves;
  if (found.cost > 0) {
    const repairWidth = Math.min(width, REPAIR_WIDTH);
    const repaired = repair(puzzle, found.moves, { ...part, width: repairWidth, now, shouldStop });
    expanded += repaired.expanded;
    moves = repaired.moves;
    if (!isInverse) moves ??= found.moves + construct({ ...puzzle, state: found.state }, memory);
  }
  if (moves === undefined) return { moves, expanded };
  moves = simplifyMoves(isInverse ? puzzle.toMoves(moves) : moves);
  return { moves: moves.length < below ? moves : undefined, expanded };
}
