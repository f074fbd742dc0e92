/** Short straight lines that approximate the curve of one move. */
export const PIECES_PER_MOVE = 12;

/**
 * Distance of the Bezier control points from the centre of a square, in squares. A larger distance makes
 * rounder bends, but also a longer curve.
 */
const CONTROL_POINT_DISTANCE = 0.52;

/**
 * The points of a polyline: `PIECES_PER_MOVE` for each move, and a last one at the end. The coordinates are
 * in squares from the board's top left corner.
 */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * A smooth curve through the centres of `squares`, which are in the order of the tour, numbered in reading
 * order on a board of `cols` columns. In each centre, the curve has the direction from the previous to the
 * next square, as a Catmull-Rom spline has. All control points are equally far from their centres, so the
 * curve makes a small loop at a sharp bend. A closed curve returns to its start.
 */
export function curveThrough(squares: Int32Array, cols: number, isClosed: boolean): Curve {
  const squareCount = squares.length;
  const moveCount = isClosed ? squareCount : squareCount - 1;
  const xAt = (index: number) => ((squares[index] ?? 0) % cols) + 0.5;
  const yAt = (index: number) => Math.floor((squares[index] ?? 0) / cols) + 0.5;
  const neighbourIndex = (index: number) =>
    isClosed ? (index + squareCount) % squareCount : Math.min(squareCount - 1, Math.max(0, index));
  const controlOffsetAt = (index: number): readonly [number, number] => {
    const [previousIndex, nextIndex] = [neighbourIndex(index - 1), neighbourIndex(index + 1)];
    const [dx, dy] = [xAt(nextIndex) - xAt(previousIndex), yAt(nextIndex) - yAt(previousIndex)];
    const directionLength = Math.hypot(dx, dy) || 1;
    return [(dx / directionLength) * CONTROL_POINT_DISTANCE, (dy / directionLength) * CONTROL_POINT_DISTANCE];
  };
  const curve = {
    x: new Float64Array(moveCount * PIECES_PER_MOVE + 1),
    y: new Float64Array(moveCount * PIECES_PER_MOVE + 1),
  };
  for (let move = 0; move < moveCount; move++) {
    const nextIndex = neighbourIndex(move + 1);
    const [startOffset, endOffset] = [controlOffsetAt(move), controlOffsetAt(nextIndex)];
    for (let pieceIndex = 0; pieceIndex <= PIECES_PER_MOVE; pieceIndex++) {
      const t = pieceIndex / PIECES_PER_MOVE;
      const pointIndex = move * PIECES_PER_MOVE + pieceIndex;
      curve.x[pointIndex] = bezier(
        xAt(move),
        xAt(move) + startOffset[0],
        xAt(nextIndex) - endOffset[0],
        xAt(nextIndex),
        t,
      );
      curve.y[pointIndex] = bezier(
        yAt(move),
        yAt(move) + startOffset[1],
        yAt(nextIndex) - endOffset[1],
        yAt(nextIndex),
        t,
      );
    }
  }
  return curve;
}

/** A coordinate of a cubic curve with the control values `a` to `d`. `t`: 0 to 1. */
function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/**
 * Point in squares from the board's top left corner. `position`: an index of the curve's points; with a
 * fraction, between two of them.
 */
export function pointAt({ x, y }: Curve, position: number): [number, number] {
  const pointIndex = Math.min(x.length - 2, Math.max(0, Math.floor(position)));
  const fraction = Math.min(1, Math.max(0, position - pointIndex));
  const interpolate = (values: Float64Array) =>
    (values[pointIndex] ?? 0) + ((values[pointIndex + 1] ?? 0) - (values[pointIndex] ?? 0)) * fraction;
  return [interpolate(x), interpolate(y)];
}
