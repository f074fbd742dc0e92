import type { Box, Ink } from './glyph.ts';
import type { Runs } from './threshold.ts';

/** `area`: in pixels. `runIndexes`: indexes of its runs in the lists of `Runs`. */
export interface Component {
  readonly box: Box;
  readonly area: number;
  readonly runIndexes: readonly number[];
}

/** For the width and height of a component's box, in pixels. */
export type BoxFilter = (width: number, height: number) => boolean;

/** The root in union-find: the run that represents all runs of a component. Shortens the path to it. */
function rootOf(parents: Int32Array, run: number): number {
  let currentRun = run;
  while (parents[currentRun] !== currentRun) {
    const grandparent = parents[parents[currentRun] as number] as number;
    parents[currentRun] = grandparent;
    currentRun = grandparent;
  }
  return currentRun;
}

/**
 * Unites each run with the runs in the row above that it touches, also at a corner (union-find). Returns the
 * parent of each run.
 */
function joinRuns({ count, rows, starts, ends }: Runs): Int32Array {
  const parents = Int32Array.from({ length: count }, (_, run) => run);
  let aboveRun = 0;
  for (let run = 0; run < count; run++) {
    const row = rows[run] as number;
    while (aboveRun < run && (rows[aboveRun] as number) < row - 1) aboveRun++;
    // Runs above that end left of this run don't touch the runs to its right either.
    while (rows[aboveRun] === row - 1 && (ends[aboveRun] as number) < (starts[run] as number)) aboveRun++;
    for (let otherRun = aboveRun; rows[otherRun] === row - 1 && otherRun < run; otherRun++) {
      if ((starts[otherRun] as number) > (ends[run] as number)) break;
      const [root, otherRoot] = [rootOf(parents, run), rootOf(parents, otherRun)];
      if (root < otherRoot) parents[otherRoot] = root;
      else parents[root] = otherRoot;
    }
  }
  return parents;
}

/** Connected components (8 neighbours) whose boxes `isWanted` accepts. */
export function findComponents(runs: Runs, isWanted: BoxFilter): Component[] {
  const { count, rows, starts, ends } = runs;
  const parents = joinRuns(runs);
  const [leftByRoot, rightByRoot, bottomByRoot, areaByRoot] = [0, 1, 2, 3].map(
    () => new Int32Array(count),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array];
  for (let run = 0; run < count; run++) {
    const root = rootOf(parents, run);
    const [start, end] = [starts[run] as number, ends[run] as number];
    if (root === run || start < (leftByRoot[root] as number)) leftByRoot[root] = start;
    if (end > (rightByRoot[root] as number)) rightByRoot[root] = end;
    bottomByRoot[root] = (rows[run] as number) + 1;
    areaByRoot[root] = (areaByRoot[root] as number) + end - start;
  }
  const runsByRoot = new Map<number, number[]>();
  for (let run = 0; run < count; run++)
    if (
      parents[run] === run &&
      isWanted(
        (rightByRoot[run] as number) - (leftByRoot[run] as number),
        (bottomByRoot[run] as number) - (rows[run] as number),
      )
    )
      runsByRoot.set(run, []);
  for (let run = 0; run < count; run++) runsByRoot.get(rootOf(parents, run))?.push(run);
  return [...runsByRoot].map(([root, runIndexes]) => ({
    box: {
      left: leftByRoot[root] as number,
      top: rows[root] as number,
      right: rightByRoot[root] as number,
      bottom: bottomByRoot[root] as number,
    },
    area: areaByRoot[root] as number,
    runIndexes,
  }));
}

/** Shows only the component, in the size of its box. */
export function inkOf({ box, runIndexes }: Component, { rows, starts, ends }: Runs): Ink {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const data = new Uint8Array(width * height);
  for (const run of runIndexes) {
    const rowOffset = ((rows[run] as number) - box.top) * width - box.left;
    data.fill(255, rowOffset + (starts[run] as number), rowOffset + (ends[run] as number));
  }
  return { data, width, height };
}
