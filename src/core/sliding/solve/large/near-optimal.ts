import type { Moves } from '../../board.ts';
import { simplifyMoves } from '../../simplify.ts';
import { type CanonicalPuzzle, inversePuzzle } from '../canonical-puzzle.ts';
import { construct } from '../construct.ts';
import type { SolverMemory } from '../memory.ts';
import { type Beam, type BeamLimits, createBeam } from './beam.ts';
import { improve } from './improve.ts';
import { type Ranking, rankingOf, type Shape } from './ranking.ts';
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
 * How whole boards are ranked. Found by random search on boards of 8x8 and 10x10, confirmed on others and on
 * 6x6 to 9x9: far tiles cost more than their steps, so that none is left for the end; tiles that belong far
 * from the blank's home cost more, so that what remains wrong is where the blank is; tiles in the wrong order
 * in their line cost more than the two moves they need at least. The other shapes are about as good and find
 * other solutions.
 */
const WHOLE: readonly [Shape, Shape, Shape] = [
  { eager: 0.2, curve: 6, power: 2.3, outward: 0.6, rise: 2, conflict: 3.8 },
  { eager: 0.3, curve: 4.6, power: 2.3, outward: 0, rise: 1, conflict: 4.4 },
  { eager: 0.15, curve: 5.4, power: 2.3, outward: 1, rise: 2, conflict: 4.6 },
];
/** One way to search the board: from its start or, as the inverse puzzle, from its goal; and how it ranks. */
interface Plan {
  readonly direction: 'forward' | 'inverse';
  readonly shape: Shape;
}

const [ONE, TWO, THREE] = WHOLE;
/** The run that says how long the solutions are. */
const FIRST: Plan = { direction: 'forward', shape: ONE };

/**
 * The wide runs by the board's cells. Up to 7x7 the inverse puzzle's beam finds other solutions than any
 * shape's does; above, it gains nothing. On 10x10 two runs of more width find shorter ones than three.
 */
function wideRuns(cells: number): readonly Plan[] {
  if (cells <= 49) return [{ direction: 'inverse', shape: ONE }, FIRST, { direction: 'forward', shape: TWO }];
  const all = [FIRST, ...[TWO, THREE].map((shape): Plan => ({ direction: 'forward', shape }))];
  return all.slice(0, cells <= 81 ? 3 : 2);
}

/** How parts of a solution are ranked. */
const PART: Shape = { eager: 0.2, curve: 1, power: 2.2, outward: 0, rise: 1, conflict: 2.5 };

/** Width of the first run, which says how long the solutions are; widest beam for parts. */
const FIRST_WIDTH = 300;
/** Most positions of a layer where a run's leftover is repaired. */
const REPAIR_WIDTH = 600;
const PART_WIDTH = 8000;

/** Cells in one layer of the widest beam: its two layers and its links stay under about 80 MB. */
const MOST_CELLS = 4_000_000;

/**
 * Share of the time for the wide runs; the rest repairs and improves, which takes longer where solutions are
 * long.
 */
const wideShare = (cells: number): number => (cells <= 49 ? 0.9 : 0.7);
/** Length of a wide run's solution over the best before. */
const SHORTER = 0.93;
/** Less time than this (milliseconds) starts no wide run. */
const LEAST_TIME = 20;

const PATIENCE = 60;
const PROGRESS_MS = 100;

/** A search under way. */
interface Run {
  readonly canonical: CanonicalPuzzle;
  readonly memory: SolverMemory;
  readonly now: () => number;
  readonly shouldStop: () => boolean;
  /** How parts of solutions are searched anew. */
  readonly part: { readonly beam: Beam; readonly ranking: Ranking };
  /** Is told of positions beyond those of earlier runs. */
  readonly onProgress: (more: number) => void;
}

/**
 * A solution by one beam; undefined: it met none shorter than `below`. Where it ends beside the goal, that is
 * repaired, or the rest constructed, which is done on the way to the goal alone.
 */
function runBeam(
  { canonical, memory, now, shouldStop, part, onProgress }: Run,
  beam: Beam,
  { direction, shape }: Plan,
  { width, below, within }: Pick<BeamLimits, 'width' | 'below' | 'within'>,
): { readonly moves: Moves | undefined; readonly expanded: number } {
  const isInverse = direction === 'inverse';
  const puzzle = isInverse ? inversePuzzle(canonical) : canonical;
  const { rows, cols, blank, state } = puzzle;
  const found = beam.search(rankingOf(rows, cols, blank, shape), state, blank, {
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

/**
 * A solution at most as long as the first one, which is constructed: by a narrow beam, then wide ones that
 * rank differently and share the time, each repaired if it ends beside the goal; then parts of the best are
 * searched anew until the time is up or that gains no more. For boards of any size that fits no whole-space
 * search; needs no tables.
 */
export function nearOptimal(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: SolverMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  const { rows, cols, blank } = canonical;
  const cells = rows * cols;
  const { now, endsAt } = limits;
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  let best: NearOptimal = { moves: first, expanded: 0, algorithm: 'construct' };
  if (shouldStop() || first === '') return best;
  let told = now();
  const onProgress = (more: number): void => {
    if (now() - told < PROGRESS_MS) return;
    told = now();
    limits.onProgress?.(best.expanded + more);
  };
  const most = Math.min(limits.width ?? Number.POSITIVE_INFINITY, Math.floor(MOST_CELLS / cells));
  const part = {
    beam: createBeam(rows, cols, Math.min(most, PART_WIDTH)),
    ranking: rankingOf(rows, cols, blank, PART),
  };
  const run: Run = { canonical, memory, now, shouldStop, part, onProgress };
  const attempt = (beam: Beam, plan: Plan, width: number, within?: BeamLimits['within']): void => {
    const found = runBeam(run, beam, plan, { width, below: best.moves.length, ...(within && { within }) });
    best = { ...best, expanded: best.expanded + found.expanded };
    if (found.moves === undefined) return;
    best = { ...best, moves: found.moves, algorithm: 'beam' };
    limits.onBetter(best.moves, best.expanded);
  };

  attempt(part.beam, FIRST, Math.min(FIRST_WIDTH, part.beam.width));
  const wideBeam = most > FIRST_WIDTH ? createBeam(rows, cols, most) : part.beam;
  const plans = wideRuns(cells);
  const wideEnds = now() + wideShare(cells) * (endsAt - now());
  for (const [at, plan] of plans.entries()) {
    const time = (wideEnds - now()) / (plans.length - at);
    if (shouldStop() || time < LEAST_TIME) break;
    attempt(wideBeam, plan, most, { endsAt: now() + time, length: SHORTER * best.moves.length });
  }
  const { moves, expanded } = improve(canonical, best.moves, {
    ...part,
    now,
    shouldStop,
    onProgress,
    onBetter: (shorter, more) => limits.onBetter(shorter, best.expanded + more),
  });
  const algorithm = moves.length < best.moves.length ? `${best.algorithm}+windows` : best.algorithm;
  return { moves, expanded: best.expanded + expanded, algorithm };
}
