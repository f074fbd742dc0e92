/** The most moves that any board needs, by size (rows <= cols): OEIS A151944, after Korf 2008. The goal's blank is in a corner. */
const LONGEST: Readonly<Record<string, number>> = {
  '2x2': 6,
  '2x3': 21,
  '2x4': 36,
  '2x5': 55,
  '2x6': 80,
  '2x7': 108,
  '2x8': 140,
  '3x3': 31,
  '3x4': 53,
  '3x5': 84,
  '4x4': 80,
};

/** The length of the hardest boards of that size for the usual goal, or undefined: not known of larger ones. */
export const longestOf = (rows: number, cols: number): number | undefined =>
  LONGEST[`${Math.min(rows, cols)}x${Math.max(rows, cols)}`];
