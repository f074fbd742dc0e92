import type { Canvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { freeCanvas, type Sheet } from './canvas.ts';

const CACHE_BYTES = 8 * 2 ** 20;

const stamps = new LRUCache<string, Canvas>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ width, height }) => 4 * width * height,
  dispose: freeCanvas,
});

/**
 * Returns the cached drawing for `key`. If it isn't cached, calls `make` to draw it. `key` must contain
 * everything that the drawing depends on. The caller must copy the drawing immediately, because the next call
 * may free it.
 */
export function stampOf(key: string, make: () => Sheet): Canvas {
  const known = stamps.get(key);
  if (known !== undefined) return known;
  const { canvas } = make();
  stamps.set(key, canvas);
  return canvas;
}
