import { type MetPosition, roundAt, type SearchLog } from './search-log.ts';

/**
 * The names of the lists of a search:
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

/**
 * One list of a search, as indices in the log's `positions`. In a list of waiting positions, the one to be
 * expanded next is first. In other lists, the latest position is first.
 */
export interface WatchedList {
  readonly name: ListName;
  readonly positions: readonly number[];
}

/**
 * Returns the lists of a search after the first `step` steps (0 to `steps.length`), by replaying the log. The
 * time grows with the number of positions met. If a position was met several times, only the cheapest path to
 * it counts.
 */
export function listsAt(log: SearchLog, step: number): readonly WatchedList[] {
  switch (log.method.algorithm) {
    case 'bfs':
      return queueLists(log, step);
    case 'dfs':
      return stackLists(log, step);
    case 'astar':
      return openAndClosedLists(log, step);
    case 'bidirectional':
      return frontLists(log, step);
    case 'iddfs':
    case 'ida':
      return pathLists(log, step);
  }
}

/**
 * Returns the number of positions met in the first `step` steps. These are the first elements of `positions`.
 */
export function countMetPositions({ steps, method }: SearchLog, step: number): number {
  // Before the first step, only the start is met. In a search from both ends, the goal is met too.
  return steps[step - 1]?.to ?? (method.algorithm === 'bidirectional' ? 2 : 1);
}

const isWaiting = ({ verdict }: MetPosition): boolean =>
  verdict === undefined || verdict === 'new' || verdict === 'cheaper';

const takenPositions = ({ steps }: SearchLog, step: number): readonly number[] =>
  steps.slice(0, step).flatMap(({ kind, position }) => (kind === 'take' ? [position] : []));

const latestFirst = (indices: readonly number[]): readonly number[] => indices.toReversed();

/**
 * Returns the indices of the positions that wait to be expanded after `step` steps, in the order in which
 * they were met.
 */
function waitingPositions(log: SearchLog, step: number): number[] {
  const taken = new Set(takenPositions(log, step));
  return log.positions
    .slice(0, countMetPositions(log, step))
    .flatMap((position, place) => (isWaiting(position) && !taken.has(place) ? [place] : []));
}

const queueLists = (log: SearchLog, step: number): readonly WatchedList[] => [
  { name: 'queue', positions: waitingPositions(log, step) },
  { name: 'taken', positions: latestFirst(takenPositions(log, step)) },
];

const stackLists = (log: SearchLog, step: number): readonly WatchedList[] => [
  { name: 'stack', positions: latestFirst(waitingPositions(log, step)) },
  { name: 'path', positions: latestFirst(pathTo(log, log.steps[step - 1]?.position ?? 0)) },
];

function frontLists(log: SearchLog, step: number): readonly WatchedList[] {
  const waiting = waitingPositions(log, step);
  const isFromGoal = (place: number): boolean => log.positions[place]?.isFromGoal === true;
  return [
    { name: 'from-start', positions: waiting.filter((place) => !isFromGoal(place)) },
    { name: 'from-goal', positions: waiting.filter(isFromGoal) },
  ];
}

/** Returns the priority of a position in A*: G (the moves so far) plus H (the estimate). */
export const priorityOf = ({ depth, estimate = 0 }: MetPosition): number => depth + estimate;

function openAndClosedLists(log: SearchLog, step: number): readonly WatchedList[] {
  const { positions, steps } = log;
  const cheapest = new Map<string, number>();
  for (const [place, position] of positions.slice(0, countMetPositions(log, step)).entries()) {
    if (isWaiting(position)) cheapest.set(position.tiles.join(), place);
  }
  const taken = takenPositions(log, step);
  const isTaken = new Set(taken);
  const takenStepOf = new Map(steps.map(({ position }, index) => [position, index]));
  const sortKeyOf = (place: number): readonly number[] => {
    const position = positions[place];
    if (position === undefined) return [];
    // If G + H is equal, the deeper position comes first. Equally deep positions are in the order in which
    // the search takes them.
    return [priorityOf(position), -position.depth, takenStepOf.get(place) ?? steps.length, place];
  };
  return [
    {
      name: 'open',
      positions: [...cheapest.values()]
        .filter((place) => !isTaken.has(place))
        .map((place) => ({ place, by: sortKeyOf(place) }))
        .sort((a, b) => compareLexicographically(a.by, b.by))
        .map(({ place }) => place),
    },
    {
      name: 'closed',
      positions: latestFirst(
        taken.filter((place) => cheapest.get(positions[place]?.tiles.join() ?? '') === place),
      ),
    },
  ];
}

/** Compares two lists of numbers by the first index at which they differ. */
function compareLexicographically(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function pathLists(log: SearchLog, step: number): readonly WatchedList[] {
  const root = log.rounds[roundAt(log, step)]?.startPosition ?? 0;
  const cut = log.positions
    .slice(root, countMetPositions(log, step))
    .flatMap(({ verdict }, at) => (verdict === 'beyond' ? [root + at] : []));
  return [
    { name: 'path', positions: latestFirst(pathTo(log, log.steps[step - 1]?.position ?? 0)) },
    { name: 'cut', positions: latestFirst(cut) },
  ];
}

/**
 * Returns the indices of the positions on the path to this position, both ends included. The path begins at
 * the start, or at the goal for positions of the search from the goal.
 */
export function pathTo({ positions }: SearchLog, place: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | undefined = place; at !== undefined; at = positions[at]?.parent) path.push(at);
  return path.reverse();
}

/**
 * Returns the indices of all positions on the solution. In a search from both ends, these are the two paths
 * to the position where the searches met. Empty if no solution was found.
 */
export function solutionPath(log: SearchLog): readonly number[] {
  const last = log.steps.at(-1);
  if (log.end !== 'found' || last === undefined) return log.end === 'found' ? [0] : [];
  const { positions } = log;
  const lastIndex = last.to > last.from ? last.to - 1 : last.position;
  const lastPosition = positions[lastIndex];
  if (lastPosition?.verdict !== 'meeting') return pathTo(log, lastIndex);
  const otherEndIndex = positions.findIndex(
    ({ tiles, isFromGoal, verdict }, place) =>
      place !== lastIndex &&
      isFromGoal !== lastPosition.isFromGoal &&
      verdict !== 'known' &&
      tiles.join() === lastPosition.tiles.join(),
  );
  return [...new Set([...pathTo(log, lastIndex), ...pathTo(log, otherEndIndex)])];
}
