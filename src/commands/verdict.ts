import type { Facts } from '../core/result.ts';
import type { SlidingAnswer } from '../core/sliding/answer.ts';
import { isAdmissible } from '../core/sliding/method.ts';

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
