import type { Frame } from './frame.ts';
import type { Estimate } from './ida.ts';

/** Length of the longest rising subsequence of `values[0 .. count-1]`. */
function longestRising(values: Uint8Array, count: number, best: Uint8Array): number {
  let longest = 0;
  for (let at = 0; at < count; at++) {
    let length = 1;
    for (let before = 0; before < at; before++) {
      const candidate = (best[before] as number) + 1;
      if ((values[before] as number) < (values[at] as number) && candidate > length) length = candidate;
    }
    best[at] = length;
    if (length > longest) longest = length;
  }
  return longest;
}

/** Taxicab distance of the tile that belongs in cell `home` when it stands in `cell`. */
export const taxicab = (cols: number, cell: number, home: number): number =>
  Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));

/**
 * Manhattan distance plus linear conflict (Hansson, Mayer & Yung 1992): in each line, the tiles that belong to it but are not on
 * a longest run in the right order must each leave it and come back, two moves more. Admissible, and of the right parity.
 */
export function linearConflict(frame: Pick<Frame, 'rows' | 'cols' | 'blank' | 'state'>): Estimate {
  const { rows, cols, blank } = frame;
  const n = rows * cols;
  const state = frame.state.slice();
  const values = new Uint8Array(Math.max(rows, cols));
  const best = new Uint8Array(Math.max(rows, cols));
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const distance = new Uint8Array(n * n);
  for (let tile = 0; tile < n; tile++) {
    for (let cell = 0; cell < n; cell++) distance[tile * n + cell] = taxicab(cols, cell, tile);
  }
  const rowConflict = (row: number): number => {
    let count = 0;
    for (let cell = row * cols; cell < (row + 1) * cols; cell++) {
      const tile = state[cell] as number;
      if (tile !== blank && rowOf[tile] === row) values[count++] = colOf[tile] as number;
    }
    return count < 2 ? 0 : 2 * (count - longestRising(values, count, best));
  };
  const colConflict = (col: number): number => {
    let count = 0;
    for (let cell = col; cell < n; cell += cols) {
      const tile = state[cell] as number;
      if (tile !== blank && colOf[tile] === col) values[count++] = rowOf[tile] as number;
    }
    return count < 2 ? 0 : 2 * (count - longestRising(values, count, best));
  };
  const conflicts = new Uint8Array(rows + cols);
  let now = 0;
  for (let cell = 0; cell < n; cell++) {
    const tile = state[cell] as number;
    if (tile !== blank) now += distance[tile * n + cell] as number;
  }
  for (let row = 0; row < rows; row++) now += conflicts[row] = rowConflict(row);
  for (let col = 0; col < cols; col++) now += conflicts[rows + col] = colConflict(col);

  const refresh = (tile: number, cell: number, hole: number): number => {
    let change = 0;
    if (rowOf[cell] === rowOf[hole]) {
      const home = colOf[tile] as number;
      if (home === colOf[cell] || home === colOf[hole]) {
        const line = rows + home;
        change -= conflicts[line] as number;
        change += conflicts[line] = colConflict(home);
      }
    } else {
      const home = rowOf[tile] as number;
      if (home === rowOf[cell] || home === rowOf[hole]) {
        change -= conflicts[home] as number;
        change += conflicts[home] = rowConflict(home);
      }
    }
    return change;
  };
  const slide = (tile: number, cell: number, hole: number): void => {
    state[hole] = tile;
    state[cell] = blank;
    now +=
      (distance[tile * n + hole] as number) -
      (distance[tile * n + cell] as number) +
      refresh(tile, cell, hole);
  };
  return {
    initial: now,
    try(tile, cell, hole, most) {
      slide(tile, cell, hole);
      if (now <= most) return now;
      slide(tile, hole, cell);
      return -1;
    },
    undo(tile, cell, hole) {
      slide(tile, hole, cell);
    },
  };
}

/** One set of additive databases: for each tile its group and weight, and the cell under which its place is looked up. */
export interface PatternView {
  readonly tables: readonly Uint8Array[];
  /** By tile (goal cell). */
  readonly group: Uint8Array;
  readonly weight: Int32Array;
  /** By cell: the identity, or the mirror that maps the goal onto itself. */
  readonly cell: Uint8Array;
}

/** The larger of the sums of two sets of additive pattern databases (often one set and its mirror image). */
export function patternEstimate(
  state: Uint8Array,
  blank: number,
  one: PatternView,
  two: PatternView,
): Estimate {
  const indexesOf = (view: PatternView): Int32Array => {
    const indexes = new Int32Array(view.tables.length);
    state.forEach((tile, cell) => {
      if (tile === blank) return;
      const group = view.group[tile] as number;
      indexes[group] =
        (indexes[group] as number) + (view.cell[cell] as number) * (view.weight[tile] as number);
    });
    return indexes;
  };
  const indexA = indexesOf(one);
  const indexB = indexesOf(two);
  const sum = (view: PatternView, indexes: Int32Array): number =>
    view.tables.reduce((total, table, group) => total + (table[indexes[group] as number] as number), 0);
  let a = sum(one, indexA);
  let b = sum(two, indexB);
  const { tables: tablesA, group: groupA, weight: weightA, cell: cellA } = one;
  const { tables: tablesB, group: groupB, weight: weightB, cell: cellB } = two;
  return {
    initial: Math.max(a, b),
    try(tile, cell, hole, most) {
      const ga = groupA[tile] as number;
      const tableA = tablesA[ga] as Uint8Array;
      const oldA = indexA[ga] as number;
      const newA = oldA + ((cellA[hole] as number) - (cellA[cell] as number)) * (weightA[tile] as number);
      const sumA = a - (tableA[oldA] as number) + (tableA[newA] as number);
      if (sumA > most) return -1;
      const gb = groupB[tile] as number;
      const tableB = tablesB[gb] as Uint8Array;
      const oldB = indexB[gb] as number;
      const newB = oldB + ((cellB[hole] as number) - (cellB[cell] as number)) * (weightB[tile] as number);
      const sumB = b - (tableB[oldB] as number) + (tableB[newB] as number);
      if (sumB > most) return -1;
      indexA[ga] = newA;
      indexB[gb] = newB;
      a = sumA;
      b = sumB;
      return Math.max(sumA, sumB);
    },
    undo(tile, cell, hole) {
      const ga = groupA[tile] as number;
      const oldA = indexA[ga] as number;
      const newA = oldA - ((cellA[hole] as number) - (cellA[cell] as number)) * (weightA[tile] as number);
      const tableA = tablesA[ga] as Uint8Array;
      a += (tableA[newA] as number) - (tableA[oldA] as number);
      indexA[ga] = newA;
      const gb = groupB[tile] as number;
      const oldB = indexB[gb] as number;
      const newB = oldB - ((cellB[hole] as number) - (cellB[cell] as number)) * (weightB[tile] as number);
      const tableB = tablesB[gb] as Uint8Array;
      b += (tableB[newB] as number) - (tableB[oldB] as number);
      indexB[gb] = newB;
    },
  };
}
