import type { Text } from '../../../chat/reply.ts';
import type { Verdict } from '../../../core/search/problem.ts';
import { isAdmissible } from '../../../core/sliding/method.ts';
import { boardKey } from '../../../core/sliding/notation/key.ts';
import { makeMoves } from '../../../core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../../core/sliding/parity.ts';
import { listsAt, priorityOf } from '../../../core/sliding/watch/lists.ts';
import type { WatchedMethod } from '../../../core/sliding/watch/method.ts';
import type { MetPosition, SearchLog } from '../../../core/sliding/watch/search-log.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { unsolvableText } from '../../solve/verdict.ts';
import type { SearchRequest } from './search-request.ts';

/** The log of a breadth-first search shows integer keys of small boards only, because these are short. */
const MAX_CELLS_WITH_KEYS = 6;
/**
 * The limit of a printed list, such as the queue. The line ends with the number of positions that are not
 * printed.
 */
const MAX_LISTED_POSITIONS = 6;
/**
 * The lists of the search, such as its queue, follow each step. Few people would read a longer log in such
 * detail.
 */
const MAX_STEPS_WITH_LISTS = 200;

/** The order in which a step lists the verdicts. */
const VERDICTS: readonly Verdict[] = ['new', 'cheaper', 'known', 'on-path', 'beyond', 'goal', 'meeting'];

/** The form that users type: `astar misplaced`, `dfs limit:31`. */
export const methodText = ({ algorithm, heuristic, limit }: WatchedMethod): string =>
  [algorithm, heuristic ?? [], limit === undefined ? [] : `limit:${limit}`].flat().join(' ');

/** Writes rows without spaces: `123/405`. */
export function compactBoard({ tiles }: MetPosition, cols: number): string {
  const rows = Array.from({ length: tiles.length / cols }, (_, row) =>
    tiles.slice(row * cols, (row + 1) * cols),
  );
  return rows.map((row) => row.join('')).join('/');
}

/** `2+3=5` (depth G + estimate H = F), or only the depth if the method has no heuristic. */
export const costsOf = (position: MetPosition): string =>
  position.estimate === undefined
    ? String(position.depth)
    : `${position.depth}+${position.estimate}=${priorityOf(position)}`;

/** Looks up the translated words only once, because logs can have many thousand steps. */
export function createStepWriter(texts: Texts, { start, goal }: SearchRequest, log: SearchLog) {
  const { rows, cols } = start;
  const { positions, steps } = log;
  const hasKeys = log.method.algorithm === 'bfs' && rows * cols <= MAX_CELLS_WITH_KEYS;
  const goalWord = texts.say('picture-search-verdict', { verdict: 'goal' });
  const isBidirectional = log.method.algorithm === 'bidirectional';
  const verdicts = VERDICTS.map(
    (verdict) => [verdict, texts.say('picture-search-verdict', { verdict })] as const,
  );
  const backWord = texts.say('search-back');
  const sideTexts = {
    start: texts.say('search-side', { side: 'start' }),
    goal: texts.say('search-side', { side: 'goal' }),
  };

  const nameOf = (position: MetPosition): string => {
    const key = hasKeys ? ` #${boardKey({ rows, cols, tiles: position.tiles })}` : '';
    return `${compactBoard(position, cols)}${key}`;
  };
  const nameWithCosts = (position: MetPosition): string => `${nameOf(position)} (${costsOf(position)})`;
  const nameAt = (positionIndex: number): string => nameWithCosts(positions[positionIndex] as MetPosition);

  return {
    /** Omits the step number in front. The first step is 1. */
    line(stepNumber: number): string {
      const currentStep = steps[stepNumber - 1];
      const expandedPosition = currentStep && positions[currentStep.position];
      if (currentStep === undefined || expandedPosition === undefined) return '';
      const metPositions = positions.slice(currentStep.from, currentStep.to);
      const verdictGroups = verdicts.flatMap(([verdict, word]) => {
        const matchingPositions = metPositions.filter((position) => position.verdict === verdict);
        // Without a heuristic, the costs of successors are the depth of `expandedPosition` plus one.
        const writePosition = expandedPosition.estimate === undefined ? nameOf : nameWithCosts;
        return matchingPositions.length === 0
          ? []
          : [`${word} ${matchingPositions.map(writePosition).join(', ')}`];
      });
      const side = isBidirectional ? `${sideTexts[expandedPosition.isFromGoal ? 'goal' : 'start']} ` : '';
      const introText = `${currentStep.kind === 'back' ? `${backWord} ` : side}${nameWithCosts(expandedPosition)}`;
      // The expanded position is the goal and has no successors. This happens in A* and depth-first search,
      // which test for the goal when they expand a position.
      const isSearchEnd =
        currentStep.to === currentStep.from && expandedPosition.tiles.join() === goal.tiles.join();
      const lineParts = isSearchEnd ? [goalWord] : verdictGroups;
      return lineParts.length === 0 ? introText : `${introText}: ${lineParts.join('; ')}`;
    },
    /** The lists of the search (such as its queue) after a step, one in each line. */
    lists: (stepNumber: number): string[] =>
      listsAt(log, stepNumber).map(({ name, positions: positionIndexes }) => {
        const firstPositions = positionIndexes.slice(0, MAX_LISTED_POSITIONS).map(nameAt);
        const moreText =
          positionIndexes.length > MAX_LISTED_POSITIONS
            ? [`+${positionIndexes.length - MAX_LISTED_POSITIONS}`]
            : [];
        const title = texts.say('picture-search-list', { list: name });
        return `${title}: ${[...firstPositions, ...moreText].join(', ') || '–'}`;
      }),
  };
}

/** For an unsolvable puzzle, a line before the sentence about the method explains why. */
export function methodLines(texts: Texts, request: SearchRequest, { method }: SearchLog): Text {
  const hasKeys = method.algorithm === 'bfs' && request.start.tiles.length <= MAX_CELLS_WITH_KEYS;
  const methodSentence = texts.say('search-head', {
    method: methodText(method),
    algorithm: method.algorithm,
    heuristic: method.heuristic ?? '',
    limit: method.limit ?? 0,
    keys: hasKeys ? 'yes' : 'no',
    base: request.start.tiles.length,
  });
  return isSolvable(request) ? methodSentence : [unsolvableText(texts, request), methodSentence].join('\n');
}

/** The solution, the number of expanded positions (time), and the largest number of positions in memory. */
export function outcomeLine(texts: Texts, log: SearchLog): Text {
  const { method, moves, end: searchEnd, expanded: expandedCount, held: heldCount, steps } = log;
  const isShortest =
    method.algorithm !== 'dfs' && (method.heuristic === undefined || isAdmissible(method.heuristic));
  return texts.say('search-end', {
    end: moves === '' ? 'already' : searchEnd,
    length: moves?.length ?? 0,
    moves: makeMoves(moves ?? '', 'stm'),
    limit: method.limit ?? 0,
    shortest: isShortest ? 'yes' : 'no',
    steps: steps.length,
    expanded: expandedCount,
    held: heldCount,
  });
}

/**
 * One line for each step. In iterative deepening, a line before each round shows its limit. With `hasLists`,
 * the lists of the search, such as its queue, follow each step.
 */
export function logLines(texts: Texts, request: SearchRequest, log: SearchLog, hasLists = false): string[] {
  const { steps, rounds } = log;
  const writer = createStepWriter(texts, request, log);
  const numberWidth = String(steps.length).length;
  const showsLists = hasLists && steps.length <= MAX_STEPS_WITH_LISTS;
  const roundLineByStep = new Map(rounds.map(({ step }, round) => [step, roundLine(texts, log, round)]));
  return steps.flatMap((_, index) => {
    const stepLabel = `${String(index + 1).padStart(numberWidth)}. `;
    const lists = showsLists ? writer.lists(index + 1) : [];
    return [
      ...(roundLineByStep.get(index) ?? []),
      `${stepLabel}${writer.line(index + 1)}`,
      ...lists.map((line) => `${' '.repeat(stepLabel.length)}${line}`),
    ];
  });
}

/**
 * The round's limit, and the number of positions that exceeded the limit of the previous round. Empty if the
 * search has no round with the index `roundIndex`.
 */
export function roundLine(
  texts: Texts,
  { method, rounds, positions }: SearchLog,
  roundIndex: number,
): string[] {
  const [previousRound, currentRound] = [rounds[roundIndex - 1], rounds[roundIndex]];
  if (currentRound === undefined) return [];
  const cutCount =
    previousRound === undefined
      ? 0
      : positions
          .slice(previousRound.startPosition, currentRound.startPosition)
          .filter(({ verdict }) => verdict === 'beyond').length;
  const limitKind = method.heuristic === undefined ? 'depth' : 'weight';
  return [
    texts.say('search-round', {
      round: roundIndex + 1,
      bound: currentRound.bound,
      by: limitKind,
      cut: cutCount,
    }),
  ];
}

/** Positions found at each depth: `0: 1, 1: 3`. Empty unless the method is `bfs`. */
export function depthLines(texts: Texts, { method, positions }: SearchLog): string[] {
  if (method.algorithm !== 'bfs') return [];
  const countByDepth: number[] = [];
  for (const { depth, verdict } of positions)
    if (verdict !== 'known') countByDepth[depth] = (countByDepth[depth] ?? 0) + 1;
  return [
    texts.say('search-depths', {
      depths: countByDepth.map((count, depth) => `${depth}: ${count}`).join(', '),
    }),
  ];
}

/** The complete log, for a terminal or an attached file. */
export const fullLogLines = (texts: Texts, request: SearchRequest, log: SearchLog): string[] => [
  methodLines(texts, request, log),
  '',
  ...logLines(texts, request, log, true),
  '',
  outcomeLine(texts, log),
  ...depthLines(texts, log),
];
