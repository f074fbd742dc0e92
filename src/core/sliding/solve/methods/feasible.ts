import { randomBelow, seededRandom, shuffle } from '../../../random.ts';
import { type Fault, fault, ok, type Result } from '../../../result.ts';
import { DEFAULT_HEURISTIC, type HeuristicName } from '../../method.ts';
import { isSolvable } from '../../parity.ts';
import type { SlidingRequest } from '../../sliding-answer.ts';
import { linearConflictHeuristic } from '../heuristics/linear-conflict.ts';
import { largerWalkingEntries, MAX_WALKING_ENTRIES } from '../heuristics/walking-distance.ts';
import { canonicalPuzzle, type Geometry } from '../position/canonical-puzzle.ts';
import { hasWholeSpace, MAX_SPACE_CELLS } from '../position/reach.ts';
import { slideTable } from '../position/space.ts';
import { PLAIN_HEURISTICS, patternSetFor } from './named-heuristics.ts';
import { longestSlideLength } from './problem.ts';

/** Moves over which the growth is computed. */
const GROWTH_ROUNDS = 120;

/**
 * The growth of the number of move sequences with each move, without moves that undo the last one (Edelkamp &
 * Korf 1998: 1.732 on 3x3, 2.130 on 4x4, 2.368 on 5x5).
 */
export function branchingFactor(rows: number, cols: number): number {
  const movingCells = slideTable(rows, cols);
  // Index: `4 * cell + move`. Value: relative number of sequences whose last move brought the blank to this
  // cell.
  let pathWeights = new Float64Array(rows * cols * 4).fill(1);
  let growthFactor = 1;
  for (let round = 0; round < GROWTH_ROUNDS; round++) {
    const nextWeights = new Float64Array(pathWeights.length);
    for (let blankCell = 0; blankCell < rows * cols; blankCell++) {
      for (let lastMove = 0; lastMove < 4; lastMove++) {
        for (let move = 0; move < 4; move++) {
          const cell = movingCells[4 * blankCell + move] as number;
          if (cell < 0 || move === (lastMove ^ 1)) continue;
          nextWeights[4 * cell + move] =
            (nextWeights[4 * cell + move] as number) + (pathWeights[4 * blankCell + lastMove] as number);
        }
      }
    }
    const totalWeight = nextWeights.reduce((sum, count) => sum + count, 0);
    // The growth is alternately larger and smaller, because the blank moves between dark and light cells of a
    // chessboard pattern. The geometric mean evens this out.
    if (round >= GROWTH_ROUNDS / 2)
      growthFactor *=
        (totalWeight / pathWeights.reduce((sum, count) => sum + count, 0)) ** (2 / GROWTH_ROUNDS);
    pathWeights = nextWeights.map((count) => count / totalWeight);
  }
  return growthFactor;
}

/** The positions of A* and of the search from both ends, with about 150 bytes each. */
export const MAX_HELD_POSITIONS = 600_000;
const BYTES_PER_HELD_POSITION = 150;

/** A distance, and an entry in the queue. */
const SPACE_BYTES_PER_POSITION = 6;
const SPACE_POSITIONS_PER_SECOND = 4_500_000;

/** The speed with a cheap heuristic, and of iterative deepening without one. */
const IDA_POSITIONS_PER_SECOND = 20_000_000;
const IDDFS_POSITIONS_PER_SECOND = 2_000_000;

/** Factor between a search's estimated positions and its limit. */
const SAFETY_FACTOR = 4;

/** Random positions for the average estimate of a heuristic. */
const ESTIMATE_SAMPLES = 60;

/**
 * A fault if the requested method probably can't finish on the requested board. Always accepted: `auto`,
 * `human`, `ida` without a requested heuristic, unsolvable boards.
 *
 * Estimated numbers of positions, with b = `branchingFactor` and bound = the lower bound by linear conflicts:
 * - breadth-first search: all positions
 * - search from both ends: 2 b^(bound/2)
 * - iterative deepening without a heuristic: b^bound
 * - A* and IDA*: b^(bound - h), where h is the heuristic's average estimate (Korf, Reid & Edelkamp 2001)
 * - `dfs`: no estimate. It may follow each path down to its limit, so it is accepted only on small boards.
 *
 * Faults: `depth-too-large` {rows, cols, cells}, `space-too-large` {algorithm, rows, cols, cells, positions,
 * gigabytes, time, unit}, `table-too-large` {heuristic, rows, cols, entries}, `search-too-large` {algorithm,
 * heuristic, rows, cols, bound, branching, spared, positions, most}.
 *
 * `positions`, `gigabytes`, `time` and `entries` may be very large. Each is split into a number and an
 * exponent of ten, such as `positionsTens`. The exponent is 0 below 10^12.
 */
export function checkAlgorithmFits(request: SlidingRequest): Result<true> {
  const { algorithm } = request;
  if (!isSolvable(request)) return ok(true);
  const fitFault =
    algorithm === 'bfs' || algorithm === 'whole-space'
      ? spaceFault(request)
      : algorithm === 'dfs'
        ? depthFault(request)
        : (tableFault(request) ?? searchFault(request));
  return fitFault === undefined ? ok(true) : { ok: false, fault: fitFault };
}

/** Rounds to two digits, with the exponent as in `checkAlgorithmFits`. */
function roundedFacts(factName: string, value: number): Record<string, number> {
  const exponent = value < 1e12 ? 0 : Math.floor(Math.log10(value));
  return { [factName]: Number((value / 10 ** exponent).toPrecision(2)), [`${factName}Tens`]: exponent };
}

/** The facts `time` and `unit`, in the largest unit of which the duration contains at least two. */
function durationFacts(seconds: number): Record<string, string | number> {
  const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, years: 31_556_952 };
  const [unit, secondsPerUnit] = Object.entries(units).findLast(([, length]) => seconds >= 2 * length) ?? [
    'seconds',
    1,
  ];
  return { unit, ...roundedFacts('time', seconds / secondsPerUnit) };
}

/** Reachable positions: half of all arrangements. */
function positionCount(cells: number): number {
  let count = 0.5;
  for (let factor = 2; factor <= cells; factor++) count *= factor;
  return count;
}

/** The peak of A* and of the search from both ends. */
export const heldPositionsBytes = (cells: number): number =>
  BYTES_PER_HELD_POSITION * Math.min(MAX_HELD_POSITIONS, positionCount(cells));

function spaceFault({ algorithm, start }: SlidingRequest): Fault | undefined {
  if (hasWholeSpace(start)) return undefined;
  const { rows, cols } = start;
  const reachableCount = positionCount(rows * cols);
  const positionFacts =
    reachableCount < 1e12
      ? { positions: reachableCount, positionsTens: 0 }
      : roundedFacts('positions', reachableCount);
  return fault('space-too-large', {
    algorithm,
    rows,
    cols,
    cells: MAX_SPACE_CELLS,
    ...positionFacts,
    ...roundedFacts('gigabytes', (reachableCount * SPACE_BYTES_PER_POSITION) / 1e9),
    ...durationFacts(reachableCount / SPACE_POSITIONS_PER_SECOND),
  }).fault;
}

function depthFault({ start: { rows, cols } }: SlidingRequest): Fault | undefined {
  return hasWholeSpace({ rows, cols })
    ? undefined
    : fault('depth-too-large', { rows, cols, cells: MAX_SPACE_CELLS }).fault;
}

function tableFault({ heuristic, start, goal }: SlidingRequest): Fault | undefined {
  const { rows, cols } = start;
  const tooLargeFault = (entryCount: number): Fault =>
    fault('table-too-large', {
      heuristic: heuristic ?? '',
      rows,
      cols,
      ...roundedFacts('entries', entryCount),
    }).fault;
  if (heuristic === 'walking-distance') {
    const entryCount = largerWalkingEntries(rows, cols);
    if (entryCount > MAX_WALKING_ENTRIES) return tooLargeFault(entryCount);
  }
  if (heuristic === 'pattern-database' && patternSetFor(canonicalPuzzle({ start, goal })) === undefined) {
    // Each group of four tiles has an entry for each choice of their cells.
    return tooLargeFault(Math.ceil((rows * cols - 1) / 4) * (rows * cols) ** 4);
  }
  return undefined;
}

function searchFault(request: SlidingRequest): Fault | undefined {
  const { algorithm, heuristic, metric, start } = request;
  if (algorithm === 'auto' || algorithm === 'human') return undefined;
  if (algorithm === 'ida' && heuristic === undefined) return undefined;
  const { rows, cols } = start;
  const canonical = canonicalPuzzle(request);
  const lowerBound = Math.ceil(
    linearConflictHeuristic(canonical).estimateFrom(canonical.state).initial /
      longestSlideLength(canonical, metric),
  );
  const growthFactor = branchingFactor(rows, cols);
  const hasNoHeuristic = algorithm === 'bidirectional' || algorithm === 'iddfs';
  const sparedMoveCount =
    algorithm === 'bidirectional'
      ? lowerBound / 2
      : algorithm === 'iddfs'
        ? 0
        : Math.round(
            meanEstimate(heuristic ?? DEFAULT_HEURISTIC, canonical) / longestSlideLength(canonical, metric),
          );
  const sideCount = algorithm === 'bidirectional' ? 2 : 1;
  const pathCount = sideCount * growthFactor ** Math.max(0, lowerBound - sparedMoveCount);
  const isDeepening = algorithm === 'ida' || algorithm === 'iddfs';
  const expectedPositionCount = isDeepening ? pathCount : Math.min(pathCount, positionCount(rows * cols));
  const positionsPerSecond = algorithm === 'ida' ? IDA_POSITIONS_PER_SECOND : IDDFS_POSITIONS_PER_SECOND;
  const maxPositions = isDeepening ? (positionsPerSecond * request.timeMs) / 1000 : MAX_HELD_POSITIONS;
  if (expectedPositionCount <= SAFETY_FACTOR * maxPositions) return undefined;
  return fault('search-too-large', {
    algorithm,
    heuristic: hasNoHeuristic ? 'none' : (heuristic ?? DEFAULT_HEURISTIC),
    rows,
    cols,
    bound: lowerBound,
    branching: growthFactor.toFixed(2),
    spared: Math.floor(sparedMoveCount),
    ...roundedFacts('positions', expectedPositionCount),
    most: maxPositions,
  }).fault;
}

/** Uses linear conflict instead of heuristics that need tables. */
function meanEstimate(name: HeuristicName, geometry: Geometry): number {
  const creatorByName: Partial<Record<HeuristicName, typeof linearConflictHeuristic>> = PLAIN_HEURISTICS;
  const heuristic = (creatorByName[name] ?? linearConflictHeuristic)(geometry);
  const random = seededRandom(1);
  const state = Uint8Array.from({ length: geometry.rows * geometry.cols }, (_, cell) => cell);
  let estimateSum = 0;
  for (let sample = 0; sample < ESTIMATE_SAMPLES; sample++) {
    shuffle(state, (range) => randomBelow(random, range));
    estimateSum += heuristic.estimateFrom(state).initial;
  }
  return estimateSum / ESTIMATE_SAMPLES;
}
