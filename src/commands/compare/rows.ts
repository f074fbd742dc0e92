import type { Facts } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene.ts';
import type { Compared } from '../../solver/comparison.ts';
import { methodName } from '../solve/verdict.ts';

/** How each method went, and in how many milliseconds each had to; an unsolvable puzzle is left to none of them. */
export type Comparison =
  | { readonly compared: readonly Compared[]; readonly timeMs: number }
  | { readonly unsolvable: SlidingAnswer };

/** The facts of the text `compare-row`. */
export function rowFacts(one: Compared, number: number): Facts {
  const facts = { number, method: methodName(one.method), outcome: one.outcome };
  if (one.outcome !== 'refused') {
    return { ...facts, length: one.answer.length, bound: one.answer.lowerBound };
  }
  const known = one.fault.facts;
  if ('positions' in known) {
    return { ...facts, why: 'positions', amount: known.positions ?? 0, tens: known.positionsTens ?? 0 };
  }
  if ('entries' in known) {
    return { ...facts, why: 'entries', amount: known.entries ?? 0, tens: known.entriesTens ?? 0 };
  }
  return { ...facts, why: 'failed' };
}

/** The picture of a comparison. */
export const comparisonScene = (texts: Texts, compared: readonly Compared[]): Scene => ({
  kind: 'comparison',
  labels: {
    locale: texts.locale,
    moves: texts.say('picture-compare-moves'),
    positions: texts.say('picture-compare-positions'),
    time: texts.say('picture-compare-time'),
    memory: texts.say('picture-compare-memory'),
    signs: texts.say('compare-legend'),
  },
  rows: compared.map((one) => {
    const name = methodName(one.method);
    if (one.outcome === 'refused') return { name, outcome: one.outcome };
    const { length, lowerBound, expanded, milliseconds, memoryBytes } = one.answer;
    return {
      name,
      outcome: one.outcome,
      ...(one.outcome !== 'gave-up' && { length }),
      lowerBound,
      expanded,
      milliseconds,
      ...(memoryBytes !== undefined && { memoryBytes }),
    };
  }),
});
