/** How quiet a tour looks, as counted by Besa, Johnson, Mamano, Osegueda and Williams, "Taming the knight's tour". */
export interface TourMeasures {
  /** Squares on which the direction changes. */
  readonly turns: number;
  /** Pairs of moves whose open straight segments meet in a point. */
  readonly crossings: number;
}

/** The moves of a square that go down the board, by rows and columns; bit `d` of a square's moves is `DOWN[d]`, bit `4 + d` the same move seen from its other end. */
const DOWN = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;
const DOWN_BITS = (1 << DOWN.length) - 1;
/** Columns beside the board in which no move begins or ends, so that no border needs a test. */
const PAD = 4;
/** Rows whose moves are kept: a move reaches two rows down from the row below the one that is counted. */
const ROWS_KEPT = 4;

type Vector = readonly [down: number, across: number];

const cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/** Whether the open segments from the origin by `move` and from `from` by `other` meet; knight's moves never overlap along a line. */
function segmentsCross(move: Vector, from: Vector, other: Vector): boolean {
  const area = cross(move, other);
  if (area === 0) return false;
  const along = cross(from, other) / area;
  const beside = cross(from, move) / area;
  return along > 0 && along < 1 && beside > 0 && beside < 1;
}

/** For a square this many rows and columns further on: the crossings between its downward moves `b` and those `a` of the square itself, at `16 * a + b`. */
interface Meeting {
  readonly down: number;
  readonly across: number;
  readonly crossings: Uint8Array;
}

/** Every place at which a square's moves can be crossed by those of a square that comes later in reading order. */
const MEETINGS: readonly Meeting[] = [0, 1].flatMap((down) =>
  Array.from({ length: 2 * PAD + 1 }, (_, i) => i - PAD)
    .filter((across) => down > 0 || across > 0)
    .map((across) => {
      const crossing = DOWN.flatMap((a, i) =>
        DOWN.flatMap((b, j) => (segmentsCross(a, [down, across], b) ? (16 << i) | (1 << j) : [])),
      );
      const crossings = Uint8Array.from(
        { length: 256 },
        (_, moves) => crossing.filter((both) => (moves & both) === both).length,
      );
      return { down, across, crossings };
    })
    .filter(({ crossings }) => crossings.some((met) => met > 0)),
);

/** Whether a square with these moves (both directions, eight bits) is passed with a change of direction: 0 or 1. */
const TURNS = Uint8Array.from({ length: 256 }, (_, moves) => {
  const [down, up] = [moves & DOWN_BITS, moves >> DOWN.length];
  const count = moves.toString(2).replaceAll('0', '').length;
  return count === 2 && down !== up ? 1 : 0;
});

/**
 * The turns and crossings of a tour (`order`: the move number of each square, reading order, 1-based); a closed one
 * also moves from its last square to its first, and may turn on both. One pass over the rows, memory for four of them.
 */
export function tourMeasures(tour: {
  readonly cols: number;
  readonly rows: number;
  readonly order: Int32Array;
  readonly closed: boolean;
}): TourMeasures {
  const { cols, rows } = tour;
  const stride = cols + 2 * PAD;
  const moves = new Uint8Array(ROWS_KEPT * stride);
  const rowAt = (row: number) => (row % ROWS_KEPT) * stride + PAD;
  let [turns, crossings] = [0, 0];
  markMoves(tour, 0, moves, rowAt);
  for (let row = 0; row < rows; row++) {
    markMoves(tour, row + 1, moves, rowAt);
    const here = rowAt(row);
    for (let at = here; at < here + cols; at++) turns += TURNS[moves[at] ?? 0] ?? 0;
    for (const meeting of MEETINGS) {
      crossings += meetings(moves, here, rowAt(row + meeting.down) + meeting.across, cols, meeting.crossings);
    }
    moves.fill(0, here, here + cols);
  }
  return { turns, crossings };
}

/** Marks the moves that lead down from the squares of a row, at both their ends. */
function markMoves(
  { cols, rows, order, closed }: Parameters<typeof tourMeasures>[0],
  row: number,
  moves: Uint8Array,
  rowAt: (row: number) => number,
): void {
  const closing = closed ? order.length - 1 : 1;
  DOWN.forEach(([down, across], d) => {
    if (row + down >= rows) return;
    const first = Math.max(0, -across);
    const past = Math.min(cols, cols - across);
    const ahead = down * cols + across;
    const [here, there] = [rowAt(row), rowAt(row + down) + across];
    for (let col = first; col < past; col++) {
      const at = row * cols + col;
      const step = Math.abs((order[at] ?? 0) - (order[at + ahead] ?? 0));
      if (step !== 1 && step !== closing) continue;
      moves[here + col] = (moves[here + col] ?? 0) | (1 << d);
      moves[there + col] = (moves[there + col] ?? 0) | (1 << (DOWN.length + d));
    }
  });
}

/** The crossings between `cols` squares from `here` and as many from `there`. */
function meetings(
  moves: Uint8Array,
  here: number,
  there: number,
  cols: number,
  crossings: Uint8Array,
): number {
  let met = 0;
  for (let col = 0; col < cols; col++) {
    const pair = (((moves[here + col] ?? 0) & DOWN_BITS) << 4) | ((moves[there + col] ?? 0) & DOWN_BITS);
    met += crossings[pair] ?? 0;
  }
  return met;
}
