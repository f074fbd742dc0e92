/**
 * The truth about small boards (at most 30 squares), by plain enumeration over bit masks: how many directed open
 * tours lead from each square to each other. Squares are numbered file + cols * rank.
 */
export function countTours(
  cols: number,
  rows: number,
): { total: number; between: number[][]; closed: number } {
  const squares = cols * rows;
  const near = Array.from({ length: squares }, (_, a) => {
    let mask = 0;
    for (let b = 0; b < squares; b++) {
      const across = (a % cols) - (b % cols);
      const up = Math.floor(a / cols) - Math.floor(b / cols);
      if (across * across + up * up === 5) mask |= 1 << b;
    }
    return mask;
  });
  const all = 2 ** squares - 1;
  const between = near.map(() => new Array<number>(squares).fill(0));

  const visit = (start: number, at: number, free: number): void => {
    if (free === 0) {
      (between[start] as number[])[at] = ((between[start] as number[])[at] as number) + 1;
      return;
    }
    // At most one free square may have a single way left (the tour's end); none may have none.
    let tight = 0;
    for (let left = free; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const ways = (near[square] as number) & (free | (1 << at));
      if (ways === 0) return;
      if ((ways & (ways - 1)) === 0 && ++tight > 1) return;
    }
    for (let next = (near[at] as number) & free; next !== 0; next &= next - 1) {
      const square = 31 - Math.clz32(next & -next);
      visit(start, square, free & ~(1 << square));
    }
  };

  for (let start = 0; start < squares; start++) {
    const file = start % cols;
    const rank = Math.floor(start / cols);
    // By reflection the squares of one quarter tell the others.
    const source = Math.min(file, cols - 1 - file) + cols * Math.min(rank, rows - 1 - rank);
    if (source === start) visit(start, start, all & ~(1 << start));
    else {
      for (let end = 0; end < squares; end++) {
        const endFile = file === source % cols ? end % cols : cols - 1 - (end % cols);
        const endRank =
          rank === Math.floor(source / cols) ? Math.floor(end / cols) : rows - 1 - Math.floor(end / cols);
        (between[start] as number[])[end] = (between[source] as number[])[endFile + cols * endRank] as number;
      }
    }
  }
  const total = between.flat().reduce((sum, count) => sum + count, 0);
  let directedClosed = 0;
  for (let a = 0; a < squares; a++) {
    for (let b = 0; b < squares; b++) {
      if ((((near[a] as number) >> b) & 1) === 1) directedClosed += (between[a] as number[])[b] as number;
    }
  }
  // Each closed tour is counted once for each of its squares as the start, in both directions.
  return { total, between, closed: directedClosed / (2 * squares) };
}
