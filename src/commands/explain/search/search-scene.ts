import type { Verdict } from '../../../core/search/problem.ts';
import {
  countMetPositions,
  listsAt,
  pathTo,
  solutionPath,
  type WatchedList,
} from '../../../core/sliding/watch/lists.ts';
import { roundAt, type SearchLog, type SearchStep } from '../../../core/sliding/watch/search-log.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { SearchList, SearchNode, SearchScene, SearchState } from '../../../render/scene/scene.ts';
import { compactBoard, costsOf, methodText } from './search-lines.ts';
import type { SearchRequest } from './search-request.ts';

/** More positions would be too small to read. */
const MAX_DRAWN_POSITIONS = 60;
/** Only the last positions of a longer path are drawn. */
const MAX_PATH_NODES = 24;
/** The limit of each list of the search, such as its queue. */
const MAX_LISTED_POSITIONS = 10;
const MAX_FRAMES = 60;

const NODE_STATES = ['taken', 'added', 'waiting', 'done', 'cut', 'way'] as const;
const ADDED_VERDICTS: readonly (Verdict | undefined)[] = ['new', 'cheaper', 'goal', 'meeting'];

/** Draws the search after `stepCount` steps, 0 to `log.steps.length`. */
export function searchScene(
  texts: Texts,
  request: SearchRequest,
  log: SearchLog,
  stepCount: number,
): SearchScene {
  const searchLists = listsAt(log, stepCount);
  const positionIndexes = selectPositions(log, stepCount, searchLists);
  const nodeIndexByPosition = new Map(positionIndexes.map((positionIndex, index) => [positionIndex, index]));
  const stateOf = createStateFunction(log, stepCount, searchLists);
  const nodes = positionIndexes.map((positionIndex): SearchNode => {
    const { tiles, parent, move, ...costs } = log.positions[positionIndex] ?? { tiles: [], depth: 0 };
    // If the middle of a path is not drawn, a line connects the position to its nearest drawn ancestor. It
    // has no label, because it stands for several moves.
    const drawnAncestor = pathTo(log, positionIndex).findLast(
      (ancestor) => ancestor !== positionIndex && nodeIndexByPosition.has(ancestor),
    );
    const parentIndex = drawnAncestor === undefined ? undefined : nodeIndexByPosition.get(drawnAncestor);
    return {
      tiles,
      parent: parentIndex,
      ...(move && drawnAncestor === parent && { move }),
      state: stateOf(positionIndex),
      costs: costsOf({ tiles, ...costs }),
    };
  });
  const sceneLists = searchLists.map(({ name, positions }): SearchList => {
    const firstNodes = positions
      .slice(0, MAX_LISTED_POSITIONS)
      .flatMap((positionIndex) => nodeIndexByPosition.get(positionIndex) ?? []);
    const title = texts.say('picture-search-list', { list: name });
    return { title, nodes: firstNodes, moreCount: positions.length - firstNodes.length };
  });
  const { goal } = request;
  return { kind: 'search', goal, nodes, lists: sceneLists, labels: labelsOf(texts, request, log, stepCount) };
}

/** All steps, or an evenly spaced selection that includes the first and the last step. */
export function selectFrameSteps({ steps: { length } }: SearchLog): readonly number[] {
  const intervalCount = Math.min(length, MAX_FRAMES - 1);
  return intervalCount === 0
    ? [0]
    : Array.from({ length: intervalCount + 1 }, (_, frame) => Math.round((frame * length) / intervalCount));
}

/**
 * Indexes, ascending. Positions are added until the picture is full, in this order: the expanded position and
 * its successors, the solution, the first positions in the lists of the search (such as its queue), the first
 * positions that the search met. Each is added with its path from the start.
 */
function selectPositions(log: SearchLog, stepCount: number, searchLists: readonly WatchedList[]): number[] {
  const currentStep = log.steps[stepCount - 1];
  const metPositionCount = countMetPositions(log, stepCount);
  const rootIndex = log.rounds[roundAt(log, stepCount)]?.startPosition ?? 0;
  const selectedIndexes = new Set<number>([rootIndex]);
  const addWithPath = (positionIndex: number): void => {
    const path: number[] = [];
    let ancestor: number | undefined = positionIndex;
    while (ancestor !== undefined && !selectedIndexes.has(ancestor) && path.length < MAX_PATH_NODES) {
      path.push(ancestor);
      ancestor = log.positions[ancestor]?.parent;
    }
    if (selectedIndexes.size + path.length <= MAX_DRAWN_POSITIONS)
      for (const index of path) selectedIndexes.add(index);
  };
  const candidates = [
    ...(currentStep === undefined
      ? []
      : [
          currentStep.position,
          ...successorIndexes(currentStep).filter((positionIndex) => isDrawn(log, positionIndex)),
        ]),
    ...(stepCount === log.steps.length ? solutionPath(log) : []),
    ...Array.from({ length: MAX_LISTED_POSITIONS }, (_, index) =>
      searchLists.flatMap(({ positions }) => positions[index] ?? []),
    ).flat(),
    ...Array.from(
      { length: Math.min(metPositionCount - rootIndex, 2 * MAX_DRAWN_POSITIONS) },
      (_, index) => rootIndex + index,
    ).filter((positionIndex) => isDrawn(log, positionIndex)),
  ];
  for (const positionIndex of candidates) addWithPath(positionIndex);
  return [...selectedIndexes].sort((a, b) => a - b);
}

const successorIndexes = ({ from, to }: SearchStep): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Each time the search meets a board, the log gets an entry. It is not drawn if the search skipped the board
 * because it had met it before.
 */
const isDrawn = ({ positions }: SearchLog, positionIndex: number): boolean => {
  const verdict = positions[positionIndex]?.verdict;
  return verdict !== 'known' && verdict !== 'on-path';
};

/**
 * The function returns the state of a position in the picture after this step, such as `waiting`, `done` or
 * `way` (on the solution). Its parameter is the index of the position in the log.
 */
function createStateFunction(
  log: SearchLog,
  stepCount: number,
  searchLists: readonly WatchedList[],
): (positionIndex: number) => SearchState {
  const currentStep = log.steps[stepCount - 1];
  const solutionIndexes = new Set(stepCount === log.steps.length ? solutionPath(log) : []);
  const isIterativeDeepening = log.rounds.length > 0;
  const expandedIndexes = new Set(log.steps.slice(0, stepCount).map(({ position }) => position));
  // In iterative deepening, positions on the current path are not done yet, because the search returns to
  // them.
  const openIndexes = new Set(
    isIterativeDeepening ? (searchLists.find(({ name }) => name === 'path')?.positions ?? []) : [],
  );
  return (positionIndex) => {
    const verdict = log.positions[positionIndex]?.verdict;
    if (solutionIndexes.has(positionIndex)) return 'way';
    if (verdict === 'beyond') return 'cut';
    if (positionIndex === currentStep?.position) return 'taken';
    const isCurrentSuccessor =
      currentStep !== undefined && positionIndex >= currentStep.from && positionIndex < currentStep.to;
    if (isCurrentSuccessor && ADDED_VERDICTS.includes(verdict)) return 'added';
    return expandedIndexes.has(positionIndex) && !openIndexes.has(positionIndex) ? 'done' : 'waiting';
  };
}

function labelsOf(
  texts: Texts,
  { start, goal }: SearchRequest,
  log: SearchLog,
  stepCount: number,
): SearchScene['labels'] {
  const { steps, positions, rounds, method } = log;
  const currentStep = steps[stepCount - 1];
  const expandedPosition = currentStep && positions[currentStep.position];
  const roundIndex = roundAt(log, stepCount);
  const bound = rounds[roundIndex]?.bound;
  const countByVerdict = new Map<Verdict, number>();
  for (const { verdict } of currentStep === undefined
    ? []
    : positions.slice(currentStep.from, currentStep.to)) {
    if (verdict !== undefined) countByVerdict.set(verdict, (countByVerdict.get(verdict) ?? 0) + 1);
  }
  const verdictText = (verdict: Verdict) => texts.say('picture-search-verdict', { verdict });
  const verdictCounts = [...countByVerdict].map(([verdict, count]) => `${verdictText(verdict)}: ${count}`);
  // A* and depth-first search test for the goal only when they expand a position.
  if (verdictCounts.length === 0 && expandedPosition?.tiles.join() === goal.tiles.join())
    verdictCounts.push(verdictText('goal'));
  const stepText =
    currentStep === undefined || expandedPosition === undefined
      ? texts.say('picture-search-start')
      : texts.say('picture-search-taken', {
          kind: currentStep.kind,
          board: compactBoard(expandedPosition, start.cols),
          costs: costsOf(expandedPosition),
        });
  const titleArgs = { method: methodText(method), step: stepCount, last: steps.length };
  const title = texts.say('picture-search-title', titleArgs);
  return {
    title: bound === undefined ? title : `${title} · ${texts.say('picture-search-bound', { bound })}`,
    step: verdictCounts.length === 0 ? stepText : `${stepText}\n${verdictCounts.join(' · ')}`,
    states: Object.fromEntries(
      NODE_STATES.map((state) => [state, texts.say('picture-search-state', { state })]),
    ) as Record<SearchState, string>,
    moreNodes: texts.say('picture-search-more'),
  };
}
