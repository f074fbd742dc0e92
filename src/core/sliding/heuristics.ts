import type { Estimate } from './ida.ts';

export { linearConflict } from './heuristics/linear-conflict.ts';
export { taxicab } from './heuristics/manhattan.ts';

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
