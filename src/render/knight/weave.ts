import type { Pieces } from '../paint/pieces.ts';
import type { Curve } from './curve.ts';

/**
 * A part of a curve, from index `from` to index `to` of its points. Indexes may have fractions. `isOver`:
 * whether this part is drawn over the parts that it crosses.
 */
export interface Strand {
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
}

/**
 * The side of a box, in squares. To find crossings quickly, the board is divided into boxes, and only lines
 * in the same box are compared.
 */
const BOX_SQUARES = 0.5;

interface Visit {
  readonly place: number;
  readonly crossing: number;
}

/**
 * Finds all points where a curve crosses itself. Each crossing is listed twice, because the curve passes
 * through it twice. The list is sorted by the position on the curve.
 */
function* visitsOf({ x, y }: Curve): Pieces<Visit[]> {
  const boxes = new Map<number, number[]>();
  const box = (at: number) => Math.floor(at / BOX_SQUARES);
  const key = (column: number, row: number) => row * 65_536 + column;
  const [px, py] = [(at: number) => x[at] ?? 0, (at: number) => y[at] ?? 0];
  for (let at = 0; at + 1 < x.length; at++) {
    const [left, right] = [box(Math.min(px(at), px(at + 1))), box(Math.max(px(at), px(at + 1)))];
    const [top, bottom] = [box(Math.min(py(at), py(at + 1))), box(Math.max(py(at), py(at + 1)))];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const held = boxes.get(key(column, row));
        if (held) held.push(at);
        else boxes.set(key(column, row), [at]);
      }
    }
    yield;
  }
  const visits: Visit[] = [];
  for (const [here, held] of boxes) {
    for (const [i, a] of held.entries()) {
      for (let other = i + 1; other < held.length; other++) {
        const b = held[other] ?? 0;
        const [ax, ay, bx, by] = [px(a + 1) - px(a), py(a + 1) - py(a), px(b + 1) - px(b), py(b + 1) - py(b)];
        const area = ax * by - ay * bx;
        if (area === 0) continue;
        const [across, down] = [px(b) - px(a), py(b) - py(a)];
        const along = (across * by - down * bx) / area;
        const beside = (across * ay - down * ax) / area;
        if (b - a <= 1 || along < 0 || along >= 1 || beside < 0 || beside >= 1) continue;
        // Two lines may have several boxes in common. Count their crossing only in the box that contains the
        // crossing.
        if (key(box(px(a) + along * ax), box(py(a) + along * ay)) !== here) continue;
        const crossing = visits.length;
        visits.push({ place: a + along, crossing }, { place: b + beside, crossing });
      }
    }
    yield;
  }
  return visits.sort((a, b) => a.place - b.place);
}

/**
 * Cuts a curve into strands, halfway between two crossings. The strands alternately pass over and under, like
 * a woven ribbon. On a closed curve this always works: between the two visits to a crossing, the curve passes
 * an even number of other crossings. An open curve may pass over twice in a row if its end is inside a loop.
 */
export function* weave(curve: Curve): Pieces<Strand[]> {
  const visits = yield* visitsOf(curve);
  yield;
  const last = curve.x.length - 1;
  const above = new Map<number, boolean>();
  let over = false;
  return visits.length === 0
    ? [{ from: 0, to: last, over: false }]
    : visits.map(({ place, crossing }, at): Strand => {
        const first = above.get(crossing);
        over = first === undefined ? !over : !first;
        above.set(crossing, over);
        const [before, after] = [visits[at - 1]?.place, visits[at + 1]?.place];
        const from = before === undefined ? 0 : (before + place) / 2;
        return { from, to: after === undefined ? last : (place + after) / 2, over };
      });
}
