/**
 * Measures of how calm a tour looks. Source: Besa, Johnson, Mamano, Osegueda and Williams, "Taming the
 * knight's tour".
 */
export interface TourMeasures {
  /** The number of squares where the direction changes. */
  readonly turns: number;
  /** The number of pairs of moves whose straight segments cross between their ends. */
  readonly crossings: number;
}

/**
 * The downward knight's moves: rows down, columns across. In a square's bit set, bit `d` is set if the move
 * `DOWN[d]` starts on the square, bit `4 + d` if it ends there.
 */
const DOWN = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;
const DOWN_BITS = (1 << DOWN.length) - 1;
/** Empty columns on both sides of the board, so that no border needs a test. */
const PAD = 4;
/**
 * The size of the ring of rows in memory. Crossings involve the current row and the next one, and moves reach
 * two rows further.
 */
const ROWS_KEPT = 4;

type Vector = readonly [down: number, across: number];

const cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/**
 * Whether two segments cross between their ends: `move` starts at the origin, `other` starts at `from`.
 * Parallel moves never overlap.
 */
function segmentsCross(move: Vector, from: Vector, other: Vector): boolean {
  const area = cross(move, other);
  if (area === 0) return false;
  const along = cross(from, other) / area;
  const beside = cross(from, move) / area;
  return along > 0 && along < 1 && beside > 0 && beside < 1;
}

/**
 * The offset from one square to another, with the crossings of their downward moves. The entry `16 * a + b`
 * is the number of crossings if the first square has the set `a` of moves and the second the set `b`.
 */
interface Meeting {
  readonly down: number;
  readonly across: number;
  readonly crossings: Uint8Array;
}

/**
 * All offsets from a square to later squares in reading order whose moves can cross the moves of this square.
 */
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

/** By a square's moves as an eight-bit set: 1 if the tour turns on this square, else 0. */
const TURNS = Uint8Array.from({ length: 256 }, (_, moves) => {
  const [down, up] = [moves & DOWN_BITS, moves >> DOWN.length];
  const count = moves.toString(2).replaceAll('0', '').length;
  return count === 2 && down !== up ? 1 : 0;
});

/**
 * Counts the turns and crossings of a tour. `order`: the move number of each square from 1, in reading order.
 * A closed tour also has a move from its last square to its first and may turn on both. One pass over the
 * rows, with four rows in memory.
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

/** Marks the downward moves that begin in a row. Each move is marked on its first and on its last square. */
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

/**
 * Counts the crossings between the moves of `cols` squares from the index `here` and of the same number from
 * `there`.
 */
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
