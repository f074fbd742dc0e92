import type { Loss } from './analysis.ts';

/**
 * Where steps were lost, from the exact distances before the first step and after each one (undefined: not
 * known). Steps in a row that lose belong together; between two known distances it is known how much was
 * lost, not in which steps.
 */
export function lossesIn(distances: readonly (number | undefined)[]): Loss[] {
  const losses: Loss[] = [];
  let known: { readonly at: number; readonly distance: number } | undefined;
  for (const [at, distance] of distances.entries()) {
    if (distance === undefined) continue;
    if (known !== undefined) {
      const lost = at - known.at + distance - known.distance;
      const within = at - known.at > 1;
      const before = losses.at(-1);
      if (lost > 0 && !within && before !== undefined && !before.within && before.to === known.at)
        losses.splice(-1, 1, { ...before, to: at, lost: before.lost + lost });
      else if (lost > 0) losses.push({ from: known.at + 1, to: at, lost, within });
    }
    known = { at, distance };
  }
  return losses;
}
