import { expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { assignColumns } from '../../src/vision/assignment.ts';

/** The least sum over all permutations, one after the other. */
function leastSum(costs: readonly (readonly number[])[], used = 0, row = 0): number {
  if (row === costs.length) return 0;
  let least = Number.POSITIVE_INFINITY;
  costs[row]?.forEach((cost, col) => {
    if ((used & (1 << col)) === 0)
      least = Math.min(least, cost + leastSum(costs, used | (1 << col), row + 1));
  });
  return least;
}

test.each([1, 2, 3, 5, 7])('an assignment of %i rows costs the least of all permutations', (size) => {
  const random = seededRandom(size);
  for (let round = 0; round < 20; round++) {
    const costs = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => Math.floor(random() * 9)),
    );
    const columns = [...assignColumns(Float64Array.from(costs.flat()), size)];
    expect([...columns].sort((a, b) => a - b)).toEqual(columns.map((_, at) => at));
    const sum = columns.reduce((total, col, row) => total + (costs[row]?.[col] ?? 0), 0);
    expect(sum).toBe(leastSum(costs));
  }
});
