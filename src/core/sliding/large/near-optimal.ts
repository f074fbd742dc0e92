import type { Moves } from '../board.ts';
import { construct } from '../construct.ts';
import type { Frame } from '../frame.ts';
import type { SolverMemory } from '../memory.ts';
import { type Beam, createBeam } from './beam.ts';
import { improve } from './improve.ts';
import { rankingOf, type Shape } from './ranking.ts';
import { repair } from './repair.ts';
import { withoutReturns } from './route.ts';

/** How long to look for short solutions. */
export interface NearOptimalLimits {
  now(): number;
  /** On `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Most positions of one layer. */
  readonly width?: number;
  /** Told of every shorter solution, the first included. */
  onBetter(moves: Moves, expanded: number): void;
  /** Told of the positions expanded so far, many times a second. */
  onProgress?(expanded: number): void;
}

/** The best solution found, and the methods it came through. */
export interface NearOptimal {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: string;
}

/**
 * How whole boards are ranked, and parts of a way. Found by random search on 36 random boards of 8x8 and 10x10: far tiles cost
 * more than their steps, so that none is left for the end, and tiles in the wrong order in their line more than the two moves
 * they need at least.
 */
const WHOLE: Shape = { eager: 0.15, curve: 5.4, power: 2.31, outward: 0.7, rise: 2, conflict: 4.9 };
const PART: Shape = { eager: 0.2, curve: 1, power: 2.2, outward: 0, rise: 1, conflict: 2.5 };

/** Width of the first run, which says how long the solutions are; widest beam for parts. */
const FIRST_WIDTH = 300;
const PART_WIDTH = 8000;

/** Cells in one layer of the widest beam: its two layers and its links stay under about 60 MB. */
const MOST_CELLS = 3_000_000;

/** Share of the time for the wide run; the rest improves its solution. */
const WIDE_SHARE = 0.7;
/** Length of the wide run's solution over that of the first. */
const SHORTER = 0.93;

const PATIENCE = 60;

/**
 * A constructed solution, then a narrow beam, then one as wide as fits the time, each repaired if it ends beside the goal; then parts
 * of the best are searched anew until the time is up. Always has a solution, also when there is no time at all. For boards
 * of any size that fits no whole-space search; needs no tables.
 */
export function nearOptimal(frame: Frame, memory: SolverMemory, limits: NearOptimalLimits): NearOptimal {
  const { rows, cols, blank, state } = frame;
  const { now, endsAt } = limits;
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  let moves = withoutReturns(construct(frame, memory));
  let algorithm = 'construct';
  let expanded = 0;
  limits.onBetter(moves, expanded);
  const progress = (more: number): void => limits.onProgress?.(expanded + more);
  const onLayer = progress;
  if (shouldStop() || moves === '') return { moves, expanded, algorithm };
  const whole = rankingOf(rows, cols, blank, WHOLE);
  const part = rankingOf(rows, cols, blank, PART);
  const most = Math.min(limits.width ?? Number.POSITIVE_INFINITY, Math.floor(MOST_CELLS / (rows * cols)));
  const partBeam = createBeam(rows, cols, Math.min(most, PART_WIDTH));

  const run = (beam: Beam, width: number, within?: { endsAt: number; length: number }): void => {
    const timed = within === undefined ? {} : { within };
    const below = moves.length;
    const found = beam.search(whole, state, blank, {
      now,
      shouldStop,
      onLayer,
      width,
      below,
      patience: PATIENCE,
      ...timed,
    });
    expanded += found.expanded;
    let way = found.moves;
    if (found.cost > 0) {
      const mended = repair(frame, found.moves, { beam: partBeam, ranking: part, now, shouldStop });
      expanded += mended.expanded;
      way = mended.moves ?? found.moves + construct({ ...frame, state: found.state }, memory);
    }
    way = withoutReturns(way);
    if (way.length >= moves.length) return;
    moves = way;
    algorithm = 'beam';
    limits.onBetter(moves, expanded);
  };

  run(partBeam, Math.min(FIRST_WIDTH, partBeam.width));
  if (most > FIRST_WIDTH && !shouldStop()) {
    const time = WIDE_SHARE * (endsAt - now());
    run(createBeam(rows, cols, most), most, { endsAt: now() + time, length: SHORTER * moves.length });
  }
  const better = improve(frame, moves, {
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
