import type { MessageArgs } from '../../core/result.ts';
import type { SlidingAlgorithm } from '../../core/sliding/method.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { MethodOutcome } from '../../solver/comparison.ts';
import { methodName } from '../solve/verdict.ts';

/** Arguments of the message `compare-row`. */
export function rowArguments(methodOutcome: MethodOutcome, rowNumber: number): MessageArgs {
  const messageArgs = {
    number: rowNumber,
    method: methodName(methodOutcome.method),
    outcome: methodOutcome.outcome,
  };
  if (methodOutcome.outcome !== 'refused') {
    return { ...messageArgs, length: methodOutcome.answer.length, bound: methodOutcome.answer.lowerBound };
  }
  const faultFacts = methodOutcome.fault.facts;
  const exceededLimitName = (['positions', 'entries'] as const).find((limitName) => limitName in faultFacts);
  if (exceededLimitName === undefined) return { ...messageArgs, why: 'failed' };
  return {
    ...messageArgs,
    why: exceededLimitName,
    amount: faultFacts[exceededLimitName] ?? 0,
    tens: faultFacts[`${exceededLimitName}Tens`] ?? 0,
  };
}

const outcomeOfAlgorithm = (outcomes: readonly MethodOutcome[], algorithm: SlidingAlgorithm) => {
  const methodOutcome = outcomes.find(({ method }) => method.algorithm === algorithm);
  return methodOutcome === undefined || methodOutcome.outcome === 'refused' ? undefined : methodOutcome;
};

/**
 * On small boards it compares breadth-first with depth-first search: solution length against memory. On
 * larger boards it compares the human method with the shortest solution found.
 */
export function comparisonSentence(texts: Texts, outcomes: readonly MethodOutcome[]): string {
  const [breadthFirstOutcome, depthFirstOutcome, humanOutcome] = (['bfs', 'dfs', 'human'] as const).map(
    (name) => outcomeOfAlgorithm(outcomes, name),
  );
  const { formatMemory } = createQuantityFormats(texts.locale);
  const makeMemoryText = (methodOutcome: typeof breadthFirstOutcome): string =>
    formatMemory(methodOutcome?.answer.memoryBytes ?? 0);
  if (breadthFirstOutcome !== undefined && depthFirstOutcome !== undefined) {
    const depthFirstLength = depthFirstOutcome.answer.length;
    const shortestLength = breadthFirstOutcome.answer.length;
    // If depth-first search gave up, its answer is a solution of another method.
    const hasSolvedItself = depthFirstOutcome.answer.algorithm === depthFirstOutcome.method.algorithm;
    const lessonKind = !hasSolvedItself ? 'gave-up' : depthFirstLength > shortestLength ? 'longer' : 'same';
    const messageArgs = {
      first: depthFirstLength,
      shortest: shortestLength,
      firstMemory: makeMemoryText(depthFirstOutcome),
      shortestMemory: makeMemoryText(breadthFirstOutcome),
    };
    return texts.say('compare-lesson', { kind: lessonKind, ...messageArgs });
  }
  const lengths = outcomes.flatMap((methodOutcome) =>
    methodOutcome.outcome === 'refused' ? [] : [methodOutcome.answer.length],
  );
  const messageArgs = { first: humanOutcome?.answer.length ?? 0, firstMemory: '', shortestMemory: '' };
  return humanOutcome === undefined
    ? ''
    : texts.say('compare-lesson', { kind: 'large', shortest: Math.min(...lengths), ...messageArgs });
}

/**
 * Time · memory. b: branching factor, d: moves to the goal, m: depth limit, h: mean estimate of the
 * heuristic. See docs/algorithms.md.
 */
const COMPLEXITY_OF_ALGORITHM: Readonly<Partial<Record<SlidingAlgorithm, string>>> = {
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
    signsMeaning: texts.say('compare-legend'),
    growthMeaning: texts.say('picture-compare-orders'),
  },
  rows: outcomes.map((methodOutcome) => {
    const { method, outcome } = methodOutcome;
    const growth = COMPLEXITY_OF_ALGORITHM[method.algorithm];
    const row = { name: methodName(method), growth, outcome };
    if (methodOutcome.outcome === 'refused') return row;
    const { length, lowerBound, expanded, milliseconds, memoryBytes } = methodOutcome.answer;
    return {
      ...row,
      length: outcome === 'gave-up' ? undefined : length,
      lowerBound,
      expanded,
      milliseconds,
      memoryBytes,
    };
  }),
});
