/**
 * How irregular a tour looks: the lower, the more regular. Source: Besa, Johnson, Mamano, Osegueda and
 * Williams, "Taming the knight's tour".
 */
export interface TourMeasures {
  readonly turns: number;
  /** Pairs of straight moves that cross. A shared endpoint is no crossing. */
  readonly crossings: number;
}

/**
 * The four knight's moves that go down, as [rows down, columns across]. Each square has a byte for its moves:
 * bit d (0..3) is set for the move `DOWNWARD_MOVES[d]` from this square, bit 4 + d for that to this square.
 */
const DOWNWARD_MOVES = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;
const DOWNWARD_MASK = (1 << DOWNWARD_MOVES.length) - 1;
/** Empty columns on each side, so that the code needs no checks for the board's edge. */
const PADDING_COLS = 4;
/**
 * A ring buffer: the current row's moves are compared with those of the next row, which end up to two rows
 * further down.
 */
const BUFFERED_ROWS = 4;

type Vector = readonly [down: number, across: number];

const crossProduct = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/** Whether moves cross at an inner point. `move` starts at the origin. False for parallel moves. */
function segmentsCross(move: Vector, otherStart: Vector, otherMove: Vector): boolean {
  const area = crossProduct(move, otherMove);
  if (area === 0) return false;
  const positionOnMove = crossProduct(otherStart, otherMove) / area;
  const positionOnOther = crossProduct(otherStart, move) / area;
  return positionOnMove > 0 && positionOnMove < 1 && positionOnOther > 0 && positionOnOther < 1;
}

/**
 * Index of `crossings`: `16 * a + b`, where `a` is the bit set of the first square's downward moves and `b`
 * that of the second square.
 */
interface CrossingOffset {
  readonly down: number;
  /** Columns to the second square, negative to the left. */
  readonly across: number;
  readonly crossings: Uint8Array;
}

let crossingOffsets: readonly CrossingOffset[] | undefined;

/** The second square comes later in reading order. */
function listCrossingOffsets(): readonly CrossingOffset[] {
  const offsets: CrossingOffset[] = [];
  for (const down of [0, 1])
    for (let across = down > 0 ? -PADDING_COLS : 1; across <= PADDING_COLS; across++) {
      const crossings = countCrossingsByMoves(down, across);
      if (crossings !== undefined) offsets.push({ down, across, crossings });
    }
  return offsets;
}

/** Undefined if no moves cross. */
function countCrossingsByMoves(down: number, across: number): Uint8Array | undefined {
  const crossings = new Uint8Array(256);
  let canCross = false;
  for (const [i, move] of DOWNWARD_MOVES.entries())
    for (const [j, otherMove] of DOWNWARD_MOVES.entries()) {
      if (!segmentsCross(move, [down, across], otherMove)) continue;
      canCross = true;
      const pairMask = (16 << i) | (1 << j);
      for (let moveBits = 0; moveBits < 256; moveBits++)
        if ((moveBits & pairMask) === pairMask) crossings[moveBits] = (crossings[moveBits] ?? 0) + 1;
    }
  return canCross ? crossings : undefined;
}

/** Index: a square's byte (see `DOWNWARD_MOVES`). Value: 1 if the tour turns there, else 0. */
const TURN_OF_MOVES = Uint8Array.from({ length: 256 }, (_, moveBits) => {
  const [downwardBits, upwardBits] = [moveBits & DOWNWARD_MASK, moveBits >> DOWNWARD_MOVES.length];
  const moveCount = moveBits.toString(2).replaceAll('0', '').length;
  return moveCount === 2 && downwardBits !== upwardBits ? 1 : 0;
});

/**
 * A closed tour's move from the last square to the first counts, too. Reads the rows once, with four rows of
 * moves in memory.
 */
export function measureTour(tour: {
  readonly cols: number;
  readonly rows: number;
  /** Index: a cell, in reading order. Value: its move number, from 1. */
  readonly order: Int32Array;
  readonly closed: boolean;
}): TourMeasures {
  const { cols, rows } = tour;
  const rowStride = cols + 2 * PADDING_COLS;
  const moveBits = new Uint8Array(BUFFERED_ROWS * rowStride);
  const startOfRow = (row: number) => (row % BUFFERED_ROWS) * rowStride + PADDING_COLS;
  crossingOffsets ??= listCrossingOffsets();
  let [turnCount, crossingCount] = [0, 0];
  markMoves(tour, 0, moveBits, startOfRow);
  for (let row = 0; row < rows; row++) {
    markMoves(tour, row + 1, moveBits, startOfRow);
    const rowOffset = startOfRow(row);
    for (let index = rowOffset; index < rowOffset + cols; index++)
      turnCount += TURN_OF_MOVES[moveBits[index] ?? 0] ?? 0;
    for (const crossingOffset of crossingOffsets) {
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
