import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';

/** The paths to the positions in the layers of a beam search. */
export interface PathStore {
  clear(): void;
  /**
   * Copies the links. The link of a position is `parent << 2 | move`, with the index of its parent in the
   * previous layer.
   */
  add(links: Int32Array): void;
  /** Remembers the path to this position of the newest layer, instead of the path remembered before. */
  rememberPathTo(positionIndex: number): void;
  /** '' if no path was remembered. */
  rememberedPath(): Moves;
}

interface LayerRange {
  /** The index in the array of all links. */
  firstLink: number;
  linkCount: number;
}

/** Unused paths are dropped each time the newly added links would fill this number of full layers. */
const PRUNE_LAYERS = 10;
/** Initial size of the array of links, in full layers. It seldom has to grow. */
const INITIAL_LAYERS = 1.5 * PRUNE_LAYERS;

/**
 * From time to time, the store drops all positions without descendants in the newest layer: in old layers,
 * most of the positions. All links share one array, which later searches reuse. One array for each layer
 * would cause heavy garbage collection.
 */
export function createPathStore(width: number): PathStore {
  const layers: LayerRange[] = [];
  let links = new Int32Array(Math.ceil(INITIAL_LAYERS * width));
  let usedLinkCount = 0;
  /** For each position of a layer: 1 plus its new index, or 0 if the position is dropped. */
  const newIndices = new Int32Array(width);
  /** `at` is the index in the layer. */
  let rememberedPosition = { layer: -1, at: 0 };
  let prunedLayerCount = 0;
  let linkCountSincePruning = 0;

  /**
   * Drops positions that neither the next layer nor the remembered path needs. Returns false if none was
   * dropped.
   */
  const pruneLayer = (layerIndex: number): boolean => {
    const layer = layers[layerIndex] as LayerRange;
    const nextLayer = layers[layerIndex + 1] as LayerRange;
    const { firstLink } = layer;
    const nextLayerEnd = nextLayer.firstLink + nextLayer.linkCount;
    newIndices.fill(0, 0, layer.linkCount);
    for (let linkIndex = nextLayer.firstLink; linkIndex < nextLayerEnd; linkIndex++)
      newIndices[(links[linkIndex] as number) >> 2] = 1;
    if (rememberedPosition.layer === layerIndex) newIndices[rememberedPosition.at] = 1;
    let keptCount = 0;
    for (let positionIndex = 0; positionIndex < layer.linkCount; positionIndex++) {
      if (newIndices[positionIndex] === 0) continue;
      links[firstLink + keptCount] = links[firstLink + positionIndex] as number;
      newIndices[positionIndex] = ++keptCount;
    }
    if (keptCount === layer.linkCount) return false;
    for (let linkIndex = nextLayer.firstLink; linkIndex < nextLayerEnd; linkIndex++) {
      const link = links[linkIndex] as number;
      links[linkIndex] = (((newIndices[link >> 2] as number) - 1) << 2) | (link & 3);
    }
    if (rememberedPosition.layer === layerIndex)
      rememberedPosition = { layer: layerIndex, at: (newIndices[rememberedPosition.at] as number) - 1 };
    layer.linkCount = keptCount;
    return true;
  };
  const closeGaps = (): void => {
    usedLinkCount = 0;
    for (const layer of layers) {
      const { firstLink, linkCount } = layer;
      if (firstLink > usedLinkCount) links.copyWithin(usedLinkCount, firstLink, firstLink + linkCount);
      layer.firstLink = usedLinkCount;
      usedLinkCount += linkCount;
    }
  };

  return {
    clear() {
      layers.length = 0;
      usedLinkCount = 0;
      rememberedPosition = { layer: -1, at: 0 };
      prunedLayerCount = 0;
      linkCountSincePruning = 0;
    },
    add(newLinks) {
      if (usedLinkCount + newLinks.length > links.length) {
        const largerLinks = new Int32Array(Math.ceil(1.5 * (usedLinkCount + newLinks.length)));
        largerLinks.set(links.subarray(0, usedLinkCount));
        links = largerLinks;
      }
      links.set(newLinks, usedLinkCount);
      layers.push({ firstLink: usedLinkCount, linkCount: newLinks.length });
      usedLinkCount += newLinks.length;
      linkCountSincePruning += newLinks.length;
      if (linkCountSincePruning < PRUNE_LAYERS * width) return;
      const newestLayerIndex = layers.length - 1;
      // A layer that was pruned before and now loses no position ends the loop: earlier layers lose none
      // either.
      for (let layerIndex = newestLayerIndex - 1; layerIndex >= 0; layerIndex--)
        if (!pruneLayer(layerIndex) && layerIndex < prunedLayerCount) break;
      closeGaps();
      prunedLayerCount = newestLayerIndex;
      linkCountSincePruning = 0;
    },
    rememberPathTo(positionIndex) {
      rememberedPosition = { layer: layers.length - 1, at: positionIndex };
    },
    rememberedPath() {
      const letters: string[] = [];
      for (let { layer, at } = rememberedPosition; layer >= 0; layer--) {
        const link = links[(layers[layer] as LayerRange).firstLink + at] as number;
        letters.push(MOVES[link & 3] as string);
        at = link >> 2;
      }
      return letters.reverse().join('');
    },
  };
}
