/** The number of short straight lines that approximate the curve of one move. */
export const PIECES_PER_MOVE = 12;

/**
 * The distance of the Bezier control points from the centre of a square, in squares. A larger distance makes
 * rounder bends, but also a longer curve.
 */
const CONTROL_POINT_DISTANCE = 0.52;

/**
 * A curve, stored as the points of a polyline: `PIECES_PER_MOVE` points for each move, and a last one at the
 * end. The coordinates are in squares from the board's top left corner.
 */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Makes a smooth curve through the centres of the squares of a tour. `squares` lists them in the order of the
 * tour, numbered in reading order on a board of `cols` columns. In each centre, the curve has the direction
 * from the previous to the next square, as a Catmull-Rom spline has. All control points are equally far from
 * their centres, also at sharp bends. So the curve makes a small loop at a sharp bend. A closed curve returns
 * to its start.
 */
export function curveThrough(squares: Int32Array, cols: number, closed: boolean): Curve {
  const count = squares.length;
  const moves = closed ? count : count - 1;
  const x = (at: number) => ((squares[at] ?? 0) % cols) + 0.5;
  const y = (at: number) => Math.floor((squares[at] ?? 0) / cols) + 0.5;
  const neighbourIndex = (at: number) =>
    closed ? (at + count) % count : Math.min(count - 1, Math.max(0, at));
  const controlOffset = (at: number): readonly [number, number] => {
    const [before, after] = [neighbourIndex(at - 1), neighbourIndex(at + 1)];
    const [across, down] = [x(after) - x(before), y(after) - y(before)];
    const length = Math.hypot(across, down) || 1;
    return [(across / length) * CONTROL_POINT_DISTANCE, (down / length) * CONTROL_POINT_DISTANCE];
  };
  const curve = {
    x: new Float64Array(moves * PIECES_PER_MOVE + 1),
    y: new Float64Array(moves * PIECES_PER_MOVE + 1),
  };
  for (let move = 0; move < moves; move++) {
    const next = neighbourIndex(move + 1);
    const [leave, arrive] = [controlOffset(move), controlOffset(next)];
    for (let piece = 0; piece <= PIECES_PER_MOVE; piece++) {
      const t = piece / PIECES_PER_MOVE;
      const at = move * PIECES_PER_MOVE + piece;
      curve.x[at] = bezier(x(move), x(move) + leave[0], x(next) - arrive[0], x(next), t);
      curve.y[at] = bezier(y(move), y(move) + leave[1], y(next) - arrive[1], y(next), t);
    }
  }
  return curve;
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/**
 * Returns a point of the curve, in squares from the board's top left corner. `position` is an index of the
 * curve's points. If it has a fraction, the result is between two points.
 */
export function pointAt({ x, y }: Curve, position: number): [number, number] {
  const index = Math.min(x.length - 2, Math.max(0, Math.floor(position)));
  const fraction = Math.min(1, Math.max(0, position - index));
  const interpolate = (values: Float64Array) =>
    (values[index] ?? 0) + ((values[index + 1] ?? 0) - (values[index] ?? 0)) * fraction;
  return [interpolate(x), interpolate(y)];
}
