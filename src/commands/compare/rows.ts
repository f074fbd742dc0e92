import type { MessageArgs } from '../../core/result.ts';
import type { SlidingAlgorithm } from '../../core/sliding/method.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { MethodOutcome } from '../../solver/comparison.ts';
import { methodName } from '../solve/verdict.ts';

/**
 * Result of `/compare`. For a solvable puzzle: the outcome of each method, and the milliseconds that each
 * method may use. For an unsolvable puzzle: the solver's answer.
 */
export type Comparison =
  | { readonly outcomes: readonly MethodOutcome[]; readonly timeMs: number }
  | { readonly unsolvable: SlidingAnswer };

/** Returns the arguments of the message `compare-row`, which describes the result of one method. */
export function rowFacts(methodOutcome: MethodOutcome, number: number): MessageArgs {
  const facts = { number, method: methodName(methodOutcome.method), outcome: methodOutcome.outcome };
  if (methodOutcome.outcome !== 'refused') {
    return { ...facts, length: methodOutcome.answer.length, bound: methodOutcome.answer.lowerBound };
  }
  const known = methodOutcome.fault.facts;
  const why = (['positions', 'entries'] as const).find((limited) => limited in known);
  if (why === undefined) return { ...facts, why: 'failed' };
  return { ...facts, why, amount: known[why] ?? 0, tens: known[`${why}Tens`] ?? 0 };
}

const outcomeOf = (outcomes: readonly MethodOutcome[], algorithm: SlidingAlgorithm) => {
  const one = outcomes.find(({ method }) => method.algorithm === algorithm);
  return one === undefined || one.outcome === 'refused' ? undefined : one;
};

/**
 * Returns one sentence about this comparison. On small boards it compares breadth-first with depth-first
 * search: solution length against memory. On larger boards it compares the human method with the shortest
 * solution found.
 */
export function comparisonSentence(texts: Texts, outcomes: readonly MethodOutcome[]): string {
  const [breadthFirst, depthFirst, human] = (['bfs', 'dfs', 'human'] as const).map((name) =>
    outcomeOf(outcomes, name),
  );
  const { memory } = createQuantityFormats(texts.locale);
  const memoryText = (one: typeof breadthFirst): string => memory(one?.answer.memoryBytes ?? 0);
  if (breadthFirst !== undefined && depthFirst !== undefined) {
    const first = depthFirst.answer.length;
    const shortest = breadthFirst.answer.length;
    // If depth-first search gave up, its answer is a solution of another method. The sentence says so.
    const hasSolvedItself = depthFirst.answer.algorithm === depthFirst.method.algorithm;
    const kind = !hasSolvedItself ? 'gave-up' : first > shortest ? 'longer' : 'same';
    const figures = {
      first,
      shortest,
      firstMemory: memoryText(depthFirst),
      shortestMemory: memoryText(breadthFirst),
    };
    return texts.say('compare-lesson', { kind, ...figures });
  }
  const lengths = outcomes.flatMap((one) => (one.outcome === 'refused' ? [] : [one.answer.length]));
  const figures = { first: human?.answer.length ?? 0, firstMemory: '', shortestMemory: '' };
  return human === undefined
    ? ''
    : texts.say('compare-lesson', { kind: 'large', shortest: Math.min(...lengths), ...figures });
}

/**
 * The complexity of each search as time · memory. b: branching factor, d: moves to the goal, m: depth limit,
 * h: mean estimate of the heuristic. See docs/algorithms.md.
 */
const COMPLEXITIES: Readonly<Partial<Record<SlidingAlgorithm, string>>> = {
  bfs: 'O(b^d) · O(b^d)',
  dfs: 'O(b^m) · O(b·m)',
  iddfs: 'O(b^d) · O(d)',
  bidirectional: 'O(b^(d/2)) · O(b^(d/2))',
  astar: 'O(b^(d−h)) · O(b^(d−h))',
  ida: 'O(b^(d−h)) · O(d)',
};

export const comparisonScene = (texts: Texts, outcomes: readonly MethodOutcome[]): Scene => ({
  kind: 'comparison',
  labels: {
    locale: texts.locale,
    moves: texts.say('picture-compare-moves'),
    positions: texts.say('picture-compare-positions'),
    time: texts.say('picture-compare-time'),
    memory: texts.say('picture-compare-memory'),
    signs: texts.say('compare-legend'),
    orders: texts.say('picture-compare-orders'),
  },
  rows: outcomes.map((one) => {
    const { method, outcome } = one;
    const growth = COMPLEXITIES[method.algorithm];
    const row = { name: methodName(method), ...(growth && { growth }), outcome };
    if (one.outcome === 'refused') return row;
    const { length, lowerBound, expanded, milliseconds, memoryBytes } = one.answer;
    return {
      ...row,
      ...(outcome !== 'gave-up' && { length }),
      lowerBound,
      expanded,
      milliseconds,
      ...(memoryBytes !== undefined && { memoryBytes }),
    };
  }),
});
