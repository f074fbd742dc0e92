import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { construct } from '../construct/construct.ts';
import { type CanonicalPuzzle, inversePuzzle } from '../position/canonical-puzzle.ts';
import type { SpaceMemory } from '../position/space.ts';
import type { Beam, BeamLimits } from './beam.ts';
import { blocksOf, type ExcessMemory, WHOLE_CELLS } from './blocks.ts';
import { type Ranking, rankingOf, type Shape } from './ranking.ts';
import { repair } from './repair.ts';

/** One way to search a board: from its start or, as the inverse puzzle, from its goal; and how it ranks. */
export interface Run {
  readonly direction: 'forward' | 'inverse';
  readonly shape: Shape;
}

/**
 * How whole boards are ranked. Found by random search on boards of 8x8 and 10x10, confirmed on others and on
 * 6x6 to 9x9: far tiles cost more than their steps, so that none is left for the end; tiles that belong far
 * from the blank's home cost more, so that what remains wrong is where the blank is; tiles in the wrong order
 * in their line cost more than the two moves they need at least; the excess of blocks of tiles costs as many
 * moves as it is, which was best of 0 to 1.5 times that on 6x6. The other shapes are about as good and find
 * other solutions.
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
 * What is otherwise on boards of more than `WHOLE_CELLS`. Steps counted apart and blocks made solutions 12 moves
 * shorter on 8x8 (50 boards, standard error 7, one run of 1,500 or 3,000 positions a layer), and in three seconds of
 * one thread 25 on 9x9 (8 boards, 11) and 50 on 10x10 (19); conflicts count less, for a block's excess has the near
 * ones too.
 */
const LARGER = { apart: true, conflict: 3, excess: 0.8 } satisfies Partial<Shape>;

const forward = (shape: Shape): Run => ({ direction: 'forward', shape });
const inverse = (shape: Shape): Run => ({ direction: 'inverse', shape });

/** The run that says how long the solutions are. */
export const FIRST_RUN = forward(ONE);

/**
 * The wide runs, the best to begin with first; on boards of all sizes the beams of a puzzle and of its inverse
 * find other solutions than two shapes do.
 */
export const WIDE_RUNS: readonly Run[] = [
  inverse(THREE),
  forward(THREE),
  inverse(ONE),
  inverse(TWO),
  forward(ONE),
  forward(TWO),
];

/** Most positions of a layer where a run's leftover is repaired. */
const REPAIR_WIDTH = 600;
const PATIENCE = 60;

/** What a thread keeps from one search for short solutions to the next. */
export interface LargeMemory extends SpaceMemory {
  readonly excess: ExcessMemory;
}

/** What runs on one board work with. */
export interface RunTools {
  readonly memory: LargeMemory;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** How parts of solutions are searched anew. */
  readonly part: { readonly beam: Beam; readonly ranking: Ranking };
  /** Is told of positions expanded by this run. */
  readonly onProgress: (expanded: number) => void;
}

/**
 * A solution by one beam; undefined: it met none shorter than `below`. Where it ends beside the goal, that is
 * repaired, or the rest constructed, which is done on the way to the goal alone.
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
