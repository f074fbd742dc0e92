import { type MetPosition, roundAt, type SearchLog } from './search-log.ts';

/**
 * The lists by search:
 * - `bfs`: `queue`, and `taken` (the positions already expanded)
 * - `dfs`: `stack` and `path`
 * - `astar`: `open` and `closed`
 * - `bidirectional`: one list for each end, `from-start` and `from-goal`
 * - `iddfs` and `ida`: `path`, and `cut` (the positions that exceed the bound of the current round)
 */
export type ListName =
  | 'queue'
  | 'stack'
  | 'open'
  | 'closed'
  | 'path'
  | 'cut'
  | 'from-start'
  | 'from-goal'
  | 'taken';

/** Waiting positions: the next one first. Other lists: the latest first. */
export interface WatchedList {
  readonly name: ListName;
  /** Indices in the log's `positions`. */
  readonly positions: readonly number[];
}

/**
 * Replays `stepCount` steps, in O(positions met). Of several paths to a position, only the cheapest counts.
 */
export function listsAt(log: SearchLog, stepCount: number): readonly WatchedList[] {
  switch (log.method.algorithm) {
    case 'bfs':
      return queueLists(log, stepCount);
    case 'dfs':
      return stackLists(log, stepCount);
    case 'astar':
      return openAndClosedLists(log, stepCount);
    case 'bidirectional':
      return frontLists(log, stepCount);
    case 'iddfs':
    case 'ida':
      return pathLists(log, stepCount);
  }
}

/** The positions met are the first elements of `positions`. */
export function countMetPositions({ steps, method }: SearchLog, stepCount: number): number {
  // Before the first step: the start, and in a search from both ends the goal.
  return steps[stepCount - 1]?.to ?? (method.algorithm === 'bidirectional' ? 2 : 1);
}

const isWaiting = ({ verdict }: MetPosition): boolean =>
  verdict === undefined || verdict === 'new' || verdict === 'cheaper';

const takenPositionIndices = ({ steps }: SearchLog, stepCount: number): readonly number[] =>
  steps.slice(0, stepCount).flatMap(({ kind, position }) => (kind === 'take' ? [position] : []));

const orderLatestFirst = (positionIndices: readonly number[]): readonly number[] =>
  positionIndices.toReversed();

/** Indices in the order in which the positions were met. */
function waitingPositionIndices(log: SearchLog, stepCount: number): number[] {
  const takenIndices = new Set(takenPositionIndices(log, stepCount));
  return log.positions
    .slice(0, countMetPositions(log, stepCount))
    .flatMap((position, positionIndex) =>
      isWaiting(position) && !takenIndices.has(positionIndex) ? [positionIndex] : [],
    );
}

const queueLists = (log: SearchLog, stepCount: number): readonly WatchedList[] => [
  { name: 'queue', positions: waitingPositionIndices(log, stepCount) },
  { name: 'taken', positions: orderLatestFirst(takenPositionIndices(log, stepCount)) },
];

const stackLists = (log: SearchLog, stepCount: number): readonly WatchedList[] => [
  { name: 'stack', positions: orderLatestFirst(waitingPositionIndices(log, stepCount)) },
  { name: 'path', positions: orderLatestFirst(pathTo(log, log.steps[stepCount - 1]?.position ?? 0)) },
];

function frontLists(log: SearchLog, stepCount: number): readonly WatchedList[] {
  const waitingIndices = waitingPositionIndices(log, stepCount);
  const isFromGoal = (positionIndex: number): boolean => log.positions[positionIndex]?.isFromGoal === true;
  return [
    { name: 'from-start', positions: waitingIndices.filter((positionIndex) => !isFromGoal(positionIndex)) },
    { name: 'from-goal', positions: waitingIndices.filter(isFromGoal) },
  ];
}

/** G (the moves so far) plus H (the estimate). */
export const priorityOf = ({ depth, estimate = 0 }: MetPosition): number => depth + estimate;

function openAndClosedLists(log: SearchLog, stepCount: number): readonly WatchedList[] {
  const { positions, steps } = log;
  const cheapestIndexByTiles = new Map<string, number>();
  for (const [positionIndex, position] of positions.slice(0, countMetPositions(log, stepCount)).entries()) {
    if (isWaiting(position)) cheapestIndexByTiles.set(position.tiles.join(), positionIndex);
  }
  const takenIndices = takenPositionIndices(log, stepCount);
  const takenIndexSet = new Set(takenIndices);
  const takenStepByPositionIndex = new Map(steps.map(({ position }, index) => [position, index]));
  const sortKeyOf = (positionIndex: number): readonly number[] => {
    const position = positions[positionIndex];
    if (position === undefined) return [];
    // If G + H is equal, the deeper one comes first, then the one that the search takes first.
    return [
      priorityOf(position),
      -position.depth,
      takenStepByPositionIndex.get(positionIndex) ?? steps.length,
      positionIndex,
    ];
  };
  return [
    {
      name: 'open',
      positions: [...cheapestIndexByTiles.values()]
        .filter((positionIndex) => !takenIndexSet.has(positionIndex))
        .map((place) => ({ place, sortKey: sortKeyOf(place) }))
        .sort((a, b) => compareLexicographically(a.sortKey, b.sortKey))
        .map(({ place }) => place),
    },
    {
      name: 'closed',
      positions: orderLatestFirst(
        takenIndices.filter(
          (positionIndex) =>
            cheapestIndexByTiles.get(positions[positionIndex]?.tiles.join() ?? '') === positionIndex,
        ),
      ),
    },
  ];
}

function compareLexicographically(listA: readonly number[], listB: readonly number[]): number {
  const differingIndex = listA.findIndex((number, index) => number !== listB[index]);
  return differingIndex < 0 ? 0 : (listA[differingIndex] ?? 0) - (listB[differingIndex] ?? 0);
}

function pathLists(log: SearchLog, stepCount: number): readonly WatchedList[] {
  const rootIndex = log.rounds[roundAt(log, stepCount)]?.startPosition ?? 0;
  const cutIndices = log.positions
    .slice(rootIndex, countMetPositions(log, stepCount))
    .flatMap(({ verdict }, index) => (verdict === 'beyond' ? [rootIndex + index] : []));
  return [
    { name: 'path', positions: orderLatestFirst(pathTo(log, log.steps[stepCount - 1]?.position ?? 0)) },
    { name: 'cut', positions: orderLatestFirst(cutIndices) },
  ];
}

/** Indices, both ends included. The path begins at the start, or at the goal in a search from there. */
export function pathTo({ positions }: SearchLog, positionIndex: number): readonly number[] {
  const path: number[] = [];
  for (
    let indexOnPath: number | undefined = positionIndex;
    indexOnPath !== undefined;
    indexOnPath = positions[indexOnPath]?.parent
  )
    path.push(indexOnPath);
  return path.reverse();
}

/** Indices. From both ends: the two paths to the meeting position. Empty without a solution. */
export function solutionPath(log: SearchLog): readonly number[] {
  const lastStep = log.steps.at(-1);
  if (log.end !== 'found' || lastStep === undefined) return log.end === 'found' ? [0] : [];
  const { positions } = log;
  const lastIndex = lastStep.to > lastStep.from ? lastStep.to - 1 : lastStep.position;
  const lastPosition = positions[lastIndex];
  if (lastPosition?.verdict !== 'meeting') return pathTo(log, lastIndex);
  const otherMeetingIndex = positions.findIndex(
    ({ tiles, isFromGoal, verdict }, positionIndex) =>
      positionIndex !== lastIndex &&
      isFromGoal !== lastPosition.isFromGoal &&
      verdict !== 'known' &&
      tiles.join() === lastPosition.tiles.join(),
  );
  return [...new Set([...pathTo(log, lastIndex), ...pathTo(log, otherMeetingIndex)])];
}
