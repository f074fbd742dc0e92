import type { Text } from '../../chat/reply.ts';
import type { Facts } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { isAdmissible, type Method } from '../../core/sliding/method.ts';
import { mendingSwap, parityOf } from '../../core/sliding/parity.ts';
import { numbersOf } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene.ts';

/** The facts of the text `solve-solved`: a solution's length, and what is proved of it. */
export function solvedFacts({
  length,
  metric,
  optimal,
  lowerBound,
  heuristic,
}: Pick<SlidingAnswer, 'length' | 'metric' | 'optimal' | 'lowerBound' | 'heuristic'>): Facts {
  const misled = heuristic !== undefined && !isAdmissible(heuristic);
  const verdict = optimal ? 'optimal' : misled ? 'inadmissible' : 'bound';
  return { length, metric, bound: lowerBound, heuristic: heuristic ?? '', verdict };
}

/** A method in words: `astar manhattan`. */
export const methodName = ({ algorithm, heuristic }: Method): string =>
  heuristic === undefined ? algorithm : `${algorithm} ${heuristic}`;

/** The facts of the text `solve-effort`: what a method that somebody chose took, and whether it went to its end. */
export function effortFacts(method: Method, answer: SlidingAnswer, locale: string): Facts | undefined {
  if (method.algorithm === 'auto' || answer.memoryBytes === undefined) return undefined;
  const { count, memory, time } = numbersOf(locale);
  return {
    method: methodName(method),
    ended: answer.algorithm === method.algorithm ? 'yes' : 'no',
    positions: count(answer.expanded),
    memory: memory(answer.memoryBytes),
    time: time(answer.milliseconds),
  };
}

/** Why a puzzle can't be solved. */
export function unsolvableText(texts: Texts, puzzle: Puzzle): Text {
  const { permutationOdd, blankDistance } = parityOf(puzzle);
  const [a, b] = mendingSwap(puzzle);
  const permutation = permutationOdd ? 'odd' : 'even';
  return texts.say('solve-unsolvable', { permutation, distance: blankDistance, a, b });
}

/** Its picture: the two tiles whose exchange would mend it are marked. */
export const unsolvableScene = ({ start, goal }: Puzzle): Scene => ({
  kind: 'unsolvable',
  start,
  goal,
  swap: mendingSwap({ start, goal }),
});
