import type { Optimisation } from '../../core/knight/classic/choice.ts';
import type { Facts } from '../../core/result.ts';

/** Optimisations as texts take them: their list, and how many they are. */
export const optsFacts = (opts: readonly Optimisation[]): Facts => ({
  opts: opts.join(', '),
  chosen: opts.length,
});
