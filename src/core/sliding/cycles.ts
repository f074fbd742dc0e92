/**
 * Returns the cycles of the permutation `next`, without cycles of length one. Each cycle begins with its
 * first member in `starts`.
 */
export function cyclesOf(starts: Iterable<number>, next: (from: number) => number): number[][] {
  const cycles: number[][] = [];
  const seen = new Set<number>();
  for (const start of starts) {
    const cycle: number[] = [];
    for (let at = start; !seen.has(at); at = next(at)) {
      seen.add(at);
      cycle.push(at);
    }
    if (cycle.length > 1) cycles.push(cycle);
  }
  return cycles;
}

/**
 * Returns the number of exchanges that sort a permutation with these cycles: a cycle of n members takes n -
 * 1.
 */
export const exchangesIn = (cycles: readonly (readonly number[])[]): number =>
  cycles.reduce((sum, { length }) => sum + length - 1, 0);
