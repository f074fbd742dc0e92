import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';

/** The ways to the positions of a beam's layers. */
export interface PathStore {
  /** Forgets all layers: another search begins. */
  clear(): void;
  /** Adds a layer: by position its place in the layer before, times four, and the move from there. They are copied. */
  add(links: Int32Array): void;
  /** The way to that position of the newest layer is to be kept, instead of the one held before. */
  keepPathTo(at: number): void;
  /** The moves to the position that is held; none before one is. */
  keptPath(): Moves;
}

/** A layer's links among all of them. */
interface Layer {
  begin: number;
  count: number;
}

/** Full layers' links (four bytes each) after which ways that lead nowhere any more are dropped. */
const PRUNE_LAYERS = 10;
/** The same for which there is room at first; more are seldom kept. */
const INITIAL_LAYERS = 1.5 * PRUNE_LAYERS;

/**
 * The ways of a beam whose layers have at most `width` positions. All positions of a layer come from ever fewer of
 * those before, so most of what older layers hold is soon needless; it is dropped now and then. All are in one array,
 * used again by search after search: an array for each layer is garbage by the hundred megabytes a minute.
 */
export function createPathStore(width: number): PathStore {
  const layers: Layer[] = [];
  let links = new Int32Array(Math.ceil(INITIAL_LAYERS * width));
  let end = 0;
  /** By position of a layer: 1 + its place among those that are kept; 0: needless. */
  const places = new Int32Array(width);
  let held = { layer: -1, at: 0 };
  let pruned = 0;
  let fresh = 0;

  /** Keeps of layer `at` what the next one or the held way needs; false: that is all of it. */
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
      // What was pruned before changes only where the layer after it does.
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
