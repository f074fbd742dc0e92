/** Which third of all boards, by their lengths: the shortest, those between, the longest. */
export type Third = 0 | 1 | 2;

/**
 * The lengths of a third of all boards of a size, whose numbers by length are given (from 0). A length belongs to one third alone; at the borders
 * the easier one has it.
 */
export function lengthsOfThird(
  counts: readonly number[],
  third: Third,
): { readonly least: number; readonly most: number } {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let [sum, length] = [0, -1];
  /** The first length up to which there are so many thirds of all. */
  const upTo = (thirds: number): number => {
    while (3 * sum < thirds * all) sum += counts[++length] ?? all;
    return length;
  };
  const before = third === 0 ? 0 : upTo(third);
  return { least: before + 1, most: third === 2 ? counts.length - 1 : upTo(third + 1) };
}
