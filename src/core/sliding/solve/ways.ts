import type { Moves } from '../board.ts';
import { MOVES } from '../moves.ts';

/** The ways to the positions of a beam's layers. */
export interface Ways {
  /** Adds a layer: by position its place in the layer before, times four, and the move from there. */
  add(links: Int32Array): void;
  /** The way to that position of the newest layer is to be kept, instead of the one held before. */
  hold(at: number): void;
  /** The moves to the position that is held; none before one is. */
  held(): Moves;
}

/** Full layers' links (four bytes each) after which ways that lead nowhere any more are dropped. */
const LAYERS = 20;

/**
 * The ways of a beam whose layers have at most `width` positions. All positions of a layer come from ever fewer of
 * those before, so most of what older layers hold is soon needless; it is dropped now and then.
 */
export function createWays(width: number): Ways {
  const layers: Int32Array[] = [];
  /** By position of a layer: 1 + its place among those that are kept; 0: needless. */
  const places = new Int32Array(width);
  let held = { layer: -1, at: 0 };
  let pruned = 0;
  let fresh = 0;

  /** Keeps of layer `at` what the next one or the held way needs; false: that is all of it. */
  const pruneLayer = (at: number): boolean => {
    const links = layers[at] as Int32Array;
    const later = layers[at + 1] as Int32Array;
    places.fill(0, 0, links.length);
    for (let one = 0; one < later.length; one++) places[(later[one] as number) >> 2] = 1;
    if (held.layer === at) places[held.at] = 1;
    let count = 0;
    for (let one = 0; one < links.length; one++) {
      if (places[one] === 0) continue;
      links[count] = links[one] as number;
      places[one] = ++count;
    }
    if (count === links.length) return false;
    for (let one = 0; one < later.length; one++) {
      const link = later[one] as number;
      later[one] = (((places[link >> 2] as number) - 1) << 2) | (link & 3);
    }
    if (held.layer === at) held = { layer: at, at: (places[held.at] as number) - 1 };
    layers[at] = links.slice(0, count);
    return true;
  };

  return {
    add(links) {
      layers.push(links);
      fresh += links.length;
      if (fresh < LAYERS * width) return;
      const newest = layers.length - 1;
      // What was pruned before changes only where the layer after it does.
      for (let at = newest - 1; at >= 0; at--) if (!pruneLayer(at) && at < pruned) break;
      pruned = newest;
      fresh = 0;
    },
    hold(at) {
      held = { layer: layers.length - 1, at };
    },
    held() {
      const letters: string[] = [];
      for (let { layer, at } = held; layer >= 0; layer--) {
        const link = (layers[layer] as Int32Array)[at] as number;
        letters.push(MOVES[link & 3] as string);
        at = link >> 2;
      }
      return letters.reverse().join('');
    },
  };
}
