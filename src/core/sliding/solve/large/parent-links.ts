import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';

/** Stores the paths to the positions in the layers of a beam search. */
export interface PathStore {
  /** Removes all layers, to begin another search. */
  clear(): void;
  /**
   * Adds a layer by copying its links. The link of a position is `parent << 2 | move`, with the index of its
   * parent in the previous layer.
   */
  add(links: Int32Array): void;
  /**
   * Remembers the path to the position with the index `at` in the newest layer, instead of the path
   * remembered before.
   */
  rememberPathTo(at: number): void;
  /** Returns the moves of the path that `rememberPathTo` remembered last, or '' if there is none. */
  rememberedPath(): Moves;
}

/** The range of one layer in the array of all links. */
interface LayerRange {
  begin: number;
  count: number;
}

/** Unused paths are dropped each time the newly added links would fill this number of full layers. */
const PRUNE_LAYERS = 10;
/** Initial size of the array of links, in full layers. It seldom has to grow. */
const INITIAL_LAYERS = 1.5 * PRUNE_LAYERS;

/**
 * Creates a path store for layers of at most `width` positions. From time to time, the store drops all
 * positions without descendants in the newest layer. In old layers, these are most of the positions. All
 * links share one array, which later searches reuse. One array for each layer would cause heavy garbage
 * collection.
 */
export function createPathStore(width: number): PathStore {
  const layers: LayerRange[] = [];
  let links = new Int32Array(Math.ceil(INITIAL_LAYERS * width));
  let end = 0;
  /** For each position of a layer: 1 plus its new index, or 0 if the position is dropped. */
  const newIndices = new Int32Array(width);
  let remembered = { layer: -1, at: 0 };
  let prunedLayers = 0;
  let linksSincePruning = 0;

  /**
   * Drops positions of layer `layerIndex` that neither the next layer nor the remembered path needs. Returns
   * false if none was dropped.
   */
  const pruneLayer = (layerIndex: number): boolean => {
    const layer = layers[layerIndex] as LayerRange;
    const nextLayer = layers[layerIndex + 1] as LayerRange;
    const { begin } = layer;
    const laterEnd = nextLayer.begin + nextLayer.count;
    newIndices.fill(0, 0, layer.count);
    for (let one = nextLayer.begin; one < laterEnd; one++) newIndices[(links[one] as number) >> 2] = 1;
    if (remembered.layer === layerIndex) newIndices[remembered.at] = 1;
    let count = 0;
    for (let one = 0; one < layer.count; one++) {
      if (newIndices[one] === 0) continue;
      links[begin + count] = links[begin + one] as number;
      newIndices[one] = ++count;
    }
    if (count === layer.count) return false;
    for (let one = nextLayer.begin; one < laterEnd; one++) {
      const link = links[one] as number;
      links[one] = (((newIndices[link >> 2] as number) - 1) << 2) | (link & 3);
    }
    if (remembered.layer === layerIndex)
      remembered = { layer: layerIndex, at: (newIndices[remembered.at] as number) - 1 };
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
      remembered = { layer: -1, at: 0 };
      prunedLayers = 0;
      linksSincePruning = 0;
    },
    add(newLinks) {
      if (end + newLinks.length > links.length) {
        const larger = new Int32Array(Math.ceil(1.5 * (end + newLinks.length)));
        larger.set(links.subarray(0, end));
        links = larger;
      }
      links.set(newLinks, end);
      layers.push({ begin: end, count: newLinks.length });
      end += newLinks.length;
      linksSincePruning += newLinks.length;
      if (linksSincePruning < PRUNE_LAYERS * width) return;
      const newest = layers.length - 1;
      // Go back from the newest layer. Stop at a layer that was pruned before and now loses no position,
      // because then earlier layers lose none either.
      for (let at = newest - 1; at >= 0; at--) if (!pruneLayer(at) && at < prunedLayers) break;
      closeGaps();
      prunedLayers = newest;
      linksSincePruning = 0;
    },
    rememberPathTo(at) {
      remembered = { layer: layers.length - 1, at };
    },
    rememberedPath() {
      const letters: string[] = [];
      for (let { layer, at } = remembered; layer >= 0; layer--) {
        const link = links[(layers[layer] as LayerRange).begin + at] as number;
        letters.push(MOVES[link & 3] as string);
        at = link >> 2;
      }
      return letters.reverse().join('');
    },
  };
}
