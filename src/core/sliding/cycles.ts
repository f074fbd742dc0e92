/** Omits cycles of length one. Each cycle begins with its first member in `members`. */
export function cyclesOf(members: Iterable<number>, successorOf: (member: number) => number): number[][] {
  const cycles: number[][] = [];
  const visitedMembers = new Set<number>();
  for (const start of members) {
    const cycle: number[] = [];
    for (let member = start; !visitedMembers.has(member); member = successorOf(member)) {
      visitedMembers.add(member);
      cycle.push(member);
    }
    if (cycle.length > 1) cycles.push(cycle);
  }
  return cycles;
}

/** Exchanges of two members that sort a permutation with these cycles. A cycle of n members needs n - 1. */
export const exchangesIn = (cycles: readonly (readonly number[])[]): number =>
  cycles.reduce((sum, { length }) => sum + length - 1, 0);
