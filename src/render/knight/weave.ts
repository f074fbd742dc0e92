import type { Pieces } from '../paint/pieces.ts';
import type { Curve } from './curve.ts';

/**
 * A part of a curve, from index `from` to index `to` of its points. Indexes may have fractions. `isOver`:
 * whether this part is drawn over the parts that it crosses.
 */
export interface Strand {
  readonly from: number;
  readonly to: number;
  readonly isOver: boolean;
}

/**
 * The side of a box, in squares. To find crossings quickly, the board is divided into boxes, and only lines
 * in the same box are compared.
 */
const BOX_SQUARES = 0.5;

interface CrossingVisit {
  readonly position: number;
  readonly crossing: number;
}

/**
 * Finds all points where a curve crosses itself. Each crossing is listed twice, because the curve passes
 * through it twice. The list is sorted by the position on the curve.
 */
function* findVisits({ x, y }: Curve): Pieces<CrossingVisit[]> {
  const boxes = new Map<number, number[]>();
  const box = (at: number) => Math.floor(at / BOX_SQUARES);
  const key = (column: number, row: number) => row * 65_536 + column;
  const [xAt, yAt] = [(at: number) => x[at] ?? 0, (at: number) => y[at] ?? 0];
  for (let at = 0; at + 1 < x.length; at++) {
    const [left, right] = [box(Math.min(xAt(at), xAt(at + 1))), box(Math.max(xAt(at), xAt(at + 1)))];
    const [top, bottom] = [box(Math.min(yAt(at), yAt(at + 1))), box(Math.max(yAt(at), yAt(at + 1)))];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const lines = boxes.get(key(column, row));
        if (lines) lines.push(at);
        else boxes.set(key(column, row), [at]);
      }
    }
    yield;
  }
  const visits: CrossingVisit[] = [];
  for (const [boxKey, lines] of boxes) {
    for (const [i, a] of lines.entries()) {
      for (let other = i + 1; other < lines.length; other++) {
        const b = lines[other] ?? 0;
        const [ax, ay, bx, by] = [
          xAt(a + 1) - xAt(a),
          yAt(a + 1) - yAt(a),
          xAt(b + 1) - xAt(b),
          yAt(b + 1) - yAt(b),
        ];
        const crossProduct = ax * by - ay * bx;
        if (crossProduct === 0) continue;
        const [across, down] = [xAt(b) - xAt(a), yAt(b) - yAt(a)];
        const shareOfA = (across * by - down * bx) / crossProduct;
        const shareOfB = (across * ay - down * ax) / crossProduct;
        if (b - a <= 1 || shareOfA < 0 || shareOfA >= 1 || shareOfB < 0 || shareOfB >= 1) continue;
        // Two lines may have several boxes in common. Count their crossing only in the box that contains the
        // crossing.
        if (key(box(xAt(a) + shareOfA * ax), box(yAt(a) + shareOfA * ay)) !== boxKey) continue;
        const crossing = visits.length;
        visits.push({ position: a + shareOfA, crossing }, { position: b + shareOfB, crossing });
      }
    }
    yield;
  }
  return visits.sort((a, b) => a.position - b.position);
}

/**
 * Cuts a curve into strands, halfway between two crossings. The strands alternately pass over and under, like
 * a woven ribbon. On a closed curve this always works: between the two visits to a crossing, the curve passes
 * an even number of other crossings. An open curve may pass over twice in a row if its end is inside a loop.
 */
export function* weave(curve: Curve): Pieces<Strand[]> {
  const visits = yield* findVisits(curve);
  yield;
  const last = curve.x.length - 1;
  const isOverByCrossing = new Map<number, boolean>();
  let isOver = false;
  return visits.length === 0
    ? [{ from: 0, to: last, isOver: false }]
    : visits.map(({ position, crossing }, at): Strand => {
        const firstIsOver = isOverByCrossing.get(crossing);
        isOver = firstIsOver === undefined ? !isOver : !firstIsOver;
        isOverByCrossing.set(crossing, isOver);
        const [before, after] = [visits[at - 1]?.position, visits[at + 1]?.position];
        const from = before === undefined ? 0 : (before + position) / 2;
        return { from, to: after === undefined ? last : (position + after) / 2, isOver };
      });
}
