import type { SetTables } from './tables.ts';
import type { PatternSet } from './views.ts';

/** In `first`: the set leaves the blank more than one region, so the node has to be looked for. */
export const MULTIPLE = 0x40000000;

/**
 * What `patternBeam` looks up for the members of all views, in flat arrays; each space's part begins at its
 * members' offsets.
 */
export function beamLookup({ set, members }: SetTables) {
  const all = members.flat();
  const spaces = [...new Set(all.map(({ space }) => space))];
  const starts = { low: [0], high: [0], first: [0], swapped: [0] };
  for (const space of spaces) {
    const after = (list: number[], length: number): void => void list.push((list.at(-1) as number) + length);
    after(starts.low, space.low.length);
    after(starts.high, space.high.length);
    after(starts.first, space.firstNode.length);
    after(starts.swapped, space.swapped.length);
  }
  const low = new Int32Array(starts.low.at(-1) as number);
  const high = new Int32Array(starts.high.at(-1) as number);
  const first = new Int32Array(starts.first.at(-1) as number);
  const swapped = new Uint16Array(starts.swapped.at(-1) as number);
  spaces.forEach((space, at) => {
    low.set(space.low, starts.low[at]);
    high.set(space.high, starts.high[at]);
    swapped.set(space.swapped, starts.swapped[at]);
    // Most sets leave the blank one region; only the others are marked.
    space.firstNode.forEach((node, rank) => {
      const isMultiple = (space.firstNode[rank + 1] ?? node) - node > 1;
      first[(starts.first[at] as number) + rank] = isMultiple ? node | MULTIPLE : node;
    });
  });
  const offsets = (list: readonly number[]): Int32Array =>
    Int32Array.from(all, ({ space }) => list[spaces.indexOf(space)] as number);
  return {
    ...byView(set),
    low,
    high,
    first,
    swapped,
    lowOf: offsets(starts.low),
    highOf: offsets(starts.high),
    firstOf: offsets(starts.first),
    swappedOf: offsets(starts.swapped),
    highs: spaces[0]?.highs ?? 1,
    regions: all.map(({ space }) => space.regions),
    size: Int32Array.from(all, ({ space }) => space.size),
    base: Int32Array.from(all, (member) => member.base),
    stride: Int32Array.from(all, (member) => member.stride),
  };
}

/** By view and tile its member's place among all, by view and cell its image. */
function byView({ views, rows, cols }: PatternSet): {
  readonly memberOf: Int32Array;
  readonly map: Int32Array;
} {
  const n = rows * cols;
  const memberOf = new Int32Array(2 * n);
  const map = new Int32Array(2 * n);
  for (let index = 0; index < 2; index++) {
    const view = views[index] ?? views[0];
    const before = index === 1 && views.length > 1 ? (views[0]?.patterns.length ?? 0) : 0;
    view?.map.forEach((cell, from) => {
      map[index * n + from] = cell;
    });
    view?.patterns.forEach(({ cells }, at) => {
      for (const cell of cells) memberOf[index * n + (view.map[cell] as number)] = before + at;
    });
  }
  return { memberOf, map };
}
