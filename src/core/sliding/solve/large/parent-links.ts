import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';

/** The paths to the positions of a beam's layers. */
export interface PathStore {
  /** Removes all layers before another search. */
  clear(): void;
  /**
   * Adds a layer by copying its links: for each position, its place in the previous layer times four, plus
   * the move from there.
   */
  add(links: Int32Array): void;
  /** Keeps the path to position `at` of the newest layer. It replaces the path kept before. */
  keepPathTo(at: number): void;
  /** Returns the moves to the kept position. Empty if none was kept. */
  keptPath(): Moves;
}

/** A layer's range in the array of all links. */
interface Layer {
  begin: number;
  count: number;
}

/** Number of full layers' links (four bytes each) after which unused paths are dropped. */
const PRUNE_LAYERS = 10;
/** Initial room, in full layers. More is seldom needed. */
const INITIAL_LAYERS = 1.5 * PRUNE_LAYERS;

/**
 * Creates a path store for layers of at most `width` positions. Most positions of old layers have no
 * descendants in the newest layer, so they are dropped from time to time. All links share one array, reused
 * by later searches. One array for each layer would cause heavy garbage collection.
 */
export function createPathStore(width: number): PathStore {
  const layers: Layer[] = [];
  let links = new Int32Array(Math.ceil(INITIAL_LAYERS * width));
  let end = 0;
  /** By position of a layer: 1 + its new place; 0 if it is dropped. */
  const places = new Int32Array(width);
  let held = { layer: -1, at: 0 };
  let pruned = 0;
  let fresh = 0;

  /**
   * Drops positions of layer `at` that neither the next layer nor the kept path needs. Returns false if none
   * was dropped.
   */
  const pruneLayer = (at: number): boolean => {
    const layer = layers[at] as Layer;
    const later = layers[at + 1] as Layer;
    const { begin } = layer;
    const laterEnd = later.begin + later.count;
    places.fill(0, 0, layer.count);
    for (let one = later.begin; one < laterEnd; one++) places[(links[one] as number) >> 2] = 1;
    if (held.layer === at) places[held.at] = 1;
    let count = 0;
    for (let one = 0; one < layer.count; one++) {
      if (places[one] === 0) continue;
      links[begin + count] = links[begin + one] as number;
      places[one] = ++count;
    }
    if (count === layer.count) return false;
    for (let one = later.begin; one < laterEnd; one++) {
      const link = links[one] as number;
      links[one] = (((places[link >> 2] as number) - 1) << 2) | (link & 3);
    }
    if (held.layer === at) held = { layer: at, at: (places[held.at] as number) - 1 };
    layer.count = count;
    return true;
  };
  const closeGaps = (): void => {
    end = 0;
    for (const layer of layers) {
      const { begin, count } = layer;
      if (begin > end) links.copyWithin(end, begin, begin + count);
      layer.begin = end;
      end += count;
    }
  };

  return {
    clear() {
      layers.length = 0;
      end = 0;
      held = { layer: -1, at: 0 };
      pruned = 0;
      fresh = 0;
    },
    add(more) {
      if (end + more.length > links.length) {
        const wider = new Int32Array(Math.ceil(1.5 * (end + more.length)));
        wider.set(links.subarray(0, end));
        links = wider;
      }
      links.set(more, end);
      layers.push({ begin: end, count: more.length });
      end += more.length;
      fresh += more.length;
      if (fresh < PRUNE_LAYERS * width) return;
      const newest = layers.length - 1;
      // A layer that was already pruned changes only if the layer after it changes.
      for (let at = newest - 1; at >= 0; at--) if (!pruneLayer(at) && at < pruned) break;
      closeGaps();
      pruned = newest;
      fresh = 0;
    },
    keepPathTo(at) {
      held = { layer: layers.length - 1, at };
    },
    keptPath() {
      const letters: string[] = [];
      for (let { layer, at } = held; layer >= 0; layer--) {
        const link = links[(layers[layer] as Layer).begin + at] as number;
        letters.push(MOVES[link & 3] as string);
        at = link >> 2;
      }
      return letters.reverse().join('');
    },
  };
}
