import { fault, ok, type Result } from '../../result.ts';
import type { Board } from '../board.ts';
import type { Size } from './size.ts';

/**
 * The board as one whole number: its tiles in reading order are the digits in base rows*cols, the first one
 * the highest. Different boards of one size have different keys.
 */
export function boardKey({ tiles }: Board): bigint {
  const base = BigInt(tiles.length);
  return tiles.reduce((key, tile) => key * base + BigInt(tile), 0n);
}

/**
 * The board with that key, the inverse of `boardKey`. Fault: `no-board-of-key` {key, rows, cols} if a tile
 * comes twice.
 */
export function boardOfKey(key: bigint, { rows, cols }: Size): Result<Board> {
  const base = BigInt(rows * cols);
  const tiles: number[] = [];
  let left = key;
  for (let cell = 0; cell < rows * cols; cell++) {
    tiles.unshift(Number(left % base));
    left /= base;
  }
  return left === 0n && key >= 0n && new Set(tiles).size === tiles.length
    ? ok({ rows, cols, tiles })
    : fault('no-board-of-key', { key: String(key).slice(0, 40), rows, cols });
}
