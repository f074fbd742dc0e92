/**
 * Two numbers that measure how irregular a tour looks. The lower they are, the more regular it looks. Source:
 * Besa, Johnson, Mamano, Osegueda and Williams, "Taming the knight's tour".
 */
export interface TourMeasures {
  /** The number of squares where the knight changes its direction. */
  readonly turns: number;
  /**
   * The number of pairs of moves that cross if moves are drawn as straight lines. A shared endpoint is no
   * crossing.
   */
  readonly crossings: number;
}

/**
 * The four knight's moves that go down, as [rows down, columns across]. Each square has a byte for its moves:
 * bit d (0..3) is set if the tour has the move `DOWNWARD_MOVES[d]` from this square, bit 4 + d if the tour
 * has the move `DOWNWARD_MOVES[d]` to this square.
 */
const DOWNWARD_MOVES = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;
const DOWNWARD_MASK = (1 << DOWNWARD_MOVES.length) - 1;
/**
 * The number of empty columns on each side of the board. With them, the code needs no checks for the board's
 * edge.
 */
const PADDING_COLS = 4;
/**
 * The number of rows in memory, in a ring buffer. The moves that start in the current row are compared with
 * each other and with the moves of the next row. The moves of the next row end up to two rows further down,
 * so four rows are needed.
 */
const BUFFERED_ROWS = 4;

type Vector = readonly [down: number, across: number];

const crossProduct = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/**
 * Whether two moves, drawn as straight lines, cross at an inner point. `move` starts at the origin, `other`
 * starts at `otherStart`. Returns false for parallel moves.
 */
function segmentsCross(move: Vector, otherStart: Vector, other: Vector): boolean {
  const area = crossProduct(move, other);
  if (area === 0) return false;
  const shareOfMove = crossProduct(otherStart, other) / area;
  const shareOfOther = crossProduct(otherStart, move) / area;
  return shareOfMove > 0 && shareOfMove < 1 && shareOfOther > 0 && shareOfOther < 1;
}

/**
 * The relative position of two squares, and the number of crossings between their downward moves. Index of
 * `crossings`: `16 * a + b`, where `a` is the bit set of the first square's downward moves and `b` that of
 * the second square.
 */
interface CrossingOffset {
  readonly down: number;
  readonly across: number;
  readonly crossings: Uint8Array;
}

/**
 * The relative positions of all pairs of squares whose downward moves can cross. The second square comes
 * later in reading order.
 */
const CROSSING_OFFSETS: readonly CrossingOffset[] = [0, 1].flatMap((down) =>
  Array.from({ length: 2 * PADDING_COLS + 1 }, (_, i) => i - PADDING_COLS)
    .filter((across) => down > 0 || across > 0)
    .map((across) => {
      const crossingPairs = DOWNWARD_MOVES.flatMap((a, i) =>
        DOWNWARD_MOVES.flatMap((b, j) => (segmentsCross(a, [down, across], b) ? (16 << i) | (1 << j) : [])),
      );
      const crossings = Uint8Array.from(
        { length: 256 },
        (_, moves) => crossingPairs.filter((both) => (moves & both) === both).length,
      );
      return { down, across, crossings };
    })
    .filter(({ crossings }) => crossings.some((met) => met > 0)),
);

/**
 * Index: the byte with the moves of a square (see `DOWNWARD_MOVES`). Value: 1 if the tour changes its
 * direction on this square, else 0.
 */
const TURN_OF_MOVES = Uint8Array.from({ length: 256 }, (_, moves) => {
  const [down, up] = [moves & DOWNWARD_MASK, moves >> DOWNWARD_MOVES.length];
  const count = moves.toString(2).replaceAll('0', '').length;
  return count === 2 && down !== up ? 1 : 0;
});

/**
 * Counts the turns and crossings of a tour. `order`: the move number of each square from 1, in reading order.
 * In a closed tour, the move from the last square to the first counts, too. Reads the rows once and has only
 * four rows of moves in memory.
 */
export function measureTour(tour: {
  readonly cols: number;
  readonly rows: number;
  readonly order: Int32Array;
  readonly closed: boolean;
}): TourMeasures {
  const { cols, rows } = tour;
  const stride = cols + 2 * PADDING_COLS;
  const moves = new Uint8Array(BUFFERED_ROWS * stride);
  const rowStart = (row: number) => (row % BUFFERED_ROWS) * stride + PADDING_COLS;
  let [turns, crossings] = [0, 0];
  markMoves(tour, 0, moves, rowStart);
  for (let row = 0; row < rows; row++) {
    markMoves(tour, row + 1, moves, rowStart);
    const rowOffset = rowStart(row);
    for (let at = rowOffset; at < rowOffset + cols; at++) turns += TURN_OF_MOVES[moves[at] ?? 0] ?? 0;
    for (const offset of CROSSING_OFFSETS) {
      crossings += countCrossings(
        moves,
        rowOffset,
        rowStart(row + offset.down) + offset.across,
        cols,
        offset.crossings,
      );
    }
    moves.fill(0, rowOffset, rowOffset + cols);
  }
  return { turns, crossings };
}

/**
 * Marks all downward moves of the tour that start in the row `row`. Each move is marked on the square where
 * it starts and on the square where it ends.
 */
function markMoves(
  { cols, rows, order, closed }: Parameters<typeof measureTour>[0],
  row: number,
  moves: Uint8Array,
  rowAt: (row: number) => number,
): void {
  const closingDifference = closed ? order.length - 1 : 1;
  DOWNWARD_MOVES.forEach(([down, across], d) => {
    if (row + down >= rows) return;
    const first = Math.max(0, -across);
    const past = Math.min(cols, cols - across);
    const targetOffset = down * cols + across;
    const [here, there] = [rowAt(row), rowAt(row + down) + across];
    for (let col = first; col < past; col++) {
      const at = row * cols + col;
      const difference = Math.abs((order[at] ?? 0) - (order[at + targetOffset] ?? 0));
      if (difference !== 1 && difference !== closingDifference) continue;
      moves[here + col] = (moves[here + col] ?? 0) | (1 << d);
      moves[there + col] = (moves[there + col] ?? 0) | (1 << (DOWNWARD_MOVES.length + d));
    }
  });
}

/**
 * Counts the crossings between two rows of `cols` squares, pair by pair: the moves of the square at
 * `hereOffset + i` with the moves of the square at `thereOffset + i`.
 */
function countCrossings(
  moves: Uint8Array,
  hereOffset: number,
  thereOffset: number,
  cols: number,
  crossings: Uint8Array,
): number {
  let crossingCount = 0;
  for (let col = 0; col < cols; col++) {
    const pair =
      (((moves[hereOffset + col] ?? 0) & DOWNWARD_MASK) << 4) |
      ((moves[thereOffset + col] ?? 0) & DOWNWARD_MASK);
    crossingCount += crossings[pair] ?? 0;
  }
  return crossingCount;
}
