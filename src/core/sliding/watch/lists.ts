import { type MetPosition, roundAt, type SearchLog } from './search-log.ts';

/**
 * The names of the lists of a search. `bfs` has a `queue`, `dfs` a `stack` and a `path`, `astar` the lists
 * `open` and `closed`, `bidirectional` one front for each end. `iddfs` and `ida` have the `path`, and in
 * `cut` the positions beyond the bound of this round. `taken`: the positions that `bfs` has expanded.
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
export function metCount({ steps, method }: SearchLog, step: number): number {
  // Before the first step, only the start is met. In a search from both ends, the goal is met too.
  return steps[step - 1]?.to ?? (method.algorithm === 'bidirectional' ? 2 : 1);
}

const isWaiting = ({ verdict }: MetPosition): boolean =>
  verdict === undefined || verdict === 'new' || verdict === 'cheaper';

const takenPositions = ({ steps }: SearchLog, step: number): readonly number[] =>
  steps.slice(0, step).flatMap(({ kind, at }) => (kind === 'take' ? [at] : []));

const latestFirst = (places: readonly number[]): readonly number[] => places.toReversed();

/**
 * Returns the indices of the positions that wait to be expanded after `step` steps, in the order in which
 * they were met.
 */
function waitingAt(log: SearchLog, step: number): number[] {
  const taken = new Set(takenPositions(log, step));
  return log.positions
    .slice(0, metCount(log, step))
    .flatMap((position, place) => (isWaiting(position) && !taken.has(place) ? [place] : []));
}

const queueLists = (log: SearchLog, step: number): readonly WatchedList[] => [
  { name: 'queue', positions: waitingAt(log, step) },
  { name: 'taken', positions: latestFirst(takenPositions(log, step)) },
];

const stackLists = (log: SearchLog, step: number): readonly WatchedList[] => [
  { name: 'stack', positions: latestFirst(waitingAt(log, step)) },
  { name: 'path', positions: latestFirst(pathTo(log, log.steps[step - 1]?.at ?? 0)) },
];

function frontLists(log: SearchLog, step: number): readonly WatchedList[] {
  const waiting = waitingAt(log, step);
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
  for (const [place, position] of positions.slice(0, metCount(log, step)).entries()) {
    if (isWaiting(position)) cheapest.set(position.tiles.join(), place);
  }
  const taken = takenPositions(log, step);
  const isTaken = new Set(taken);
  const takenAt = new Map(steps.map(({ at }, index) => [at, index]));
  const order = (place: number): readonly number[] => {
    const position = positions[place];
    if (position === undefined) return [];
    // If G + H is equal, the deeper position comes first. Equally deep positions are in the order in which
    // the search takes them.
    return [priorityOf(position), -position.depth, takenAt.get(place) ?? steps.length, place];
  };
  return [
    {
      name: 'open',
      positions: [...cheapest.values()]
        .filter((place) => !isTaken.has(place))
        .map((place) => ({ place, by: order(place) }))
        .sort((a, b) => compareNumbers(a.by, b.by))
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
function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function pathLists(log: SearchLog, step: number): readonly WatchedList[] {
  const root = log.rounds[roundAt(log, step)]?.root ?? 0;
  const cut = log.positions
    .slice(root, metCount(log, step))
    .flatMap(({ verdict }, at) => (verdict === 'beyond' ? [root + at] : []));
  return [
    { name: 'path', positions: latestFirst(pathTo(log, log.steps[step - 1]?.at ?? 0)) },
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
  const end = last.to > last.from ? last.to - 1 : last.at;
  const met = positions[end];
  if (met?.verdict !== 'meeting') return pathTo(log, end);
  const other = positions.findIndex(
    ({ tiles, isFromGoal, verdict }, place) =>
      place !== end &&
      isFromGoal !== met.isFromGoal &&
      verdict !== 'known' &&
      tiles.join() === met.tiles.join(),
  );
  return [...new Set([...pathTo(log, end), ...pathTo(log, other)])];
}
