import type { Pieces } from '../paint/pieces.ts';
import type { Curve } from './curve.ts';

/** A part of a curve. `isOver`: whether it is drawn over the parts that it crosses. */
export interface Strand {
  /** Index of the curve's points, with a fraction. */
  readonly from: number;
  readonly to: number;
  readonly isOver: boolean;
}

/** Side of a box. To find crossings quickly, only lines in the same box are compared. */
const BOX_SQUARES = 0.5;

/** One of the two times that a curve passes through a crossing. */
interface CrossingVisit {
  /** Index of the curve's points, with a fraction. */
  readonly position: number;
  /** Both visits to a crossing have the same number. */
  readonly crossingId: number;
}

/** All points where a curve crosses itself, each twice, sorted by the position on the curve. */
function* findCrossingVisits({ x, y }: Curve): Pieces<CrossingVisit[]> {
  const lineIndexesByBox = new Map<number, number[]>();
  const boxIndexOf = (coordinate: number) => Math.floor(coordinate / BOX_SQUARES);
  const boxKeyOf = (column: number, row: number) => row * 65_536 + column;
  const [xAt, yAt] = [(index: number) => x[index] ?? 0, (index: number) => y[index] ?? 0];
  for (let lineIndex = 0; lineIndex + 1 < x.length; lineIndex++) {
    const [left, right] = [
      boxIndexOf(Math.min(xAt(lineIndex), xAt(lineIndex + 1))),
      boxIndexOf(Math.max(xAt(lineIndex), xAt(lineIndex + 1))),
    ];
    const [top, bottom] = [
      boxIndexOf(Math.min(yAt(lineIndex), yAt(lineIndex + 1))),
      boxIndexOf(Math.max(yAt(lineIndex), yAt(lineIndex + 1))),
    ];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const lineIndexes = lineIndexesByBox.get(boxKeyOf(column, row));
        if (lineIndexes) lineIndexes.push(lineIndex);
        else lineIndexesByBox.set(boxKeyOf(column, row), [lineIndex]);
      }
    }
    yield;
  }
  const visits: CrossingVisit[] = [];
  for (const [boxKey, lineIndexes] of lineIndexesByBox) {
    for (const [i, lineIndexA] of lineIndexes.entries()) {
      for (let j = i + 1; j < lineIndexes.length; j++) {
        const lineIndexB = lineIndexes[j] ?? 0;
        const [ax, ay, bx, by] = [
          xAt(lineIndexA + 1) - xAt(lineIndexA),
          yAt(lineIndexA + 1) - yAt(lineIndexA),
          xAt(lineIndexB + 1) - xAt(lineIndexB),
          yAt(lineIndexB + 1) - yAt(lineIndexB),
        ];
        const crossProduct = ax * by - ay * bx;
        if (crossProduct === 0) continue;
        const [dx, dy] = [xAt(lineIndexB) - xAt(lineIndexA), yAt(lineIndexB) - yAt(lineIndexA)];
        const shareOfA = (dx * by - dy * bx) / crossProduct;
        const shareOfB = (dx * ay - dy * ax) / crossProduct;
        if (lineIndexB - lineIndexA <= 1 || shareOfA < 0 || shareOfA >= 1 || shareOfB < 0 || shareOfB >= 1)
          continue;
        // Two lines may have several boxes in common. Count their crossing only in the box that contains the
        // crossing.
        if (
          boxKeyOf(
            boxIndexOf(xAt(lineIndexA) + shareOfA * ax),
            boxIndexOf(yAt(lineIndexA) + shareOfA * ay),
          ) !== boxKey
        )
          continue;
        const crossingId = visits.length;
        visits.push(
          { position: lineIndexA + shareOfA, crossingId },
          { position: lineIndexB + shareOfB, crossingId },
        );
      }
    }
    yield;
  }
  return visits.sort((a, b) => a.position - b.position);
}

/**
 * Cuts a curve halfway between two crossings. The strands alternately pass over and under, like a woven
 * ribbon. On a closed curve this always works: between the two visits to a crossing, the curve passes an even
 * number of other crossings. An open curve may pass over twice in a row if its end is inside a loop.
 */
export function* weave(curve: Curve): Pieces<Strand[]> {
  const visits = yield* findCrossingVisits(curve);
  yield;
  const lastPointIndex = curve.x.length - 1;
  const isOverByCrossing = new Map<number, boolean>();
  let isOver = false;
  return visits.length === 0
    ? [{ from: 0, to: lastPointIndex, isOver: false }]
    : visits.map(({ position, crossingId }, visitIndex): Strand => {
        const wasFirstVisitOver = isOverByCrossing.get(crossingId);
        isOver = wasFirstVisitOver === undefined ? !isOver : !wasFirstVisitOver;
        isOverByCrossing.set(crossingId, isOver);
        const [previousPosition, nextPosition] = [
          visits[visitIndex - 1]?.position,
          visits[visitIndex + 1]?.position,
        ];
        const from = previousPosition === undefined ? 0 : (previousPosition + position) / 2;
        return {
          from,
          to: nextPosition === undefined ? lastPointIndex : (position + nextPosition) / 2,
          isOver,
        };
      });
}
