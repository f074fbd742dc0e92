import type { Moves } from '../../board.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { type Beam, type BeamLimits, createBeam } from './beam.ts';
import { shortenParts } from './improve.ts';
import { createRanking, type RankingShape } from './ranking.ts';
import { type BeamRun, FIRST_RUN, type LargeMemory, type RunTools, runBeam, WIDE_RUNS } from './runs.ts';

export interface NearOptimalLimits {
  now(): number;
  /** Time on the clock of `now`. */
  readonly endsAt: number;
  shouldStop(): boolean;
  /** Positions in a layer. By default, only the memory limits it. */
  readonly width?: number;
  /** Called with each solution shorter than the best so far. */
  onBetter(moves: Moves, expanded: number): void;
  /** Called at most every 100 ms, with the positions so far. */
  onProgress?(expanded: number): void;
}

export interface NearOptimalResult {
  readonly moves: Moves;
  readonly expanded: number;
  readonly algorithm: string;
}

/** Ranking for searching parts of a solution again. */
const PART_SHAPE: RankingShape = {
  isPerAxis: false,
  distanceDiscount: 0.2,
  curveFactor: 1,
  curveExponent: 2.2,
  outwardFactor: 0,
  outwardExponent: 1,
  conflictCost: 2.5,
  excessCost: 0,
};

/** `PART_BEAM_WIDTH`: largest width when parts are searched again. */
const FIRST_BEAM_WIDTH = 300;
const PART_BEAM_WIDTH = 8000;
/** Cells of all positions in a layer. Limits the memory to about 32 MB. */
const MAX_CELLS_PER_LAYER = 4_000_000;

/** On large boards, fewer searches with wider beams find shorter solutions. */
const wideBeamRunCount = (cellCount: number): number => (cellCount <= 81 ? 3 : 2);
/** The rest is for repairs and improvements. Long solutions take longer to improve. */
const wideBeamTimeShare = (cellCount: number): number => (cellCount <= 49 ? 0.9 : 0.7);
/** Moves of a wide beam's solution, divided by those of the best solution so far. */
const EXPECTED_SHORTENING = 0.93;
/** Least time of another wide search. `MIN_RUN_TIME_SHARE`: share of the first one's time. */
const MIN_RUN_TIME_MS = 20;
const MIN_RUN_TIME_SHARE = 0.4;

const PROGRESS_INTERVAL_MS = 100;

interface NearOptimalSearch {
  readonly canonical: CanonicalPuzzle;
  readonly limits: NearOptimalLimits;
  readonly tools: RunTools;
  readonly maxWidth: number;
  best(): NearOptimalResult;
  offerSolution(moves: Moves, algorithm: string): void;
  addExpanded(moreExpanded: number): void;
}

function createNearOptimalSearch(
  canonical: CanonicalPuzzle,
  constructedSolution: Moves,
  memory: LargeMemory,
  limits: NearOptimalLimits,
): NearOptimalSearch {
  const { rows, cols, blank } = canonical;
  const { now, endsAt } = limits;
  let bestResult: NearOptimalResult = { moves: constructedSolution, expanded: 0, algorithm: 'construct' };
  let reportedAtMs = now();
  const onProgress = (moreExpanded: number): void => {
    if (now() - reportedAtMs < PROGRESS_INTERVAL_MS) return;
    reportedAtMs = now();
    limits.onProgress?.(bestResult.expanded + moreExpanded);
  };
  const maxWidth = Math.min(
    limits.width ?? Number.POSITIVE_INFINITY,
    Math.floor(MAX_CELLS_PER_LAYER / (rows * cols)),
  );
  const partTools = {
    beam: createBeam(rows, cols, Math.min(maxWidth, PART_BEAM_WIDTH)),
    ranking: createRanking(rows, cols, blank, PART_SHAPE),
  };
  const shouldStop = (): boolean => limits.shouldStop() || now() >= endsAt;
  return {
    canonical,
    limits,
    tools: { memory, now, shouldStop, partTools, onProgress },
    maxWidth,
    best: () => bestResult,
    offerSolution(moves, algorithm) {
      if (moves.length >= bestResult.moves.length) return;
      bestResult = { ...bestResult, moves, algorithm };
      limits.onBetter(moves, bestResult.expanded);
    },
    addExpanded(moreExpanded) {
      bestResult = { ...bestResult, expanded: bestResult.expanded + moreExpanded };
    },
  };
}

function runAndOfferSolution(
  { canonical, tools, best, offerSolution, addExpanded }: NearOptimalSearch,
  run: BeamRun,
  beam: Beam,
  limits: Pick<BeamLimits, 'width' | 'timeTarget'>,
): void {
  const { moves, expanded } = runBeam(
    canonical,
    run,
    beam,
    { ...limits, belowLength: best().moves.length },
    tools,
  );
  addExpanded(expanded);
  if (moves !== undefined) offerSolution(moves, 'beam');
}

/** Runs one beam after the other. They share the time. */
function runWideBeams(search: NearOptimalSearch): void {
  const { canonical, limits, tools, maxWidth } = search;
  const { rows, cols } = canonical;
  const { now, shouldStop, partTools } = tools;
  const beam = maxWidth > FIRST_BEAM_WIDTH ? createBeam(rows, cols, maxWidth) : partTools.beam;
  const endsAtMs = now() + wideBeamTimeShare(rows * cols) * (limits.endsAt - now());
  const runCount = wideBeamRunCount(rows * cols);
  const minRunTimeMs = Math.max(MIN_RUN_TIME_MS, (MIN_RUN_TIME_SHARE * (endsAtMs - now())) / runCount);
  for (const [finishedRunCount, run] of WIDE_RUNS.entries()) {
    const runTimeMs = (endsAtMs - now()) / Math.max(1, runCount - finishedRunCount);
    if (shouldStop() || runTimeMs < minRunTimeMs) return;
    const timeTarget = {
      endsAt: now() + runTimeMs,
      length: EXPECTED_SHORTENING * search.best().moves.length,
    };
    runAndOfferSolution(search, run, beam, { width: maxWidth, timeTarget });
  }
}

function improveParts({ canonical, tools, best, offerSolution, addExpanded }: NearOptimalSearch): void {
  const { algorithm } = best();
  const expanded = shortenParts(canonical, {
    ...tools,
    ...tools.partTools,
    bestMoves: () => best().moves,
    onBetter: (moves) => offerSolution(moves, `${algorithm}+windows`),
  });
  addExpanded(expanded);
}

/**
 * Returns at most as many moves as `constructedSolution`. Searches with a narrow beam, then with wide beams
 * that use other rankings or the inverse puzzle. Repairs paths that end near the goal. Then searches parts of
 * the best solution again until the time is over or no part gets shorter. Meant for boards too large for a
 * search of all positions. Needs no pattern databases.
 */
export function searchNearOptimal(
  canonical: CanonicalPuzzle,
  constructedSolution: Moves,
  memory: LargeMemory,
  limits: NearOptimalLimits,
): NearOptimalResult {
  if (limits.shouldStop() || limits.now() >= limits.endsAt || constructedSolution === '')
    return { moves: constructedSolution, expanded: 0, algorithm: 'construct' };
  const search = createNearOptimalSearch(canonical, constructedSolution, memory, limits);
  const { beam } = search.tools.partTools;
  runAndOfferSolution(search, FIRST_RUN, beam, { width: Math.min(FIRST_BEAM_WIDTH, beam.width) });
  runWideBeams(search);
  improveParts(search);
  return search.best();
}
