import type { Moves } from '../../board.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { type Beam, type BeamLimits, createBeam } from './beam.ts';
import { improve } from './improve.ts';
import { rankingOf, type Shape } from './ranking.ts';
import { FIRST_RUN, type LargeMemory, type Run, type RunTools, runBeam, WIDE_RUNS } from './runs.ts';

/** Limits of the search for short solutions. */
export interface NearOptimalLimits {
  now(): number;
  /** End of the search, on `now`'s clock. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Most positions in one layer. */
  readonly width?: number;
  /** Called with every shorter solution. */
  onBetter(moves: Moves, expanded: number): void;
  /** Called with the positions expanded so far, at most every 100 ms. */
  onProgress?(expanded: number): void;
}

/** The best solution found, and the methods that led to it. */
export interface NearOptimal {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: string;
}

/** Parameters of the ranking for searching parts of a solution again. */
const PART: Shape = {
  apart: false,
  eager: 0.2,
  curve: 1,
  power: 2.2,
  outward: 0,
  rise: 1,
  conflict: 2.5,
  excess: 0,
};

/** `FIRST_WIDTH`: the first run's beam width. `PART_WIDTH`: the widest beam for searching parts again. */
const FIRST_WIDTH = 300;
const PART_WIDTH = 8000;
/** Most cells in one layer of the widest beam. It limits the memory to about 32 MB. */
const MAX_CELLS = 4_000_000;

/** Number of wide runs that share the time. On large boards, fewer but wider runs find shorter solutions. */
const wideRuns = (cells: number): number => (cells <= 81 ? 3 : 2);
/**
 * Share of the time for the wide runs. The rest is for repair and improvement, which take longer for long
 * solutions.
 */
const wideShare = (cells: number): number => (cells <= 49 ? 0.9 : 0.7);
/** Expected length of a wide run's solution, relative to the best so far. */
const SHORTER = 0.93;
/**
 * A wide run is skipped if it would get less time than this (milliseconds), or than the share `MIN_PART` of
 * the first wide run's time.
 */
const MIN_TIME = 20;
const MIN_PART = 0.4;

const PROGRESS_MS = 100;

/** A running search for short solutions. */
interface Search {
  readonly canonical: CanonicalPuzzle;
  readonly limits: NearOptimalLimits;
  readonly tools: RunTools;
  /** Most positions in one layer. */
  readonly widest: number;
  best(): NearOptimal;
  /** Keeps this solution if it is the shortest so far. */
  offer(moves: Moves, algorithm: string): void;
  /** Adds `more` to the number of positions expanded. */
  expand(more: number): void;
}

function createSearch(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: LargeMemory,
  limits: NearOptimalLimits,
): Search {
  const { rows, cols, blank } = canonical;
  const { now, endsAt } = limits;
  let best: NearOptimal = { moves: first, expanded: 0, algorithm: 'construct' };
  let told = now();
  const onProgress = (more: number): void => {
    if (now() - told < PROGRESS_MS) return;
    told = now();
    limits.onProgress?.(best.expanded + more);
  };
  const widest = Math.min(limits.width ?? Number.POSITIVE_INFINITY, Math.floor(MAX_CELLS / (rows * cols)));
  const part = {
    beam: createBeam(rows, cols, Math.min(widest, PART_WIDTH)),
    ranking: rankingOf(rows, cols, blank, PART),
  };
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  return {
    canonical,
    limits,
    tools: { memory, now, shouldStop, part, onProgress },
    widest,
    best: () => best,
    offer(moves, algorithm) {
      if (moves.length >= best.moves.length) return;
      best = { ...best, moves, algorithm };
      limits.onBetter(moves, best.expanded);
    },
    expand(more) {
      best = { ...best, expanded: best.expanded + more };
    },
  };
}

/** Searches once by a beam, and offers the solution to `search`. */
function attempt(
  { canonical, tools, best, offer, expand }: Search,
  run: Run,
  beam: Beam,
  limits: Pick<BeamLimits, 'width' | 'within'>,
): void {
  const { moves, expanded } = runBeam(canonical, run, beam, { ...limits, below: best().moves.length }, tools);
  expand(expanded);
  if (moves !== undefined) offer(moves, 'beam');
}

/** Makes the wide runs one after the other, and divides the time among them. */
function runWide(search: Search): void {
  const { canonical, limits, tools, widest } = search;
  const { rows, cols } = canonical;
  const { now, shouldStop, part } = tools;
  const beam = widest > FIRST_WIDTH ? createBeam(rows, cols, widest) : part.beam;
  const ends = now() + wideShare(rows * cols) * (limits.endsAt - now());
  const runs = wideRuns(rows * cols);
  const least = Math.max(MIN_TIME, (MIN_PART * (ends - now())) / runs);
  for (const [done, run] of WIDE_RUNS.entries()) {
    const time = (ends - now()) / Math.max(1, runs - done);
    if (shouldStop() || time < least) return;
    const within = { endsAt: now() + time, length: SHORTER * search.best().moves.length };
    attempt(search, run, beam, { width: widest, within });
  }
}

/** Searches parts of the best solution again, to shorten it. */
function improveParts({ canonical, tools, best, offer, expand }: Search): void {
  const { algorithm } = best();
  const expanded = improve(canonical, {
    ...tools,
    ...tools.part,
    best: () => best().moves,
    onBetter: (moves) => offer(moves, `${algorithm}+windows`),
  });
  expand(expanded);
}

/**
 * Finds a solution no longer than `first`, a constructed one. A narrow beam comes first, then wide ones with
 * other rankings or on the inverse puzzle. Solutions that end near the goal are repaired. Then parts of the
 * best are searched again until the time is over or nothing is gained. For boards of any size without a
 * whole-space search; needs no tables.
 */
export function nearOptimal(
  canonical: CanonicalPuzzle,
  first: Moves,
  memory: LargeMemory,
  limits: NearOptimalLimits,
): NearOptimal {
  if (limits.shouldStop() || limits.now() >= limits.endsAt || first === '')
    return { moves: first, expanded: 0, algorithm: 'construct' };
  const search = createSearch(canonical, first, memory, limits);
  const { beam } = search.tools.part;
  attempt(search, FIRST_RUN, beam, { width: Math.min(FIRST_WIDTH, beam.width) });
  runWide(search);
  improveParts(search);
  return search.best();
}
