import { searchByAStar } from '../../search/a-star.ts';
import { searchFromBothEnds } from '../../search/bidirectional.ts';
import { searchBreadthFirst } from '../../search/breadth-first.ts';
import { searchDepthFirst } from '../../search/depth-first.ts';
import { searchByIterativeDeepening } from '../../search/iterative-deepening.ts';
import type {
  OnSearchEvent,
  ReachedPosition,
  SearchEvent,
  SearchLimits,
  SearchResult,
  TwoEndedProblem,
} from '../../search/problem.ts';
import { cellOfMovingTile, MOVES } from '../moves.ts';
import type { Heuristic } from '../solve/heuristics/ida.ts';
import { walkingDistanceHeuristic } from '../solve/heuristics/walking-distance.ts';
import { PLAIN_HEURISTICS } from '../solve/methods/named-heuristics.ts';
import { createSlidingProblem, movesAlong, type SlidingState } from '../solve/methods/problem.ts';
import { type CanonicalPuzzle, uprightPuzzle } from '../solve/position/canonical-puzzle.ts';
import type { WatchedMethod } from './method.ts';
import type {
  MetPosition,
  SearchEnd,
  SearchLog,
  SearchRound,
  SearchStep,
  WatchRequest,
} from './search-log.ts';

/**
 * Neighbours are met in the order of `createSlidingProblem`. Ends after all reachable positions, or
 * `maxSteps` steps.
 */
export function watchSearch(request: WatchRequest, shouldStop: () => boolean = () => false): SearchLog {
  const { method, maxSteps } = request;
  const puzzle = uprightPuzzle(request);
  const heuristic = heuristicOf(method, puzzle);
  const problem = createSlidingProblem(puzzle, 'stm', heuristic);
  const recorder = createLogRecorder(request, puzzle, heuristic);
  const limits = { expanded: maxSteps, shouldStop };
  const searchResult = runSearch(method, problem, limits, recorder.watch);
  return {
    method,
    ...recorder.recordedLog(),
    end: endOfSearch(searchResult, maxSteps),
    moves: searchResult.outcome === 'found' ? movesAlong(puzzle, searchResult.path) : undefined,
    expanded: searchResult.expanded,
    held: searchResult.storedCount,
  };
}

function heuristicOf({ heuristic }: WatchedMethod, puzzle: CanonicalPuzzle): Heuristic | undefined {
  if (heuristic === undefined || heuristic === 'pattern-database') return undefined;
  if (heuristic === 'walking-distance') return walkingDistanceHeuristic(puzzle, { walkingTables: new Map() });
  return PLAIN_HEURISTICS[heuristic](puzzle);
}

function runSearch<State>(
  { algorithm, limit = 0 }: WatchedMethod,
  problem: TwoEndedProblem<State>,
  limits: SearchLimits,
  onEvent: OnSearchEvent<State>,
): SearchResult<State> {
  switch (algorithm) {
    case 'bfs':
      return searchBreadthFirst(problem, limits, onEvent);
    case 'dfs':
      return searchDepthFirst(problem, { ...limits, maxDepth: limit }, onEvent);
    case 'astar':
      return searchByAStar(problem, limits, onEvent);
    case 'bidirectional':
      return searchFromBothEnds(problem, limits, onEvent);
    // `iddfs` is IDA* without a heuristic.
    case 'iddfs':
    case 'ida':
      return searchByIterativeDeepening(problem, limits, onEvent);
  }
}

function endOfSearch({ outcome, expanded }: SearchResult<unknown>, maxSteps: number): SearchEnd {
  if (outcome !== 'stopped') return outcome;
  return expanded >= maxSteps ? 'cut' : 'limited';
}

type WatchedEvent = SearchEvent<SlidingState>;

function createLogRecorder(
  { start, goal, method }: WatchRequest,
  puzzle: CanonicalPuzzle,
  heuristic?: Heuristic,
) {
  const { rows, cols } = puzzle;
  const isDeepening = method.algorithm === 'ida' || method.algorithm === 'iddfs';
  /** Estimates for the log. The search updates its own estimate. */
  const estimateProblem = heuristic && createSlidingProblem(puzzle, 'stm', heuristic);
  const estimateOf = (tiles: readonly number[]) =>
    estimateProblem === undefined ? {} : { estimate: estimateProblem.heuristic(stateOf(tiles, goal.tiles)) };
  const createRootPosition = (tiles: readonly number[]): MetPosition => ({
    tiles,
    depth: 0,
    ...estimateOf(tiles),
  });
  const positions = [createRootPosition(start.tiles)];
  if (method.algorithm === 'bidirectional')
    positions.push({ ...createRootPosition(goal.tiles), isFromGoal: true });
  const steps: SearchStep[] = [];
  const rounds: SearchRound[] = [];
  /** Weak, so that positions can be freed. */
  const logIndices = new WeakMap<ReachedPosition<SlidingState>, number>();
  /** IDA* has just returned to an earlier position. Another neighbour then makes a step `back`. */
  let hasGoneBack = false;

  function beginStep(kind: SearchStep['kind'], positionIndex: number): void {
    steps.push({ kind, position: positionIndex, from: positions.length, to: positions.length });
    hasGoneBack = false;
  }

  function recordTakenPosition({ reached, side }: Extract<WatchedEvent, { kind: 'take' }>): void {
    // A position without an index is the start or the goal.
    const positionIndex =
      logIndices.get(reached) ?? (side === 'goal' ? 1 : (rounds.at(-1)?.startPosition ?? 0));
    logIndices.set(reached, positionIndex);
    beginStep('take', positionIndex);
  }

  function recordMetPosition({ reached, verdict, side }: Extract<WatchedEvent, { kind: 'meet' }>): void {
    const parentIndex = reached.previous && logIndices.get(reached.previous);
    if (parentIndex === undefined) return;
    // Iterative deepening continues with a new neighbour immediately, which begins a step. Other neighbours
    // belong to the step of their meeting.
    const isTakenNext = isDeepening && verdict === 'new';
    if (hasGoneBack && !isTakenNext) beginStep('back', parentIndex);
    const tiles = Array.from(reached.state, (letter) => goal.tiles[letter.charCodeAt(0)] ?? 0);
    const move = moveBetween(positions[parentIndex]?.tiles ?? [], tiles, rows, cols);
    logIndices.set(reached, positions.length);
    positions.push({
      tiles,
      parent: parentIndex,
      move,
      depth: reached.cost,
      verdict,
      ...estimateOf(tiles),
      ...(side === 'goal' && { isFromGoal: true }),
    });
    const step = steps.at(-1);
    if (step !== undefined && !isTakenNext) steps[steps.length - 1] = { ...step, to: positions.length };
  }

  return {
    watch(event: WatchedEvent): void {
      switch (event.kind) {
        case 'round':
          if (rounds.length > 0) positions.push(createRootPosition(start.tiles));
          rounds.push({
            bound: event.bound,
            step: steps.length,
            startPosition: rounds.length && positions.length - 1,
          });
          return;
        case 'take':
          recordTakenPosition(event);
          return;
        case 'meet':
          recordMetPosition(event);
          return;
        case 'leave':
          hasGoneBack = true;
      }
    },
    recordedLog: () => ({ positions, steps, rounds }),
  };
}

function stateOf(tiles: readonly number[], goalTiles: readonly number[]): SlidingState {
  return String.fromCharCode(...tiles.map((tile) => goalTiles.indexOf(tile)));
}

/** Throws if the positions aren't neighbours. */
function moveBetween(
  tilesBefore: readonly number[],
  tilesAfter: readonly number[],
  rows: number,
  cols: number,
) {
  const [fromCell, toCell] = [tilesBefore.indexOf(0), tilesAfter.indexOf(0)];
  const move = MOVES.find((candidate) => cellOfMovingTile(rows, cols, fromCell, candidate) === toCell);
  if (move === undefined)
    throw new Error(`no move leads from ${tilesBefore.join(' ')} to ${tilesAfter.join(' ')}`);
  return move;
}
