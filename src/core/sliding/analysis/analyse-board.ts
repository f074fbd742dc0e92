import type { Metric, Moves } from '../board.ts';
import { checkSlidingAnswer } from '../check-answer.ts';
import { maxSolutionLengths } from '../longest.ts';
import { countMoves, neighboursOf } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import type { SlidingAnswer, SlidingProgress } from '../sliding-answer.ts';
import type { SolverContext } from '../solve/context/context.ts';
import { findLoadedTables } from '../solve/context/context.ts';
import { linearConflictEstimate } from '../solve/heuristics/linear-conflict.ts';
import { manhattanHeuristic } from '../solve/heuristics/tile-sum.ts';
import { createPatternEstimate } from '../solve/pattern/estimate.ts';
import { type CanonicalPuzzle, canonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';
import { rankPermutation, spaceOf } from '../solve/position/space.ts';
import { solveSliding } from '../solve/solve-sliding.ts';
import {
  type BoardAnalysis,
  type BoardAnalysisRequest,
  type DistanceBounds,
  exactDistance,
  type NeighbourAnalysis,
  type ShortestSolutions,
} from './analysis.ts';
import { compareHardness, type Hardness, publishedCounts } from './hardness.ts';
import { findShortestBySearch } from './shortest-by-search.ts';
import { findShortestInSpace } from './shortest-in-space.ts';

/**
 * Limits the search for a shortest solution in slides (`mtm`). Up to 10 cells, the table of all positions has
 * the answer.
 */
const MAX_SLIDES_CELLS = 12;
const MAX_LISTED_SOLUTIONS = 8;
/**
 * Share of the time for the length of a shortest solution. The rest is for listing all of them. With at most
 * `MAX_SLIDES_CELLS` cells, both share this fraction, and the rest is for the search in slides.
 */
const LENGTH_TIME_SHARE = 0.7;

/**
 * Up to 10 cells the result is exact. On larger boards it is as exact as the time limit allows, and for `mtm`
 * the list `shortest` is absent.
 */
export function analyseBoard(request: BoardAnalysisRequest, context: SolverContext): BoardAnalysis {
  const startedAtMs = context.now();
  const { start, goal, metric } = request;
  const canonical = canonicalPuzzle(request);
  const commonFields = {
    about: 'board',
    metric,
    manhattan: manhattanHeuristic(canonical).estimateFrom(canonical.state).initial,
    linearConflict: linearConflictEstimate(canonical).initial,
  } as const;
  if (!isSolvable({ start, goal })) {
    const noBounds = { atLeast: -1, atMost: -1 };
    const milliseconds = context.now() - startedAtMs;
    const neighbours = neighboursOf(start, metric);
    return { ...commonFields, solvable: false, stm: noBounds, mtm: noBounds, milliseconds, neighbours };
  }
  const findings = hasWholeSpace(start)
    ? analyseInSpace(request, canonical, context)
    : analyseBySearch(request, canonical, context, startedAtMs);
  return { ...commonFields, ...findings, solvable: true, milliseconds: context.now() - startedAtMs };
}

type BoardFindings = Pick<BoardAnalysis, 'stm' | 'mtm' | 'shortest' | 'hardness' | 'neighbours'>;

function analyseInSpace(
  { start, goal, metric }: BoardAnalysisRequest,
  canonical: CanonicalPuzzle,
  { memory }: SolverContext,
): BoardFindings {
  const { rows, cols, blank, state } = canonical;
  const spacesByMetric = {
    stm: spaceOf(memory, rows, cols, blank, 'stm'),
    mtm: spaceOf(memory, rows, cols, blank, 'mtm'),
  };
  const distanceOf = (position: Uint8Array, askedMetric: Metric): number =>
    spacesByMetric[askedMetric].distance[rankPermutation(position)] as number;
  const exactBounds = (askedMetric: Metric): DistanceBounds => {
    const distance = distanceOf(state, askedMetric);
    return { atLeast: distance, atMost: distance };
  };
  const neighbours = neighboursOf(start, metric).map((neighbour) => ({
    ...neighbour,
    left: distanceOf(canonicalPuzzle({ start: neighbour.board, goal }).state, metric),
  }));
  return {
    stm: exactBounds('stm'),
    mtm: exactBounds('mtm'),
    shortest: findShortestInSpace(canonical, spacesByMetric[metric], MAX_LISTED_SOLUTIONS),
    hardness: compareHardness(spacesByMetric[metric].counts, exactBounds(metric).atLeast),
    neighbours,
  };
}

function analyseBySearch(
  request: BoardAnalysisRequest,
  canonical: CanonicalPuzzle,
  context: SolverContext,
  startedAtMs: number,
): BoardFindings {
  const { start, goal, metric, timeMs } = request;
  const { onProgress: _, ...contextWithoutProgress } = context;
  const solve = (askedMetric: Metric, limitMs: number): SlidingAnswer =>
    solveSliding(
      { start, goal, metric: askedMetric, algorithm: 'auto', timeMs: limitMs },
      askedMetric === 'stm'
        ? { ...context, onProgress: scaleProgress(limitMs / timeMs, context.onProgress) }
        : contextWithoutProgress,
    );
  const canSearchSlides = start.tiles.length <= MAX_SLIDES_CELLS;
  const singleStepAnswer = solve(
    'stm',
    timeMs * (canSearchSlides ? LENGTH_TIME_SHARE / 2 : LENGTH_TIME_SHARE),
  );
  const maxLengths = maxSolutionLengths(goal);
  const stepLengthBounds = makeDistanceBounds(
    singleStepAnswer.lowerBound,
    singleStepAnswer.length,
    maxLengths.stm,
  );
  const length = exactDistance(stepLengthBounds);
  const searchMs = timeMs * (canSearchSlides ? LENGTH_TIME_SHARE : 1);
  const shouldStop = (): boolean =>
    context.shouldStop?.() === true || context.now() - startedAtMs >= searchMs;
  const shortestSolutions =
    length === undefined ? undefined : findAllShortestSolutions(canonical, length, context, shouldStop);
  const solutions = [singleStepAnswer.moves, ...(shortestSolutions?.first ?? [])];
  const slideLengthBounds = deriveSlideBounds(stepLengthBounds, solutions, request, maxLengths.mtm);
  const timeLeftMs = timeMs - (context.now() - startedAtMs);
  const slideAnswer =
    canSearchSlides && exactDistance(slideLengthBounds) === undefined && timeLeftMs > 0
      ? solve('mtm', timeLeftMs)
      : undefined;
  return {
    stm: stepLengthBounds,
    mtm: slideAnswer === undefined ? slideLengthBounds : narrowBounds(slideLengthBounds, slideAnswer),
    shortest: metric === 'stm' ? shortestSolutions : undefined,
    ...hardnessOf(request, length),
    neighbours: neighboursOf(start, metric).map((neighbour) => ({
      ...neighbour,
      ...distanceAfter(neighbour.moves, length, shortestSolutions),
    })),
  };
}

/** One less if the step begins a shortest solution, otherwise one more. */
function distanceAfter(
  move: Moves,
  length: number | undefined,
  shortestSolutions: ShortestSolutions | undefined,
): Pick<NeighbourAnalysis, 'left'> {
  if (length === undefined || shortestSolutions === undefined || shortestSolutions.unsure.includes(move))
    return {};
  return { left: shortestSolutions.good.includes(move) ? length - 1 : length + 1 };
}

const scaleProgress =
  (timeFraction: number, onProgress: SolverContext['onProgress']) =>
  ({ share, ...progress }: SlidingProgress): void =>
    onProgress?.({ ...progress, ...(share !== undefined && { share: share * timeFraction }) });

const makeDistanceBounds = (
  atLeast: number,
  foundLength: number,
  maxLength = foundLength,
): DistanceBounds => ({
  atLeast,
  atMost: Math.min(foundLength, maxLength),
});

const narrowBounds = (
  { atLeast, atMost }: DistanceBounds,
  { lowerBound, length }: SlidingAnswer,
): DistanceBounds => makeDistanceBounds(Math.max(atLeast, lowerBound), length, atMost);

/**
 * Lower bound: single steps, divided by the longest slide. Upper bound: the fewest slides of a known
 * solution.
 */
function deriveSlideBounds(
  stepLengthBounds: DistanceBounds,
  solutions: readonly Moves[],
  { start }: BoardAnalysisRequest,
  maxSlides?: number,
): DistanceBounds {
  const longestSlideLength = Math.max(start.rows, start.cols) - 1;
  const fewestSlides = Math.min(...solutions.map((moves) => countMoves(moves, 'mtm')));
  return makeDistanceBounds(
    Math.ceil(stepLengthBounds.atLeast / longestSlideLength),
    fewestSlides,
    maxSlides,
  );
}

function findAllShortestSolutions(
  canonical: CanonicalPuzzle,
  length: number,
  context: SolverContext,
  shouldStop: () => boolean,
): ShortestSolutions {
  const tables = findLoadedTables(canonical, context);
  const estimate =
    tables === undefined ? linearConflictEstimate(canonical) : createPatternEstimate(tables, canonical);
  context.onProgress?.({ phase: 'search', lowerBound: length, length });
  return findShortestBySearch(canonical, estimate, length, MAX_LISTED_SOLUTIONS, shouldStop);
}

function hardnessOf(
  { goal, metric }: BoardAnalysisRequest,
  length: number | undefined,
): { readonly hardness?: Hardness } {
  const boardCounts = metric === 'stm' ? publishedCounts(goal) : undefined;
  return boardCounts === undefined || length === undefined
    ? {}
    : { hardness: compareHardness(boardCounts, length) };
}

/** Replays every listed solution. Returns the first mistake, or undefined. */
export function checkBoardAnalysis(
  request: BoardAnalysisRequest,
  { shortest: shortestSolutions, ...answer }: BoardAnalysis,
): string | undefined {
  const { metric } = answer;
  const length = answer[metric].atLeast;
  const claimedFields = { solvable: true, optimal: true, length, lowerBound: length, metric };
  const otherFields = { algorithm: 'analysis', expanded: 0, milliseconds: 0 };
  return shortestSolutions?.first
    .map((moves) => checkSlidingAnswer(request, { ...claimedFields, ...otherFields, moves }))
    .find((mistake) => mistake !== undefined);
}
