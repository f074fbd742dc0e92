import { type State, TRANSITIONS, type Transition } from '../../core/knight/classic/machine.ts';
import { arc, type Point, rounded } from '../paint/arrow.ts';
import { symbolWidth } from '../paint/symbol.ts';

/** Pixels. */
export const RADIUS = 46;
export const TYPE = 27;
/** The disc with a transition's place in the order. */
export const ORDER_DISC = 30;
const LABEL_HEIGHT = 40;
const GAP = 9;

/** Where each state stands: the search above, its three ends below. */
export const STATE_PLACES: Readonly<Record<State, Point>> = {
  y0: [590, 210],
  y1: [970, 210],
  y2: [1350, 210],
  y3: [590, 560],
  y4: [970, 560],
  y5: [1350, 560],
};
/** The line along which the ends go back to the first state. */
const RETURN = { x: 500, y: 672, corner: 26 } as const;
export const MACHINE_SIZE = { width: 1470, height: 716 } as const;

/** What is written at an arrow, from left to right, in a box with its middle at (x, y). */
export interface ArrowLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly order: string;
  readonly symbols: readonly string[];
}

export interface PlannedArrow {
  readonly transition: Transition;
  /** From the edge of the state left to the edge of the state reached. */
  readonly points: readonly Point[];
  /** Absent where a state is left in one way only, always and without doing anything. */
  readonly label?: ArrowLabel;
}

/** A circle's point in the direction of another point. */
function edge([x, y]: Point, [towardsX, towardsY]: Point): Point {
  const length = Math.hypot(towardsX - x, towardsY - y);
  return [x + ((towardsX - x) / length) * RADIUS, y + ((towardsY - y) / length) * RADIUS];
}

/** A bend to the left of the way, in pixels, for states joined both ways. */
function bendOf({ from, to }: Transition): number {
  const alsoBack = TRANSITIONS.some((other) => other.from === to && other.to === from);
  return alsoBack && to !== 'y0' && from !== 'y0' ? 74 : 0;
}

function pointsOf(transition: Transition): Point[] {
  const [from, to] = [STATE_PLACES[transition.from], STATE_PLACES[transition.to]];
  if (transition.from === transition.to) {
    const [x, y] = from;
    const [left, right] = [edge(from, [x - 24, y - 40]), edge(from, [x + 24, y - 40])];
    const top = y - RADIUS - 62;
    return [...arc(left, [x - 64, top], [x, top]), ...arc([x, top], [x + 64, top], right)];
  }
  if (transition.to === 'y0') {
    const start: Point = [from[0], from[1] + RADIUS];
    return rounded(
      [start, [from[0], RETURN.y], [RETURN.x, RETURN.y], [RETURN.x, to[1]], [to[0] - RADIUS, to[1]]],
      RETURN.corner,
    );
  }
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  const bend = bendOf(transition);
  const pull: Point = [
    (from[0] + to[0]) / 2 + (down / length) * bend,
    (from[1] + to[1]) / 2 - (across / length) * bend,
  ];
  return arc(edge(from, pull), pull, edge(to, pull));
}

/** What stands at an arrow: condition, then what is done. */
function symbolsOf({ condition, actions }: Transition): string[] {
  const done = actions.flatMap((action, i) => [i === 0 ? '/' : ',', action]);
  return condition === '' ? done : [condition, ...done];
}

/** Pixels after a symbol. */
export function spaceAfter(symbol: string, next: string | undefined): number {
  if (next === undefined) return 0;
  if (next === ',') return TYPE * 0.1;
  return TYPE * (next === '/' ? 0.42 : symbol === '/' ? 0.3 : 0.38);
}

function labelOf(transition: Transition, points: readonly Point[]): ArrowLabel | undefined {
  const symbols = symbolsOf(transition);
  const ways = TRANSITIONS.filter(({ from }) => from === transition.from).length;
  if (ways === 1 && symbols.length === 0) return undefined;
  const order = ways > 1 ? String(transition.order) : '';
  const written = symbols.reduce(
    (sum, symbol, i) => sum + symbolWidth(symbol, TYPE) + spaceAfter(symbol, symbols[i + 1]),
    0,
  );
  const between = order !== '' && symbols.length > 0 ? TYPE * 0.4 : 0;
  const width = (order === '' ? 0 : ORDER_DISC) + between + written;
  const [x, y] = besideMiddle(points, width, transition.from === transition.to);
  return { x, y, width, height: LABEL_HEIGHT, order, symbols };
}

/** The middle of a label as near to an arrow's middle as its width allows: above an arrow that goes right, below one that goes left, else on its right. */
function besideMiddle(points: readonly Point[], width: number, isLoop: boolean): Point {
  const at = Math.floor(points.length / 2);
  const middle = points[at] ?? [0, 0];
  if (isLoop) return [middle[0], middle[1] - LABEL_HEIGHT / 2 - GAP / 2];
  const [before, after] = [points[at - 1] ?? middle, points[at + 1] ?? middle];
  const [across, down] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(across, down);
  const steep = Math.abs(down) > Math.abs(across) * 3;
  const normal: Point = steep ? [1, 0] : [down / length, -across / length];
  const reach = GAP + (Math.abs(normal[0]) * width) / 2 + (Math.abs(normal[1]) * LABEL_HEIGHT) / 2;
  return [middle[0] + normal[0] * reach, middle[1] + normal[1] * reach];
}

/** Every transition of the machine with its way and its label. */
export function planMachine(): PlannedArrow[] {
  return TRANSITIONS.map((transition) => {
    const points = pointsOf(transition);
    const label = labelOf(transition, points);
    return { transition, points, ...(label && { label }) };
  });
}
