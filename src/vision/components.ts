import type { Box, Ink } from './glyph.ts';
import type { Runs } from './threshold.ts';

/**
 * A connected component of ink. `area`: its number of pixels. `runs`: the indexes of its runs in the lists of
 * `Runs`.
 */
export interface Component {
  readonly box: Box;
  readonly area: number;
  readonly runs: readonly number[];
}

/** Decides whether to keep a component with a box of this width and height, in pixels. */
export type BoxFilter = (width: number, height: number) => boolean;

/**
 * Returns the run that represents all runs of a component (the root in union-find), and shortens the path to
 * it.
 */
function rootOf(parents: Int32Array, run: number): number {
  let at = run;
  while (parents[at] !== at) {
    const next = parents[parents[at] as number] as number;
    parents[at] = next;
    at = next;
  }
  return at;
}

/**
 * Unites each run with the runs in the row above that it touches, also at a corner (union-find). Returns the
 * parent of each run.
 */
function joinRuns({ count, rows, starts, ends }: Runs): Int32Array {
  const parents = Int32Array.from({ length: count }, (_, run) => run);
  let above = 0;
  for (let run = 0; run < count; run++) {
    const row = rows[run] as number;
    while (above < run && (rows[above] as number) < row - 1) above++;
    // Skip runs above that end left of this run. They don't touch the runs to its right either.
    while (rows[above] === row - 1 && (ends[above] as number) < (starts[run] as number)) above++;
    for (let other = above; rows[other] === row - 1 && other < run; other++) {
      if ((starts[other] as number) > (ends[run] as number)) break;
      const [one, two] = [rootOf(parents, run), rootOf(parents, other)];
      if (one < two) parents[two] = one;
      else parents[one] = two;
    }
  }
  return parents;
}

/** Returns the connected components (8 neighbours) whose boxes `isWanted` accepts. */
export function findComponents(runs: Runs, isWanted: BoxFilter): Component[] {
  const { count, rows, starts, ends } = runs;
  const parents = joinRuns(runs);
  const [left, right, bottom, area] = [0, 1, 2, 3].map(() => new Int32Array(count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let run = 0; run < count; run++) {
    const root = rootOf(parents, run);
    const [start, end] = [starts[run] as number, ends[run] as number];
    if (root === run || start < (left[root] as number)) left[root] = start;
    if (end > (right[root] as number)) right[root] = end;
    bottom[root] = (rows[run] as number) + 1;
    area[root] = (area[root] as number) + end - start;
  }
  const runsByRoot = new Map<number, number[]>();
  for (let run = 0; run < count; run++)
    if (
      parents[run] === run &&
      isWanted(
        (right[run] as number) - (left[run] as number),
        (bottom[run] as number) - (rows[run] as number),
      )
    )
      runsByRoot.set(run, []);
  for (let run = 0; run < count; run++) runsByRoot.get(rootOf(parents, run))?.push(run);
  return [...runsByRoot].map(([root, members]) => ({
    box: {
      left: left[root] as number,
      top: rows[root] as number,
      right: right[root] as number,
      bottom: bottom[root] as number,
    },
    area: area[root] as number,
    runs: members,
  }));
}

/** Returns a picture that shows only the component. It has the size of the component's box. */
export function inkOf({ box, runs: members }: Component, { rows, starts, ends }: Runs): Ink {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const data = new Uint8Array(width * height);
  for (const run of members) {
    const from = ((rows[run] as number) - box.top) * width - box.left;
    data.fill(255, from + (starts[run] as number), from + (ends[run] as number));
  }
  return { data, width, height };
}
