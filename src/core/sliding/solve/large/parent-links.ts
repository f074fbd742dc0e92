import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';

/** Paths to the positions in the layers of a beam search. */
export interface PathStore {
  clear(): void;
  /** Copies the links: `parent << 2 | move`, with the parent's index in the previous layer. */
  add(links: Int32Array): void;
  /** Remembers the path to a position of the newest layer, instead of the one before. */
  rememberPathTo(positionIndex: number): void;
  /** '' if no path was remembered. */
  rememberedPath(): Moves;
}

interface LayerRange {
  /** Index in the array of all links. */
  firstLink: number;
  linkCount: number;
}

/** Unused paths are dropped after as many new links as these layers hold. */
const PRUNE_LAYERS = 10;
/** Initial size of the array, which seldom has to grow. */
const INITIAL_LAYERS = 1.5 * PRUNE_LAYERS;

/**
 * Sometimes drops positions without descendants in the newest layer: most of old layers. All links share one
 * array, which later searches reuse. One array for each layer would cause heavy garbage collection.
 */
export function createPathStore(width: number): PathStore {
  const layers: LayerRange[] = [];
  let links = new Int32Array(Math.ceil(INITIAL_LAYERS * width));
  let usedLinkCount = 0;
  /** For a layer's positions: 1 plus the new index, or 0 if dropped. */
  const newIndices = new Int32Array(width);
  let rememberedPosition = { layer: -1, at: 0 };
  let prunedLayerCount = 0;
  let linkCountSincePruning = 0;

  /** Drops unneeded positions of a layer. False if there were none. */
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
      // If a layer pruned before loses no position now, earlier layers lose none either.
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
