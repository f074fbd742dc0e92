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
/** The bits of the moves that start on a square, in the square's byte of moves. */
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
 * Whether two moves, drawn as straight lines, cross at an inner point. `move` starts at the origin,
 * `otherMove` starts at `otherStart`. Returns false for parallel moves.
 */
function segmentsCross(move: Vector, otherStart: Vector, otherMove: Vector): boolean {
  const area = crossProduct(move, otherMove);
  if (area === 0) return false;
  const positionOnMove = crossProduct(otherStart, otherMove) / area;
  const positionOnOther = crossProduct(otherStart, move) / area;
  return positionOnMove > 0 && positionOnMove < 1 && positionOnOther > 0 && positionOnOther < 1;
}

/**
 * The relative position of two squares, and the number of crossings between their downward moves. Index of
 * `crossings`: `16 * a + b`, where `a` is the bit set of the first square's downward moves and `b` that of
 * the second square.
 */
interface CrossingOffset {
  /** Number of rows from the first square down to the second. */
  readonly down: number;
  /** Number of columns from the first square to the second, negative to the left. */
  readonly across: number;
  readonly crossings: Uint8Array;
}

/**
 * The relative positions of all pairs of squares whose downward moves can cross. The second square comes
 * later in reading order.
 */
const CROSSING_OFFSETS: readonly CrossingOffset[] = [0, 1].flatMap((downOffset) =>
  Array.from({ length: 2 * PADDING_COLS + 1 }, (_, i) => i - PADDING_COLS)
    .filter((acrossOffset) => downOffset > 0 || acrossOffset > 0)
    .map((acrossOffset) => {
      const crossingMasks = DOWNWARD_MOVES.flatMap((a, i) =>
        DOWNWARD_MOVES.flatMap((b, j) =>
          segmentsCross(a, [downOffset, acrossOffset], b) ? (16 << i) | (1 << j) : [],
        ),
      );
      const crossings = Uint8Array.from(
        { length: 256 },
        (_, moveBits) => crossingMasks.filter((pairMask) => (moveBits & pairMask) === pairMask).length,
      );
      return { down: downOffset, across: acrossOffset, crossings };
    })
    .filter(({ crossings }) => crossings.some((crossingCount) => crossingCount > 0)),
);

/**
 * Index: the byte with the moves of a square (see `DOWNWARD_MOVES`). Value: 1 if the tour changes its
 * direction on this square, else 0.
 */
const TURN_OF_MOVES = Uint8Array.from({ length: 256 }, (_, moveBits) => {
  const [downwardBits, upwardBits] = [moveBits & DOWNWARD_MASK, moveBits >> DOWNWARD_MOVES.length];
  const moveCount = moveBits.toString(2).replaceAll('0', '').length;
  return moveCount === 2 && downwardBits !== upwardBits ? 1 : 0;
});

/**
 * Counts the turns and crossings of a tour. `order`: the move number of each square from 1, in reading order.
 * In a closed tour, the move from the last square to the first counts, too. Reads the rows once and has only
 * four rows of moves in memory.
 */
export function measureTour(tour: {
  readonly cols: number;
  readonly rows: number;
  /** Move number of each square from 1, in reading order. */
  readonly order: Int32Array;
  readonly closed: boolean;
}): TourMeasures {
  const { cols, rows } = tour;
  const rowStride = cols + 2 * PADDING_COLS;
  const moveBits = new Uint8Array(BUFFERED_ROWS * rowStride);
  const startOfRow = (row: number) => (row % BUFFERED_ROWS) * rowStride + PADDING_COLS;
  let [turnCount, crossingCount] = [0, 0];
  markMoves(tour, 0, moveBits, startOfRow);
  for (let row = 0; row < rows; row++) {
    markMoves(tour, row + 1, moveBits, startOfRow);
    const rowOffset = startOfRow(row);
    for (let index = rowOffset; index < rowOffset + cols; index++)
      turnCount += TURN_OF_MOVES[moveBits[index] ?? 0] ?? 0;
    for (const crossingOffset of CROSSING_OFFSETS) {
      crossingCount += countCrossings(
        moveBits,
        rowOffset,
        startOfRow(row + crossingOffset.down) + crossingOffset.across,
        cols,
        crossingOffset.crossings,
      );
    }
    moveBits.fill(0, rowOffset, rowOffset + cols);
  }
  return { turns: turnCount, crossings: crossingCount };
}

/**
 * Marks all downward moves of the tour that start in the row `row`. Each move is marked on the square where
 * it starts and on the square where it ends.
 */
function markMoves(
  { cols, rows, order, closed }: Parameters<typeof measureTour>[0],
  row: number,
  moveBits: Uint8Array,
  startOfRow: (row: number) => number,
): void {
  const closingDifference = closed ? order.length - 1 : 1;
  DOWNWARD_MOVES.forEach(([downOffset, acrossOffset], moveIndex) => {
    if (row + downOffset >= rows) return;
    const firstCol = Math.max(0, -acrossOffset);
    const pastCol = Math.min(cols, cols - acrossOffset);
    const targetOffset = downOffset * cols + acrossOffset;
    const [fromOffset, toOffset] = [startOfRow(row), startOfRow(row + downOffset) + acrossOffset];
    for (let col = firstCol; col < pastCol; col++) {
      const cell = row * cols + col;
      const difference = Math.abs((order[cell] ?? 0) - (order[cell + targetOffset] ?? 0));
      if (difference !== 1 && difference !== closingDifference) continue;
      moveBits[fromOffset + col] = (moveBits[fromOffset + col] ?? 0) | (1 << moveIndex);
      moveBits[toOffset + col] = (moveBits[toOffset + col] ?? 0) | (1 << (DOWNWARD_MOVES.length + moveIndex));
    }
  });
}

/**
 * Counts the crossings between two rows of `cols` squares, pair by pair: the moves of the square at
 * `hereOffset + i` with the moves of the square at `thereOffset + i`.
 */
function countCrossings(
  moveBits: Uint8Array,
  hereOffset: number,
  thereOffset: number,
  cols: number,
  crossingsByMoves: Uint8Array,
): number {
  let crossingCount = 0;
  for (let col = 0; col < cols; col++) {
    const pairIndex =
      (((moveBits[hereOffset + col] ?? 0) & DOWNWARD_MASK) << 4) |
      ((moveBits[thereOffset + col] ?? 0) & DOWNWARD_MASK);
    crossingCount += crossingsByMoves[pairIndex] ?? 0;
  }
  return crossingCount;
}
