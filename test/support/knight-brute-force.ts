/** The most squares that the two masks hold. */
const MOST_SQUARES = 60;
const WORD = 30;

/** Which squares are a knight's move from each, as two masks: squares 0 to 29, and those from 30. */
function attacks(cols: number, rows: number): { low: Int32Array; high: Int32Array } {
  const squares = cols * rows;
  if (squares > MOST_SQUARES) throw new RangeError(`${cols} x ${rows} has more than ${MOST_SQUARES} squares`);
  const low = new Int32Array(squares);
  const high = new Int32Array(squares);
  for (let from = 0; from < squares; from++) {
    for (let to = 0; to < squares; to++) {
      const across = Math.abs((from % cols) - (to % cols));
      const down = Math.abs(Math.trunc(from / cols) - Math.trunc(to / cols));
      if (across + down !== 3 || across === 0 || down === 0) continue;
      if (to < WORD) low[from] = (low[from] ?? 0) | (1 << to);
      else high[from] = (high[from] ?? 0) | (1 << (to - WORD));
    }
  }
  return { low, high };
}

/**
 * How many open tours lead from `start` to each square (numbered from a corner along the rows of `cols`),
 * every one of them walked; with `end` only those that end there. A depth-first search over masks of the free
 * squares that knows neither colours nor any other rule: a free square that the knight leaves behind with no
 * way on is a dead end, and one with a single way must be the last. `most`: stops when that many are found.
 * At most 60 squares.
 */
export function toursFrom(
  cols: number,
  rows: number,
  start: number,
  end = -1,
  most = Number.POSITIVE_INFINITY,
): Float64Array {
  const { low, high } = attacks(cols, rows);
  const squares = cols * rows;
  const ends = new Float64Array(squares);
  let found = 0;

  /**
   * The knight stands on `at`; `freeLow`, `freeHigh` hold the `left` squares not visited; `last` is known to
   * come last, or -1.
   */
  const visit = (at: number, freeLow: number, freeHigh: number, left: number, last: number): void => {
    const nextLow = (low[at] ?? 0) & freeLow;
    const nextHigh = (high[at] ?? 0) & freeHigh;
    if (left === 1) {
      const only = freeLow !== 0 ? 31 - Math.clz32(freeLow) : WORD + 31 - Math.clz32(freeHigh);
      if ((nextLow | nextHigh) !== 0 && (last < 0 || last === only)) {
        ends[only] = (ends[only] ?? 0) + 1;
        found++;
      }
      return;
    }
    let tight = 0;
    let first = -1;
    let second = -1;
    for (let word = 0; word < 2; word++) {
      for (let rest = word === 0 ? nextLow : nextHigh; rest !== 0; rest &= rest - 1) {
        const square = word * WORD + 31 - Math.clz32(rest & -rest);
        const onLow = (low[square] ?? 0) & freeLow;
        const onHigh = (high[square] ?? 0) & freeHigh;
        if ((onLow | onHigh) === 0) return;
        const isSingle =
          (onLow === 0 || onHigh === 0) && (onLow & (onLow - 1)) === 0 && (onHigh & (onHigh - 1)) === 0;
        if (!isSingle || square === last) continue;
        tight++;
        if (first < 0) first = square;
        else second = square;
      }
    }
    // Of the squares with a single way one may come next; a further one has to be the last.
    if (tight > 2 || (tight === 2 && last >= 0)) return;
    const go = (square: number, end: number): void => {
      if (square < WORD) visit(square, freeLow & ~(1 << square), freeHigh, left - 1, end);
      else visit(square, freeLow, freeHigh & ~(1 << (square - WORD)), left - 1, end);
    };
    if (tight === 2) {
      go(first, second);
      go(second, first);
      return;
    }
    if (tight === 1 && last >= 0) {
      go(first, last);
      return;
    }
    for (let word = 0; word < 2; word++) {
      for (let rest = word === 0 ? nextLow : nextHigh; rest !== 0 && found < most; rest &= rest - 1) {
        const square = word * WORD + 31 - Math.clz32(rest & -rest);
        if (square === last) continue;
        go(square, tight === 1 && square !== first ? first : last);
      }
    }
  };

  const all = (count: number): number => (count <= 0 ? 0 : 2 ** count - 1);
  const freeLow = all(Math.min(squares, WORD)) & (start < WORD ? ~(1 << start) : -1);
  const freeHigh = all(squares - WORD) & (start < WORD ? -1 : ~(1 << (start - WORD)));
  if (squares === 1) ends[0] = 1;
  else if (start !== end) visit(start, freeLow, freeHigh, squares - 1, end);
  return ends;
}

/**
 * The closed tours of a board without regard to direction or first square. Each passes a corner between its
 * two neighbours: counted are the tours from the corner that end on one of them. None where a corner has less
 * than two. At most 60 squares.
 */
export function closedTours(cols: number, rows: number): number {
  if (cols < 3 || rows < 3) return 0;
  return toursFrom(cols, rows, 0, cols + 2)[cols + 2] ?? 0;
}

/**
 * For each start the tours to each end (`[start][end]`), where three quarters of the board are told by
 * reflection.
 */
export function allTours(cols: number, rows: number): Float64Array[] {
  const known = new Map<number, Float64Array>();
  const mirror = (square: number, isAcross: boolean, isDown: boolean): number => {
    const [x, y] = [square % cols, Math.trunc(square / cols)];
    return (isAcross ? cols - 1 - x : x) + cols * (isDown ? rows - 1 - y : y);
  };
  return Array.from({ length: cols * rows }, (_, start) => {
    const isAcross = 2 * (start % cols) >= cols;
    const isDown = 2 * Math.trunc(start / cols) >= rows;
    const twin = mirror(start, isAcross, isDown);
    const ends = known.get(twin) ?? toursFrom(cols, rows, twin);
    known.set(twin, ends);
    return ends.map((_count, end) => ends[mirror(end, isAcross, isDown)] ?? 0);
  });
}
