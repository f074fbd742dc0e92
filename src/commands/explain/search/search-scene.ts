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

/** Maximum positions in one picture, so that each is large enough to read. */
const MAX_NODES = 60;
/** Maximum positions on a path in a picture. If a path is longer, only its last positions are drawn. */
const MAX_PATH_NODES = 24;
/** Maximum positions in a picture from each list of the search, such as its queue. */
const MAX_LISTED = 10;
/** Maximum frames of an animation. */
const MAX_FRAMES = 60;

const STATES = ['taken', 'added', 'waiting', 'done', 'cut', 'way'] as const;
const ADDED_VERDICTS: readonly (Verdict | undefined)[] = ['new', 'cheaper', 'goal', 'meeting'];

/** Returns the picture of a search after `step` steps. `step` is 0 to `log.steps.length`. */
export function searchScene(texts: Texts, request: SearchRequest, log: SearchLog, step: number): SearchScene {
  const lists = listsAt(log, step);
  const places = selectPositions(log, step, lists);
  const nodeIndexOf = new Map(places.map((place, index) => [place, index]));
  const stateOf = statesAt(log, step, lists);
  const nodes = places.map((place): SearchNode => {
    const { tiles, parent, move, ...costs } = log.positions[place] ?? { tiles: [], depth: 0 };
    // If the middle of a path is not drawn, a line connects the position to its nearest drawn ancestor. This
    // line has no label, because it stands for several moves.
    const drawnAncestor = pathTo(log, place).findLast((one) => one !== place && nodeIndexOf.has(one));
    const index = drawnAncestor === undefined ? undefined : nodeIndexOf.get(drawnAncestor);
    return {
      tiles,
      ...(index !== undefined && { parent: index }),
      ...(move && drawnAncestor === parent && { move }),
      state: stateOf(place),
      costs: costsOf({ tiles, ...costs }),
    };
  });
  const sceneLists = lists.map(({ name, positions }): SearchList => {
    const first = positions.slice(0, MAX_LISTED).flatMap((place) => nodeIndexOf.get(place) ?? []);
    const title = texts.say('picture-search-list', { list: name });
    return { title, nodes: first, moreCount: positions.length - first.length };
  });
  const { goal } = request;
  return { kind: 'search', goal, nodes, lists: sceneLists, labels: labelsOf(texts, request, log, step) };
}

/**
 * Returns the steps that an animation shows: all steps, or an evenly spaced selection that includes the first
 * and the last step.
 */
export function selectFrameSteps({ steps: { length } }: SearchLog): readonly number[] {
  const count = Math.min(length, MAX_FRAMES - 1);
  return count === 0
    ? [0]
    : Array.from({ length: count + 1 }, (_, frame) => Math.round((frame * length) / count));
}

/**
 * Returns the indexes of the positions to draw, ascending. Positions are added until the picture is full, in
 * this order: the expanded position and its successors, the solution, the first positions in the lists of the
 * search (such as its queue), the first positions that the search met. Each is added with its path from the
 * start.
 */
function selectPositions(log: SearchLog, step: number, lists: readonly WatchedList[]): number[] {
  const currentStep = log.steps[step - 1];
  const met = countMetPositions(log, step);
  const root = log.rounds[roundAt(log, step)]?.startPosition ?? 0;
  const places = new Set<number>([root]);
  const addWithPath = (place: number): void => {
    const path: number[] = [];
    let ancestor: number | undefined = place;
    while (ancestor !== undefined && !places.has(ancestor) && path.length < MAX_PATH_NODES) {
      path.push(ancestor);
      ancestor = log.positions[ancestor]?.parent;
    }
    if (places.size + path.length <= MAX_NODES) for (const one of path) places.add(one);
  };
  const candidates = [
    ...(currentStep === undefined
      ? []
      : [currentStep.position, ...rangeOf(currentStep).filter((place) => isShown(log, place))]),
    ...(step === log.steps.length ? solutionPath(log) : []),
    ...Array.from({ length: MAX_LISTED }, (_, index) =>
      lists.flatMap(({ positions }) => positions[index] ?? []),
    ).flat(),
    ...Array.from({ length: Math.min(met - root, 2 * MAX_NODES) }, (_, index) => root + index).filter(
      (place) => isShown(log, place),
    ),
  ];
  for (const place of candidates) addWithPath(place);
  return [...places].sort((a, b) => a - b);
}

const rangeOf = ({ from, to }: SearchStep): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Whether the entry `place` of the log is drawn. Each time the search meets a board, the log gets an entry.
 * If the search skipped the board because it had met the same board before, the entry is not drawn.
 */
const isShown = ({ positions }: SearchLog, place: number): boolean => {
  const verdict = positions[place]?.verdict;
  return verdict !== 'known' && verdict !== 'on-path';
};

/**
 * Returns a function that returns the state of a position in the picture after this step, such as `waiting`,
 * `done` or `way` (on the solution). Its parameter is the index of the position in the log.
 */
function statesAt(
  log: SearchLog,
  step: number,
  lists: readonly WatchedList[],
): (place: number) => SearchState {
  const currentStep = log.steps[step - 1];
  const onSolution = new Set(step === log.steps.length ? solutionPath(log) : []);
  const deepens = log.rounds.length > 0;
  const done = new Set(log.steps.slice(0, step).map(({ position }) => position));
  // In iterative deepening, positions on the current path are not done yet, because the search returns to
  // them.
  const openPositions = new Set(deepens ? (lists.find(({ name }) => name === 'path')?.positions ?? []) : []);
  return (place) => {
    const verdict = log.positions[place]?.verdict;
    if (onSolution.has(place)) return 'way';
    if (verdict === 'beyond') return 'cut';
    if (place === currentStep?.position) return 'taken';
    const isNow = currentStep !== undefined && place >= currentStep.from && place < currentStep.to;
    if (isNow && ADDED_VERDICTS.includes(verdict)) return 'added';
    return done.has(place) && !openPositions.has(place) ? 'done' : 'waiting';
  };
}

function labelsOf(
  texts: Texts,
  { start, goal }: SearchRequest,
  log: SearchLog,
  step: number,
): SearchScene['labels'] {
  const { steps, positions, rounds, method } = log;
  const currentStep = steps[step - 1];
  const expanded = currentStep && positions[currentStep.position];
  const round = roundAt(log, step);
  const bound = rounds[round]?.bound;
  const counts = new Map<Verdict, number>();
  for (const { verdict } of currentStep === undefined
    ? []
    : positions.slice(currentStep.from, currentStep.to)) {
    if (verdict !== undefined) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const word = (verdict: Verdict) => texts.say('picture-search-verdict', { verdict });
  const met = [...counts].map(([verdict, count]) => `${word(verdict)}: ${count}`);
  // If the expanded position is the goal, the label says so. A* and depth-first search test for the goal only
  // when they expand a position.
  if (met.length === 0 && expanded?.tiles.join() === goal.tiles.join()) met.push(word('goal'));
  const stepText =
    currentStep === undefined || expanded === undefined
      ? texts.say('picture-search-start')
      : texts.say('picture-search-taken', {
          kind: currentStep.kind,
          board: compactBoard(expanded, start.cols),
          costs: costsOf(expanded),
        });
  const facts = { method: methodText(method), step, last: steps.length };
  const title = texts.say('picture-search-title', facts);
  return {
    title: bound === undefined ? title : `${title} · ${texts.say('picture-search-bound', { bound })}`,
    step: met.length === 0 ? stepText : `${stepText}\n${met.join(' · ')}`,
    states: Object.fromEntries(
      STATES.map((state) => [state, texts.say('picture-search-state', { state })]),
    ) as Record<SearchState, string>,
    moreNodes: texts.say('picture-search-more'),
  };
}
