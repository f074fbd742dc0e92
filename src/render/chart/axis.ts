/** A round distance between two lines of a grid (1, 2 or 5 times a power of ten), so that there are about `lines` up to `most`. */
export function gridStep(most: number, lines = 5): number {
  const rough = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10);
}
