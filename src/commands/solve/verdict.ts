import type { Text } from '../../chat/reply.ts';
import type { MessageArgs } from '../../core/result.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { isAdmissible, type Method } from '../../core/sliding/method.ts';
import { boardAfter, countMoves } from '../../core/sliding/moves.ts';
import { parityOf, swapThatMakesSolvable } from '../../core/sliding/parity.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import { type Stage, solveAsHuman } from '../../core/sliding/solve/construct/human.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene, StageBoard } from '../../render/scene/scene.ts';
import type { Effort, Verdict } from '../../store/contract/solution.ts';
import { reachableGoalFacts } from '../input/reachable-goal.ts';

/** Arguments of the message `solve-solved`: the number of moves, and whether it is proved to be shortest. */
export function solvedFacts({
  length,
  metric,
  optimal,
  lowerBound,
  shortest,
  heuristic,
  effort,
}: Verdict): MessageArgs {
  const isInadmissible = heuristic !== undefined && !isAdmissible(heuristic);
  const verdictIfUnproved = shortest !== undefined ? 'longer' : isInadmissible ? 'inadmissible' : 'bound';
  const verdict = optimal ? 'optimal' : verdictIfUnproved;
  const method = effort?.method ?? '';
  return { length, metric, bound: lowerBound, heuristic: heuristic ?? '', verdict, method };
}

/** The form that users type: `astar manhattan`. */
export const methodName = ({ algorithm, heuristic }: Method): string =>
  heuristic === undefined ? algorithm : `${algorithm} ${heuristic}`;

/** Includes the effort of the search if the user chose a method. */
export const verdictOf = (method: Method, answer: SlidingAnswer): Verdict => ({
  length: answer.length,
  optimal: answer.optimal,
  lowerBound: answer.lowerBound,
  metric: answer.metric,
  shortest: answer.shortest,
  heuristic: answer.heuristic,
  effort: effortOf(method, answer),
});

/**
 * Positions, memory and time. Undefined if the user chose no method. `ended` is true if the chosen method
 * found the solution, and false if another method replaced it.
 */
function effortOf(method: Method, answer: SlidingAnswer): Effort | undefined {
  const { expanded, memoryBytes, milliseconds } = answer;
  if (method.algorithm === 'auto' || memoryBytes === undefined) return undefined;
  const didMethodFinish = answer.algorithm === method.algorithm;
  const { limit = 0 } = method;
  const hasReachedLimit = !didMethodFinish && answer.lowerBound > limit && limit > 0;
  return {
    method: methodName(method),
    ended: didMethodFinish,
    ...(hasReachedLimit && { limit }),
    expanded,
    memoryBytes,
    milliseconds,
  };
}

/** Positions, memory and time. Empty if the effort is undefined. */
export function effortLines(texts: Texts, { effort }: Pick<Verdict, 'effort'>): readonly Text[] {
  if (effort === undefined) return [];
  const { formatCount, formatMemory, formatTime } = createQuantityFormats(texts.locale);
  const facts = {
    method: effort.method,
    ended: effort.ended ? 'yes' : effort.limit === undefined ? 'no' : 'limit',
    limit: effort.limit ?? 0,
    expanded: effort.expanded,
    positions: formatCount(effort.expanded),
    memory: formatMemory(effort.memoryBytes),
    time: formatTime(effort.milliseconds),
  };
  return [texts.say('solve-effort', facts)];
}

/** Suggests a goal that the board can reach. */
export function unsolvableText(texts: Texts, puzzle: Puzzle): Text {
  const { isPermutationOdd, blankDistance } = parityOf(puzzle);
  const [tileA, tileB] = swapThatMakesSolvable(puzzle);
  const permutation = isPermutationOdd ? 'odd' : 'even';
  const facts = { permutation, distance: blankDistance, a: tileA, b: tileB };
  return texts.say('solve-unsolvable', { ...facts, ...reachableGoalFacts(puzzle) });
}

/** Marks two tiles whose swap makes the puzzle solvable. */
export const unsolvableScene = ({ start, goal }: Puzzle): Scene => ({
  kind: 'unsolvable',
  start,
  goal,
  swap: swapThatMakesSolvable({ start, goal }),
});

export const stagesJson = (puzzle: Puzzle, stages: readonly Stage[] = solveAsHuman(puzzle)): object[] =>
  stages.map(({ kind, number, tiles, moves }) => ({
    name: kind === 'rest' ? kind : `${kind} ${number}`,
    tiles,
    moves,
  }));

/** The start, and the board after each stage that has moves. */
export function stagesScene(
  texts: Texts,
  puzzle: Puzzle,
  metric: Metric,
  stages: readonly Stage[] = solveAsHuman(puzzle),
): Scene {
  const { start, goal } = puzzle;
  const stageTitle = (kind: string, number: number) => texts.say('picture-stage', { kind, number });
  const boards: StageBoard[] = [{ board: start, title: stageTitle('start', 0), placedTiles: [] }];
  let currentBoard = start;
  for (const { kind, number, tiles, moves } of stages) {
    if (moves === '') continue;
    currentBoard = boardAfter(currentBoard, moves);
    const lengthText = texts.say('picture-stage-moves', { length: countMoves(moves, metric) });
    boards.push({
      board: currentBoard,
      title: stageTitle(kind, number),
      length: lengthText,
      placedTiles: tiles,
    });
  }
  return { kind: 'stages', goal, boards };
}
