import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../simplify.ts';
import type { CanonicalPuzzle } from '../canonical-puzzle.ts';
import { construct } from '../construct.ts';
import type { SolverMemory } from '../memory.ts';
import { type Beam, createBeam } from './beam.ts';
import { improve } from './improve.ts';
import { rankingOf, type Shape } from './ranking.ts';
import { repair } from './repair.ts';

/** How long to look for short solutions. */
export interface NearOptimalLimits {
  now(): number;
  /** On `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Most positions of one layer. */
  readonly width?: number;
  /** Told of every shorter solution. */
  onBetter(moves: Moves, expanded: number): void;
  /** Told of the positions expanded so far, at most every 100 ms. */
  onProgress?(expanded: number): void;
}

/** The best solution found, and the methods it came through. */
export interface NearOptimal {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: string;
}

/**
 * How whole boards are ranked. Found by random search on boards of 8x8 and 10x10, confirmed on others and on 6x6 to 9x9: far tiles
 * cost more than their steps, so that none is left for the end; tiles that belong far from the blank's home cost more, so that
 * what remains wrong is where the blank is; tiles in the wrong order in their line cost more than the two moves they need
 * at least. The other shapes are about as good and find other solutions.
 */
const WHOLE: readonly [Shape, Shape, Shape] = [
  { eager: 0.2, curve: 6, power: 2.3, outward: 0.6, rise: 2, conflict: 3.8 },
  { eager: 0.3, curve: 4.6, power: 2.3, outward: 0, rise: 1, conflict: 4.4 },
  { eager: 0.15, curve: 5.4, power: 2.3, outward: 1, rise: 2, conflict: 4.6 },
];
/** How parts of a solution are ranked. */
const PART: Shape = { eager: 0.2, curve: 1, power: 2.2, outward: 0, rise: 1, conflict: 2.5 };

/** Width of the first run, which says how long the solutions are; widest beam for parts. */
const FIRST_WIDTH = 300;
/** Most positions of a layer where a run's leftover is repaired. */
const REPAIR_WIDTH = 600;
const PART_WIDTH = 8000;

/** Cells in one layer of the widest beam: its two layers and its links stay under about 80 MB. */
const MOST_CELLS = 4_000_000;

/** Cells up to which three wide runs find shorter solutions than two of more width. */
const THREE_RUNS_CELLS = 81;
/** Share of the time for the wide runs; the rest repairs and improves, which takes longer where solutions are long. */
const wideShare = (cells: number): number => (cells <= 49 ? 0.9 : 0.7);
/** Length of a wide run's solution over the best before. */
const SHORTER = 0.93;
/** Less time than this (milliseconds) starts no wide run. */
const LEAST_TIME = 20;

const PATIENCE = 60;
const PROGRESS_MS = 100;

/**
 * A solution at most as long as the first one, which is constructed: by a narrow beam, then wide ones that rank differently and
 * share the time, each repaired if it ends beside the goal; then parts of the best are searched anew until the time is up or
 * that gains no more. For boards of any size that fits no whole-space search; needs no tables.
 */
export function nearOptimal(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: SolverMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  const { rows, cols, blank, state } = canonical;
  const { now, endsAt } = limits;
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  let moves = first;
  let algorithm = 'construct';
  let expanded = 0;
  let told = now();
  const progress = (more: number): void => {
    if (now() - told < PROGRESS_MS) return;
    told = now();
    limits.onProgress?.(expanded + more);
  };
  if (shouldStop() || moves === '') return { moves, expanded, algorithm };
  const part = rankingOf(rows, cols, blank, PART);
  const most = Math.min(limits.width ?? Number.POSITIVE_INFINITY, Math.floor(MOST_CELLS / (rows * cols)));
  const partBeam = createBeam(rows, cols, Math.min(most, PART_WIDTH));

  const run = (
    beam: Beam,
    shape: Shape,
    width: number,
    within?: { endsAt: number; length: number },
  ): void => {
    const timed = within === undefined ? {} : { within };
    const below = moves.length;
    const found = beam.search(rankingOf(rows, cols, blank, shape), state, blank, {
      now,
      shouldStop,
      onLayer: progress,
      width,
      below,
      patience: PATIENCE,
      ...timed,
    });
    expanded += found.expanded;
    let solution = found.moves;
    if (found.cost > 0) {
      const mended = repair(canonical, found.moves, {
        beam: partBeam,
        ranking: part,
        width: Math.min(width, REPAIR_WIDTH),
        now,
        shouldStop,
      });
      expanded += mended.expanded;
      solution = mended.moves ?? found.moves + construct({ ...canonical, state: found.state }, memory);
    }
    solution = simplifyMoves(solution);
    if (solution.length >= moves.length) return;
    moves = solution;
    algorithm = 'beam';
    limits.onBetter(moves, expanded);
  };

  run(partBeam, WHOLE[0], Math.min(FIRST_WIDTH, partBeam.width));
  const wideBeam = most > FIRST_WIDTH ? createBeam(rows, cols, most) : partBeam;
  const shapes = WHOLE.slice(0, rows * cols <= THREE_RUNS_CELLS ? 3 : 2);
  const wideEnds = now() + wideShare(rows * cols) * (endsAt - now());
  for (const [at, shape] of shapes.entries()) {
    const time = (wideEnds - now()) / (shapes.length - at);
    if (shouldStop() || time < LEAST_TIME) break;
    run(wideBeam, shape, most, { endsAt: now() + time, length: SHORTER * moves.length });
  }
  const better = improve(canonical, moves, {
    beam: partBeam,
    ranking: part,
    now,
    shouldStop,
    onProgress: progress,
    onBetter: (shorter, more) => limits.onBetter(shorter, expanded + more),
  });
  expanded += better.expanded;
  if (better.moves.length < moves.length) algorithm += '+windows';
  return { moves: better.moves, expanded, algorithm };
}
