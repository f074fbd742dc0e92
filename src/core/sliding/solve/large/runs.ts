import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { constructSolution } from '../construct/construct.ts';
import { type CanonicalPuzzle, inversePuzzle } from '../position/canonical-puzzle.ts';
import type { SpaceMemory } from '../position/space.ts';
import type { Beam, BeamLimits } from './beam.ts';
import { blocksOf, type ExcessMemory, MAX_WHOLE_CELLS } from './blocks.ts';
import { createRanking, type Ranking, type RankingShape } from './ranking.ts';
import { repairPath } from './repair.ts';

/** `inverse` searches from the goal to the start. */
export interface BeamRun {
  readonly direction: 'forward' | 'inverse';
  readonly shape: RankingShape;
}

/**
 * The parameters were found by random search.
 * - A tile far from its goal cell costs more than its distance. So the search brings such tiles near early.
 * - A tile whose goal cell is far from the blank's goal cell costs more than others. So the last misplaced
 *   tiles are near the blank.
 * - Two tiles in the wrong order in their goal row or column cost more than the two moves that they need.
 *
 * The three shapes are about equally good and find different solutions.
 */
const RANKING_SHAPE_1: RankingShape = {
  isPerAxis: false,
  distanceDiscount: 0.2,
  curveFactor: 6,
  curveExponent: 2.3,
  outwardFactor: 0.6,
  outwardExponent: 2,
  conflictCost: 3.8,
  excessCost: 1,
};
const RANKING_SHAPE_2: RankingShape = {
  isPerAxis: false,
  distanceDiscount: 0.3,
  curveFactor: 4.6,
  curveExponent: 2.3,
  outwardFactor: 0,
  outwardExponent: 1,
  conflictCost: 4.4,
  excessCost: 1,
};
const RANKING_SHAPE_3: RankingShape = {
  isPerAxis: false,
  distanceDiscount: 0.15,
  curveFactor: 5.4,
  curveExponent: 2.3,
  outwardFactor: 1,
  outwardExponent: 2,
  conflictCost: 4.6,
  excessCost: 1,
};

/**
 * Replaces values of the shapes on boards of more than `MAX_WHOLE_CELLS` cells. Conflicts cost less, because
 * the excess of a block already includes the conflicts between its own tiles.
 */
const LARGE_BOARD_SHAPE = {
  isPerAxis: true,
  conflictCost: 3,
  excessCost: 0.8,
} satisfies Partial<RankingShape>;

const forwardRun = (shape: RankingShape): BeamRun => ({ direction: 'forward', shape });
const inverseRun = (shape: RankingShape): BeamRun => ({ direction: 'inverse', shape });

/** Shows roughly how many moves a solution needs. */
export const FIRST_RUN = forwardRun(RANKING_SHAPE_1);

/** The most useful first. Searching the inverse puzzle changes the result more than another shape does. */
export const WIDE_RUNS: readonly BeamRun[] = [
  inverseRun(RANKING_SHAPE_3),
  forwardRun(RANKING_SHAPE_3),
  inverseRun(RANKING_SHAPE_1),
  inverseRun(RANKING_SHAPE_2),
  forwardRun(RANKING_SHAPE_1),
  forwardRun(RANKING_SHAPE_2),
];

/** Width for repairing a path. */
const REPAIR_BEAM_WIDTH = 600;
const MAX_LAYERS_WITHOUT_GAIN = 60;

/** A thread keeps it between searches. */
export interface LargeMemory extends SpaceMemory {
  readonly excess: ExcessMemory;
}

export interface RunTools {
  readonly memory: LargeMemory;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** Tools for searching parts of a solution again. */
  readonly partTools: { readonly beam: Beam; readonly ranking: Ranking };
  /** Called with the number of positions of this search. */
  readonly onProgress: (expanded: number) => void;
}

/**
 * If the beam's path doesn't reach the goal, repairs the path. If that fails, builds the rest by
 * `constructSolution` (forward searches only). `moves` is undefined if no solution has fewer than
 * `belowLength` moves.
 */
export function runBeam(
  canonical: CanonicalPuzzle,
  { direction, shape }: BeamRun,
  beam: Beam,
  { width, belowLength, timeTarget }: Pick<BeamLimits, 'width' | 'belowLength' | 'timeTarget'>,
  { memory, now, shouldStop, partTools, onProgress }: RunTools,
): { readonly moves: Moves | undefined; readonly expanded: number } {
  const isInverse = direction === 'inverse';
  const puzzle = isInverse ? inversePuzzle(canonical) : canonical;
  const { rows, cols, blank, state } = puzzle;
  const boardShape = state.length > MAX_WHOLE_CELLS ? { ...shape, ...LARGE_BOARD_SHAPE } : shape;
  const ranking = createRanking(rows, cols, blank, boardShape, blocksOf(memory.excess, rows, cols, blank));
  const beamResult = beam.search(ranking, state, blank, {
    now,
    shouldStop,
    onLayer: onProgress,
    width,
    belowLength,
    maxLayersWithoutGain: MAX_LAYERS_WITHOUT_GAIN,
    timeTarget,
  });
  let { expanded: expandedCount } = beamResult;
  let moves: Moves | undefined = beamResult.moves;
  if (beamResult.cost > 0) {
    const repairWidth = Math.min(width, REPAIR_BEAM_WIDTH);
    const repairResult = repairPath(puzzle, beamResult.moves, {
      ...partTools,
      width: repairWidth,
      now,
      shouldStop,
    });
    expandedCount += repairResult.expanded;
    moves = repairResult.moves;
    if (!isInverse)
      moves ??= beamResult.moves + constructSolution({ ...puzzle, state: beamResult.state }, memory);
  }
  if (moves === undefined) return { moves, expanded: expandedCount };
  moves = simplifyMoves(isInverse ? puzzle.toMoves(moves) : moves);
  return { moves: moves.length < belowLength ? moves : undefined, expanded: expandedCount };
}
