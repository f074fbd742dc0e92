/** A projective map of the plane: the nine elements of a 3x3 matrix, row by row. */
export type Homography = readonly number[];

/** A point of the picture in pixels, or a position (column, row) in a lattice. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point before and after the mapping. */
export interface PointPair {
  readonly from: Point;
  readonly to: Point;
}

export function projectPoint(map: Homography, x: number, y: number): Point {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = map;
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Gaussian elimination with pivoting. Undefined if there isn't exactly one solution. */
function solveLinearSystem(matrix: readonly number[][], rightSide: readonly number[]): number[] | undefined {
  const rows = matrix.map((row, index) => [...row, rightSide[index] as number]);
  const equationCount = rows.length;
  for (let col = 0; col < equationCount; col++) {
    let pivotRowIndex = col;
    for (let row = col + 1; row < equationCount; row++)
      if (Math.abs(rows[row]?.[col] as number) > Math.abs(rows[pivotRowIndex]?.[col] as number))
        pivotRowIndex = row;
    [rows[col], rows[pivotRowIndex]] = [rows[pivotRowIndex] as number[], rows[col] as number[]];
    const pivotRow = rows[col] as number[];
    if (Math.abs(pivotRow[col] as number) < 1e-9) return undefined;
    for (let row = 0; row < equationCount; row++) {
      if (row === col) continue;
      const otherRow = rows[row] as number[];
      const factor = (otherRow[col] as number) / (pivotRow[col] as number);
      for (let k = col; k <= equationCount; k++)
        otherRow[k] = (otherRow[k] as number) - factor * (pivotRow[k] as number);
    }
  }
  return rows.map((row, index) => (row[equationCount] as number) / (row[index] as number));
}

/** Solves an overdetermined system by the normal equations. Undefined if there isn't exactly one solution. */
function solveLeastSquares(
  equations: readonly (readonly number[])[],
  rightSide: readonly number[],
): number[] | undefined {
  const unknownCount = equations[0]?.length ?? 0;
  const normalMatrix = Array.from({ length: unknownCount }, () => new Array<number>(unknownCount).fill(0));
  const normalRightSide = new Array<number>(unknownCount).fill(0);
  equations.forEach((equation, index) => {
    for (let row = 0; row < unknownCount; row++) {
      const factor = equation[row] as number;
      normalRightSide[row] = (normalRightSide[row] as number) + factor * (rightSide[index] as number);
      for (let col = 0; col < unknownCount; col++)
        (normalMatrix[row] as number[])[col] =
          ((normalMatrix[row] as number[])[col] as number) + factor * (equation[col] as number);
    }
  });
  return solveLinearSystem(normalMatrix, normalRightSide);
}

/**
 * Uses least squares. With fewer than six pairs the map is affine, else projective (the direct linear
 * transformation; Hartley and Zisserman, "Multiple View Geometry", 4.1). Undefined if there are fewer than
 * three pairs, or if the points lie on a line.
 */
export function fitHomography(pairs: readonly PointPair[]): Homography | undefined {
  if (pairs.length < 3) return undefined;
  // So that the equations have numbers of similar size.
  const targetScale = 1000;
  const equations: number[][] = [];
  const rightSide: number[] = [];
  const isAffine = pairs.length < 6;
  for (const { from, to } of pairs) {
    const [x, y, u, v] = [from.x, from.y, to.x / targetScale, to.y / targetScale];
    equations.push(isAffine ? [x, y, 1, 0, 0, 0] : [x, y, 1, 0, 0, 0, -x * u, -y * u]);
    equations.push(isAffine ? [0, 0, 0, x, y, 1] : [0, 0, 0, x, y, 1, -x * v, -y * v]);
    rightSide.push(u, v);
  }
  const [a, b, c, d, e, f, g = 0, h = 0] = solveLeastSquares(equations, rightSide) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined) return undefined;
  return [
    a * targetScale,
    b * targetScale,
    c * targetScale,
    d * targetScale,
    e * targetScale,
    f * targetScale,
    g,
    h,
    1,
  ];
}
