import type { Canvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { freeCanvas, type Sheet } from './canvas.ts';

const MAX_CACHE_BYTES = 8 * 2 ** 20;

const cachedDrawings = new LRUCache<string, Canvas>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ width, height }) => 4 * width * height,
  dispose: freeCanvas,
});

/**
 * Calls `drawSheet` if nothing is cached. `key` must contain everything that the drawing depends on. The
 * caller must copy the drawing immediately, because the next call may free it.
 */
export function getCachedDrawing(key: string, drawSheet: () => Sheet): Canvas {
  const cachedCanvas = cachedDrawings.get(key);
  if (cachedCanvas !== undefined) return cachedCanvas;
  const { canvas } = drawSheet();
  cachedDrawings.set(key, canvas);
  return canvas;
}
